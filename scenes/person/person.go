// Package person keeps who plays here. A person is something of their own: an [ID] that never changes, a name and a face that may,
// and facts, which are whatever the game keeps of them. Two persons may have the same name, and one who is renamed keeps everything.
//
// Books of several devices are merged fact by fact, and a person field by field: see fields. That
// two persons are one is a fact of its own ([Link]); all persons that are linked, in whatever
// order, are one person, whose ID is that of the one who came first and whose fields are the latest
// ones of all of them.
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
	"strings"
	"time"
	"unicode"

	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/render/words"
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
	// Same is who they turned out to be, "" for themselves: all that is kept under either ID
	// belongs to that person. Versions of before there were links read it; see [Book.Link].
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

// owner is of whom facts of a kind are kept.
type owner struct {
	who  ID
	kind string
}

// later reports whether f takes the place of g, the same whichever of the two was read first.
func (f Fact) later(g Fact) bool {
	if c := f.At.Compare(g.At); c != 0 {
		return c > 0
	}
	return bytes.Compare(f.Data, g.Data) > 0
}

// The kinds of facts of which the book itself makes something.
const (
	self = "person" // who a person is: the data are its fields
	link = "same"   // that two persons are one: the key is the ID of the other one, the data true
)

// Identity reports whether a fact says who somebody is: their name, their face, who else they are.
func (f Fact) Identity() bool { return f.Kind == self || f.Kind == link }

// Book is all persons and what is kept of them.
type Book struct {
	facts   map[owner]map[string]Fact // by key
	fields  map[ID]fields
	groups  groups
	linked  map[ID]bool       // those whom a link names
	foreign []json.RawMessage // lines of a newer version that are no facts here
	Lines   int               // that were read, those that others have taken the place of included
	// Changes counts what was put into the book, for those who keep what they have read out of it.
	Changes int
}

// Read reads a document. It returns how many lines were damaged and are left out. Whole lines that
// a newer version has written and that are no facts here are kept and written again.
func Read(document []byte) (b *Book, damaged int) {
	b = &Book{}
	damaged = lines.Each(document, func(line []byte) bool {
		b.Lines++
		text, whole := lines.Text(line)
		if !whole {
			return false
		}
		if f, ok := readFact(text); !ok {
			b.foreign = append(b.foreign, bytes.Clone(text))
		} else if f.Kind == self && !timed(f) {
			b.replace(f)
		} else {
			b.Put(f)
		}
		return true
	})
	return b, damaged
}

// readFact reads the text of a line, false if it is no fact.
func readFact(text []byte) (Fact, bool) {
	var f Fact
	return f, json.Unmarshal(text, &f) == nil && f.Valid()
}

// Valid reports whether a fact is one: of somebody of whom something is kept, and of a kind.
func (f Fact) Valid() bool { return f.Who.Kept() && f.Kind != "" }

// Text writes the whole document, the same for the same facts.
func (b *Book) Text() ([]byte, error) {
	out, err := Text(b.Facts())
	for _, text := range b.foreign {
		out = append(out, lines.Sign(text)...)
	}
	return out, err
}

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
	var out []Fact
	for _, of := range b.facts {
		out = slices.AppendSeq(out, maps.Values(of))
	}
	slices.SortFunc(out, func(x, y Fact) int {
		return cmp.Or(x.At.Compare(y.At), cmp.Compare(x.Who, y.Who), cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Key, y.Key))
	})
	return out
}

// Size returns how many facts are kept.
func (b *Book) Size() int {
	n := 0
	for _, of := range b.facts {
		n += len(of)
	}
	return n
}

// Take takes facts of another book in, and those lines of it that are no facts here. It returns the
// facts that are new here, as they are kept now.
func (b *Book) Take(other *Book) (fresh []Fact) {
	for _, f := range other.Facts() {
		if b.Put(f) {
			fresh = append(fresh, b.facts[owner{f.Who, f.Kind}][f.Key])
		}
	}
	for _, text := range other.foreign {
		if !slices.ContainsFunc(b.foreign, func(x json.RawMessage) bool { return bytes.Equal(x, text) }) {
			b.foreign = append(b.foreign, text)
		}
	}
	return fresh
}

// Put takes a fact in, unless a later one is there. Of a fact that says who a person is, it takes
// in the fields that are later. It reports whether the book has changed.
func (b *Book) Put(f Fact) bool {
	old, known := b.facts[owner{f.Who, f.Kind}][f.Key]
	if f.Kind != self {
		if known && !f.later(old) {
			return false
		}
		b.store(f)
		if f.Kind == link {
			b.link(f.Who, ID(f.Key))
		}
		return true
	}
	x, ok := readFields(f)
	if !ok {
		return false
	}
	if now, has := b.fields[f.Who]; has {
		now = now.clone()
		now.merge(x)
		x = now
	}
	return b.become(f.Who, x)
}

// replace takes in the line of an older version in a document that this device has written. That
// version knew all fields which the lines before have: those that differ were changed then, and the
// others were not.
func (b *Book) replace(f Fact) {
	now, known := b.fields[f.Who]
	x, ok := readFields(f)
	if !ok || !known {
		b.Put(f)
		return
	}
	now = now.clone()
	for _, name := range []string{fieldName, fieldFace, fieldFrom, fieldAway, fieldSame} {
		if !bytes.Equal(x.values[name], now.values[name]) {
			now.take(name, x.values[name], f.At)
		}
	}
	now.begin(x.since)
	b.become(f.Who, now)
}

// become keeps the fields of a person, and reports whether they are others than before.
func (b *Book) become(who ID, x fields) bool {
	f, err := x.fact(who)
	if err != nil {
		return false
	}
	old, known := b.facts[owner{who, self}][""]
	if known && bytes.Equal(f.Data, old.Data) && f.At.Equal(old.At) {
		return false
	}
	b.store(f)
	if b.fields == nil {
		b.fields = map[ID]fields{}
	}
	was := b.fields[who]
	b.fields[who] = x
	if same := x.person(who).Same; same != was.person(who).Same && same != "" {
		b.link(who, same)
	}
	b.groups.changed(b, who, was)
	return true
}

// link notes that a link names two persons.
func (b *Book) link(who, to ID) {
	if b.linked == nil {
		b.linked = map[ID]bool{}
	}
	b.linked[who], b.linked[to], b.groups.stale = true, true, true
}

// store puts a fact into its place.
func (b *Book) store(f Fact) {
	at := owner{f.Who, f.Kind}
	if b.facts == nil {
		b.facts = map[owner]map[string]Fact{}
	}
	if b.facts[at] == nil {
		b.facts[at] = map[string]Fact{}
	}
	b.facts[at][f.Key] = f
	b.Changes++
}

// Fact makes a fact of now, later than the one whose place it takes. It returns false where there is nothing to keep: the same is
// kept already, or nothing is kept of the person. A value of nil is no more.
func (b *Book) Fact(who ID, kind, key string, value any, now time.Time) (Fact, bool, error) {
	who = b.Resolve(who)
	if !who.Kept() {
		return Fact{}, false, nil
	}
	var old Fact
	known := false
	for _, id := range b.members(who) { // of all who turned out to be one, what was kept last stands
		if f, has := b.facts[owner{id, kind}][key]; has && (!known || f.later(old)) {
			old, known = f, true
		}
	}
	return following(old, known, Fact{Who: who, Kind: kind, Key: key}, value, now)
}

// following fills in a fact in the place of an old one, if there is one known.
func following(old Fact, known bool, f Fact, value any, now time.Time) (Fact, bool, error) {
	f.At = now.UTC().Truncate(time.Millisecond)
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

// Is makes the fact that says who a person is: the fields that differ from what is known are set
// now, and those in anew as well. It returns false where nothing differs.
func (b *Book) Is(p Person, now time.Time, anew ...string) (Fact, bool, error) {
	if !p.ID.Kept() {
		return Fact{}, false, nil
	}
	own := b.fields[p.ID].clone()
	known, one := own.person(p.ID), []ID{p.ID}
	if b.Resolve(p.ID) == p.ID {
		if x, ok := b.Person(p.ID); ok { // of several who are one: what is shown of them
			same := known.Same
			known, one = x, b.members(p.ID)
			known.Same = same
		}
	}
	old, next := written(known), written(p)
	changed := false
	for _, name := range names(next) {
		if bytes.Equal(old[name], next[name]) && !slices.Contains(anew, name) {
			continue
		}
		var after time.Time
		for _, id := range one {
			if at := b.fields[id].times[name]; at.After(after) {
				after = at
			}
		}
		own.set(name, next[name], now.UTC().Truncate(time.Millisecond), after)
		changed = true
	}
	if len(b.fields[p.ID].times) == 0 {
		own.begin(p.Since)
		changed = true
	}
	if !changed {
		return Fact{}, false, nil
	}
	f, err := own.fact(p.ID)
	return f, err == nil, err
}

// Fields that [Book.Is] can set anew.
const (
	Name = fieldName
	Face = fieldFace
	Away = fieldAway
)

// Link makes the fact that two persons are one, or are two again. It returns false if that is
// known.
func (b *Book) Link(who, to ID, are bool, now time.Time) (Fact, bool, error) {
	old, known := b.facts[owner{who, link}][string(to)]
	var value any
	if are {
		value = true
	} else if !known { // the field alone links them; that it does no more is a fact as well
		value = false
	}
	return following(old, known, Fact{Who: who, Kind: link, Key: string(to)}, value, now)
}

// Kept returns all facts of a kind about a person, by their keys.
func (b *Book) Kept(who ID, kind string) map[string]json.RawMessage {
	latest := map[string]Fact{}
	for _, id := range b.members(who) {
		for key, f := range b.facts[owner{id, kind}] {
			if old, known := latest[key]; !known || f.later(old) {
				latest[key] = f
			}
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

// nameOf returns the name under which a person is shown: what the sheet of a new game allows of
// theirs.
func nameOf(raw string) string {
	legible := func(c rune) rune {
		if paint.Legible(c) || unicode.IsSpace(c) {
			return c
		}
		return -1 // the fonts have no such letter, and the sheet refuses it
	}
	if name := match.HeldName(strings.Map(legible, raw)); name != "" {
		return name
	}
	return words.T("Stranger")
}
