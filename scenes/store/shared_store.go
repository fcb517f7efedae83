package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gulch/engine"
)

// Role is the role of a program among several programs that have the same documents open. Only one
// of them writes.
type Role uint8

// The roles. Writes: this program saves changes. Reads: another program writes, and changes made
// here stay in memory. Nowhere: there is no storage. Yielded: another program has taken over from
// this one, which must not change anything.
const (
	Writes Role = iota
	Reads
	Nowhere
	Yielded
)

// String returns the name by which the browser's page knows the role: see assets/web/visit.js.
func (s Role) String() string { return [...]string{"writes", "reads", "nothing", "yielded"}[s] }

// SharedStore is a Store that several programs (tabs of a browser) may have open. Only one of them
// writes.
type SharedStore interface {
	// Role returns the role of this program.
	Role() Role
	// Unsaved reports whether any games have changes that are only in memory.
	Unsaved() bool
	// TakeOver makes this program, whose role must be Reads, the writer, and saves the changes made
	// here. The previous writer saves its pending changes and gets the role Yielded.
	//
	// TakeOver returns at once and calls done later, from another goroutine. err is the error if
	// the takeover has failed. A game that was continued in both programs is kept twice; moved maps
	// its name to the new name of the version played here.
	TakeOver(done func(moved map[string]string, err error))
}

// Unwritten returns the reason why changes are only in memory, nil if all are written. It also
// returns nil if another program is the writer: see Role.
func (b *writeBehind) Unwritten() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.standing == Nowhere {
		return b.notice
	}
	return b.err
}

// Held returns the names of all documents that are only in memory, sorted.
func (b *writeBehind) Held() []string {
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

// Retry starts another attempt to write in the background. It returns at once, with the current
// result of Unwritten.
func (b *writeBehind) Retry() error {
	b.wakeWriter()
	return b.Unwritten()
}

// ErrYielded is the error of all changes after another tab has taken over from this one.
var ErrYielded = engine.Errorf("Gulch is running in another tab. Press “Play here” to play in this one")

// claim takes and gives up this program's right to be the only writer of the documents.
type claim interface {
	// take tries to become the only writer. If hard is true, it takes the right from the program
	// that has it, whose lost callback is called. If it fails, it returns an error that names that
	// program.
	take(hard bool) error
	// lost sets the callback that is called when another program takes the right to write. The
	// callback's argument (allowed) is true if pending changes may still be written.
	lost(func(allowed bool))
	// leave gives up the right to write.
	leave()
}

// gameSuffix is the suffix of the names of documents that contain games.
const gameSuffix = ".gulch"

// reconcile returns the changes to write when a program takes over. The parameters are documents by
// name: base as this program has read them from the storage, ours as this program has them now, and
// theirs as they are in the storage now. A document that only one side has changed gets the content
// of that side. If one content is the beginning of the other, the longer one is used. A game that
// was continued differently on both sides is kept twice, and moved maps its name to the new name of
// our version. For all other documents theirs is used.
func reconcile(base, ours, theirs map[string]doc) (changes []change, moved map[string]string) {
	moved = map[string]string{}
	for name, our := range ours {
		before, had := base[name]
		if had && string(before.data) == string(our.data) {
			continue
		}
		their, there := theirs[name]
		switch {
		case there == had && string(their.data) == string(before.data), there && strings.HasPrefix(string(our.data),
			string(their.data)):
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

// freeName returns a name for a game that is similar to the given one and is in none of the maps.
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

// Role returns the role of this program among the programs that share the documents.
func (b *writeBehind) Role() Role {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.standing
}

// Unsaved reports whether any game has changes that are only in memory, because this program does
// not write.
func (b *writeBehind) Unsaved() bool {
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

// TakeOver implements [SharedStore.TakeOver] on a goroutine of its own. It changes nothing and
// passes a nil map and error to done if the role is not Reads.
func (b *writeBehind) TakeOver(done func(moved map[string]string, err error)) {
	go func() { done(b.takeOver()) }()
}

func (b *writeBehind) takeOver() (map[string]string, error) {
	if b.Role() != Reads {
		return nil, nil
	}
	if err := b.claim.take(true); err != nil {
		return nil, err
	}
	theirs, err := b.readBackend.load()
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	changes, moved := reconcile(b.base, b.docs, theirs)
	b.mu.Unlock()
	if len(changes) == 0 {
		return moved, nil
	}
	return moved, b.readBackend.write(changes)
}

// yield lets another program become the writer. If allowed is true, pending changes are written
// first.
func (b *writeBehind) yield(allowed bool) {
	<-b.opened
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.standing != Writes || b.backend == nil {
		return
	}
	b.standing = Yielded
	if !allowed {
		b.changed = nil
	}
	b.flush()
	b.claim.leave()
}
