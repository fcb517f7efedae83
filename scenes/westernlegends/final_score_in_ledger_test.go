package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLedgerEndsWithTheFinalScore checks that the ledger and the breakdown of a seat's points count
// as the score sheet does after the end of the game, and that during the game the breakdown says
// that it leaves out hidden tokens.
func TestLedgerEndsWithTheFinalScore(t *testing.T) {
	m, err := match.New(rules.Game, match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}},
		Seed: 8}, nil)
	if err != nil {
		t.Fatal(err)
	}
	h := tabletest.App(t, rules.Game)
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	hidden := 0
	check := func() {
		table.ShowPosition(b, m.State(), window, area)
		for seat := range b.SeatCount() {
			all := b.Breakdowns(seat)
			if len(all) == 0 {
				continue
			}
			if sum, want := all[0].Sum(), m.Scores()[seat]; all[0].Name == i18n.T("Current score") && sum != want {
				t.Fatalf("the current score of seat %d adds up to %d, want %d", seat, sum, want)
			} else if sum != want {
				hidden++
			}
		}
	}
	table.RevealSeats(b, engine.SeatSet(0).With(0))
	rng := engine.NewRand(8)
	for at := 0; !m.Over(); at++ {
		if at%25 == 0 {
			check()
		}
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	if check(); hidden == 0 {
		t.Error("nobody ever held a hidden token that counts: choose another seed")
	}
	for seat := range b.SeatCount() {
		if want := m.Scores()[seat]; b.Row(seat).Stats[0].Value != want || b.points(seat) != want {
			t.Errorf("after the game the row of seat %d shows %d and %d, want the final score %d", seat,
				b.Row(seat).Stats[0].Value, b.points(seat), want)
		}
	}
}

// TestChartMarksNeedNoPosition checks that the marks of a whole game are those of its events while
// the table shows the game's beginning, where nobody has a character yet, as in a replay from whose
// start the results are opened.
func TestChartMarksNeedNoPosition(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}}
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 8}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	marked := map[engine.EventKind]bool{}
	for rng := engine.NewRand(8); !m.Over(); {
		events, err := m.Play(m.State().(engine.Heuristics).Policy(&rng))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			icon, weight := b.ChartMark(e)
			if (icon == "") != (weight == 0) {
				t.Errorf("an event of kind %d has the mark %q with the weight %d", e.Kind, icon, weight)
			}
			marked[e.Kind] = marked[e.Kind] || icon != ""
		}
	}
	if !marked[rules.EventAwake] {
		t.Error("no ability woke up: choose another seed")
	}
}
