package stage

import (
	"slices"

	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// PeopleArrival is people who came as text. Nothing of them is kept before [App.TakePeople].
type PeopleArrival struct {
	Damaged int // lines that cannot be read
	Newer   int // lines of a newer version, which are left out
	Missing int // lines that the text had once and has no more, for it was cut
	book    *person.Book
	games   stats.Book
}

// Twins are two persons of one name, of whom nobody knows yet whether they are the same.
type Twins struct{ Here, There person.Person }

// TwinsOf returns those who came and have the name of somebody else here.
func (h *App) TwinsOf(a *PeopleArrival) []Twins {
	book := h.book()
	here := map[string][]person.Person{} // by the key of the name, those who did not come as well
	for _, p := range book.People() {
		if _, both := a.book.Person(p.ID); !both {
			key := match.NameKey(p.Name)
			here[key] = append(here[key], p)
		}
	}
	var out []Twins
	for _, there := range a.book.People() {
		if _, known := book.Person(there.ID); known {
			continue
		}
		if same := here[match.NameKey(there.Name)]; len(same) > 0 {
			out = append(out, Twins{same[0], there})
		}
	}
	return out
}

// TakePeople takes people in who came as text: of each field and fact the later one stands, each
// game counts once. same are the twins who are one person. It returns how many games and people are
// new here.
func (h *App) TakePeople(a *PeopleArrival, same []Twins) (games, people int) {
	book, tally := h.book(), h.readTally()
	before, known := len(book.People()), len(tally.Games)
	fresh := book.Take(a.book)
	for _, t := range same {
		stays, goes := t.Here, t.There
		if c := goes.Since.Compare(stays.Since); c < 0 || c == 0 && goes.ID < stays.ID { // the same on both devices
			stays, goes = goes, stays
		}
		goes.Same = stays.ID
		fresh = slices.Concat(fresh, h.put(goes, h.Now()), h.link(goes.ID, stays.ID, true))
	}
	h.keepFacts(fresh)
	changed := tally.Merge(&a.games)
	h.keepFacts(h.identifyAll())
	h.regroup()
	if changed {
		h.writeTally()
	}
	for i := range h.Settings.People {
		h.Settings.People[i].ID = book.Resolve(h.Settings.People[i].ID)
	}
	if owner := book.Resolve(h.Settings.Owner); owner != "" { // what came of them is not to be overwritten by what was here
		h.loadOwn(owner)
		h.Settings.Owner = owner
	}
	h.SettingsChanged()
	return max(0, len(tally.Games)-known), max(0, len(book.People())-before)
}
