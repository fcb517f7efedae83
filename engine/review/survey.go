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
	budget        = 60_000 // iterations of the whole survey, divided among all decisions
	least         = 40     // minimum iterations per decision; the maximum follows
	most          = 500
	solving       = 10_000 // maximum solver runs for a decision of an endgame
	maxCandidates = 9      // maximum number of decisions that are examined closely
	samples       = 800    // paired samples for each of them
	maxTurns      = 3      // maximum number of turning points
	notable       = 0.02
	seed          = 1877 // of the review's random numbers
	surveyed      = 0.85 // fraction of the work for the survey
)

// Reviewer computes a Review. It works in steps like a bot.Thinker, and must not be used
// concurrently.
type Reviewer struct {
	replay *match.Replay
	search bot.Forecaster
	duel   *bot.Duel

	chances    [][]float64
	candidates []candidate
	examined   []candidate // the candidates that are examined closely
	turns      []TurningPoint
	at         int // index of the current decision, later of the current candidate
	begun      bool
	stage      stage
	err        error
}

// stage is a stage of the work.
type stage uint8

const (
	survey stage = iota
	closely
	done
)

// candidate is the survey's result for a decision in which it prefers another move.
type candidate struct {
	at     int
	better engine.Move
	gap    float64 // advantage of the better move
	solved bool    // whether the values come from the solver
	had    float64 // if solved: the value of the better move
}

// New starts the review of a finished game. The caller must not use the replay any more.
func New(r *match.Replay) (*Reviewer, error) {
	iterations := min(max(budget/max(r.Len(), 1), least), most)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, solving), seed)
	if err != nil {
		return nil, err
	}
	return &Reviewer{replay: r, search: mind.(bot.Forecaster), duel: bot.NewDuel(seed)}, r.Seek(0)
}

// Step does at most n units of work and reports whether it is done.
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

// surveyStep searches the current decision briefly, and moves to the next one when the search is
// done.
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

// gap returns the advantage of the best move over the played one; 0 if the search hardly visited
// the played move.
func (w *Reviewer) gap(played engine.Move) float64 {
	opinions := w.search.Opinions(nil)
	if o := opinionOf(opinions, played); o.Visits > 2 {
		return opinions[0].Result - o.Result
	}
	return 0
}

// choose selects the decisions to examine closely: those with a large advantage of another move, or
// with a drop of the chances.
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

// examineStep plays a sample of the current candidate, and selects the turning points after the
// last one.
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
			w.judge(g, step, g.had, g.had-g.gap)
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
	w.judge(g, step, had, left)
}

// judge ends a candidate, given the values of the better move (had) and of the played move (left).
func (w *Reviewer) judge(g candidate, step match.Step, had, left float64) {
	if had-left >= notable {
		w.turns = append(w.turns, TurningPoint{
			At: g.at, Seat: step.Seat, Played: step.Text, Better: w.replay.State().Notation(g.better), BestChance: had,
			PlayedChance: left,
		})
	}
	w.at++
}

// selectTurns keeps the turning points that cost most.
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

// finalShares returns each seat's share of the win of a finished game.
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

// Review returns the result. It returns an error if the work is not done, or if the game refuses
// its own recorded moves.
func (w *Reviewer) Review() (Review, error) {
	if w.stage != done {
		return Review{}, fmt.Errorf("the review is not done yet")
	}
	return Review{Chances: w.chances, Turns: w.turns}, w.err
}
