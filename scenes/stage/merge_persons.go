package stage

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/person"
)

// Joint is the result of merging two persons: both as they were before, so that the merge can be
// undone.
type Joint struct {
	Stays, Goes person.Person
	named       person.ID // the person whose name and face the merged person has
}

// MayJoin returns an error if two persons cannot be merged, because they have played at the same
// table.
func (h *App) MayJoin(a, b person.ID) error {
	book := h.book()
	for _, g := range h.readTally().Games {
		found := [2]bool{}
		for _, s := range g.Seats {
			who := book.Resolve(s.Who)
			found[0], found[1] = found[0] || who == a, found[1] || who == b
		}
		if found[0] && found[1] {
			return engine.Errorf("they have sat at one table, so they are two")
		}
	}
	return nil
}

// Join merges two persons: their games, and with them their strength, their practice and everything
// else that is stored. The merged person has the name and the face of a. Until something else is
// stored for them, [App.Part] undoes it.
func (h *App) Join(a, b person.Person) Joint {
	j := Joint{Stays: a, Goes: b, named: a.ID}
	if c := b.Since.Compare(a.Since); c < 0 || c == 0 && b.ID < a.ID { // the same choice on every device
		j.Stays, j.Goes = b, a
	}
	stays, goes := j.Stays, j.Goes
	stays.Name, stays.Face, stays.Away, goes.Same = a.Name, a.Face, false, stays.ID
	fresh := slices.Concat(h.put(goes, h.Now()), h.link(goes.ID, stays.ID, true))
	fresh = append(fresh, h.put(stays, h.Now(), person.Name, person.Face, person.Away)...)
	h.keepFacts(fresh)
	h.reseat()
	return j
}

// Part undoes a merge: both persons get back what they had. A name that the merged person was given
// since goes to the person whose name was kept in the merge.
func (h *App) Part(j Joint) {
	if now, known := h.book().Person(j.Stays.ID); known && now.ID == j.Stays.ID {
		j.rename(now)
	}
	fresh := slices.Concat(h.link(j.Goes.ID, j.Stays.ID, false), h.put(j.Goes, h.Now()), h.put(j.Stays, h.Now()))
	h.keepFacts(fresh)
	h.reseat()
}

// rename gives the current name and face of the merged person to the person whose name was kept in
// the merge.
func (j *Joint) rename(now person.Person) {
	p := &j.Stays
	if j.named == j.Goes.ID {
		p = &j.Goes
	}
	p.Name, p.Face, p.Away = now.Name, now.Face, p.Away || now.Away
}

// reseat updates the settings and the current person after persons were merged or separated.
func (h *App) reseat() {
	h.regroup()
	for i := range h.Settings.People {
		q := &h.Settings.People[i]
		if p, known := h.book().Person(q.ID); known {
			q.Name, q.Face = p.Name, p.Face
		}
	}
	if me, known := h.Me(); known && h.Settings.Owner != "" {
		h.loadOwn(me.ID)
		h.Settings.Owner = me.ID
	}
	h.SettingsChanged()
}
