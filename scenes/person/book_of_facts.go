package person

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"gulch/scenes/lines"
)

// Fact is a piece of data about a person.
type Fact struct {
	Who  ID        `json:"who"`
	Kind string    `json:"kind"`
	Key  string    `json:"key,omitempty"`
	At   time.Time `json:"at"`
	// Data is the value as JSON, nil if the fact was deleted.
	Data json.RawMessage `json:"data,omitempty"`
}

// owner is a person and a kind of facts. A book stores facts by owner, then by key.
type owner struct {
	who  ID
	kind string
}

// later reports whether fact f replaces fact g, which has the same kind and key. The result does
// not depend on which of the two was read first.
func (f Fact) later(g Fact) bool {
	if c := f.At.Compare(g.At); c != 0 {
		return c > 0
	}
	return bytes.Compare(f.Data, g.Data) > 0
}

// The kinds of facts that the book itself uses.
const (
	self = "person" // identity of a person: Data contains the person's fields
	link = "same"   // link between two persons who are the same: Key is the ID of the other person, Data is true
)

// Identity reports whether a fact describes the person itself: its name and face, or a link to
// another person.
func (f Fact) Identity() bool { return f.Kind == self || f.Kind == link }

// Book is a set of persons and facts about them. The zero value is empty.
type Book struct {
	facts   map[owner]map[string]Fact // all facts, by kind and person, then by key
	fields  map[ID]fields
	groups  groups
	linked  map[ID]bool       // IDs of both persons of each link
	foreign []json.RawMessage // lines of a newer version that are not valid facts in this version
	Lines   int               // number of lines that were read, including superseded ones
	// Changes counts the facts put into the book. Callers use it to invalidate caches.
	Changes int
}

// Read decodes a document of persons. Damaged lines are left out; damaged is their number.
// Undamaged lines of a newer version that are not valid facts in this version are preserved: Text
// returns them again.
func Read(document []byte) (b *Book, damaged int) {
	b = &Book{}
	damaged = lines.ForEach(document, func(line []byte) bool {
		b.Lines++
		text, whole := lines.Verify(line)
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

// readFact decodes the text of a line. It returns false if the line is not a fact.
func readFact(text []byte) (Fact, bool) {
	var f Fact
	return f, json.Unmarshal(text, &f) == nil && f.Valid()
}

// Valid reports whether a fact has a kind and belongs to a person about whom facts are stored.
func (f Fact) Valid() bool { return f.Who.Stored() && f.Kind != "" }

// Text encodes the whole book as a document. The same facts always result in the same document.
func (b *Book) Text() ([]byte, error) {
	out, err := Text(b.Facts())
	for _, text := range b.foreign {
		out = append(out, lines.WithChecksum(text)...)
	}
	return out, err
}

// Text encodes the given facts as lines of a document.
func Text(facts []Fact) ([]byte, error) {
	var out []byte
	for _, f := range facts {
		line, err := lines.Encode(f)
		if err != nil {
			return nil, err
		}
		out = append(out, line...)
	}
	return out, nil
}

// Facts returns all facts, sorted by time, person, kind and key.
func (b *Book) Facts() []Fact {
	var out []Fact
	for _, of := range b.facts {
		out = slices.AppendSeq(out, maps.Values(of))
	}
	slices.SortFunc(out, func(x, y Fact) int {
		return cmp.Or(x.At.Compare(y.At), cmp.Compare(x.Who, y.Who), cmp.Compare(x.Kind, y.Kind),
			cmp.Compare(x.Key, y.Key))
	})
	return out
}

// Size returns the number of facts.
func (b *Book) Size() int {
	n := 0
	for _, of := range b.facts {
		n += len(of)
	}
	return n
}

// Merge merges another book into this one: its facts, and its lines of newer versions. It returns
// the facts that have changed in this book, with their current values.
func (b *Book) Merge(other *Book) (fresh []Fact) {
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

// Put adds a fact to the book, unless the book has a later fact of this kind and key. The fields of
// an identity fact are merged one by one. Put reports whether the book has changed.
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

// replace applies an identity fact that an older version of the app has written on this device.
// Such a fact has no times for single fields. The older version had read all earlier facts, so only
// the fields whose values differ were changed, at the time of the fact.
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

// become replaces the fields of a person by x. who is the ID of the person. It reports whether the
// fields have changed.
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
	if same := x.person(who).MergedInto; same != was.person(who).MergedInto && same != "" {
		b.link(who, same)
	}
	b.groups.changed(b, who, was)
	return true
}

// link records that two persons are linked, so that the groups of merged persons are computed
// again. who and to are the IDs of the two persons.
func (b *Book) link(who, to ID) {
	if b.linked == nil {
		b.linked = map[ID]bool{}
	}
	b.linked[who], b.linked[to], b.groups.stale = true, true, true
}

// store stores a fact in the book. It replaces an earlier fact of the same person, kind and key.
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

// NewFact returns a new fact with the given kind, key and value. who is the ID of the person whom
// it is about, and now is its time. If the fact that it replaces has the same or a later time, the
// new fact gets a time one millisecond after that. A nil value deletes the fact. NewFact returns
// false if nothing needs to be stored, because the value is unchanged or no facts are stored about
// the person.
func (b *Book) NewFact(who ID, kind, key string, value any, now time.Time) (Fact, bool, error) {
	who = b.Resolve(who)
	if !who.Stored() {
		return Fact{}, false, nil
	}
	var old Fact
	known := false
	for _, id := range b.members(who) { // of several merged persons, the latest fact counts
		if f, has := b.facts[owner{id, kind}][key]; has && (!known || f.later(old)) {
			old, known = f, true
		}
	}
	return following(old, known, Fact{Who: who, Kind: kind, Key: key}, value, now)
}

// following completes a new fact f with its value and time. If known is true, f replaces the fact
// old, and its time is later than that of old. following returns false if old already has this
// value, or if there is nothing to delete.
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

// IdentityFact returns a new fact that gives a person the fields of p. now is the time of the
// change. The fact sets the fields that differ from those in the book. again has the names of
// fields that it sets even if they do not differ. IdentityFact returns false if there is nothing to
// set.
func (b *Book) IdentityFact(p Person, now time.Time, again ...string) (Fact, bool, error) {
	if !p.ID.Stored() {
		return Fact{}, false, nil
	}
	own := b.fields[p.ID].clone()
	known, one := own.person(p.ID), []ID{p.ID}
	if b.Resolve(p.ID) == p.ID {
		if x, ok := b.Person(p.ID); ok { // for a merged person, compare with the merged fields
			same := known.MergedInto
			known, one = x, b.members(p.ID)
			known.MergedInto = same
		}
	}
	old, next := written(known), written(p)
	changed := false
	for _, name := range names(next) {
		if bytes.Equal(old[name], next[name]) && !slices.Contains(again, name) {
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

// LinkFact returns a new fact that says whether two persons are the same person. who and to are
// their IDs. If the parameter are is true, they are the same person; if it is false, they are not.
// The fact belongs to the person with the ID who. LinkFact returns false if this is stored already.
func (b *Book) LinkFact(who, to ID, are bool, now time.Time) (Fact, bool, error) {
	old, known := b.facts[owner{who, link}][string(to)]
	var value any
	if are {
		value = true
	} else if !known { // the field MergedInto links the two, so a fact is needed to separate them
		value = false
	}
	return following(old, known, Fact{Who: who, Kind: link, Key: string(to)}, value, now)
}

// FactsOf returns the values of all facts of a kind about a person, by key. For a merged person
// these are the facts of all its IDs.
func (b *Book) FactsOf(who ID, kind string) map[string]json.RawMessage {
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
