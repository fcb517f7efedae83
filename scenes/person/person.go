// Package person stores the players of a device. A person has an [ID] that never changes, a name
// and a face that may change, and facts, which are data that the app stores about the person. Names
// are not unique, and a renamed person keeps all facts.
//
// Its central types are [Person], [Fact] and [Book], the set of all facts. Package stage keeps the
// book of a device in a document; tests and tools use this package directly. The package does not
// know the meaning of facts.
//
// Books of several devices are merged fact by fact, and persons field by field (see type fields).
// That two persons are the same is stored as a fact, too: see [Book.LinkFact]. All persons that are
// linked by such facts, in any order, form one person. Its ID is the ID of the person who has been
// known longest, and each of its fields has the latest value.
//
// # How to store something about a person
//
// Take the ID of the person: stage.App.CurrentPerson returns the current person of the device, and
// the field Who of a seat in a match or in the tally has the ID of its player. Store a fact with
// stage.App.StoreFact(id, kind, key, value): kind is the sort of fact ("trail"), key identifies it
// ("dry-gulch/stars"), and value is anything that can be encoded as JSON. stage.App.Facts(id, kind)
// returns all facts of a kind by key. Never use a name as a key. Facts about "" or [Nobody] are not
// stored: StoreFact ignores them.
//
// Facts are exported, imported and merged together with the person; no further code is needed. Of
// two facts with the same key the later one wins. A value that only grows should therefore be
// stored under one key per step ("dry-gulch/1", "dry-gulch/2", "dry-gulch/3"), so that merging two
// devices results in the union of the steps. Storing an unchanged value writes nothing.
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
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/scenes/lines"
)

// ID identifies a person. It never changes and contains no personal data. It is the same on all
// devices to which the person was exported.
type ID string

// Nobody is the ID of players about whom nothing is stored. They only have a name and a face in
// their game.
const Nobody ID = "nobody"

// Stored reports whether facts about the person with this ID are stored. It returns false for ""
// and Nobody.
func (id ID) Stored() bool { return id != "" && id != Nobody }

// NewID returns the ID that is made of the random number n.
func NewID(n uint64) ID { return ID(fmt.Sprintf("p%016x", n)) }

// DerivedID returns an ID for a player of whom only the name is known, from games that were
// recorded before persons had IDs. It is a hash of the name and of the ID of the player's first
// game. So all windows of a device compute the same ID, but two devices with different games do
// not.
func DerivedID(name, firstGame string) ID {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", name, firstGame)
	return NewID(h.Sum64())
}

// Person is a player with the fields that are stored about every person.
type Person struct {
	ID   ID     `json:"-"`
	Name string `json:"name"`
	Face string `json:"face,omitempty"`
	// OldName is the person's name in games from before persons had IDs, "" for none.
	OldName string    `json:"from,omitempty"`
	Since   time.Time `json:"since"`
	// Hidden is true for a person who is not offered any more when a game is set up. The person's
	// games are kept.
	Hidden bool `json:"away,omitempty"`
	// MergedInto is the ID of the person into whom this person was merged, "" for none. The facts
	// of both IDs then belong to that person. The field is kept for older versions of the app,
	// which do not know links between persons; see [Book.LinkFact].
	MergedInto ID `json:"same,omitempty"`
}

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

// Names of fields for the last parameter of [Book.IdentityFact].
const (
	NameField = fieldName
	FaceField = fieldFace
	AwayField = fieldAway
)

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

// nameOf returns the name under which a person is shown. It is the stored name raw, limited to what
// the setup of a game allows.
func nameOf(raw string) string {
	legible := func(c rune) rune {
		if paint.HasGlyph(c) || unicode.IsSpace(c) {
			return c
		}
		return -1 // remove the character: the fonts do not have it, and the setup does not accept it
	}
	if name := match.SanitizeName(strings.Map(legible, raw)); name != "" {
		return name
	}
	return i18n.T("Stranger")
}
