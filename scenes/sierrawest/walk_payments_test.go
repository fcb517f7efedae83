package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestWalksSkipPaidSpaces checks in games of every mode that a press which sends a pioneer to a
// summit or to a far space of his path pays for no space on the way that he could skip.
func TestWalksSkipPaidSpaces(t *testing.T) {
	summits, spaces, skipped := 0, 0, 0
	forPioneerPositions(t, func(s *rules.State) {
		check := func(what string, next table.MoveSequence, target int) {
			after := *s
			for m, ok := next(&after); ok; m, ok = next(&after) {
				if m.Kind == rules.KindWalk && rules.PathOf(m) == rules.Tan {
					here := after.Pioneer(after.Active(), rules.Tan).Space + 1
					_, can := skipping(&after, rules.Tan)
					if can && here != target && rules.UsesOf(m) {
						t.Errorf("%s: the walk pays for space %d, which it could skip", what, here)
					} else if can && !rules.UsesOf(m) && waysToUse(&after, rules.Tan) > 0 {
						skipped++
					}
				}
				if after.Play(m, nil) != nil {
					t.Fatalf("%s: the walk has an illegal move", what)
				}
			}
		}
		for goal, e := range errands(s, rules.Tan, nil) {
			if goal.Kind == rules.KindSummit && e.walks {
				summits++
				check("a summit", e.next(), 0)
			}
		}
		for space := s.Pioneer(s.Active(), rules.Tan).Space + 2; space <= rules.Tan.Spaces(); space++ {
			if next := walkUpTo(rules.Tan, space, nil); canBegin(next, s) {
				spaces++
				check("a space", walkUpTo(rules.Tan, space, nil), space)
			}
		}
	})
	if summits == 0 || spaces == 0 || skipped == 0 {
		t.Errorf("%d walks to summits and %d to spaces skip %d spaces, expected some of each", summits, spaces, skipped)
	}
}

// TestWalksSpareGold checks in games of every mode that a press which sends a pioneer to build a
// cabin or to roll the wagon pays no gold if another payment of the fee on the way would do.
func TestWalksSpareGold(t *testing.T) {
	checked, spared := 0, 0
	forPioneerPositions(t, func(s *rules.State) {
		for goal, e := range errands(s, rules.Tan, nil) {
			if e.uses == 0 || goal.Kind != rules.KindBuild && goal.Kind != rules.KindRoll {
				continue
			}
			checked++
			gold := func(e errand) (sum int) {
				after := *s
				next := e.next()
				for m, ok := next(&after); ok; m, ok = next(&after) {
					if paysFor(m) || m.Kind == rules.KindBuild {
						sum += rules.PaymentOf(m).Of(rules.Gold)
					}
					if after.Play(m, nil) != nil {
						return 99
					}
				}
				return sum
			}
			mine := gold(e)
			for _, end := range walkEnds(s, errand{walks: true, path: e.path}) {
				if x, ok := answers(end.ahead, end.errand)[goal]; ok && x.uses == e.uses {
					if other := gold(x); other < mine {
						t.Errorf("%v pays %d gold on the way, another way only %d", goal, mine, other)
					} else if other > mine {
						spared++
					}
				}
			}
		}
	})
	if checked == 0 || spared == 0 {
		t.Errorf("%d walks with a fee, %d spare gold, expected some of each", checked, spared)
	}
}

// forPioneerPositions calls check in each position of some games of every mode in which the active
// seat moves its pioneers.
func forPioneerPositions(t *testing.T, check func(s *rules.State)) {
	t.Helper()
	for seed := range uint64(24) {
		state, err := rules.Game.New(2, engine.Options{"mode": rules.Mode(seed % 4).String()}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if s.Phase() == rules.PhasePioneer {
				check(s)
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestWalksNamePayments checks in games of every mode that the title and the notes of the preview
// of a walk name each step that is paid for.
func TestWalksNamePayments(t *testing.T) {
	b, paid := newTestTable(t, 2), 0
	forPioneerPositions(t, func(s *rules.State) {
		var all []table.MoveSequence
		for _, e := range errands(s, rules.Tan, nil) {
			if e.walks && e.path == rules.Tan && len(all) < 3 {
				all = append(all, e.next())
			}
		}
		for _, next := range all {
			var moves []engine.Move
			after := *s
			fees := 0
			for m, ok := next(&after); ok; m, ok = next(&after) {
				if moves = append(moves, m); m.Kind == rules.KindWalk && rules.PaymentOf(m) != 0 {
					fees++
				}
				if after.Play(m, nil) != nil {
					break
				}
			}
			if fees == 0 || len(moves) < 2 || paid > 60 {
				continue
			}
			paid++
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			window, area := tabletest.WideWindow()
			table.ShowPosition(b, s, window, area)
			slip := table.PreviewMoves(b, s, moves...)
			if strings.Count(slip.Title, ":") > 1 || strings.Contains(slip.Title, "“") {
				t.Errorf("the title %q is no plain phrase", slip.Title)
			}
			for _, fee := range feesOnWay(s, table.SequenceOf(moves...)) {
				price, _, _ := strings.Cut(fee, " (")
				toGoal := moves[len(moves)-1].Kind == rules.KindWalk && strings.Contains(slip.Title, " for "+price)
				if !toGoal && !strings.Contains(slip.Title, "paying "+price+" on the way") {
					t.Errorf("the title %q does not name %s", slip.Title, fee)
				}
				if !slices.ContainsFunc(slip.Notes, func(n table.Note) bool { return strings.Contains(n.Text, fee) }) {
					t.Errorf("the notes %v do not name %s", slip.Notes, fee)
				}
			}
		}
	})
	if paid == 0 {
		t.Error("no walk pays on the way")
	}
}

// TestWalksReachTheirGoal checks in games of every mode that a press plays its whole sequence up to
// the move that it names, also if the coach proposes to pay the fee on the way with another good.
func TestWalksReachTheirGoal(t *testing.T) {
	reached := 0
	forPioneerPositions(t, func(s *rules.State) {
		by := proposed{}
		for g := rules.Food; g <= rules.Gold; g++ {
			by = append(by, rules.Walk(rules.Tan, rules.PayOf(g, 1)))
		}
		for goal, e := range errands(s, rules.Tan, by) {
			after, last := *s, engine.Move{}
			next := e.next()
			for m, ok := next(&after); ok; m, ok = next(&after) {
				if last = m; after.Play(m, nil) != nil {
					t.Fatalf("%v: the walk has an illegal move", goal)
				}
			}
			if e.uses > 0 {
				reached++
			}
			if last != e.then[len(e.then)-1] {
				t.Errorf("a press for %v ends with %v", goal, last)
			}
		}
	})
	if reached == 0 {
		t.Error("no walk pays on the way")
	}
}
