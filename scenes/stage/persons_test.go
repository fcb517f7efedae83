//go:build !js

package stage

import (
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/person"
	"gulch/scenes/recall"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// before is a store as it was before there were persons: Ada and Ben have played, Cleo has sat down only.
func before(t *testing.T) map[string][]byte {
	t.Helper()
	var tally []byte
	for i, g := range []stats.Game{
		{ID: "1", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 1}, {Name: "Ben", Rank: 2}, {Name: "Dutch", Level: "easy", Rank: 3}}},
		{ID: "2", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 2}, {Name: "Dutch", Level: "easy", Rank: 1}}},
		{ID: "3", Game: "boomtown", Aside: true, Seats: []stats.Seat{{Name: "Zoe", Rank: 1}, {Name: "Dutch", Level: "easy", Rank: 2}}},
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

// memory is a store with documents.
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

// People of before there were persons are taken over with all of their games; a new name takes nothing from them.
func TestPeopleAreTakenOver(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	names := ""
	for _, p := range h.Persons() {
		names += p.Name + "/" + p.Face + " "
	}
	if names != "Cleo/guest2 Ada/guest3 Ben/ " {
		t.Fatalf("those who play here are %q", names)
	}
	ada := h.Persons()[1]
	if me, ok := h.Me(); !ok || me.Name != "Cleo" {
		t.Errorf("the person here is %v", me)
	}
	h.KeepOf(ada.ID, "trail", "dry-gulch/1", true)
	ada.Name = "Adele"
	h.SetPerson(ada)

	again, _ := newTestApp(t, docs)
	if p, ok := again.Person(ada.ID); !ok || p.Name != "Adele" {
		t.Fatalf("at the next start they are %v", p)
	}
	if n := len(again.Tally().Find(stats.Query{Who: ada.ID})); n != 2 {
		t.Errorf("Adele has %d games, want the 2 of Ada", n)
	}
	if len(again.KeptOf(ada.ID, "trail")) != 1 || len(again.Persons()) != 3 {
		t.Error("what was kept of them is gone, or somebody was taken over twice")
	}
}

// Where a line is damaged, or the whole document is gone, people are found again with their games under the same ID.
func TestDamageLosesItselfOnly(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	ada, ben := h.Persons()[1], h.Persons()[2]
	h.KeepOf(ben.ID, "trail", "dry-gulch/1", true)
	text, err := docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range []string{strings.Replace(string(text), `"name":"Ada"`, `"name":"Aba"`, 1), ""} {
		stores := before(t)
		stores[personsDoc] = []byte(doc)
		again, _ := newTestApp(t, memory(t, stores))
		if p, ok := again.Person(ada.ID); !ok || p.Name != "Ada" || len(again.Tally().Find(stats.Query{Who: ada.ID})) != 2 {
			t.Errorf("Ada is %v, with %d games", p, len(again.Tally().Find(stats.Query{Who: ada.ID})))
		}
		if n := len(again.KeptOf(ben.ID, "trail")); doc != "" && n != 1 {
			t.Errorf("Ben has lost what was kept of him by damage to Ada")
		}
	}
}

// What somebody plays goes to no tally; beside a person only the person has the game.
func TestSomebodyKeepsNothing(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	play := func(seed uint64, seats ...match.Seat) {
		setup := match.Setup{Seed: seed, Seats: append(seats, match.Seat{Name: "Dutch", Bot: "easy"}, match.Seat{Name: "Opal", Bot: "easy"})}
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.Finished(finished(t, m))
	}
	nobody := match.Seat{Name: "Somebody", Who: string(person.Nobody)}
	play(1, nobody)
	if n := len(h.Tally().Games); n != 0 {
		t.Errorf("somebody has %d games", n)
	}
	ada := h.NewPerson("Ada", "")
	play(2, nobody, SeatOf(ada))
	if people := h.Tally().People(); len(people) != 1 || people[0] != ada.ID || len(h.Persons()) != 1 {
		t.Errorf("those in the tally are %v", people)
	}
}

// Two devices that read each other come to the same: each game counts once, one who is known on both has all, and two of a name are one
// only if somebody says so.
func TestPeopleGoToAnotherDevice(t *testing.T) {
	one, _ := newTestApp(t, memory(t, before(t)))
	two, _ := newTestApp(t, store.NewMemory(nil))
	pass := func(from, to *App, join bool) (games, people, twins int) {
		t.Helper()
		text, err := from.PeopleText()
		if err != nil {
			t.Fatal(err)
		}
		a, err := to.ArrivePeople("Hello! " + text)
		if err != nil || a.Damaged != 0 {
			t.Fatalf("%v, %d lines damaged", err, a.Damaged)
		}
		all := to.TwinsOf(a)
		twins = len(all)
		if !join {
			all = nil
		}
		games, people = to.TakePeople(a, all)
		return games, people, twins
	}
	ada := two.NewPerson("Ada", "")
	two.KeepOf(ada.ID, "trail", "dry-gulch/1", true)
	setup := match.Setup{Seed: 3, Seats: []match.Seat{SeatOf(ada), {Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "easy"}}}
	m, err := match.New(two.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	two.Finished(finished(t, m))
	if games, people, twins := pass(one, two, true); games != 2 || people != 2 || twins != 1 {
		t.Errorf("%d games, %d people and %d twins are new, want 2, 2 and 1", games, people, twins)
	}
	for range 2 {
		pass(two, one, false)
	}
	for name, h := range map[string]*App{"one": one, "two": two} {
		var who person.Person
		for _, p := range h.Persons() {
			if p.Name == "Ada" {
				who = p
			}
		}
		if n := len(h.Tally().Find(stats.Query{Who: who.ID})); n != 3 || len(h.Persons()) != 3 || len(h.KeptOf(who.ID, "trail")) != 1 {
			t.Errorf("on device %s Ada has %d games, and there are %d people", name, n, len(h.Persons()))
		}
	}
	if games, people, twins := pass(one, two, false); games+people+twins != 0 {
		t.Errorf("read again %d games, %d people and %d twins are new", games, people, twins)
	}
	if _, err := one.ArrivePeople("gulch:1:abc:end"); err == nil {
		t.Error("a game is read as people")
	}
}

// A damaged line of a text of people loses itself only.
func TestDamagedPeopleText(t *testing.T) {
	one, _ := newTestApp(t, memory(t, before(t)))
	text, err := one.PeopleText()
	if err != nil {
		t.Fatal(err)
	}
	two, _ := newTestApp(t, store.NewMemory(nil))
	a, err := two.ArrivePeople(strings.Replace(text, `"id":"2"`, `"id":"9"`, 1))
	if err != nil || a.Damaged != 1 {
		t.Fatalf("%v, damaged %d", err, a.Damaged)
	}
	if games, people := two.TakePeople(a, nil); games != 1 || people != 3 {
		t.Errorf("%d games and %d people were read, want 1 and 3", games, people)
	}
}

// What a study has found comes back to whoever played there the day after, for as long as it takes, and takes no room when it is done.
// A game that is somebody else's comes back only if one asks for it.
func TestMistakesComeBack(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	now := time.Date(2026, 5, 4, 20, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", Setup{Seats: []match.Seat{SeatOf(ada)}})
	setup := match.Setup{Seed: 5, Seats: []match.Seat{SeatOf(ada), {Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "easy"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	finished(t, m)
	h.Finished(m)
	s := &Study{Match: m, record: m.Record()}
	for i, e := range s.record.Entries {
		if e.Seat == 0 && len(s.made.Mistakes) < maxMistakes+2 {
			s.made.Mistakes = append(s.made.Mistakes, review.Mistake{At: i, Played: e.Move, Good: []string{e.Move}, Had: 0.5, Left: 0.4 - float64(i)/10_000})
		}
	}
	h.takeMistakes(s)
	h.takeMistakes(s)
	if n := len(h.Waiting()); n != 0 {
		t.Errorf("%d wait on the evening of the game", n)
	}
	now = now.AddDate(0, 0, 1)
	all := h.Waiting()
	if len(all) != maxMistakes {
		t.Fatalf("%d wait, want %d", len(all), maxMistakes)
	}
	r, err := match.Import(all[0].Record)
	if err != nil || len(r.Entries) != all[0].At {
		t.Errorf("its game is kept with %d moves, %v", len(r.Entries), err)
	}
	key := all[0].Key
	for range recall.Rights {
		h.Answered(key, recall.Right, "")
		d, _ := h.Positions()
		c, _ := d.Find(key)
		now = c.Due.Noon()
	}
	if d, _ := h.Positions(); true {
		if c, _ := d.Find(key); !c.Done() || c.Record != "" {
			t.Errorf("after %d right answers it is %+v", recall.Rights, c)
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
	if h.takeMistakes(x); x.Kept(h, x.made.Mistakes[0]) {
		t.Error("somebody else's mistake comes back unasked")
	}
	if err := h.KeepMistake(x, x.made.Mistakes[0]); err != nil || !x.Kept(h, x.made.Mistakes[0]) {
		t.Errorf("what was asked for does not come back: %v", err)
	}
}
