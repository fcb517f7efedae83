//go:build !js

package stage

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// devices returns three apps. Their clocks differ and advance with every reading.
func devices(t *testing.T) [3]*App {
	t.Helper()
	var out [3]*App
	at := time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)
	for i := range out {
		h, _ := newTestApp(t, store.NewMemory(nil))
		h.Calendar.Clock = func() time.Time {
			at = at.Add(time.Second)
			return at.Add(time.Duration(i-1) * 20 * time.Second)
		}
		out[i] = h
	}
	return out
}

// exchange imports the persons of one device, from, into another one, to. same says whether persons
// with the same name on both devices are the same person. The results are the numbers of new games
// and persons.
func exchange(t *testing.T, from, to *App, same bool) (games, people int) {
	t.Helper()
	text, err := from.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	a, err := to.ParsePeople(text)
	if err != nil || a.Damaged+a.Missing+a.Newer > 0 {
		t.Fatalf("importing persons: error %v, lines: %d damaged, %d missing, %d newer; want none", err, a.Damaged,
			a.Missing, a.Newer)
	}
	twins := to.NameMatches(a)
	if !same {
		twins = nil
	}
	return to.SavePeople(a, twins)
}

// exchangeAll exchanges persons between all devices so often that nothing new is left to exchange:
// three times it goes through the device indices in order, and exchanges persons in both directions
// between the device with that index and the next one.
func exchangeAll(t *testing.T, all [3]*App, order []int) {
	t.Helper()
	for range 3 {
		for _, i := range order {
			exchange(t, all[i], all[(i+1)%3], false)
			exchange(t, all[(i+1)%3], all[i], false)
		}
	}
}

// playedBy adds a game of the given persons to the tally of a device. Games with the same seed have
// the same moves.
func playedBy(t *testing.T, h *App, seed uint64, people ...person.Person) {
	t.Helper()
	setup := match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "easy"}}}
	for _, p := range people {
		setup.Seats = append(setup.Seats, SeatOf(p))
	}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.RecordFinished(finished(t, m))
}

// TestMergedPeopleStayMerged checks that two persons who were merged on one device stay merged when
// another device has changed the name or the face of one of them afterwards. It also checks that
// the change is kept, and that each game counts once.
func TestMergedPeopleStayMerged(t *testing.T) {
	for name, change := range map[string]func(p *person.Person){
		"name": func(p *person.Person) { p.Name = "Adele" },
		"face": func(p *person.Person) { p.Face = "guest5" },
		"away": func(p *person.Person) { p.Hidden = true },
	} {
		t.Run(name, func(t *testing.T) {
			all := devices(t)
			one, two := all[0], all[1]
			ada, addie := one.NewPerson("Ada", "guest1"), one.NewPerson("Addie", "guest2")
			for i := range 4 {
				playedBy(t, one, uint64(i), ada)
			}
			playedBy(t, one, 10, addie)
			playedBy(t, one, 11, addie)
			exchange(t, one, two, false)

			one.MergePersons(ada, addie)
			for range 30 { // the other device's clock is behind
				two.Calendar.Clock()
			}
			changed, _ := two.Person(addie.ID)
			change(&changed)
			two.SetPerson(changed)
			for range 2 {
				exchange(t, two, one, false)
				exchange(t, one, two, false)
			}
			for i, h := range []*App{one, two} {
				everybody := h.AllPersons()
				if len(everybody) != 1 {
					t.Fatalf("device %d has the persons %+v, want one", i+1, everybody)
				}
				p := everybody[0]
				want := person.Person{ID: p.ID, Name: "Ada", Face: "guest1", Since: p.Since}
				change(&want)
				if p != want {
					t.Errorf("device %d has the person %+v, want %+v", i+1, p, want)
				}
				if n := len(h.Tally().Find(stats.Query{Who: addie.ID})); n != 6 || len(h.Tally().Games) != 6 {
					t.Errorf("device %d: the person has %d of %d games, want 6 of 6", i+1, n, len(h.Tally().Games))
				}
			}
		})
	}
}

// TestFieldsOfPersonHaveTheirOwnTimes checks that a new name from one device is kept if another
// device, which has not received this name yet, changes the face later.
func TestFieldsOfPersonHaveTheirOwnTimes(t *testing.T) {
	all := devices(t)
	ada := all[0].NewPerson("Ada", "guest1")
	exchange(t, all[0], all[1], false)
	renamed, painted := ada, ada
	renamed.Name, painted.Face = "Adele", "guest5"
	all[0].SetPerson(renamed)
	for range 60 {
		all[1].Calendar.Clock()
	}
	all[1].SetPerson(painted)
	exchangeAll(t, all, []int{0, 1, 2})
	for i, h := range all {
		if p, _ := h.Person(ada.ID); p.Name != "Adele" || p.Face != "guest5" {
			t.Errorf("device %d has the person %+v, want Adele with guest5", i+1, p)
		}
	}
}

// TestLostPersonComesBack checks that a person who is created again from the tally, after the
// document of persons was lost, does not overwrite the newer facts of other devices.
func TestLostPersonComesBack(t *testing.T) {
	all := devices(t)
	ada := all[0].NewPerson("Ada", "guest1")
	playedBy(t, all[0], 1, ada)
	ada.Name = "Adele"
	all[0].SetPerson(ada)
	tally, err := all[0].Docs.Read(tallyDoc)
	if err != nil {
		t.Fatal(err)
	}
	lost, _ := newTestApp(t, memory(t, map[string][]byte{tallyDoc: tally}))
	lost.Calendar.Clock = func() time.Time { return time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC) }
	if p, _ := lost.Person(ada.ID); p.Name != "Ada" {
		t.Fatalf("the person restored from the tally is %+v, want Ada", p)
	}
	exchange(t, lost, all[0], false)
	exchange(t, all[0], lost, false)
	for i, h := range []*App{all[0], lost} {
		if p, _ := h.Person(ada.ID); p.Name != "Adele" || p.Face != "guest1" {
			t.Errorf("device %d has the person %+v, want Adele with guest1", i+1, p)
		}
	}
}

// randomAction performs a random action on a random device and returns a description of the action.
// joints has, by the index of the device, the last merge that can still be undone there.
func randomAction(t *testing.T, rng *rand.Rand, all [3]*App, joints map[int]*PersonMerge) string {
	i := rng.IntN(3)
	h := all[i]
	people := h.AllPersons()
	pick := func() person.Person { return people[rng.IntN(len(people))] }
	kind := rng.IntN(9)
	if len(people) == 0 {
		kind = 0
	}
	says := func(format string, args ...any) string {
		return fmt.Sprintf("%d: ", i+1) + fmt.Sprintf(format, args...)
	}
	switch kind {
	case 0:
		p := h.NewPerson([]string{"Ada", "Ben", "Cy"}[rng.IntN(3)], "guest1")
		return says("new %s %s", p.Name, p.ID)
	case 1, 2, 3:
		p := pick()
		switch kind {
		case 1:
			p.Name = fmt.Sprint("Name ", rng.IntN(100))
		case 2:
			p.Face = fmt.Sprint("guest", 1+rng.IntN(5))
		case 3:
			p.Hidden = !p.Hidden
		}
		h.SetPerson(p)
		return says("%s is %+v", p.ID, p)
	case 4:
		p := pick()
		seed := uint64(rng.IntN(3))
		playedBy(t, h, seed, p)
		return says("%s plays %d", p.ID, seed)
	case 5:
		p := pick()
		h.StoreFact(p.ID, "trail", fmt.Sprint(rng.IntN(3)), rng.IntN(3))
		return says("of %s is kept", p.ID)
	case 6:
		a, b := pick(), pick()
		if a.ID == b.ID || h.CheckMerge(a.ID, b.ID) != nil {
			return says("nothing")
		}
		j := h.MergePersons(a, b)
		joints[i] = &j
		return says("%s and %s are one", a.ID, b.ID)
	case 7:
		j := joints[i]
		if j == nil {
			return says("nothing")
		}
		joints[i] = nil
		h.UndoMerge(*j)
		return says("%s and %s are two", j.Target.ID, j.Source.ID)
	}
	to := (i + 1 + rng.IntN(2)) % 3
	same := rng.IntN(4) == 0
	if len(people) > 0 {
		joints[to] = nil // the merge can no longer be undone
		exchange(t, h, all[to], same)
	}
	return says("exchange with %d, twins %v", to+1, same)
}

// TestExchangesConverge checks, for random actions on three devices, that all three have the same
// persons, games and facts after exchanging them in any order, and that every game counts once.
func TestExchangesConverge(t *testing.T) {
	for seed := range uint64(testscale.Of(60, 5000)) {
		rng := rand.New(rand.NewPCG(seed, 45))
		all := devices(t)
		joints := map[int]*PersonMerge{}
		var story []string
		for range 25 {
			story = append(story, randomAction(t, rng, all, joints))
		}
		for _, h := range all {
			if len(h.AllPersons()) == 0 {
				h.NewPerson("Zoe", "guest1")
			}
		}
		exchangeAll(t, all, rng.Perm(3))
		var ends [3]string
		for i, h := range all {
			ends[i] = state(t, h)
		}
		if ends[0] != ends[1] || ends[1] != ends[2] {
			t.Fatalf("seed %d: after these actions and exchanges the devices differ:\n%s\nstates:\n%s\n%s\n%s", seed,
				strings.Join(story, "\n"), ends[0], ends[1], ends[2])
		}
		again, _ := newTestApp(t, all[0].Docs)
		if got := state(t, again); got != ends[0] {
			t.Fatalf("seed %d: after these actions and a restart a device differs:\n%s\nnow\n%s\nbefore\n%s", seed,
				strings.Join(story, "\n"), got, ends[0])
		}
	}
}

// state returns a description of the persons on a device and of the text it exports, for
// comparison.
func state(t *testing.T, h *App) string {
	t.Helper()
	var b strings.Builder
	seen := map[string]bool{}
	for _, p := range h.book().People() {
		fmt.Fprintf(&b, "%+v %s %v", p, h.LabelOf(p.ID), h.Facts(p.ID, "trail"))
		for _, g := range h.Tally().Find(stats.Query{Who: p.ID}) {
			key := fmt.Sprint(p.ID, g.Seed)
			if seen[key] {
				t.Errorf("person %s has deal %d with the same moves twice", p.ID, g.Seed)
			}
			seen[key] = true
			fmt.Fprintf(&b, " %s", g.ID)
		}
		b.WriteString("\n")
	}
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	return b.String() + text
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
