// Package person keeps who plays here. A person is something of their own: an [ID] that never changes, a name and a face that may,
// and facts, which are whatever the game keeps of them. Two persons may have the same name, and one who is renamed keeps everything.
//
// # How to keep something by person
//
// Take the ID from whoever plays: stage.App.Me for the person at this device, a seat's Who in a match or in the tally. Keep a fact
// with stage.App.KeepOf(id, kind, key, value): kind says what sort of thing it is ("trail"), key which one of them ("dry-gulch/stars"),
// value is anything that JSON can hold. stage.App.KeptOf(id, kind) returns all of them by key. Never key by a name, and never keep
// anything for "" or [Nobody]: KeepOf does not.
//
// Facts are exported, read and merged with the person and need no code for it. Of two facts with the same key the one that was kept
// later stands; so what only ever grows is best kept under a key for each step ("dry-gulch/1", "dry-gulch/2", "dry-gulch/3"), and
// two devices then come to the union. Keeping the same value again writes nothing.
package person

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"time"

	"gulch/engine/match"
	"gulch/scenes/lines"
)

// ID tells persons apart. It never changes, is the same on all devices to which a person was taken, and says nothing about them.
type ID string

// Nobody is who plays as somebody: they have a name and a face at the table, and nothing is kept of them.
const Nobody ID = "nobody"

// Kept reports whether anything is kept of whoever has the ID.
func (id ID) Kept() bool { return id != "" && id != Nobody }

// FromNumber makes an ID of a number that was drawn by lot.
func FromNumber(n uint64) ID { return ID(fmt.Sprintf("p%016x", n)) }

// Derived is the ID of somebody who was known by name only, and first had a certain game in the tally: the same whichever window of
// the game takes them over, and another one on another device.
func Derived(name, firstGame string) ID {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", name, firstGame)
	return FromNumber(h.Sum64())
}

// Person is somebody who plays here.
type Person struct {
	ID   ID     `json:"-"`
	Name string `json:"name"`
	Face string `json:"face,omitempty"`
	// From is the name by which games of before there were persons know them, "" for nobody of then.
	From  string    `json:"from,omitempty"`
	Since time.Time `json:"since"`
	// Away tells that they are no longer offered. Their games stay.
	Away bool `json:"away,omitempty"`
	// Same is who they turned out to be, "" for themselves: all that is kept under either ID belongs to that person.
	Same ID `json:"same,omitempty"`
}

// Fact is something that is kept of a person.
type Fact struct {
	Who  ID        `json:"who"`
	Kind string    `json:"kind"`
	Key  string    `json:"key,omitempty"`
	At   time.Time `json:"at"`
	// Data is what is kept, nil for something that was kept once and is no more.
	Data json.RawMessage `json:"data,omitempty"`
}

// place is what there is one fact of.
type place struct {
	who       ID
	kind, key string
}

// later reports whether f takes the place of g, the same whichever of the two was read first.
func (f Fact) later(g Fact) bool {
	if c := f.At.Compare(g.At); c != 0 {
		return c > 0
	}
	return bytes.Compare(f.Data, g.Data) > 0
}

// self is the kind of the fact that says who a person is.
const self = "person"

// Book is all persons and what is kept of them.
type Book struct {
	facts  map[place]Fact
	people map[ID]Person
	Lines  int // that were read, those that others have taken the place of included
	// Changes counts what was put into the book, for those who keep what they have read out of it.
	Changes int
}

// Read reads a document. It returns how many lines were damaged and are left out.
func Read(document []byte) (b *Book, damaged int) {
	b = &Book{}
	damaged = lines.Each(document, func(line []byte) bool {
		b.Lines++
		f, ok := ReadFact(line)
		if ok {
			b.Put(f)
		}
		return ok
	})
	return b, damaged
}

// ReadFact reads a line of a document, false if it is damaged or none.
func ReadFact(line []byte) (Fact, bool) {
	var f Fact
	ok := lines.Read(line, &f) && f.Valid()
	return f, ok
}

// Valid reports whether a fact is one: of somebody of whom something is kept, and of a kind.
func (f Fact) Valid() bool { return f.Who.Kept() && f.Kind != "" }

// Text writes the whole document, the same for the same facts.
func (b *Book) Text() ([]byte, error) { return Text(b.Facts()) }

// Text writes facts as lines of a document.
func Text(facts []Fact) ([]byte, error) {
	var out []byte
	for _, f := range facts {
		line, err := lines.Of(f)
		if err != nil {
			return nil, err
		}
		out = append(out, line...)
	}
	return out, nil
}

// Facts returns all that is kept, in an order of its own.
func (b *Book) Facts() []Fact {
	return slices.SortedFunc(maps.Values(b.facts), func(x, y Fact) int {
		return cmp.Or(x.At.Compare(y.At), cmp.Compare(x.Who, y.Who), cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Key, y.Key))
	})
}

// Put takes a fact in, unless a later one is there. It reports whether the book has changed.
func (b *Book) Put(f Fact) bool {
	at := place{f.Who, f.Kind, f.Key}
	old, known := b.facts[at]
	if known && !f.later(old) {
		return false
	}
	if b.facts == nil {
		b.facts, b.people = map[place]Fact{}, map[ID]Person{}
	}
	if f.Kind == self {
		var p Person
		if json.Unmarshal(f.Data, &p) != nil {
			return false
		}
		p.ID = f.Who
		b.people[f.Who] = p
	}
	b.facts[at] = f
	b.Changes++
	return true
}

// Fact makes a fact of now, later than the one whose place it takes. It returns false where there is nothing to keep: the same is
// kept already, or nothing is kept of the person. A value of nil is no more.
func (b *Book) Fact(who ID, kind, key string, value any, now time.Time) (Fact, bool, error) {
	who = b.Resolve(who)
	old, known := b.facts[place{who, kind, key}]
	for id := range b.people { // of all who turned out to be one, what was kept last stands
		if f, has := b.facts[place{id, kind, key}]; has && b.Resolve(id) == who && (!known || f.later(old)) {
			old, known = f, true
		}
	}
	return following(old, known, who, kind, key, value, now)
}

// following makes a fact in the place of an old one, if there is one known.
func following(old Fact, known bool, who ID, kind, key string, value any, now time.Time) (Fact, bool, error) {
	if !who.Kept() {
		return Fact{}, false, nil
	}
	f := Fact{Who: who, Kind: kind, Key: key, At: now.UTC().Truncate(time.Millisecond)}
	if value != nil {
		data, err := json.Marshal(value)
		if err != nil {
			return f, false, err
		}
		f.Data = data
	}
	if known && bytes.Equal(old.Data, f.Data) || !known && value == nil {
		return f, false, nil
	}
	if known && !f.At.After(old.At) {
		f.At = old.At.Add(time.Millisecond)
	}
	return f, true, nil
}

// Is makes the fact that says who a person is.
func (b *Book) Is(p Person, now time.Time) (Fact, bool, error) {
	old, known := b.facts[place{p.ID, self, ""}] // of them, and not of who they turned out to be
	return following(old, known, p.ID, self, "", p, now)
}

// Kept returns all facts of a kind about a person, by their keys.
func (b *Book) Kept(who ID, kind string) map[string]json.RawMessage {
	latest := map[string]Fact{}
	for at, f := range b.facts {
		if at.kind != kind || b.Resolve(at.who) != b.Resolve(who) {
			continue
		}
		if old, known := latest[at.key]; !known || f.later(old) {
			latest[at.key] = f
		}
	}
	out := map[string]json.RawMessage{}
	for key, f := range latest {
		if f.Data != nil {
			out[key] = f.Data
		}
	}
	return out
}

// Resolve returns who somebody turned out to be, mostly themselves.
func (b *Book) Resolve(id ID) ID {
	for range len(b.people) { // a circle, of a damaged document, ends somewhere
		p, known := b.people[id]
		if !known || p.Same == "" {
			break
		}
		id = p.Same
	}
	return id
}

// Person returns who has an ID, false if nobody is known by it.
func (b *Book) Person(id ID) (Person, bool) {
	p, known := b.people[b.Resolve(id)]
	return p, known
}

// People returns all persons who are themselves, those who came first first.
func (b *Book) People() []Person {
	var out []Person
	for _, p := range b.people {
		if p.Same == "" {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(x, y Person) int { return cmp.Or(x.Since.Compare(y.Since), cmp.Compare(x.ID, y.ID)) })
	return out
}

// Formerly returns the person whom games of before there were persons know by a name.
func (b *Book) Formerly(name string) (Person, bool) {
	for _, id := range slices.Sorted(maps.Keys(b.people)) {
		if p := b.people[id]; name != "" && p.From == name {
			return b.Person(id)
		}
	}
	return Person{}, false
}

// Label is what a person is called in a list of all: with a number where several have the same name, "Ada (2)".
func (b *Book) Label(id ID) string {
	p, known := b.Person(id)
	if !known {
		return ""
	}
	n := 1
	for _, other := range b.People() {
		if other.ID == p.ID {
			break
		}
		if match.Alike(other.Name, p.Name) {
			n++
		}
	}
	if n == 1 {
		return p.Name
	}
	return fmt.Sprintf("%s (%d)", p.Name, n)
}
