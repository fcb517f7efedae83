package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestSpaceCostsTheSameEverywhere checks that a press on a space with a fee pays in the way that is
// highlighted among the ways to pay, and that all the ways shown are for the same space.
func TestSpaceCostsTheSameEverywhere(t *testing.T) {
	paid := 0
	for seed, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": mode}, uint64(seed))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(uint64(seed))
		window, area := tabletest.WideWindow()
		for moves := 0; s.Turn() != engine.NoSeat && moves < 250; moves++ {
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			table.ShowPosition(b, s, window, area)
			nodes := b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil)
			paths := map[rules.Path]bool{}
			for _, n := range nodes {
				fee, ok := strings.CutPrefix(n.ID, "fee ")
				m, err := s.Parse(fee)
				if !ok || err != nil {
					continue
				}
				paths[rules.PathOf(m)] = true
				if n.Chosen && !pressed(nodes, fee) {
					t.Errorf("%s: the fee %q is highlighted, but a press on the space pays another one", mode, fee)
				}
				paid++
			}
			if len(paths) > 1 {
				t.Errorf("%s: the board lists fees of both paths", mode)
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if paid == 0 {
		t.Error("no fee was to be paid: the test has checked nothing")
	}
}

// pressed reports whether nodes contain an enabled node with the given ID, which is the notation of
// its move.
func pressed(nodes []ui.Node, id string) bool {
	for _, n := range nodes {
		if n.ID == id && n.Enabled() {
			return true
		}
	}
	return false
}
