package dakota

import (
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestSoloResult checks that the result of a solo game shows the points, the number of days, the
// points per day with one decimal, and the rank (R121), and that a game with rivals has no such
// text.
func TestSoloResult(t *testing.T) {
	for seats := 1; seats <= 2; seats++ {
		state, err := rules.Game.New(seats, nil, 7)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(7)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
		names := []match.Seat{{Name: "A"}, {Name: "B", Bot: "easy"}}[:seats]
		b := New(tabletest.App(t, rules.Game), names)
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, s, window, area)
		said := b.ResultLines()
		if seats > 1 {
			if said != nil {
				t.Errorf("with rivals Verdict returns %q, expected nothing", said)
			}
			continue
		}
		if tip := b.seatTip(0); b.nextRank() != "" && !strings.Contains(tip, "points per day. Today that takes") {
			t.Errorf("the tooltip of the ranks is %q, want what the next rank takes", tip)
		}
		tenths, rank := s.PerDay()
		for _, want := range []string{tenthsOf(tenths), rank} {
			if !strings.Contains(said[0], want) {
				t.Errorf("the line %q does not contain %q", said[0], want)
			}
		}
		for _, n := range []int{s.Scores(nil)[0], s.Day()} {
			if !strings.Contains(said[1], strconv.Itoa(n)) {
				t.Errorf("the line %q does not contain %d", said[1], n)
			}
		}
	}
}
