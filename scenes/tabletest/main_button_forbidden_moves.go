package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/table"
)

// Limits of CheckBrassProposals: the number of games, and the number of decisions that are checked
// for each kind of move.
const (
	proposalGames     = 80
	proposalDecisions = 12
)

// CheckBrassProposals checks that the brass button never plays certain moves while the player has
// chosen nothing. never holds functions by the description of the moves, such as "robs the Bank
// with one card"; a function reports whether a legal move m of position s is such a move. Decisions
// with a single legal move do not count. CheckBrassProposals plays games with partly random moves
// until each kind of move has been legal in some decisions; the test fails if one never was.
func CheckBrassProposals(t *testing.T, game table.Game, never map[string]func(s engine.State, m engine.Move) bool) {
	t.Helper()
	app, info, seen := App(t, game.Rules), game.Rules.Info(), map[string]int{}
	window, area := WideWindow()
	open := func() bool {
		for what := range never {
			if seen[what] < proposalDecisions {
				return true
			}
		}
		return false
	}
	for i := uint64(0); i < proposalGames && open(); i++ {
		plan := audit.RandomPlan(info, 300+i)
		s, err := game.Rules.New(plan.Seats, plan.Options, plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		play, chance := game.New(app, people(plan.Seats)), engine.NewChance(300+i, 0xb7)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for what, is := range never {
				if len(legal) < 2 || seen[what] >= proposalDecisions || !holdsForAny(s, legal, is) ||
					int(s.Turn()) >= plan.Seats {
					continue
				}
				seen[what]++
				table.RevealSeats(play, engine.SeatsOf(s.Turn()))
				table.ShowPosition(play, s, window, area)
				for _, m := range brassMoves(play, s, legal) {
					if is(s, m) {
						t.Errorf("with nothing chosen, the brass button plays %q, which %s", s.Notation(m), what)
					}
				}
			}
			if err := s.Play(choose(s, legal, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for what := range never {
		if seen[what] == 0 {
			t.Errorf("no decision has a move that %s: the test has checked nothing", what)
		}
	}
	t.Logf("decisions by kind of move: %v", seen)
}

// holdsForAny reports whether is returns true for one of the moves in position s.
func holdsForAny(s engine.State, moves []engine.Move, is func(s engine.State, m engine.Move) bool) bool {
	for _, m := range moves {
		if is(s, m) {
			return true
		}
	}
	return false
}

// brassMoves returns the first move of each press on a brass button of the position that is shown.
func brassMoves(play table.GameUI, s engine.State, legal []engine.Move) (made []engine.Move) {
	a := table.NewDecision(play, s, legal)
	a.OnPress(func(_ string, next table.MoveSequence) {
		if m, ok := next(engine.Clone(s)); ok {
			made = append(made, m)
		}
	})
	for _, n := range play.Nodes(a, nil) {
		if n.Primary && n.Enabled() {
			n.Press()
		}
	}
	table.NotifyAllShown(play, s)
	return made
}
