package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestSheriffIsSentToWantedPlayers checks in played games, where the nearest Wanted player is as
// far away as the Sheriff can still ride, that each step that leads there is rated much higher than
// each one after which he cannot get there any more. The value of a long ride is at its end, which
// a search that looks at single steps does not see.
func TestSheriffIsSentToWantedPlayers(t *testing.T) {
	rides := 0
	gametest.EachDecision(t, Game, 400, gametest.PickByPolicy, func(at engine.State, legal []engine.Move) {
		s := at.(*State)
		if left := s.SheriffSteps(); left >= 2 && s.p[s.Turn()].wp == 0 && nearestWanted(s, s.sheriff) == left {
			rides++
			checkSheriffSteps(t, s, legal, left)
		}
	})
	if rides < 50 {
		t.Errorf("only %d rides: try more games", rides)
	}
}

// checkSheriffSteps compares the ratings of the legal steps of the Sheriff, who has as many steps
// left as he needs to meet the nearest Wanted player.
func checkSheriffSteps(t *testing.T, s *State, legal []engine.Move, left int) {
	t.Helper()
	weights := s.Prior(legal, nil)
	least, most := float32(100), float32(-100) // of the steps that lead there, and of the others
	for i, m := range legal {
		if m.Kind == KindStep && nearestWanted(s, SpaceOf(m)) < left {
			least = min(least, weights[i])
		} else {
			most = max(most, weights[i])
		}
	}
	if least < most+0.25 {
		t.Errorf("a step to a Wanted player is rated %.2f, a step after which he cannot be reached %.2f", least, most)
	}
}

// nearestWanted returns the number of steps of the Sheriff's shortest way from space x to a Wanted
// player.
func nearestWanted(s *State, x Space) int {
	nearest := maxSpaces
	for q := range engine.Seat(s.seats) {
		if s.wanted(q) {
			nearest = min(nearest, int(box.law[s.au()][x][s.p[q].space]))
		}
	}
	return nearest
}
