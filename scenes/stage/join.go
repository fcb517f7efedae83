package stage

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/person"
)

// Joint is two persons who were found to be one, as they were before.
type Joint struct {
	Stays, Goes person.Person
	named       person.ID // whose name and face the one person has
}

// MayJoin says why two persons cannot be one, nil if they can: who has sat at one table with the other is somebody else.
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

// Join makes one person of two: their games, and with them their strength, what waits for them and all else that is kept of either. The
// name and the face are those of the first. Until something else is kept of them, [App.Part] takes it back.
func (h *App) Join(a, b person.Person) Joint {
	j := Joint{Stays: a, Goes: b, named: a.ID}
	if c := b.Since.Compare(a.Since); c < 0 || c == 0 && b.ID < a.ID { // the same on every device on which it is done
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

// Part makes two persons of one again, each with what they had. What the one was called since is the name of whoever they were called
// after.
func (h *App) Part(j Joint) {
	if now, known := h.book().Person(j.Stays.ID); known && now.ID == j.Stays.ID {
		j.rename(now)
	}
	fresh := slices.Concat(h.link(j.Goes.ID, j.Stays.ID, false), h.put(j.Goes, h.Now()), h.put(j.Stays, h.Now()))
	h.keepFacts(fresh)
	h.reseat()
}

// rename gives the name and the face that the one person has now to whichever of the two they were called after.
func (j *Joint) rename(now person.Person) {
	p := &j.Stays
	if j.named == j.Goes.ID {
		p = &j.Goes
	}
	p.Name, p.Face, p.Away = now.Name, now.Face, p.Away || now.Away
}

// reseat makes what holds for whoever plays here hold anew, after persons have become one or two.
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
