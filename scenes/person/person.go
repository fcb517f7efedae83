// Package person stores the players of a device. A person has an [ID] that never changes, a name
// and a face that may change, and facts, which are whatever the game stores about them. Names are
// not unique, and a renamed person keeps all facts.
//
// Its central types are [Person], [Fact] and [Book], the set of all facts. Package stage keeps the
// book of a device in a document; tests and tools use it directly. The package does not know what
// facts mean.
//
// Books of several devices are merged fact by fact, and persons field by field (see fields). That
// two persons are the same is a fact as well ([Book.LinkFact]): all persons that are linked, in any
// order, form one person, whose ID is that of the one known longest and whose fields are the latest
// of all of them.
//
// # How to store something about a person
//
// Take the ID of the person: stage.App.CurrentPerson for the current person of the device, or Who
// of a seat in a match or in the tally. Store a fact with stage.App.StoreFact(id, kind, key,
// value): kind is the sort of fact ("trail"), key identifies it ("dry-gulch/stars"), value is
// anything that can be encoded as JSON. stage.App.Facts(id, kind) returns all facts of a kind by
// key. Never use a name as a key, and store nothing for "" or [Nobody]: KeepOf ignores that.
//
// Facts are exported, imported and merged with the person; no further code is needed. Of two facts
// with the same key the later one wins. A value that only grows should therefore be stored under
// one key per step ("dry-gulch/1", "dry-gulch/2", "dry-gulch/3"), so that two devices merge to the
// union. Storing an unchanged value writes nothing.
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

// ID identifies a person. It never changes, is the same on all devices to which the person was
// exported, and contains no personal data.
type ID string

// Nobody is the ID of players about whom nothing is stored: they only have a name and a face at the
// table.
const Nobody ID = "nobody"

// Stored reports whether facts are stored about the person with the ID.
func (id ID) Stored() bool { return id != "" && id != Nobody }

// NewID returns an ID made of a random number.
func NewID(n uint64) ID { return ID(fmt.Sprintf("p%016x", n)) }

// DerivedID returns the ID for a player who was known by name only, derived from the name and the
// player's first game in the tally. It is the same in all windows of a device, and different on
// other devices.
func DerivedID(name, firstGame string) ID {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", name, firstGame)
	return NewID(h.Sum64())
}

// Person is a player.
type Person struct {
	ID   ID     `json:"-"`
	Name string `json:"name"`
	Face string `json:"face,omitempty"`
	// OldName is the person's name in games from before persons had IDs, "" for none.
	OldName string    `json:"from,omitempty"`
	Since   time.Time `json:"since"`
	// Hidden is true for a hidden person, who is not offered in setups. Their games remain.
	Hidden bool `json:"away,omitempty"`
	// MergedInto is the ID of the person into whom this one was merged, "" for none: facts of both
	// IDs belong to that person. It is for versions from before links; see [Book.LinkFact].
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

// owner is the key of the facts of one kind about one person.
type owner struct {
	who  ID
	kind string
}

// later reports whether f replaces g. The result does not depend on which was read first.
func (f Fact) later(g Fact) bool {
	if c := f.At.Compare(g.At); c != 0 {
		return c > 0
	}
	return bytes.Compare(f.Data, g.Data) > 0
}

// The kinds of facts that the book itself interprets.
const (
	self = "person" // identity of a person: the data has its fields
	link = "same"   // two persons are the same: the key is the other ID, the data true
)

// Identity reports whether a fact describes the person itself: name, face, links to other persons.
func (f Fact) Identity() bool { return f.Kind == self || f.Kind == link }

// Book is a set of persons and facts about them. The zero value is empty.
type Book struct {
	facts   map[owner]map[string]Fact // by key
	fields  map[ID]fields
	groups  groups
	linked  map[ID]bool       // persons named in a link
	foreign []json.RawMessage // lines of a newer version that are no valid facts here
	Lines   int               // number of lines that were read, including superseded ones
	// Changes counts the facts put into the book. Callers use it to invalidate caches.
	Changes int
}

// Read decodes a document. damaged is the number of lines that are damaged and left out. Undamaged
// lines of a newer version that are no valid facts here are preserved in Text.
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

// readFact decodes the text of a line, false if it is not a fact.
func readFact(text []byte) (Fact, bool) {
	var f Fact
	return f, json.Unmarshal(text, &f) == nil && f.Valid()
}

// Valid reports whether a fact has a kind and belongs to a person about whom facts are stored.
func (f Fact) Valid() bool { return f.Who.Stored() && f.Kind != "" }

// Text encodes the whole document. The result is the same for the same facts.
func (b *Book) Text() ([]byte, error) {
	out, err := Text(b.Facts())
	for _, text := range b.foreign {
		out = append(out, lines.WithChecksum(text)...)
	}
	return out, err
}

// Text encodes facts as lines of a document.
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

// Merge merges the facts of another book, and its lines of newer versions, into this book. It
// returns the facts that have changed here, with their current values.
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

// Put adds a fact, unless a later one is there. The fields of an identity fact are merged one by
// one. It reports whether the book has changed.
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

// replace applies an identity fact of an older version in a document that was written on this
// device. That version knew all fields of the earlier lines, so only fields that differ were
// changed by it.
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

// become stores the fields of a person and reports whether they have changed.
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

// link notes that two persons are named in a link.
func (b *Book) link(who, to ID) {
	if b.linked == nil {
		b.linked = map[ID]bool{}
	}
	b.linked[who], b.linked[to], b.groups.stale = true, true, true
}

// store stores a fact.
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

// NewFact returns a new fact with the current time, or later if that is necessary to replace the
// old fact. A nil value deletes the fact. It returns false if there is nothing to store, because
// the value is unchanged or nothing is stored about the person.
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

// following completes the fact f, which replaces the fact old if that is known.
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

// IdentityFact returns a new identity fact of a person: fields that differ from the current ones,
// and those named in again, are set now. It returns false if nothing differs.
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

// Names of fields for the parameter again of [Book.IdentityFact].
const (
	NameField = fieldName
	FaceField = fieldFace
	AwayField = fieldAway
)

// LinkFact returns a new fact that two persons are the same, or are not, depending on are. It
// returns false if that is known already.
func (b *Book) LinkFact(who, to ID, are bool, now time.Time) (Fact, bool, error) {
	old, known := b.facts[owner{who, link}][string(to)]
	var value any
	if are {
		value = true
	} else if !known { // the field Same links them, so a fact is needed to separate them
		value = false
	}
	return following(old, known, Fact{Who: who, Kind: link, Key: string(to)}, value, now)
}

// FactsOf returns all facts of a kind about a person, by key.
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

// nameOf returns the name under which a person is shown, limited to what the setup of a game
// allows.
func nameOf(raw string) string {
	legible := func(c rune) rune {
		if paint.HasGlyph(c) || unicode.IsSpace(c) {
			return c
		}
		return -1 // the fonts do not have it, and the setup refuses it
	}
	if name := match.SanitizeName(strings.Map(legible, raw)); name != "" {
		return name
	}
	return i18n.T("Stranger")
}
