package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
)

// endingsPerGame is the maximum number of decisions near the end of a game that Endgames checks per
// game.
const endingsPerGame = 4

// Endgames checks the endgames of a game ([engine.EndgameReducer]). The things that DropIrrelevant
// removes must affect neither the following moves nor the results, and both InEndgame and
// DropIrrelevant must depend on public information only. From endgame positions, the same moves are
// played to the end with and without DropIrrelevant; every draw of chance has its first result.
// games is the number of games whose endgames are checked. A game without EndgameReducer passes.
func Endgames(t *testing.T, game engine.Game, games int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, 1))
	looked, at := 0, engine.State(nil)
	EachDecision(t, game, games, PickByPolicy, func(s engine.State, _ []engine.Move) {
		e, ok := s.(engine.EndgameReducer)
		if at != s {
			at, looked = s, 0
		}
		if !ok || looked == endingsPerGame || t.Failed() || !e.InEndgame() && !changesByShed(s) {
			return
		}
		looked++
		if err := checkSameEnding(s, rng); err != nil {
			text, _ := s.MarshalJSON()
			t.Errorf("EndgameReducer in phase %s: %v\n%s", phase(game, s), err, text)
		}
	})
}

// changesByShed reports whether DropIrrelevant would change the position.
func changesByShed(s engine.State) bool {
	less := engine.Clone(s)
	less.(engine.EndgameReducer).DropIrrelevant()
	return reflect.ValueOf(less).Elem().Interface() != reflect.ValueOf(s).Elem().Interface()
}

// checkSameEnding plays an endgame position to the end with and without DropIrrelevant. If anything
// differs, it returns the first difference as an error.
func checkSameEnding(s engine.State, rng *rand.Rand) error {
	twin := engine.Clone(s)
	twin.Determinize(s.Turn(), rng)
	if twin.(engine.EndgameReducer).InEndgame() != s.(engine.EndgameReducer).InEndgame() {
		return errors.New("InEndgame depends on hidden information: it differs after Determinize")
	}
	var ofFull, ofLess engine.Draws // they are never advanced, so every draw has its first result
	full, less := engine.Clone(s), engine.Clone(s)
	engine.Force(full, &ofFull)
	engine.Force(less, &ofLess)
	less.(engine.EndgameReducer).DropIrrelevant()
	full.Determinize(s.Turn(), rng)
	less.Determinize(s.Turn(), rng)
	a, errA := engine.PlayForced(full, nil, nil)
	b, errB := settleWithShed(less)
	for errA == nil && errB == nil && len(a) > 0 {
		m := a[rng.IntN(len(a))]
		if slices.Equal(a, b) && full.Turn() == less.Turn() {
			if errB = less.Play(m, nil); errB == nil {
				b, errB = settleWithShed(less)
			}
		} // otherwise DropIrrelevant has skipped a decision that changes nothing
		if errA = full.Play(m, nil); errA == nil {
			a, errA = engine.PlayForced(full, a, nil)
		}
	}
	switch {
	case errors.Join(errA, errB) != nil:
		return errors.Join(errA, errB)
	case len(b) > 0:
		return fmt.Errorf("the game is over without DropIrrelevant, but with DropIrrelevant %v are still legal", b)
	case !slices.Equal(full.Scores(nil), less.Scores(nil)) || !slices.Equal(full.Ranks(nil), less.Ranks(nil)):
		return fmt.Errorf(
			"DropIrrelevant changes the result: scores %v without DropIrrelevant, %v with DropIrrelevant (or the ranks differ)",
			full.Scores(nil), less.Scores(nil))
	}
	return nil
}

// settleWithShed plays forced moves, with a call of DropIrrelevant before each of them. It returns
// the legal moves of the next decision with a choice.
func settleWithShed(s engine.State) ([]engine.Move, error) {
	for {
		s.(engine.EndgameReducer).DropIrrelevant()
		once := reflect.ValueOf(s).Elem().Interface()
		if s.(engine.EndgameReducer).DropIrrelevant(); reflect.ValueOf(s).Elem().Interface() != once {
			return nil, errors.New("a second DropIrrelevant changes the position")
		}
		moves := s.Moves(nil)
		if !engine.Forced(s, moves) {
			return moves, nil
		}
		if err := s.Play(moves[0], nil); err != nil {
			return nil, err
		}
	}
}
