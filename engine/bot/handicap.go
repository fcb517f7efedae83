package bot

import "gulch/engine"

// handicap is the number of points, by seat, that a search for points takes from every seat, so
// that all are expected to be equal. In a game that is as good as decided the chance to win hardly
// depends on the next move. With the handicap it does, and moves are judged by the points that they
// bring, as in an even game. It is empty if the search counts wins as usual.
type handicap []float32

// handicapSamples is the number of rollouts from whose expected scores a handicap is computed.
const handicapSamples = 64

// setHandicap sets the handicap for the position root. rng is the random generator of the rollouts,
// and until the value of the game's clock at which they stop. A game without
// engine.LearnedHeuristics or with one seat has no handicap.
func (t *workspace) setHandicap(rng *engine.Rand, until int) {
	t.handicap = t.handicap[:0]
	if _, ok := t.rootHeuristics.(engine.LearnedHeuristics); !ok || t.root.Seats() < 2 {
		return
	}
	t.handicap = append(t.handicap, make([]float32, t.root.Seats())...)
	for range handicapSamples {
		t.determinize()
		t.rollout(rng, until)
		scores, _ := t.expectedScores()
		for p, v := range scores {
			t.handicap[p] += v / handicapSamples
		}
	}
}

// expectedScores returns the expected final score of every seat in the position of the field work,
// and the lead in points that multiplies the odds of winning by e. The slice is valid until the
// next call.
func (t *workspace) expectedScores() (scores []float32, spread float32) {
	l := t.workHeuristics.(engine.LearnedHeuristics)
	t.scores, spread = l.ExpectedScores(t.scores[:0])
	if net := l.Net(); net != nil && t.work.Turn() != engine.NoSeat {
		for p := range t.scores {
			t.features = l.Features(engine.Seat(p), t.features[:0])
			t.scores[p] = net.CorrectedScore(t.scores[p], spread, t.features)
		}
	}
	return t.scores, spread
}

// setResults sets the field vals to the expected result of every seat in the position of the field
// work; with a handicap, as if the seats had been equal in the position root.
func (t *workspace) setResults() {
	if len(t.handicap) == 0 {
		t.vals = t.workHeuristics.Evaluate(t.vals[:0])
		return
	}
	scores, spread := t.expectedScores()
	for p := range scores {
		scores[p] -= t.handicap[p]
	}
	t.vals = engine.AppendWinShares(t.vals[:0], scores, spread)
}
