//go:build !js

package stage

import (
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/srs"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// mergeable returns an app with two persons that can be merged: Ada, the current person, has two
// games; Addie has one game, a lesson and a practice position.
func mergeable(t *testing.T) (h *App, ada, addie person.Person) {
	t.Helper()
	h, _ = newTestApp(t, store.NewMemory(nil))
	now := time.Date(2026, 5, 4, 20, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { now = now.Add(time.Minute); return now }
	ada, addie = h.NewPerson("Ada", "guest1"), h.NewPerson("Addie", "guest2")
	for i, p := range []person.Person{ada, ada, addie} {
		setup := match.Setup{Seed: uint64(i), Seats: []match.Seat{SeatOf(p), {Name: "Dutch", Bot: "easy"},
			{Name: "Opal", Bot: "easy"}}}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(finished(t, m))
	}
	h.SetCurrentPerson(addie)
	h.Settings.Lessons = map[string]Progress{"boomtown/auction": {Done: true}}
	h.SettingsChanged()
	h.StorePosition("x", srs.Position{Game: "boomtown", Puzzle: "p"})
	h.SetCurrentPerson(ada)
	h.Settings.Lessons = map[string]Progress{"boomtown/mines": {Step: 2}}
	h.SettingsChanged()
	return h, ada, addie
}

// TestMergePersons checks that a merged person has the games and facts of both persons, on this
// device and on another one, and that undoing the merge restores both persons.
func TestMergePersons(t *testing.T) {
	h, ada, addie := mergeable(t)
	climbed := func(h *App, p person.Person) int {
		n := 0
		for _, c := range h.Strengths(p.ID, h.Games[0].Info()) {
			n += c.Now.Games
		}
		return n
	}
	standing := func(h *App, p person.Person) (games, rated, positions, lessons int) {
		h.SetCurrentPerson(p)
		return len(h.Tally().Find(stats.Query{Who: h.book().Resolve(p.ID)})), climbed(h, p),
			len(h.Facts(p.ID, srs.Positions)), len(h.Settings.Lessons)
	}
	check := func(h *App, p person.Person, want ...int) {
		t.Helper()
		g, r, x, l := standing(h, p)
		if got := []int{g, r, x, l}; got[0] != want[0] || got[1] != want[1] || got[2] != want[2] || got[3] != want[3] {
			t.Errorf("%s has %v (games, rated games, positions, lessons), want %v", p.Name, got, want)
		}
	}
	check(h, addie, 1, 1, 1, 1)
	check(h, ada, 2, 2, 0, 1)
	for range 2 {
		if err := h.CheckMerge(ada.ID, addie.ID); err != nil {
			t.Fatal(err)
		}
		j := h.MergePersons(addie, ada) // the first argument gives the name, although this person was added later
		if all := h.ActivePersons(); len(all) != 1 || all[0].Name != "Addie" || all[0].ID != ada.ID ||
			all[0].Face != "guest2" {
			t.Errorf("after merging the persons are %+v, want Addie with Ada's ID", all)
		}
		for _, p := range []person.Person{ada, addie} {
			if g, r, x := len(h.Tally().Find(stats.Query{Who: ada.ID})), climbed(h, p),
				len(h.Facts(p.ID, srs.Positions)); g != 3 || r != 3 || x != 1 {
				t.Errorf("the merged person has %d games, %d rated games and %d positions; want 3, 3, 1", g, r, x)
			}
		}
		if l := h.Settings.Lessons; !l["boomtown/auction"].Done || l["boomtown/mines"].Step != 2 {
			t.Errorf("the merged person has lessons %v, want those of both", l)
		}
		h.UndoMerge(j)
		check(h, addie, 1, 1, 1, 1)
		check(h, ada, 2, 2, 0, 1)
	}
	h.MergePersons(ada, addie)
	other := onAnotherDevice(t, h)
	if all := other.ActivePersons(); len(all) != 1 || all[0].Name != "Ada" {
		t.Errorf("on another device the persons are %+v, want Ada", all)
	}
	check(other, addie, 3, 3, 1, 2)
}

// TestUndoMergeAfterRename checks that after a merge is undone, a name given to the merged person
// belongs to the person whose name was kept in the merge.
func TestUndoMergeAfterRename(t *testing.T) {
	for _, first := range []string{"Ada", "Addie"} {
		t.Run(first, func(t *testing.T) {
			h, ada, addie := mergeable(t)
			a, b := ada, addie
			if first == addie.Name {
				a, b = addie, ada
			}
			j := h.MergePersons(a, b)
			one := h.ActivePersons()[0]
			one.Name, one.Face = "Adele", "guest5"
			h.SetPerson(one)
			h.UndoMerge(j)
			renamed, _ := h.Person(a.ID)
			other, _ := h.Person(b.ID)
			if renamed.Name != "Adele" || renamed.Face != "guest5" || other.Name != b.Name || other.Face != b.Face {
				t.Errorf("merged as %s and renamed Adele, after undoing the persons are %+v and %+v", first, renamed,
					other)
			}
		})
	}
}

// TestPersonsAtOneTableCannotBeMerged checks that two persons who have played at the same table
// cannot be merged.
func TestPersonsAtOneTableCannotBeMerged(t *testing.T) {
	h, ada, addie := mergeable(t)
	setup := match.Setup{Seed: 9, Seats: []match.Seat{SeatOf(ada), SeatOf(addie), {Name: "Opal", Bot: "easy"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.RecordFinished(finished(t, m))
	if h.CheckMerge(ada.ID, addie.ID) == nil {
		t.Error("CheckMerge allows the merge of two persons who have played at the same table")
	}
}
