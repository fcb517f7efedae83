package tabletest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	rules "gulch/engine/nuggets"
	"gulch/scenes/nuggets"
)

// TestRefusedLegalMoveIsReported checks that the message about a move that Moves lists but Play
// refuses contains the move's notation.
func TestRefusedLegalMoveIsReported(t *testing.T) {
	game := nuggets.Game
	game.Rules = digRefused{game.Rules}
	x := &sampler{app: App(t, rules.Game), game: game, pairs: map[phaseMove]int{}, words: map[engine.Kind]string{}}
	for k := rules.KindFill; k <= rules.KindDig; k++ {
		x.pairs[phaseMove{rules.PhaseTurn, k}] = eachPair // as if this kind had been visited often enough
	}
	var err error
	for seed := uint64(0); seed < 20 && err == nil; seed++ {
		err = x.play(audit.Plan{Seats: 2, Seed: seed}, seed, 0)
	}
	if want := `phase turn: the move "dig" is in Moves, but Play refuses it: The ground is hard.`; err == nil ||
		!strings.Contains(err.Error(), want) {
		t.Errorf("the error is %v, expected %s", err, want)
	}
}

// digRefused is Nuggets, but Play refuses the move "dig" although Moves lists it.
type digRefused struct{ engine.Game }

func (g digRefused) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := g.Game.New(seats, o, seed)
	if err != nil {
		return nil, err
	}
	return &digRefusedState{s.(*rules.State)}, nil
}

type digRefusedState struct{ *rules.State }

func (s *digRefusedState) Play(m engine.Move, tell engine.Observer) error {
	if m == rules.Dig() {
		return engine.Refuse("R9", "The ground is hard.")
	}
	return s.State.Play(m, tell)
}
