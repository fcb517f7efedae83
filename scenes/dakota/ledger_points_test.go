package dakota

import (
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestPointsCanBeCompared checks that all ledger rows count points in the same way. As long as the
// money of rivals is hidden, the viewer's points do not include money; if nothing is hidden, they
// do.
func TestPointsCanBeCompared(t *testing.T) {
	b := newTestTable(t, 3)
	showToMover(b, lateGame(t, rules.PhaseEvening).State().(*rules.State))
	own := b.points(b.Viewer)
	b.Board.Towns[b.Viewer].Money += 30
	if b.points(b.Viewer) != own {
		t.Errorf("with $30 more the row shows %d points, expected %d: rivals' points do not include money",
			b.points(b.Viewer), own)
	}
	table.RevealSeats(b, engine.SeatsOf(0, 1, 2))
	if with := b.points(b.Viewer); with <= own {
		t.Errorf("with all safes open the row shows %d points, expected more than %d", with, own)
	}
}

// TestPurchasesNameNoHiddenMoney checks that a button names the points that a move brings without
// saying that money does not count yet, and that a player alone never reads that: all money counts.
func TestPurchasesNameNoHiddenMoney(t *testing.T) {
	points := map[int]int{}
	for _, seats := range []int{1, 3} {
		playGame(t, seats, 1, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseJob || points[seats] > 20 {
				return
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			for _, m := range a.Legal {
				said := a.EffectSummary(m)
				if strings.Contains(said, "points") {
					points[seats]++
				}
				if strings.Contains(said, "without") {
					t.Errorf("%d seats: the button of %s says %q", seats, s.Notation(m), said)
				}
				for _, c := range table.PreviewMoves(b, s, m).Changes {
					if seats == 1 && strings.Contains(c.Name, "without") {
						t.Errorf("alone, the preview of %s lists %q", s.Notation(m), c.Name)
					}
				}
			}
		})
	}
	if points[1] == 0 || points[3] == 0 {
		t.Errorf("%v purchases by number of seats bring points, want some for each", points)
	}
}

// TestBuildingTipsNameNoOtherPrice checks that the tooltip of a move that builds does not name the
// full price where a craftsman builds for less: the words of the move name what is paid.
func TestBuildingTipsNameNoOtherPrice(t *testing.T) {
	cheaper := 0
	playGame(t, 3, 1, func(b *Table, s *rules.State, _ []engine.Event) {
		if s.Phase() != rules.PhaseJob {
			return
		}
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindBuild {
				continue
			}
			h := rules.BuildingOf(m)
			if s.JobPrice(h) < h.Price() {
				cheaper++
			}
			if tip := b.moveTip(m); strings.Contains(tip, "Costs $") || !strings.Contains(tip, "Gives ") {
				t.Errorf("the tooltip of %s says %q", s.Notation(m), tip)
			}
		}
	})
	if cheaper == 0 {
		t.Error("no craftsman builds for less: the test has checked nothing")
	}
}

// TestLastEveningAddsUp checks that in the last evening the ledger adds up what a seat has, instead
// of an estimate: with its ore sold, the seat scores what the sentence names.
func TestLastEveningAddsUp(t *testing.T) {
	named := 0
	for seed := uint64(1); seed < 5; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if !b.Board.LastDay || b.Board.Stage() != "evening" {
				return
			}
			seat := s.Turn()
			said := b.Outlook(seat).AtEnd
			if goods(&b.Board.Towns[seat]) > 0 || bedless(&b.Board.Towns[seat]) > 0 || said == "" {
				return
			}
			if named++; !strings.Contains(said, strconv.Itoa(s.Scores(nil)[seat])) {
				t.Errorf("seed %d: the ledger says %q, but the seat scores %d", seed, said, s.Scores(nil)[seat])
			}
		})
	}
	if named == 0 {
		t.Error("the ledger names no sum in a last evening")
	}
}
