package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestPatrolIsForetold checks in a game with the Sheriff's patrol, at each decision about the
// actions of a turn, that ending the turn names the Sheriff's distance from a Wanted player if and
// only if his patrols can reach it before its next turn, and that the warning is given only before
// a move after which he does.
func TestPatrolIsForetold(t *testing.T) {
	told, untold, warned := 0, 0, 0
	for seed := range uint64(12) {
		seats := tabletest.Bots(3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed,
			Options: engine.Options{"sheriff_patrol": "on"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		end := engine.Move{Kind: rules.KindEndTurn}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseAct && legal(s, end) && s.Cube(s.Turn(), rules.Wanted) > 0 {
				b, _ := showPosition(t, s)
				far, _ := s.SheriffDistance(s.Sheriff(), s.Space(s.Turn()))
				_, last := s.Round()
				near := far <= rules.PatrolSpaces*3
				if has := strings.Contains(b.answerTip(end), "The Sheriff is"); last == 0 && has != near {
					t.Errorf("the tip of ending the turn is %q, the Sheriff is %d spaces away", b.answerTip(end), far)
				}
				if near {
					told++
				} else {
					untold++
				}
				if b.huntAdvice(end) != "" {
					warned++
					if far > rules.PatrolSpaces {
						t.Errorf("a warning of the Sheriff, who is %d spaces away", far)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 || untold == 0 || warned == 0 {
		t.Errorf("%d decisions near the Sheriff, %d far from him, %d warnings: try more seeds", told, untold, warned)
	}
}
