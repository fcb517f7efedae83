package teach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/testscale"
)

// TestMovesCalledWrongScoreWorse checks with rollouts that the moves which the lessons call wrong
// have worse results than those which they call right.
func TestMovesCalledWrongScoreWorse(t *testing.T) {
	eachStep(t, func(t *testing.T, _ *Course, s *session) {
		var right []string
		for _, a := range s.step().Choose {
			if a.Right {
				right = a.Moves
			}
		}
		for _, a := range s.step().Choose {
			if !a.Right && len(a.Moves) > 0 {
				compareMoves(t, s, right, a.Moves)
			}
		}
		for _, worse := range s.step().Worse {
			compareMoves(t, s, s.step().Moves[:1], []string{worse})
		}
	})
	for id, c := range courses(t) {
		weighed := 0
		for i := range c.Lessons {
			for _, step := range c.Lessons[i].Steps {
				weighed += len(step.Worse)
			}
		}
		if weighed == 0 {
			t.Errorf("%s: no step of the lessons has \"worse\" moves", id)
		}
	}
}

// compareMoves makes the moves with which both sequences, right and wrong, begin. It compares the
// first two moves that differ by rollouts, and fails the test unless the move of right is better.
func compareMoves(t *testing.T, s *session, right, wrong []string) {
	t.Helper()
	state := engine.Clone(s.current)
	for len(right) > 0 && len(wrong) > 0 && right[0] == wrong[0] {
		if err := play(state, right[0]); err != nil {
			t.Errorf("step %d: %q: %v", s.at+1, right[0], err)
			return
		}
		right, wrong = right[1:], wrong[1:]
	}
	if len(right) == 0 || len(wrong) == 0 {
		t.Errorf("step %d: the wrong moves are a prefix of the right ones", s.at+1)
		return
	}
	var pair [2]engine.Move
	for i, text := range []string{right[0], wrong[0]} {
		m, err := state.Parse(text)
		if err == nil {
			err = engine.Clone(state).Play(m, nil)
		}
		if err != nil {
			t.Errorf("step %d: %q: %v", s.at+1, text, err)
			return
		}
		pair[i] = m
	}
	good, bad := duel(state, pair[0], pair[1], testscale.Of(300, 3000))
	t.Logf("step %d: %s %.3f, %s %.3f", s.at+1, right[0], good, wrong[0], bad)
	if good <= bad {
		t.Errorf("step %d: %q scores %.3f in rollouts, and %q, which the text calls worse, %.3f", s.at+1, right[0],
			good, wrong[0], bad)
	}
}

// duel compares moves a and b at a position. It returns the mean result of each of them over a
// number of rollouts, samples.
func duel(state engine.State, a, b engine.Move, samples int) (float64, float64) {
	d := bot.NewDuel(7)
	d.Begin(state, a, b, samples)
	for !d.Step(samples) {
	}
	return d.Results()
}

// TestLessonsAskForSoundMoves checks that no lesson asks for a blunder. A short search must find no
// move that wins much more often than the one asked for, unless the step is marked as a trial.
func TestLessonsAskForSoundMoves(t *testing.T) {
	const often = 0.08 // difference of the fraction of games won
	at := 0
	eachStep(t, func(t *testing.T, _ *Course, s *session) {
		at++
		if len(s.step().Moves) == 0 || len(s.match.Legal()) < 2 || s.step().Trial || at%testscale.Of(2, 1) != 0 {
			return
		}
		mind, err := bot.New("hard:iterations=400", 3)
		if err != nil {
			t.Fatal(err)
		}
		bot.Choose(mind, s.current)
		first, err := s.current.Parse(s.step().Moves[0])
		if err != nil {
			t.Fatal(err)
		}
		best, asked := bot.Opinion{}, bot.Opinion{Move: first}
		for _, o := range mind.Opinions(nil) {
			if o.Visits > best.Visits {
				best = o
			}
			if s.accepts(o.Move) && o.Visits >= asked.Visits {
				asked = o
			}
		}
		if s.accepts(best.Move) {
			return
		}
		if good, bad := duel(s.current, asked.Move, best.Move, 300); bad-good > often {
			t.Errorf("step %d: %s scores %.2f in rollouts, the asked moves %v only %.2f", s.at+1,
				s.match.State().Notation(best.Move), bad, s.step().Moves, good)
		}
	})
}
