package stage

import (
	"slices"

	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// PeopleImport contains persons that were read from exported text. Nothing is stored until
// [App.SavePeople] is called.
type PeopleImport struct {
	Damaged int // number of lines that could not be read
	Newer   int // number of lines written by a newer version, which are left out
	Missing int // number of lines missing at the end of a truncated text
	book    *person.Book
	games   stats.Book
}

// NameMatch is a pair of persons with the same name: Here is on this device, There is in an import.
// They may or may not be the same person, so the player is asked.
type NameMatch struct{ Here, There person.Person }

// NameMatches returns the pairs of an imported person and another person on this device who have
// the same name.
func (h *App) NameMatches(a *PeopleImport) []NameMatch {
	book := h.book()
	here := map[string][]person.Person{} // persons on this device who are not in the import, by normalized name
	for _, p := range book.People() {
		if _, both := a.book.Person(p.ID); !both {
			key := match.NameKey(p.Name)
			here[key] = append(here[key], p)
		}
	}
	var out []NameMatch
	for _, there := range a.book.People() {
		if _, known := book.Person(there.ID); known {
			continue
		}
		if same := here[match.NameKey(there.Name)]; len(same) > 0 {
			out = append(out, NameMatch{same[0], there})
		}
	}
	return out
}

// SavePeople stores imported persons and their games. If a person exists already, the newer value
// of each setting and of each stored fact about the person is kept, and each game counts once. The
// parameter same lists the pairs of [App.NameMatches] that the player has identified as one person;
// these are merged. It returns the numbers of new games and new persons.
func (h *App) SavePeople(a *PeopleImport, same []NameMatch) (games, people int) {
	book, tally := h.book(), h.readTally()
	before, known := len(book.People()), len(tally.Games)
	fresh := book.Merge(a.book)
	for _, t := range same {
		stays, goes := t.Here, t.There
		// so that both devices make the same choice
		if c := goes.Since.Compare(stays.Since); c < 0 || c == 0 && goes.ID < stays.ID {
			stays, goes = goes, stays
		}
		goes.MergedInto = stays.ID
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
	// so that the current settings do not overwrite the imported ones
	if owner := book.Resolve(h.Settings.Owner); owner != "" {
		h.loadOwn(owner)
		h.Settings.Owner = owner
	}
	h.SettingsChanged()
	return max(0, len(tally.Games)-known), max(0, len(book.People())-before)
}
