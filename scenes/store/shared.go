package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gulch/engine"
)

// Standing is how a program stands to documents that several may open and one alone writes.
type Standing uint8

// A program that writes keeps what changes; one that reads does not, since another one writes; to one that stands nowhere
// there is nothing to write to; one that has yielded let another go on, and changes nothing any more.
const (
	Writes Standing = iota
	Reads
	Nowhere
	Yielded
)

// String is the standing's name for the page: see assets/web/visit.js.
func (s Standing) String() string { return [...]string{"writes", "reads", "nothing", "yielded"}[s] }

// Shared is a Store that several programs may open, of which one alone writes: the tabs of a browser.
type Shared interface {
	// Standing tells which of them this one is.
	Standing() Standing
	// Unsaved reports whether games lie here that are kept nowhere.
	Unsaved() bool
	// Take makes this program, which reads, the one that writes, and keeps what has changed here. The other one writes what
	// it still has and stands still. It returns at once; done is called later, from another goroutine: with the new names of
	// games that were played on here and there, by the old ones, or with why it could not be.
	Take(done func(moved map[string]string, err error))
}

// Unwritten returns why what changes is only in memory, nil if it is written. Where another program writes it is nil:
// see Standing.
func (b *behind) Unwritten() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.standing == Nowhere {
		return b.notice
	}
	return b.err
}

// Held returns the names of all documents that are only in memory, sorted.
func (b *behind) Held() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch {
	case b.standing == Nowhere:
		return slices.Sorted(maps.Keys(b.docs))
	case b.err == nil:
		return nil
	}
	return slices.Sorted(slices.Values(b.changed))
}

// Retry writes again what could not be written. It returns at once, with what Unwritten returns then.
func (b *behind) Retry() error {
	b.rouse()
	return b.Unwritten()
}

// ErrYielded says that another tab goes on.
var ErrYielded = engine.Errorf("Gulch goes on in another tab; press “Play here” to play in this one")

// claim is the right to be the one program that writes.
type claim interface {
	// take claims it, or, where hard, takes it from whoever has it, who is told. An error says who has it.
	take(hard bool) error
	// lost sets what is called when another one takes it: with true while what is pending may still be written.
	lost(func(allowed bool))
	// leave lets go of it.
	leave()
}

// gameSuffix ends the names of documents that hold games.
const gameSuffix = ".gulch"

// reconcile returns what is to be written of documents that were read as base, are ours now, and have become theirs meanwhile.
// What only one side has changed is as that side has it, what goes on where the other stands is the longer one. A game that
// went on differently here and there is kept twice, ours under the name that moved tells; of all else theirs holds.
func reconcile(base, ours, theirs map[string]doc) (changes []change, moved map[string]string) {
	moved = map[string]string{}
	for name, our := range ours {
		before, had := base[name]
		if had && string(before.data) == string(our.data) {
			continue
		}
		their, there := theirs[name]
		switch {
		case there == had && string(their.data) == string(before.data), there && strings.HasPrefix(string(our.data), string(their.data)):
			changes = append(changes, change{name, &our})
		case !strings.HasSuffix(name, gameSuffix) || strings.HasPrefix(string(their.data), string(our.data)):
		default:
			to := freeName(name, ours, theirs)
			moved[name] = to
			changes = append(changes, change{to, &our})
		}
	}
	for name, before := range base {
		if _, kept := ours[name]; kept {
			continue
		}
		if their, there := theirs[name]; there && string(their.data) == string(before.data) {
			changes = append(changes, change{name: name})
		}
	}
	return changes, moved
}

// freeName returns a name like that of a game which no document has.
func freeName(name string, taken ...map[string]doc) string {
	base := strings.TrimSuffix(name, gameSuffix)
	for n := 2; ; n++ {
		to := fmt.Sprintf("%s (%d)%s", base, n, gameSuffix)
		free := true
		for _, docs := range taken {
			_, there := docs[to]
			free = free && !there
		}
		if free {
			return to
		}
	}
}

// Standing is that of Shared.
func (b *behind) Standing() Standing {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.standing
}

// Unsaved is that of Shared.
func (b *behind) Unsaved() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.standing != Reads && b.standing != Nowhere {
		return false
	}
	for name, d := range b.docs {
		if strings.HasSuffix(name, gameSuffix) && string(b.base[name].data) != string(d.data) {
			return true
		}
	}
	return false
}

// Take is that of Shared.
func (b *behind) Take(done func(moved map[string]string, err error)) {
	go func() { done(b.takeOver()) }()
}

func (b *behind) takeOver() (map[string]string, error) {
	if b.Standing() != Reads {
		return nil, nil
	}
	if err := b.alone.take(true); err != nil {
		return nil, err
	}
	theirs, err := b.spare.load()
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	changes, moved := reconcile(b.base, b.docs, theirs)
	b.mu.Unlock()
	if len(changes) == 0 {
		return moved, nil
	}
	return moved, b.spare.write(changes)
}

// yield lets another program write from now on. What is pending is written before, as long as that is allowed.
func (b *behind) yield(allowed bool) {
	<-b.opened
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.standing != Writes || b.back == nil {
		return
	}
	b.standing = Yielded
	if !allowed {
		b.changed = nil
	}
	b.end()
	b.alone.leave()
}
