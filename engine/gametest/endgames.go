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

// endingsPerGame is the maximum number of endgame decisions that Endings checks per game.
const endingsPerGame = 4

// Endings checks the endgames of a game (engine.Ender): what Shed removes must change neither the
// following moves nor the results, and both Ending and Shed must depend on public information only.
// From endgame positions it plays the same moves to the end with and without Shed; every draw of
// chance has its first result. A game without Ender passes.
func Endings(t *testing.T, game engine.Game, games int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, 1))
	looked, at := 0, engine.State(nil)
	Walk(t, game, games, Sensibly, func(s engine.State, _ []engine.Move) {
		e, ok := s.(engine.Ender)
		if at != s {
			at, looked = s, 0
		}
		if !ok || looked == endingsPerGame || t.Failed() || !e.Ending() && !changesByShed(s) {
			return
		}
		looked++
		if err := checkSameEnding(s, rng); err != nil {
			text, _ := s.MarshalJSON()
			t.Errorf("Ender in phase %s: %v\n%s", phase(game, s), err, text)
		}
	})
}

// changesByShed reports whether Shed changes the position.
func changesByShed(s engine.State) bool {
	less := engine.Clone(s)
	less.(engine.Ender).Shed()
	return reflect.ValueOf(less).Elem().Interface() != reflect.ValueOf(s).Elem().Interface()
}

// checkSameEnding plays an endgame position to the end with and without Shed, and returns the first
// difference as an error.
func checkSameEnding(s engine.State, rng *rand.Rand) error {
	twin := engine.Clone(s)
	twin.Determinize(s.Turn(), rng)
	if twin.(engine.Ender).Ending() != s.(engine.Ender).Ending() {
		return errors.New("Ending depends on hidden information: it differs after Determinize")
	}
	var ofFull, ofLess engine.Draws // never advanced: every draw has its first result
	full, less := engine.Clone(s), engine.Clone(s)
	engine.Force(full, &ofFull)
	engine.Force(less, &ofLess)
	less.(engine.Ender).Shed()
	full.Determinize(s.Turn(), rng)
	less.Determinize(s.Turn(), rng)
	a, errA := engine.Settle(full, nil, nil)
	b, errB := settleWithShed(less)
	for errA == nil && errB == nil && len(a) > 0 {
		m := a[rng.IntN(len(a))]
		if slices.Equal(a, b) && full.Turn() == less.Turn() {
			if errB = less.Play(m, nil); errB == nil {
				b, errB = settleWithShed(less)
			}
		} // else Shed has skipped a decision that changes nothing
		if errA = full.Play(m, nil); errA == nil {
			a, errA = engine.Settle(full, a, nil)
		}
	}
	switch {
	case errors.Join(errA, errB) != nil:
		return errors.Join(errA, errB)
	case len(b) > 0:
		return fmt.Errorf("the game is over without Shed, but with Shed %v are still legal", b)
	case !slices.Equal(full.Scores(nil), less.Scores(nil)) || !slices.Equal(full.Ranks(nil), less.Ranks(nil)):
		return fmt.Errorf("Shed changes the result: scores %v without Shed, %v with Shed (or the ranks differ)",
			full.Scores(nil), less.Scores(nil))
	}
	return nil
}

// settleWithShed plays forced moves, with Shed before each.
func settleWithShed(s engine.State) ([]engine.Move, error) {
	for {
		s.(engine.Ender).Shed()
		once := reflect.ValueOf(s).Elem().Interface()
		if s.(engine.Ender).Shed(); reflect.ValueOf(s).Elem().Interface() != once {
			return nil, errors.New("a second Shed changes the position")
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
