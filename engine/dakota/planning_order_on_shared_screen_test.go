package dakota_test

import (
	"bytes"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
)

// planners plays a match with the moves of the bots' policy. For each afternoon it returns seats in
// the order of their turns: the seat that decided last before planning, the seats in the order in
// which they planned, and the seat that decides first after planning.
func planners(t *testing.T, m *match.Match) (days [][]engine.Seat) {
	t.Helper()
	last, planning := engine.NoSeat, false
	chance := engine.NewChance(5, 6)
	for !m.Over() {
		seat, plans := m.Turn(), m.State().Phase() == dakota.PhasePlan
		switch {
		case plans && !planning:
			days = append(days, []engine.Seat{last, seat})
		case planning && days[len(days)-1][len(days[len(days)-1])-1] != seat || planning && !plans:
			days[len(days)-1] = append(days[len(days)-1], seat)
		}
		planning, last = plans, seat
		rng := engine.NewRand(chance.Uint64())
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	return days
}

// TestPlansInARow checks that people who share a screen plan in the order in which it changes hands
// least: the person at the screen plans first, and the person who is first to carry out a plan
// comes last. It also checks that the record of such a match can be resumed, even if bots replace
// some of the people. Bots plan in player order.
func TestPlansInARow(t *testing.T) {
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cleo"}}, Seed: 4}
	m, err := match.New(dakota.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	kept, all := 0, 0
	for _, day := range planners(t, m) {
		if len(day) < len(setup.Seats)+2 {
			continue // somebody had nobody to plan with
		}
		all++
		if day[0] == day[1] && day[len(day)-2] == day[len(day)-1] {
			kept++
		}
	}
	if all == 0 || kept*2 < all {
		t.Errorf("on %d of %d days the screen stays with the first and the last planner, want at least half", kept, all)
	}
	want, err := m.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, bot := range []string{"", "easy"} {
		record := m.Record()
		record.Setup.Seats = []match.Seat{{Name: "Ada"}, {Name: "Ben", Bot: bot}, {Name: "Cleo", Bot: bot}}
		text, err := record.Text()
		if err != nil {
			t.Fatal(err)
		}
		find := func(string) (engine.Game, error) { return dakota.Game, nil }
		again, damage, err := match.Resume(find, text, nil)
		if err != nil || damage != nil {
			t.Fatalf("bots %q: %v, %v", bot, err, damage)
		}
		if got, err := again.State().MarshalJSON(); err != nil || !bytes.Equal(got, want) {
			t.Errorf("bots %q: the resumed game ends differently (%v)", bot, err)
		}
		r, err := again.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range []int{r.Len() / 3, r.Len() / 2, 10, r.Len()} {
			if err := r.Seek(at); err != nil {
				t.Fatalf("bots %q: %v", bot, err)
			}
			if at < r.Len() && r.State().Turn() != r.Steps()[at].Seat {
				t.Errorf("bots %q: at decision %d seat %d decides, want %d", bot, at, r.State().Turn(), r.Steps()[at].Seat)
			}
		}
	}
}

// TestPlayerOrderIsAccepted checks that a record can be resumed in which people who share a screen
// planned in player order, as bots do.
func TestPlayerOrderIsAccepted(t *testing.T) {
	bots := []match.Seat{{Name: "Ada"}, {Name: "Ben", Bot: "easy"}}
	m, err := match.New(dakota.Game, match.Setup{Seats: bots, Seed: 9}, nil)
	if err != nil {
		t.Fatal(err)
	}
	planners(t, m)
	record := m.Record()
	record.Setup.Seats = []match.Seat{{Name: "Ada"}, {Name: "Ben"}}
	text, err := record.Text()
	if err != nil {
		t.Fatal(err)
	}
	find := func(string) (engine.Game, error) { return dakota.Game, nil }
	again, damage, err := match.Resume(find, text, nil)
	if err != nil || damage != nil || !again.Over() {
		t.Fatalf("%v, %v", err, damage)
	}
}
