package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestMapAndFightSayTheSameOdds checks in simulated games that the odds of a ride onto a bandit and
// of robbing the Bank are those of the best card in the fight that then begins.
func TestMapAndFightSayTheSameOdds(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(3) {
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(3), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(tabletest.App(t, rules.Game), tabletest.Bots(3))
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 300; {
			s := m.State().(*rules.State)
			showFor(t, play, s)
			for name, moves := range fightsAhead(play, s, m.Legal()) {
				after := inFight(s, moves)
				if seen[name] >= 12 || after == nil {
					continue
				}
				seen[name]++
				said, ok := play.wonFights(moves...)
				if !ok {
					t.Fatalf("no odds of %s, which begins a fight", name)
				}
				showFor(t, play, after)
				best := 0
				for _, x := range after.Moves(nil) {
					if x.Kind == rules.KindPlay {
						won, _ := play.wonFights(x)
						best = max(best, won)
					}
				}
				if said != best {
					t.Errorf("seed %d, step %d: the odds of %s are %d of %d, those of the best card in the fight %d",
						seed, len(m.Steps()), name, said, playedFights, best)
				}
				showFor(t, play, s)
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Log(seen); len(seen) != 2 {
		t.Errorf("only the fights %v occurred", seen)
	}
}

// showFor shows the position s to the seat to move.
func showFor(t *testing.T, play *Table, s *rules.State) {
	t.Helper()
	window, area := tabletest.WideWindow()
	table.RevealSeats(play, engine.SeatsOf(s.Turn()))
	table.ShowPosition(play, s, window, area)
}

// fightsAhead returns the moves that lead from the position s to the Bank's guard and to a bandit,
// by name.
func fightsAhead(play *Table, s *rules.State, legal []engine.Move) map[string][]engine.Move {
	all := map[string][]engine.Move{}
	for _, x := range legal {
		if x.Kind == rules.KindBankRobbery {
			all["robbing the Bank"] = []engine.Move{x}
		}
	}
	if reach, ok := s.RideReach(); ok && s.Phase() == rules.PhaseAct {
		for x := range rules.Space(rules.Spaces()) {
			if reach.Has(x) && reach.Stops[x] && play.Board.Bandits.Has(x) && reach.From != x {
				all["a ride onto a bandit"] = play.rideTo(reach.Way(x))
			}
		}
	}
	return all
}

// inFight returns the position s after moves when the seat to move chooses its card in a fight, or
// nil if the moves do not lead there at once.
func inFight(s *rules.State, moves []engine.Move) *rules.State {
	after, p := new(rules.State), s.Turn()
	s.CopyTo(after)
	for _, m := range moves {
		if after.Turn() != p || after.Play(m, nil) != nil {
			return nil
		}
		passWindows(after, p, nil)
	}
	if after.Turn() != p || after.Phase() != rules.PhaseFightCard {
		return nil
	}
	return after
}
