package review

import (
	"cmp"
	"fmt"
	"slices"

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
	survey *chanceSurvey
	duel   *bot.Duel    // comparison of the moves of the current candidate
	judge  *examination // examination of the current candidate, nil if it has not begun

	chart      *chart // the chances that the review shows, nil until the survey is done
	candidates []candidate
	turns      []Mistake
	at         int  // index of the current candidate
	begun      bool // the comparison of the candidate that is being ranked has begun
	searched   bool // the short search of the candidate that is being ranked is done
	examined   int  // units of work that were spent on candidates
	stage      stage
	err        error
}

// stage is a stage of the work of a Reviewer.
type stage uint8

const (
	surveying stage = iota
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
	survey, err := newSurvey(r)
	return &Reviewer{replay: r, survey: survey, duel: bot.NewDuel(seed)}, err
}

// Step does at most n units of work (one iteration or one sample each) and reports whether the
// review is done.
func (w *Reviewer) Step(n int) bool {
	for ; n > 0 && w.stage != done; n-- {
		switch w.stage {
		case surveying:
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

// surveyStep continues the survey, and chooses the candidates when it is done.
func (w *Reviewer) surveyStep() {
	done, err := w.survey.step()
	if w.err = err; done && err == nil {
		w.chart, w.candidates = w.survey.chart(), w.survey.candidates
		w.choose()
	}
}

// choose selects the candidates that are ranked: the maxRanked decisions with the largest gap. The
// gap of a decision is at least the amount by which the chance of its seat dropped from the
// position before the decision to the position after it.
func (w *Reviewer) choose() {
	for i := range w.candidates {
		g := &w.candidates[i]
		seat := w.replay.Steps()[g.at].Seat
		g.gap = max(g.gap, w.survey.chances[g.at][seat]-w.survey.chances[g.at+1][seat])
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
// lose most according to the samples, with all decisions of their acts.
func (w *Reviewer) rankStep() {
	if w.at == len(w.candidates) {
		w.sortCandidates(maxCandidates)
		w.completeActs()
		w.at, w.stage = 0, closely
		return
	}
	g := &w.candidates[w.at]
	if !w.begun {
		if w.err = w.replay.Seek(g.at); w.err != nil {
			return
		}
		w.survey.search.Begin(w.replay.State())
		w.begun, w.searched = true, false
	}
	if !w.searched {
		if w.searched = w.survey.search.Step(1); w.searched && w.beginRanking(g.at) {
			g.gap, w.at, w.begun = 0, w.at+1, false
		}
		return
	}
	if w.duel.Step(1) {
		g.gap, _ = w.duel.Lead()
		w.at, w.begun = w.at+1, false
	}
}

// completeActs adds the other decisions of the candidates' acts to the candidates, after each of
// them: as in a study, the costliest decision of an act is its mistake.
func (w *Reviewer) completeActs() {
	var all []candidate
	for _, g := range w.candidates {
		from, to := ActOf(w.replay, g.at)
		for at := from; at < to; at++ {
			if !slices.ContainsFunc(all, func(x candidate) bool { return x.at == at }) {
				all = append(all, candidate{at, g.gap})
			}
		}
	}
	w.candidates = all
}

// beginRanking begins to compare the best play of the turn with the play after the move that was
// made. at is the index of the decision. beginRanking reports whether that move only changes the
// order of moves, so that nothing has to be compared.
func (w *Reviewer) beginRanking(at int) (equal bool) {
	best := advisedOr(w.survey.search.Best(), advisedMove(w.replay.State(), w.replay.Steps()[at]))
	line, rest := w.survey.search.Line(best), restOfTurn(w.replay, at)
	after, whole, same := bot.StillOpen(w.replay.State(), rest[0], line, rest[1:]...)
	if whole {
		rest = after
	}
	w.duel.BeginLines(w.replay.State(), line, rest, rankSamples)
	return same
}

// examineStep does one unit of work for the current candidate. After the last candidate it ends the
// review: the mistakes that cost most are the turning points.
func (w *Reviewer) examineStep() {
	if w.at == len(w.candidates) || w.judge == nil && w.examined >= maxExamined {
		slices.SortStableFunc(w.turns, func(a, b Mistake) int { return cmp.Compare(b.Cost(), a.Cost()) })
		w.turns = w.turns[:min(len(w.turns), maxTurns)]
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
		w.turns = addMistake(w.turns, v.mistake, w.replay)
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
	if w.judge, w.err = newExamination(w.replay, len(decisionsOf(w.replay, seat)), w.chart); w.err == nil {
		w.judge.begin(at)
	}
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (w *Reviewer) Progress() float64 {
	switch w.stage {
	case surveying:
		return surveyed * w.survey.progress()
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
	return Review{Chances: w.chart.chances, Moments: w.chart.moments, Turns: w.turns}, nil
}
