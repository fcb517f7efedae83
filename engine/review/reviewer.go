package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// Parameters of a review.
const (
	budget        = 60_000 // search iterations, shared by all decisions of the game
	least         = 40     // minimum search iterations per decision; most is the maximum
	most          = 500
	solving       = 10_000 // maximum number of runs of the solver (see package solve) for a decision in an endgame
	maxCandidates = 9      // maximum number of candidates for turning points that are examined closely
	samples       = 800    // number of paired samples (rollouts of both moves in the same deal) for each candidate
	maxTurns      = 3      // maximum number of turning points in a review
	seed          = 1877   // seed of the review's random numbers
	surveyed      = 0.85   // fraction of the work that the short searches of all decisions take, for Progress
)

// Reviewer computes a Review. It first surveys the game by a short search of every decision, and
// then examines some decisions closely. It works in steps like a bot.Thinker, and must not be used
// concurrently.
type Reviewer struct {
	replay *match.Replay
	search bot.Forecaster
	duel   *bot.Duel

	chances    [][]float64
	candidates []candidate
	examined   []candidate // candidates that are examined closely
	turns      []TurningPoint
	at         int // index of the current decision during the survey, then of the current candidate in examined
	begun      bool
	stage      stage
	err        error
}

// stage is a stage of the work of a Reviewer.
type stage uint8

const (
	survey stage = iota
	closely
	done
)

// candidate is a candidate for a turning point: a decision for which the first, short search
// prefers another move than the one played.
type candidate struct {
	at     int
	better engine.Move
	gap    float64 // chance to win after the better move minus that after the played move
	solved bool    // the position was solved exactly, so that gap and had have no sampling error
	had    float64 // chance to win after the better move, only if solved is set
}

// New starts the review of a finished game. The review takes over the replay; the caller must not
// use it any more.
func New(r *match.Replay) (*Reviewer, error) {
	iterations := min(max(budget/max(r.Len(), 1), least), most)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, solving), seed)
	if err != nil {
		return nil, err
	}
	return &Reviewer{replay: r, search: mind.(bot.Forecaster), duel: bot.NewDuel(seed)}, r.Seek(0)
}

// Step does at most n units of work (one iteration or one sample each) and reports whether the
// review is done.
func (w *Reviewer) Step(n int) bool {
	for ; n > 0 && w.stage != done; n-- {
		if w.stage == survey {
			w.surveyStep()
		} else {
			w.examineStep()
		}
		if w.err != nil {
			w.stage = done
		}
	}
	return w.stage == done
}

// surveyStep continues the short search of the current decision, and moves on to the next decision
// when the search is done.
func (w *Reviewer) surveyStep() {
	state := w.replay.State()
	if w.at == w.replay.Len() {
		w.chances = append(w.chances, finalShares(state))
		w.choose()
		return
	}
	if !w.begun {
		w.search.Begin(state)
		w.begun = true
	}
	if !w.search.Step(1) {
		return
	}
	w.begun = false
	w.chances = append(w.chances, w.search.Forecast(nil))
	if g := (candidate{at: w.at, better: w.search.Best()}); g.better != w.replay.Steps()[w.at].Move {
		played := w.replay.Steps()[w.at].Move
		g.gap = w.gap(played)
		if a, ok := solved(w.search); ok {
			g.solved, g.had = true, a.Values[a.Best()].Likely
			g.gap = g.had - a.Of(played).Likely
		}
		w.candidates = append(w.candidates, g)
	}
	w.at++
	w.err = w.replay.Seek(w.at)
}

// gap returns how much larger the chance to win is with the search's best move than with the played
// move. It returns 0 if the search hardly visited the played move.
func (w *Reviewer) gap(played engine.Move) float64 {
	opinions := w.search.Opinions(nil)
	if o := opinionOf(opinions, played); o.Visits > 2 {
		return opinions[0].Result - o.Result
	}
	return 0
}

// choose selects the candidates that are examined closely: the maxCandidates decisions with the
// largest gap. Unless the position was solved, the gap of a decision is at least the amount by
// which the chance of its seat dropped.
func (w *Reviewer) choose() {
	for i := range w.candidates {
		g := &w.candidates[i]
		seat := w.replay.Steps()[g.at].Seat
		if !g.solved {
			g.gap = max(g.gap, w.chances[g.at][seat]-w.chances[g.at+1][seat])
		}
	}
	slices.SortStableFunc(w.candidates, func(a, b candidate) int {
		if a.gap > b.gap {
			return -1
		} else if a.gap < b.gap {
			return 1
		}
		return a.at - b.at
	})
	w.examined = w.candidates[:min(maxCandidates, len(w.candidates))]
	w.at, w.stage = 0, closely
}

// examineStep adds one pair of samples for the current candidate. After the last candidate it
// selects the turning points.
func (w *Reviewer) examineStep() {
	if w.at == len(w.examined) {
		w.selectTurns()
		return
	}
	g := w.examined[w.at]
	step := w.replay.Steps()[g.at]
	if !w.begun {
		if w.err = w.replay.Seek(g.at); w.err != nil {
			return
		}
		if g.solved {
			w.judge(g, step, g.had, g.had-g.gap, 0)
			return
		}
		w.duel.Begin(w.replay.State(), g.better, step.Move, samples)
		w.begun = true
	}
	if !w.duel.Step(1) {
		return
	}
	w.begun = false
	had, left := w.duel.Results()
	_, wrong := w.duel.Lead()
	w.judge(g, step, had, left, z95*wrong)
}

// judge ends the examination of candidate g. had is the chance to win after the better move, left
// the one after the played move, and margin the half width of the 95 % confidence interval of their
// difference. If the difference is as large and as sure as that of a mistake, the candidate becomes
// a turning point.
func (w *Reviewer) judge(g candidate, step match.Step, had, left, margin float64) {
	if had-left >= minLoss && had-left-margin >= minSureLoss {
		w.turns = append(w.turns, TurningPoint{
			At: g.at, Seat: step.Seat, Played: step.Text, Better: w.replay.State().Notation(g.better), BestChance: had,
			PlayedChance: left,
		})
	}
	w.at++
}

// selectTurns keeps the turning points that cost the most, and ends the review.
func (w *Reviewer) selectTurns() {
	slices.SortStableFunc(w.turns, func(a, b TurningPoint) int {
		if a.Cost() > b.Cost() {
			return -1
		}
		return 1
	})
	w.turns = w.turns[:min(maxTurns, len(w.turns))]
	slices.SortFunc(w.turns, func(a, b TurningPoint) int { return a.At - b.At })
	w.stage = done
}

// finalShares returns the share of the win of each seat in a finished game: 1 for the only winner,
// an equal share for each of several winners.
func finalShares(s engine.State) []float64 {
	ranks := s.Ranks(nil)
	winners := 0
	for _, r := range ranks {
		if r == 1 {
			winners++
		}
	}
	out := make([]float64, len(ranks))
	for i, r := range ranks {
		if r == 1 {
			out[i] = 1 / float64(winners)
		}
	}
	return out
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (w *Reviewer) Progress() float64 {
	switch w.stage {
	case survey:
		here := 0.0
		if w.begun {
			here = w.search.Progress()
		}
		return surveyed * (float64(w.at) + here) / float64(w.replay.Len()+1)
	case closely:
		return surveyed + (1-surveyed)*float64(w.at)/float64(len(w.examined)+1)
	}
	return 1
}

// Review returns the result. It returns an error if the review is not done, or if the game refused
// one of its recorded moves.
func (w *Reviewer) Review() (Review, error) {
	if w.stage != done {
		return Review{}, fmt.Errorf("the review is not done yet")
	}
	return Review{Chances: w.chances, Turns: w.turns}, w.err
}
