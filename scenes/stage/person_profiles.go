package stage

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// personsDoc is the name of the document that contains the persons and the facts stored about them.
const personsDoc = "persons.log"

// slackLines is the number of outdated lines that the document of the persons may have. If it has
// more, the document is rewritten without them.
const slackLines = 200

// book returns the book of persons, which contains all persons and the facts stored about them. Its
// first call reads the document, and creates persons for players from a time when persons had no
// IDs and were known by name only.
func (h *App) book() *person.Book {
	if h.persons != nil {
		return h.persons
	}
	if !h.bootGate.open {
		return &person.Book{} // the store is not open yet
	}
	h.persons = &person.Book{}
	data, err := h.Docs.Read(personsDoc)
	switch {
	case errors.Is(err, store.ErrMissing):
	case err != nil:
		h.Warn(i18n.T("The player list can't be read: %s", i18n.Sentence(err)))
	default:
		h.readPersons(data)
	}
	h.takeOver()
	return h.persons
}

// readPersons reads the persons from data, the content of their document. If lines are damaged, it
// leaves them out, and copies the damaged document to another name.
func (h *App) readPersons(data []byte) {
	var damaged int
	h.persons, damaged = person.Read(data)
	if damaged > 0 {
		if _, err := h.Docs.SetAside(personsDoc); err == nil {
			h.writePersons()
		}
		h.Warn(i18n.N(damaged, "%d line of the player list was damaged and left out. The rest is unchanged.",
			"%d lines of the player list were damaged and left out. The rest is unchanged.",
			damaged))
	} else if h.persons.Lines > h.persons.Size()+slackLines {
		h.writePersons()
	}
}

// takeOver creates persons for players who are known by name only, because they played before
// persons had IDs. Such players are in the tally and among the recent players.
func (h *App) takeOver() {
	fresh := h.identifyAll()
	for i := range h.Settings.People {
		p := &h.Settings.People[i]
		if known, ok := h.persons.Person(p.ID); ok {
			p.ID = known.ID
			continue
		}
		known, ok := h.persons.ByOldName(p.Name)
		if !ok {
			known = person.Person{ID: person.NewID(random()), Name: p.Name, Face: p.Face, OldName: p.Name,
				Since: h.Now().UTC()}
		}
		if known.Face == "" || !ok {
			known.Face = p.Face
			fresh = append(fresh, h.put(known, h.Now())...)
		}
		p.ID = known.ID
	}
	h.keepFacts(fresh)
	h.regroup()
}

// regroup groups the games of the tally by person again, after persons were identified or merged.
func (h *App) regroup() { h.readTally().SetIdentities(h.persons.Resolve) }

// identifyAll assigns persons to the players in the games of the tally who are known by name only.
// It returns the facts about newly created persons, which the caller must store.
func (h *App) identifyAll() (fresh []person.Fact) {
	h.readTally().Identify(func(g *stats.Game) (changed bool) {
		found, changed := h.identify(g)
		fresh = append(fresh, found...)
		return changed
	})
	return fresh
}

// identify assigns persons to those players in game g who are known by name only. It returns the
// facts about newly created persons, which the caller must store, and whether g was changed.
// Imported games are not changed.
func (h *App) identify(g *stats.Game) (fresh []person.Fact, changed bool) {
	if g.Aside {
		return nil, false
	}
	for i := range g.Seats {
		s := &g.Seats[i]
		if !s.Kept() {
			continue
		}
		if s.Who == "" {
			known, ok := h.persons.ByOldName(s.Name)
			if !ok {
				known = person.Person{ID: person.DerivedID(s.Name, g.ID), Name: s.Name, OldName: s.Name, Since: g.When}
				fresh = append(fresh, h.put(known, g.When)...)
			}
			s.Who, changed = known.ID, true
		} else if _, ok := h.persons.Person(s.Who); !ok { // the facts were lost, but not the games
			fresh = append(fresh, h.put(person.Person{ID: s.Who, Name: s.Name, Since: g.When}, g.When)...)
		}
	}
	return fresh, changed
}

// put changes the fields of a person in the book to those of p. at is the time of the change. It
// returns the facts that the caller must store. renewed names fields, such as person.NameField,
// that get this time even if their values are unchanged.
func (h *App) put(p person.Person, at time.Time, renewed ...string) []person.Fact {
	f, changed, err := h.persons.IdentityFact(p, at, renewed...)
	if err != nil || !changed || !h.persons.Put(f) {
		return nil
	}
	return []person.Fact{f}
}

// link records in the book how two persons are related; who and to are their IDs. If are is true,
// who is merged into to; if it is false, they are separate persons. link returns the facts that the
// caller must store.
func (h *App) link(who, to person.ID, are bool) []person.Fact {
	f, changed, err := h.persons.LinkFact(who, to, are, h.Now())
	if err != nil || !changed || !h.persons.Put(f) {
		return nil
	}
	return []person.Fact{f}
}

// keepFacts appends facts about persons to the document. The caller must have put them into the
// book before.
func (h *App) keepFacts(facts []person.Fact) {
	if len(facts) == 0 {
		return
	}
	text, err := person.Text(facts)
	if err != nil {
		h.ReportDefect("a fact cannot be written: %v", err)
		return
	}
	err = h.Docs.Extend(personsDoc, text)
	h.Docs.Unlock(personsDoc)
	if err != nil { // the document was changed by another window, is missing, or is only in memory
		h.writePersons()
	}
}

// writePersons rewrites the whole document of the persons. It includes facts that another window
// has written meanwhile.
func (h *App) writePersons() {
	if data, err := h.Docs.Read(personsDoc); err == nil {
		other, _ := person.Read(data)
		if fresh := h.persons.Merge(other); len(fresh) > 0 && h.tally != nil {
			h.regroup()
		}
	}
	text, err := h.persons.Text()
	if err == nil {
		err = h.Docs.Write(personsDoc, text)
	}
	if err != nil {
		h.notKept(personsDoc, i18n.T("The player list couldn't be saved: %s", i18n.Sentence(err)))
	}
}

// CurrentPerson returns the current person of this device: the person, among those who are not
// hidden, who played last. It returns false if there is none.
func (h *App) CurrentPerson() (person.Person, bool) {
	book := h.book()
	for _, p := range h.Settings.People {
		if known, ok := book.Person(p.ID); ok && !known.Hidden {
			return known, true
		}
	}
	return person.Person{}, false
}

// Person returns the person with the given ID. It returns false if there is none.
func (h *App) Person(id person.ID) (person.Person, bool) { return h.book().Person(id) }

// LabelOf returns the name of a person for lists. A number is appended if several persons have the
// same name.
func (h *App) LabelOf(id person.ID) string { return h.book().Label(id) }

// ActivePersons returns all persons who are not hidden, the most recent players first.
func (h *App) ActivePersons() []person.Person {
	return slices.DeleteFunc(h.AllPersons(), func(p person.Person) bool { return p.Hidden })
}

// AllPersons returns all persons, the most recent players first.
func (h *App) AllPersons() []person.Person {
	book := h.book()
	out := book.People()
	last := func(p person.Person) int {
		at := slices.IndexFunc(h.Settings.People, func(q Person) bool { return book.Resolve(q.ID) == p.ID })
		if at < 0 {
			return len(h.Settings.People)
		}
		return at
	}
	slices.SortStableFunc(out, func(x, y person.Person) int { return last(x) - last(y) })
	return out
}

// NewPerson creates and stores a person with the given name, which need not be unique. face is the
// ID of the person's portrait, "" for none.
func (h *App) NewPerson(name, face string) person.Person {
	h.book()
	p := person.Person{ID: person.NewID(random()), Name: name, Face: face, Since: h.Now().UTC()}
	h.SetPerson(p)
	return p
}

// SetPerson stores changes to a person's name, face and whether the person is hidden. Other facts
// about the person are unchanged.
func (h *App) SetPerson(p person.Person) {
	h.book()
	if !h.bootGate.open || !p.ID.Stored() {
		return
	}
	h.keepFacts(h.put(p, h.Now()))
	for i := range h.Settings.People {
		if q := &h.Settings.People[i]; q.ID == p.ID {
			q.Name, q.Face = p.Name, p.Face
		}
	}
}

// StoreFact stores a fact about a person under a kind and a key. It replaces an earlier fact of
// this kind and key; a nil value deletes it. Nothing is stored for person.Nobody. Package person
// describes how to choose kinds and keys.
func (h *App) StoreFact(id person.ID, kind, key string, value any) {
	book := h.book()
	if !h.bootGate.open {
		return
	}
	f, changed, err := book.NewFact(id, kind, key, value, h.Now())
	if err != nil {
		h.ReportDefect("%s of kind %s cannot be kept: %v", key, kind, err)
		return
	}
	if changed && book.Put(f) {
		h.keepFacts([]person.Fact{f})
	}
}

// Facts returns all facts of the given kind that are stored about a person: their values in JSON,
// by key.
func (h *App) Facts(id person.ID, kind string) map[string]json.RawMessage {
	return h.book().FactsOf(id, kind)
}

// SeatOf returns a seat for a person.
func SeatOf(p person.Person) match.Seat {
	return match.Seat{Name: p.Name, Face: p.Face, PersonID: string(p.ID)}
}
