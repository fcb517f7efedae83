package bot_test

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// TestLinesOfTurns checks for every game the line of each move that a search has examined. The seat
// to move must be able to play it, and its first move must leave the rest of the line open. The
// results of the moves must be between 0 and 1.
func TestLinesOfTurns(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			s, err := game.New(max(2, game.Info().MinSeats), nil, 4)
			if err != nil {
				t.Fatal(err)
			}
			mind, err := bot.New("hard:iterations=600", 1)
			if err != nil {
				t.Fatal(err)
			}
			judge, longest := mind.(bot.TurnJudge), 0
			rng := engine.NewRand(3)
			for at := range 60 {
				moves, err := engine.PlayForced(s, nil, nil)
				if err != nil || len(moves) == 0 {
					t.Fatal("the game ends early", err)
				}
				if at%6 == 3 {
					bot.Choose(mind, s)
					for _, o := range judge.TurnOpinions(nil) {
						if o.Result < 0 || o.Result > 1 || o.Error < 0 || o.Error > 0.6 {
							t.Errorf("decision %d: the opinion about %s is %+v", at, s.Notation(o.Move), o)
						}
						line := judge.Line(o.Move)
						longest = max(longest, len(line))
						wantPlayable(t, s, line)
					}
				}
				if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("the longest line has %d moves", longest)
		})
	}
}

// wantPlayable checks that the seat to move can play a line, and that the line's first move leaves
// the rest of the line open.
func wantPlayable(t *testing.T, s engine.State, line []engine.Move) {
	t.Helper()
	work, seat := engine.Clone(s), s.Turn()
	var moves []engine.Move
	for i, m := range line {
		if moves = work.Moves(moves[:0]); work.Turn() != seat || !slices.Contains(moves, m) {
			t.Fatalf("move %d of a line is not legal", i)
		}
		if err := work.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := engine.PlayForced(work, nil, nil); err != nil {
			t.Fatal(err)
		}
	}
	if _, whole, same := bot.StillOpen(s, line[0], line); !whole || !same {
		t.Errorf("after its own first move %s a line counts as closed: whole %v, same %v", s.Notation(line[0]), whole, same)
	}
}
