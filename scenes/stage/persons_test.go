//go:build !js

package stage

import (
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/person"
	"gulch/scenes/srs"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// before returns the documents of a store that was written before persons had IDs. Ada and Ben have
// played a game; Cleo is only in a setup.
func before(t *testing.T) map[string][]byte {
	t.Helper()
	var tally []byte
	for i, g := range []stats.Game{
		{ID: "1", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 1}, {Name: "Ben", Rank: 2},
			{Name: "Dutch", Level: "easy", Rank: 3}}},
		{ID: "2", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 2},
			{Name: "Dutch", Level: "easy", Rank: 1}}},
		{ID: "3", Game: "boomtown", Aside: true, Seats: []stats.Seat{{Name: "Zoe", Rank: 1},
			{Name: "Dutch", Level: "easy", Rank: 2}}},
	} {
		g.When = time.Date(2026, 5, 1+i, 20, 0, 0, 0, time.UTC)
		line, err := stats.Line(g)
		if err != nil {
			t.Fatal(err)
		}
		tally = append(tally, line...)
	}
	settings := `{"text_size":100,"speed":"normal","confirm":"final","people":[{"name":"Cleo","face":"guest2"},{"name":"Ada","face":"guest3"}]}`
	return map[string][]byte{tallyDoc: tally, settingsDoc: []byte(settings)}
}

// memory returns a store with the given documents.
func memory(t *testing.T, documents map[string][]byte) store.Store {
	t.Helper()
	docs := store.NewMemory(nil)
	for name, text := range documents {
		if err := docs.Write(name, text); err != nil {
			t.Fatal(err)
		}
	}
	return docs
}

// TestPeopleAreTakenOver checks that players from a time when persons had no IDs become persons
// with all of their games, even if a player's name was changed.
func TestPeopleAreTakenOver(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	names := ""
	for _, p := range h.ActivePersons() {
		names += p.Name + "/" + p.Face + " "
	}
	if names != "Cleo/guest2 Ada/guest3 Ben/ " {
		t.Fatalf("the persons are %q", names)
	}
	ada := h.ActivePersons()[1]
	if me, ok := h.CurrentPerson(); !ok || me.Name != "Cleo" {
		t.Errorf("the current person is %v, want Cleo", me)
	}
	h.StoreFact(ada.ID, "trail", "dry-gulch/1", true)
	ada.Name = "Adele"
	h.SetPerson(ada)

	again, _ := newTestApp(t, docs)
	if p, ok := again.Person(ada.ID); !ok || p.Name != "Adele" {
		t.Fatalf("after a restart the person is %v, want Adele", p)
	}
	if n := len(again.Tally().Find(stats.Query{Who: ada.ID})); n != 2 {
		t.Errorf("Adele has %d games, want the 2 of Ada", n)
	}
	if len(again.Facts(ada.ID, "trail")) != 1 || len(again.ActivePersons()) != 3 {
		t.Error("a fact is lost, or there are not 3 persons")
	}
}

// TestDamagedPersonsAreRestored checks that persons whose lines in the document are damaged are
// restored with their games and their IDs, also if the whole document is lost, and that other
// persons lose nothing.
func TestDamagedPersonsAreRestored(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	ada, ben := h.ActivePersons()[1], h.ActivePersons()[2]
	h.StoreFact(ben.ID, "trail", "dry-gulch/1", true)
	text, err := docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range []string{strings.Replace(string(text), `"name":"Ada"`, `"name":"Aba"`, 1), ""} {
		stores := before(t)
		stores[personsDoc] = []byte(doc)
		again, _ := newTestApp(t, memory(t, stores))
		if p, ok := again.Person(ada.ID); !ok || p.Name != "Ada" ||
			len(again.Tally().Find(stats.Query{Who: ada.ID})) != 2 {
			t.Errorf("after damage Ada is %v with %d games, want 2", p,
				len(again.Tally().Find(stats.Query{Who: ada.ID})))
		}
		if n := len(again.Facts(ben.ID, "trail")); doc != "" && n != 1 {
			t.Errorf("damage to Ada's line has lost Ben's fact")
		}
	}
}

// TestNobodyHasNoGames checks that no facts and no games are stored for a seat of person.Nobody.
func TestNobodyHasNoGames(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	play := func(seed uint64, seats ...match.Seat) {
		setup := match.Setup{Seed: seed, Seats: append(seats, match.Seat{Name: "Dutch", Bot: "easy"},
			match.Seat{Name: "Opal", Bot: "easy"})}
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(finished(t, m))
	}
	nobody := match.Seat{Name: "Somebody", PersonID: string(person.Nobody)}
	play(1, nobody)
	if n := len(h.Tally().Games); n != 0 {
		t.Errorf("the tally has %d games after a game of nobody, want 0", n)
	}
	ada := h.NewPerson("Ada", "")
	play(2, nobody, SeatOf(ada))
	if people := h.Tally().People(); len(people) != 1 || people[0] != ada.ID || len(h.ActivePersons()) != 1 {
		t.Errorf("the persons in the tally are %v, want Ada only", people)
	}
}

// TestPeopleGoToAnotherDevice checks that two devices that import each other's persons have the
// same persons and games, that each game counts once, and that persons with the same name are
// merged only if the player requests it.
func TestPeopleGoToAnotherDevice(t *testing.T) {
	one, _ := newTestApp(t, memory(t, before(t)))
	two, _ := newTestApp(t, store.NewMemory(nil))
	pass := func(from, to *App, join bool) (games, people, twins int) {
		t.Helper()
		text, err := from.ExportPeople()
		if err != nil {
			t.Fatal(err)
		}
		a, err := to.ParsePeople("Hello! " + text)
		if err != nil || a.Damaged != 0 {
			t.Fatalf("importing persons: error %v, %d damaged lines", err, a.Damaged)
		}
		all := to.NameMatches(a)
		twins = len(all)
		if !join {
			all = nil
		}
		games, people = to.SavePeople(a, all)
		return games, people, twins
	}
	ada := two.NewPerson("Ada", "")
	two.StoreFact(ada.ID, "trail", "dry-gulch/1", true)
	setup := match.Setup{Seed: 3, Seats: []match.Seat{SeatOf(ada), {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "easy"}}}
	m, err := match.New(two.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	two.RecordFinished(finished(t, m))
	if games, people, twins := pass(one, two, true); games != 2 || people != 2 || twins != 1 {
		t.Errorf("%d games, %d people and %d twins are new, want 2, 2 and 1", games, people, twins)
	}
	for range 2 {
		pass(two, one, false)
	}
	for name, h := range map[string]*App{"one": one, "two": two} {
		var who person.Person
		for _, p := range h.ActivePersons() {
			if p.Name == "Ada" {
				who = p
			}
		}
		if n := len(h.Tally().Find(stats.Query{Who: who.ID})); n != 3 || len(h.ActivePersons()) != 3 ||
			len(h.Facts(who.ID, "trail")) != 1 {
			t.Errorf("device %s: Ada has %d games, want 3; %d persons, want 3", name, n, len(h.ActivePersons()))
		}
	}
	if games, people, twins := pass(one, two, false); games+people+twins != 0 {
		t.Errorf("importing again: %d games, %d persons and %d twins are new, want none", games, people, twins)
	}
	if _, err := one.ParsePeople("gulch:1:abc:end"); err == nil {
		t.Error("the text of a game is imported as persons")
	}
}

// TestDamagedPeopleText checks that a damaged line in an exported text of persons makes only that
// line unreadable.
func TestDamagedPeopleText(t *testing.T) {
	one, _ := newTestApp(t, memory(t, before(t)))
	text, err := one.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	two, _ := newTestApp(t, store.NewMemory(nil))
	a, err := two.ParsePeople(strings.Replace(text, `"id":"2"`, `"id":"9"`, 1))
	if err != nil || a.Damaged != 1 {
		t.Fatalf("importing a damaged text: error %v, %d damaged lines, want 1", err, a.Damaged)
	}
	if games, people := two.SavePeople(a, nil); games != 1 || people != 3 {
		t.Errorf("%d games and %d persons were imported, want 1 and 3", games, people)
	}
}

// TestMistakesComeBack checks that mistakes found by a study are due for practice on the next day
// and until they were answered well often enough, and that their record is deleted then. It also
// checks that mistakes in an imported game are added only on request.
func TestMistakesComeBack(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	now := time.Date(2026, 5, 4, 20, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", Setup{Seats: []match.Seat{SeatOf(ada)}})
	setup := match.Setup{Seed: 5, Seats: []match.Seat{SeatOf(ada), {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "easy"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	finished(t, m)
	h.RecordFinished(m)
	s := &Study{Match: m, record: m.Record()}
	for i, e := range s.record.Entries {
		if e.Seat == 0 && len(s.made.Mistakes) < maxMistakes+2 {
			s.made.Mistakes = append(s.made.Mistakes, review.Mistake{At: i, Played: e.Move, Good: []string{e.Move},
				BestChance: 0.5, PlayedChance: 0.4 - float64(i)/10_000})
		}
	}
	h.takeMistakes(s)
	h.takeMistakes(s)
	if n := len(h.DuePositions()); n != 0 {
		t.Errorf("%d positions are due on the evening of the game, want 0", n)
	}
	now = now.AddDate(0, 0, 1)
	all := h.DuePositions()
	if len(all) != maxMistakes {
		t.Fatalf("%d positions are due on the next day, want %d", len(all), maxMistakes)
	}
	r, err := match.Import(all[0].Record)
	if err != nil || len(r.Entries) != all[0].At {
		t.Errorf("the record of the position has %d moves, error %v; want those before the mistake", len(r.Entries),
			err)
	}
	key := all[0].Key
	for range srs.RightsInRow {
		h.StoreAnswer(key, srs.Right, "")
		d, _ := h.PracticeDeck()
		c, _ := d.Find(key)
		now = c.Due.Noon()
	}
	if d, _ := h.PracticeDeck(); true {
		if c, _ := d.Find(key); !c.Done() || c.Record != "" {
			t.Errorf("after %d right answers the card is %+v, want it done and without a record", srs.RightsInRow, c)
		}
	}

	setup.Seed, setup.Seats = 6, []match.Seat{{Name: "Zoe"}, {Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "easy"}}
	other, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.setAsideFromTally(finished(t, other))
	x := &Study{Match: other, record: other.Record()}
	first := x.record.Entries[0]
	x.made.Mistakes = []review.Mistake{{Seat: first.Seat, Played: first.Move, Good: []string{first.Move}}}
	if h.takeMistakes(x); x.InPractice(h, x.made.Mistakes[0]) {
		t.Error("a mistake of an imported game was added automatically")
	}
	if err := h.AddToPractice(x, x.made.Mistakes[0]); err != nil || !x.InPractice(h, x.made.Mistakes[0]) {
		t.Errorf("a mistake that was added on request is not in the deck: %v", err)
	}
}
