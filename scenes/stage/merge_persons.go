package stage

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/person"
)

// PersonMerge is the result of merging two persons. It has both persons as they were before the
// merge, so that the merge can be undone.
type PersonMerge struct {
	Target, Source person.Person
	named          person.ID // ID of the person whose name and face were kept in the merge
}

// CheckMerge returns an error if persons a and b cannot be merged, because they have played in the
// same game.
func (h *App) CheckMerge(a, b person.ID) error {
	book := h.book()
	for _, g := range h.readTally().Games {
		found := [2]bool{}
		for _, s := range g.Seats {
			who := book.Resolve(s.Who)
			found[0], found[1] = found[0] || who == a, found[1] || who == b
		}
		if found[0] && found[1] {
			return engine.Errorf("you can't merge them: they've played in the same game")
		}
	}
	return nil
}

// MergePersons merges two persons: their games, their strength ratings, their practice and
// everything else that is stored for them. The merged person has the name and the face of a.
// [App.UndoMerge] can undo the merge until new data is stored for the merged person.
func (h *App) MergePersons(a, b person.Person) PersonMerge {
	j := PersonMerge{Target: a, Source: b, named: a.ID}
	if c := b.Since.Compare(a.Since); c < 0 || c == 0 && b.ID < a.ID { // so that every device makes the same choice
		j.Target, j.Source = b, a
	}
	stays, goes := j.Target, j.Source
	stays.Name, stays.Face, stays.Hidden, goes.MergedInto = a.Name, a.Face, false, stays.ID
	fresh := slices.Concat(h.put(goes, h.Now()), h.link(goes.ID, stays.ID, true))
	fresh = append(fresh, h.put(stays, h.Now(), person.NameField, person.FaceField, person.AwayField)...)
	h.keepFacts(fresh)
	h.reseat()
	return j
}

// UndoMerge undoes the merge j: both persons get back their own games and data. If the merged
// person was renamed after the merge, the new name goes to the person whose name was kept in the
// merge.
func (h *App) UndoMerge(j PersonMerge) {
	if now, known := h.book().Person(j.Target.ID); known && now.ID == j.Target.ID {
		j.rename(now)
	}
	fresh := slices.Concat(h.link(j.Source.ID, j.Target.ID, false), h.put(j.Source, h.Now()), h.put(j.Target, h.Now()))
	h.keepFacts(fresh)
	h.reseat()
}

// rename copies the name and face of a merged person to the person in j whose name was kept in the
// merge. now is the merged person with its present name and face.
func (j *PersonMerge) rename(now person.Person) {
	p := &j.Target
	if j.named == j.Source.ID {
		p = &j.Source
	}
	p.Name, p.Face, p.Hidden = now.Name, now.Face, p.Hidden || now.Hidden
}

// reseat updates the settings and the current person after two persons were merged or a merge was
// undone, so that all of them refer to persons who still exist.
func (h *App) reseat() {
	h.regroup()
	for i := range h.Settings.People {
		q := &h.Settings.People[i]
		if p, known := h.book().Person(q.ID); known {
			q.Name, q.Face = p.Name, p.Face
		}
	}
	if me, known := h.CurrentPerson(); known && h.Settings.Owner != "" {
		h.loadOwn(me.ID)
		h.Settings.Owner = me.ID
	}
	h.SettingsChanged()
}
