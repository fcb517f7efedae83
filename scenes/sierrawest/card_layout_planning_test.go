package sierrawest

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestPlanningEnlargesLand checks that while a seat lays out its cards, its land is enlarged, and
// the tiles of the six layouts and the arrows are below it.
func TestPlanningEnlargesLand(t *testing.T) {
	for _, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b, nodes := decision(t, mode, 3, planning)
		if !b.at.planning || b.at.own.W < b.Area.W-1 || b.at.own.H < 300 || 2*b.at.wellRadius < 60 {
			t.Errorf("%s: the land while planning is %v, its spaces are %.0f wide: too small", mode, b.at.own,
				2*b.at.wellRadius)
		}
		for i := range 6 {
			n := nodeByID(t, nodes, fmt.Sprintf("layout %d", i+1))
			if !n.Rect.Within(b.Area) || n.Rect.Meets(b.at.own) || !strings.Contains(n.Tip, "summit") {
				t.Errorf("%s: layout %d is at %v with the tooltip %q", mode, i+1, n.Rect, n.Tip)
			}
		}
		for _, id := range []string{"leaf", "leaf back"} {
			if n := nodeByID(t, nodes, id); n.Press == nil || !n.Rect.Within(b.Area) {
				t.Errorf("%s: node %q at %v cannot be pressed or is outside the board", mode, id, n.Rect)
			}
		}
	}
}

// TestPlannedCardsAreShown checks that the cards of a layout appear in their slots immediately
// after the animation that lays them out.
func TestPlannedCardsAreShown(t *testing.T) {
	b, _ := decision(t, "apple_hill", 3, planning)
	m := b.planned()
	s := new(rules.State)
	b.State.CopyTo(s)
	var told []engine.Told
	if err := s.Play(m, engine.Collect(s, &told)); err != nil {
		t.Fatal(err)
	}
	for _, e := range told {
		if e.Kind == rules.EventPlanned {
			table.Animate(b, e).EnsureApplied()
			if cards, ok := b.shownCards(); !ok || cards != b.Board.Laid || b.Board.Phase != rules.PhasePlan {
				t.Errorf("in phase %d the board has the cards %v, shown are %v, %v", b.Board.Phase, b.Board.Laid, cards,
					ok)
			}
			return
		}
		table.Animate(b, e).EnsureApplied()
	}
	t.Error("no layout was planned: the test has checked nothing")
}

// TestLayoutNamesSayTheDifference checks that the names of the layouts of a hand in the coach's
// list differ in more than the number of the tile, with three cards in hand and with four.
func TestLayoutNamesSayTheDifference(t *testing.T) {
	checked := map[int]int{} // by number of cards in hand
	for seed := range uint64(8) {
		options := engine.Options{"mode": rules.Mode(seed % 4).String()}
		if seed > 3 {
			options["expert_planning"] = "on"
		}
		made, err := rules.Game.New(2, options, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, s, rng := newTestTable(t, 2), made.(*rules.State), engine.NewRand(seed)
		window, area := tabletest.WideWindow()
		for s.Turn() != engine.NoSeat {
			if s.Phase() == rules.PhasePlan {
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				said := map[string]engine.Move{}
				for _, m := range s.Moves(nil) {
					name := strings.Map(func(r rune) rune {
						if r >= '0' && r <= '9' {
							return -1
						}
						return r
					}, b.CoachWords(m))
					if other, is := said[name]; is {
						t.Errorf("seed %d: %s and %s are both called %q", seed, s.Notation(m), s.Notation(other), name)
					}
					said[name] = m
				}
				checked[b.Board.Of[b.Viewer].Hand.Len()]++
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if checked[3] == 0 || checked[4] == 0 {
		t.Errorf("hands checked by size: %v, want some of three and of four cards", checked)
	}
}

// TestAdviceKeepsTheShownLayout checks that advice changes neither the layout that is shown nor
// what the button under it plays, and that a hint marks the tile of the layout that it proposes.
func TestAdviceKeepsTheShownLayout(t *testing.T) {
	b, _ := decision(t, "outlaws_outposts", 2, planning)
	s := b.State
	shown := b.planned()
	for i, m := range b.layoutsOf(shown) {
		a := table.NewDecision(b, s, s.Moves(nil))
		a.Hint = m
		nodes := b.Nodes(a, nil)
		if b.planned() != shown {
			t.Errorf("with a hint for %s, %s is shown", s.Notation(m), s.Notation(b.planned()))
		}
		nodeByID(t, nodes, s.Notation(shown)) // the button that plays it
		if !a.RegisterOptions(fmt.Sprintf("layout %d", i+1), m) {
			t.Errorf("the tile of layout %d is not marked by the hint for it", i+1)
		}
	}
}
