package solve_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/solve"
)

// last plays a game between bots of the level medium to its end. It returns the positions at which
// its last count decisions were made.
func last(t *testing.T, game engine.Game, seats, count int, seed uint64) []engine.State {
	t.Helper()
	s, err := game.New(seats, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bot.New("medium", seed)
	if err != nil {
		t.Fatal(err)
	}
	var all []engine.State
	for moves, err := engine.PlayForced(s, nil, nil); len(moves) > 0; moves, err = engine.PlayForced(s, moves, nil) {
		if err != nil {
			t.Fatal(err)
		}
		kept, _ := game.New(seats, nil, seed)
		s.CopyTo(kept)
		if all = append(all, kept); len(all) > count {
			all = all[1:]
		}
		if err := s.Play(bot.Choose(mind, s), nil); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// TestEveryGame checks solutions of positions near the end of every game. They must depend only on
// what the seat to move knows, and the shares of the win must be valid. Solving must not change the
// position.
func TestEveryGame(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for _, game := range games.All() {
		info, solved := game.Info(), 0
		for seed := range uint64(2) {
			for _, s := range last(t, game, max(2, info.MinSeats), 4, seed) {
				before, _ := s.MarshalJSON()
				a, err := solve.Position(s, 3_000)
				if after, _ := s.MarshalJSON(); string(before) != string(after) {
					t.Errorf("%s: Position changes its argument", info.ID)
				}
				other, _ := game.Load(before)
				other.Determinize(s.Turn(), r)
				b, otherErr := solve.Position(other, 3_000)
				if !errors.Is(otherErr, err) || fmt.Sprint(a.Values) != fmt.Sprint(b.Values) || a.Kind != b.Kind {
					t.Errorf("%s: the answer is %v, %v, but %v, %v after Determinize: it depends on hidden information",
						info.ID, a, err, b, otherErr)
				}
				if err != nil {
					if !errors.Is(err, solve.ErrLimit) {
						t.Errorf("%s: %v", info.ID, err)
					}
					continue
				}
				solved++
				for _, v := range a.Values {
					if v.Win.Low < -1e-9 || v.Win.High > 1+1e-9 || v.Likely < v.Win.Low-1e-9 ||
						v.Likely > v.Win.High+1e-9 {
						t.Errorf("%s: the value of %s is out of range: %+v", info.ID, s.Notation(v.Move), v)
					}
				}
			}
		}
		t.Logf("%s: %d endings solved", info.ID, solved)
	}
}
