package stage

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// personsDoc is the document of the persons and of what is kept of them.
const personsDoc = "persons.log"

// slackLines is how many lines of the document may have been replaced by later ones before it is written anew.
const slackLines = 200

// book returns the persons. Who is known by name only, from before there were persons, is taken over when it is read first.
func (h *App) book() *person.Book {
	if h.persons != nil {
		return h.persons
	}
	if !h.door.open {
		return &person.Book{} // nothing is known yet
	}
	h.persons = &person.Book{}
	data, err := h.Docs.Read(personsDoc)
	switch {
	case errors.Is(err, store.ErrMissing):
	case err != nil:
		h.Warn(words.T("What is kept of the people here cannot be read: %s", words.Sentence(err)))
	default:
		h.readPersons(data)
	}
	h.takeOver()
	return h.persons
}

// readPersons reads the document. Damaged lines are kept aside with it and left out.
func (h *App) readPersons(data []byte) {
	var damaged int
	h.persons, damaged = person.Read(data)
	if damaged > 0 {
		if _, err := h.Docs.SetAside(personsDoc); err == nil {
			h.writePersons()
		}
		h.Warn(words.N(damaged, "%d line of what is kept of the people here was damaged and is left out. The rest is as it was.",
			"%d lines of what is kept of the people here were damaged and are left out. The rest is as it was.", damaged))
	} else if h.persons.Lines > h.persons.Size()+slackLines {
		h.writePersons()
	}
}

// takeOver makes persons of those who are known by name only: in the tally, and among those who played here last.
func (h *App) takeOver() {
	fresh := h.identifyAll()
	for i := range h.Settings.People {
		p := &h.Settings.People[i]
		if known, ok := h.persons.Person(p.ID); ok {
			p.ID = known.ID
			continue
		}
		known, ok := h.persons.Formerly(p.Name)
		if !ok {
			known = person.Person{ID: person.FromNumber(random()), Name: p.Name, Face: p.Face, From: p.Name, Since: h.Now().UTC()}
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

// regroup has the tally show its games by who the people turned out to be.
func (h *App) regroup() { h.readTally().Know(h.persons.Resolve) }

// identifyAll finds out who the people of all games of the tally are, where it has them by name
// only.
func (h *App) identifyAll() (fresh []person.Fact) {
	h.readTally().Identify(func(g *stats.Game) (changed bool) {
		found, changed := h.identify(g)
		fresh = append(fresh, found...)
		return changed
	})
	return fresh
}

// identify finds out who the people of a game are, where it has them by name only, and returns what
// has to be kept for it and whether the game has changed. Nobody becomes a person by somebody
// else's game.
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
			known, ok := h.persons.Formerly(s.Name)
			if !ok {
				known = person.Person{ID: person.Derived(s.Name, g.ID), Name: s.Name, From: s.Name, Since: g.When}
				fresh = append(fresh, h.put(known, g.When)...)
			}
			s.Who, changed = known.ID, true
		} else if _, ok := h.persons.Person(s.Who); !ok { // what was kept of them is lost, their games are not
			fresh = append(fresh, h.put(person.Person{ID: s.Who, Name: s.Name, Since: g.When}, g.When)...)
		}
	}
	return fresh, changed
}

// put takes a person into the book as of a certain time and returns what has to be kept for it. The
// fields that are named are set even if they are as they were.
func (h *App) put(p person.Person, at time.Time, anew ...string) []person.Fact {
	f, changed, err := h.persons.Is(p, at, anew...)
	if err != nil || !changed || !h.persons.Put(f) {
		return nil
	}
	return []person.Fact{f}
}

// link makes one person of two, or two of one, and returns what has to be kept for it.
func (h *App) link(who, to person.ID, are bool) []person.Fact {
	f, changed, err := h.persons.Link(who, to, are, h.Now())
	if err != nil || !changed || !h.persons.Put(f) {
		return nil
	}
	return []person.Fact{f}
}

// keepFacts adds facts that are in the book to the document.
func (h *App) keepFacts(facts []person.Fact) {
	if len(facts) == 0 {
		return
	}
	text, err := person.Text(facts)
	if err != nil {
		h.Defect("a fact cannot be written: %v", err)
		return
	}
	err = h.Docs.Extend(personsDoc, text)
	h.Docs.Release(personsDoc)
	if err != nil { // another window has added to it, it is gone, or it may be held as a whole
		h.writePersons()
	}
}

// writePersons writes the whole document anew, with what another window has written there.
func (h *App) writePersons() {
	if data, err := h.Docs.Read(personsDoc); err == nil {
		other, _ := person.Read(data)
		if fresh := h.persons.Take(other); len(fresh) > 0 && h.tally != nil {
			h.regroup()
		}
	}
	text, err := h.persons.Text()
	if err == nil {
		err = h.Docs.Write(personsDoc, text)
	}
	if err != nil {
		h.notKept(personsDoc, words.T("What is kept of the people here could not be written: %s", words.Sentence(err)))
	}
}

// Me returns the person at this device: who played here last of those who are somebody. It returns false where nobody has.
func (h *App) Me() (person.Person, bool) {
	book := h.book()
	for _, p := range h.Settings.People {
		if known, ok := book.Person(p.ID); ok && !known.Away {
			return known, true
		}
	}
	return person.Person{}, false
}

// Person returns who has an ID, false if nobody is known by it.
func (h *App) Person(id person.ID) (person.Person, bool) { return h.book().Person(id) }

// LabelOf is what a person is called in a list of all, with a number where several have the same name.
func (h *App) LabelOf(id person.ID) string { return h.book().Label(id) }

// Persons returns all who are offered, those who played here last first.
func (h *App) Persons() []person.Person {
	return slices.DeleteFunc(h.Everybody(), func(p person.Person) bool { return p.Away })
}

// Everybody returns all persons, those who played here last first.
func (h *App) Everybody() []person.Person {
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

// NewPerson makes a person, who may be called like another one.
func (h *App) NewPerson(name, face string) person.Person {
	h.book()
	p := person.Person{ID: person.FromNumber(random()), Name: name, Face: face, Since: h.Now().UTC()}
	h.SetPerson(p)
	return p
}

// SetPerson keeps what has changed of a person: the name, the face, whether they are offered. All else that is kept of them stays.
func (h *App) SetPerson(p person.Person) {
	h.book()
	if !h.door.open || !p.ID.Kept() {
		return
	}
	h.keepFacts(h.put(p, h.Now()))
	for i := range h.Settings.People {
		if q := &h.Settings.People[i]; q.ID == p.ID {
			q.Name, q.Face = p.Name, p.Face
		}
	}
}

// KeepOf keeps something of a person, in the place of what was kept under the same kind and key; nil keeps it no more. Nothing is kept
// of nobody. See package person for how to choose kind and key.
func (h *App) KeepOf(id person.ID, kind, key string, value any) {
	book := h.book()
	if !h.door.open {
		return
	}
	f, changed, err := book.Fact(id, kind, key, value, h.Now())
	if err != nil {
		h.Defect("%s of kind %s cannot be kept: %v", key, kind, err)
		return
	}
	if changed && book.Put(f) {
		h.keepFacts([]person.Fact{f})
	}
}

// KeptOf returns all that is kept of a kind about a person, by its keys, as JSON.
func (h *App) KeptOf(id person.ID, kind string) map[string]json.RawMessage {
	return h.book().Kept(id, kind)
}

// SeatOf is a person who sits down.
func SeatOf(p person.Person) match.Seat {
	return match.Seat{Name: p.Name, Face: p.Face, Who: string(p.ID)}
}
