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
	budget        = 18_000 // search iterations of the survey, shared by all decisions of the game
	least         = 30     // minimum search iterations per decision; most is the maximum
	most          = 400
	solving       = 10_000 // maximum number of runs of the solver (see package solve) for a decision in an endgame
	maxRanked     = 14     // maximum number of candidates for turning points that are ranked by samples
	rankSamples   = 80     // number of paired samples by which a candidate is ranked
	maxCandidates = 6      // maximum number of candidates that are examined
	maxExamined   = 40_000 // units of work on candidates after which no other candidate is examined
	maxTurns      = 3      // maximum number of turning points in a review
	seed          = 1877   // seed of the review's random numbers
	surveyed      = 0.35   // fraction of the work that the short searches of all decisions take, for Progress
	ranked        = 0.4    // fraction of the work that is done when the candidates are ranked
)

// Reviewer computes a Review. It first surveys the game by a short search of every decision. Then
// it ranks the decisions that seem to have cost most by samples, and examines the first of them as
// a study does. It works in steps like a bot.Thinker, and must not be used concurrently.
type Reviewer struct {
	replay *match.Replay
	search turnForecaster
	duel   *bot.Duel    // comparison of the moves of the current candidate
	judge  *examination // examination of the current candidate, nil if it has not begun

	chances    [][]float64 // chances of all seats at each position, as the seat to move sees them
	clocks     []int       // value of the game's clock at each position before a decision
	candidates []candidate
	turns      []Mistake
	at         int // index of the current decision during the survey, then of the current candidate
	begun      bool
	searched   bool // the short search of the candidate that is being ranked is done
	examined   int  // units of work that were spent on candidates
	stage      stage
	err        error
}

// stage is a stage of the work of a Reviewer.
type stage uint8

const (
	survey stage = iota
	ranking
	closely
	done
)

// candidate is a candidate for a turning point: a decision for which the first, short search
// prefers another move than the one played.
type candidate struct {
	at  int
	gap float64 // chance to win after the better move minus that after the played move
}

// New starts the review of a finished game. The review takes over the replay; the caller must not
// use it any more.
func New(r *match.Replay) (*Reviewer, error) {
	iterations := min(max(budget/max(r.Len(), 1), least), most)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, solving), seed)
	if err != nil {
		return nil, err
	}
	return &Reviewer{replay: r, search: mind.(turnForecaster), duel: bot.NewDuel(seed)}, r.Seek(0)
}

// Step does at most n units of work (one iteration or one sample each) and reports whether the
// review is done.
func (w *Reviewer) Step(n int) bool {
	for ; n > 0 && w.stage != done; n-- {
		switch w.stage {
		case survey:
			w.surveyStep()
		case ranking:
			w.rankStep()
		default:
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
	w.clocks = append(w.clocks, clockOf(state))
	if played := w.replay.Steps()[w.at].Move; w.search.Best() != played {
		w.candidates = append(w.candidates, candidate{w.at, w.gap(played)})
	}
	w.at++
	w.err = w.replay.Seek(w.at)
}

// clockOf returns the value of the game's clock in position s, 0 if the game has none.
func clockOf(s engine.State) int {
	if h, ok := s.(engine.Heuristics); ok {
		return h.Clock()
	}
	return 0
}

// gap returns how much larger the chance to win is with the search's best move than with the played
// move. It returns 0 if the search hardly visited the played move.
func (w *Reviewer) gap(played engine.Move) float64 {
	if a, ok := solved(w.search); ok {
		return a.Values[a.Best()].Likely - a.Of(played).Likely
	}
	opinions := w.search.Opinions(nil)
	if o := opinionOf(opinions, played); o.Visits > 2 {
		return opinions[0].Result - o.Result
	}
	return 0
}

// choose selects the candidates that are ranked: the maxRanked decisions with the largest gap. The
// gap of a decision is at least the amount by which the chance of its seat dropped from the
// position before the decision to the position after it.
func (w *Reviewer) choose() {
	for i := range w.candidates {
		g := &w.candidates[i]
		seat := w.replay.Steps()[g.at].Seat
		g.gap = max(g.gap, w.chances[g.at][seat]-w.chances[g.at+1][seat])
	}
	w.sortCandidates(maxRanked)
	w.at, w.stage = 0, ranking
}

// sortCandidates sorts the candidates by their gap, the largest first, and keeps at most the given
// number of them.
func (w *Reviewer) sortCandidates(most int) {
	slices.SortStableFunc(w.candidates, func(a, b candidate) int {
		if a.gap > b.gap {
			return -1
		} else if a.gap < b.gap {
			return 1
		}
		return a.at - b.at
	})
	w.candidates = w.candidates[:min(most, len(w.candidates))]
}

// rankStep continues the short search of the current candidate, and then its comparison by samples.
// After the last candidate it selects those that are examined: the maxCandidates decisions that
// lose most according to the samples.
func (w *Reviewer) rankStep() {
	if w.at == len(w.candidates) {
		w.sortCandidates(maxCandidates)
		w.at, w.stage = 0, closely
		return
	}
	g := &w.candidates[w.at]
	if !w.begun {
		if w.err = w.replay.Seek(g.at); w.err != nil {
			return
		}
		w.search.Begin(w.replay.State())
		w.begun, w.searched = true, false
	}
	if !w.searched {
		if w.searched = w.search.Step(1); w.searched && w.beginRanking(g.at) {
			g.gap, w.at, w.begun = 0, w.at+1, false
		}
		return
	}
	if w.duel.Step(1) {
		g.gap, _ = w.duel.Lead()
		w.at, w.begun = w.at+1, false
	}
}

// beginRanking begins to compare the best play of the turn with the play after the move that was
// made. at is the index of the decision. beginRanking reports whether that move only changes the
// order of moves, so that nothing has to be compared.
func (w *Reviewer) beginRanking(at int) (equal bool) {
	line, rest := w.search.Line(w.search.Best()), restOfTurn(w.replay, at)
	after, whole, same := bot.StillOpen(w.replay.State(), rest[0], line, rest[1:]...)
	if whole {
		rest = after
	}
	w.duel.BeginLines(w.replay.State(), line, rest, rankSamples)
	return same
}

// examineStep does one unit of work for the current candidate. When enough turning points are
// found, or after the last candidate, it ends the review.
func (w *Reviewer) examineStep() {
	if w.at == len(w.candidates) || len(w.turns) == maxTurns || w.judge == nil && w.examined >= maxExamined {
		slices.SortFunc(w.turns, func(a, b Mistake) int { return a.At - b.At })
		w.stage = done
		return
	}
	if w.judge == nil {
		w.beginCandidate(w.candidates[w.at].at)
		return
	}
	w.examined++
	if !w.judge.step() {
		return
	}
	if v := w.judge.verdict; v.isMistake {
		w.turns = append(w.turns, v.mistake)
	}
	w.at, w.judge = w.at+1, nil
}

// beginCandidate begins to examine a decision, exactly as a study of its seat does. at is the index
// of the decision.
func (w *Reviewer) beginCandidate(at int) {
	if w.err = w.replay.Seek(at); w.err != nil {
		return
	}
	seat := w.replay.Steps()[at].Seat
	if w.judge, w.err = newExamination(w.replay, len(decisionsOf(w.replay, seat))); w.err == nil {
		w.judge.begin(at)
	}
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
	case ranking:
		return surveyed + (ranked-surveyed)*float64(w.at)/float64(len(w.candidates)+1)
	case closely:
		here := 0.0
		if w.judge != nil {
			here = w.judge.progress()
		}
		return ranked + (1-ranked)*(float64(w.at)+here)/float64(len(w.candidates)+1)
	}
	return 1
}

// Review returns the result. It returns an error if the review is not done, or if the game refused
// one of its recorded moves.
func (w *Reviewer) Review() (Review, error) {
	if w.stage != done {
		return Review{}, fmt.Errorf("the review is not done yet")
	}
	if w.err != nil {
		return Review{}, w.err
	}
	seats := make([]engine.Seat, w.replay.Len())
	for i, step := range w.replay.Steps() {
		seats[i] = step.Seat
	}
	return Review{Chances: evenChances(w.chances, seats, w.clocks), Turns: w.turns}, nil
}
