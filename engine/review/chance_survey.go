package review

import (
	"fmt"
	"math/rand/v2"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// chanceSurvey is a short search of every decision of a game. It finds the chances of all seats at
// every position, and the decisions that may have been mistakes. Reviews and studies make the same
// survey, so that the figures of their mistakes are those of the chart of chances.
type chanceSurvey struct {
	replay     *match.Replay
	search     turnForecaster
	at         int         // index of the current decision
	begun      bool        // the search of the current decision has begun
	chances    [][]float64 // chances of all seats at each position, as the seat to move sees them
	clocks     []int       // value of the game's clock at each position before a decision
	candidates []candidate
	raised     map[int]bool // decisions that nobody is blamed for, see limitRaises
}

// newSurvey returns a survey of the game of replay r. It moves the replay to the game's beginning.
func newSurvey(r *match.Replay) (*chanceSurvey, error) {
	iterations := min(max(budget/max(r.Len(), 1), least), most)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, solving), seed)
	if err != nil {
		return nil, err
	}
	return &chanceSurvey{replay: r, search: mind.(turnForecaster), raised: limitRaises(r)}, r.Seek(0)
}

// step does one unit of work: it continues the search of the current decision, and moves on to the
// next one when that search is done. done is true after the last decision.
func (y *chanceSurvey) step() (done bool, err error) {
	state := y.replay.State()
	if y.at == y.replay.Len() {
		y.chances = append(y.chances, finalResults(state))
		return true, nil
	}
	if !y.begun {
		y.search.Begin(state)
		y.begun = true
	}
	if !y.search.Step(1) {
		return false, nil
	}
	y.begun = false
	y.chances = append(y.chances, y.withRival(y.search.Forecast(nil)))
	y.clocks = append(y.clocks, clockOf(state))
	step := y.replay.Steps()[y.at]
	best := advisedOr(y.search.Best(), advisedMove(state, step))
	if step.Origin != match.Automatic && !y.raised[y.at] && !step.Advice.Praises() && best != step.Move {
		y.candidates = append(y.candidates, candidate{y.at, y.gap(best, step.Move)})
	}
	y.at++
	return false, y.replay.Seek(y.at)
}

// rivalSamples is the number of samples from which the chance of a rival without a seat is
// estimated.
const rivalSamples = 8

// withRival returns the chances of all seats in the current position, followed by that of the rival
// without a seat (engine.Rival) if one takes part. chances are those of the seats among themselves.
// Only what the seat to move could know is used.
func (y *chanceSurvey) withRival(chances []float64) []float64 {
	state := y.replay.State()
	if _, ok := engine.RivalOf(state); !ok {
		return chances
	}
	deal := rand.New(rand.NewPCG(seed, uint64(y.at)))
	sample, share := engine.NewLike(state), 0.0
	for range rivalSamples {
		state.CopyTo(sample)
		sample.Determinize(state.Turn(), deal)
		if r, ok := sample.(engine.RivalEstimator); ok {
			share += r.RivalShare() / rivalSamples
		}
	}
	for seat := range chances {
		chances[seat] *= 1 - share
	}
	return append(chances, share)
}

// progress returns the fraction of the survey that is done, from 0 to 1.
func (y *chanceSurvey) progress() float64 {
	here := 0.0
	if y.begun {
		here = y.search.Progress()
	}
	return (float64(y.at) + here) / float64(y.replay.Len()+1)
}

// chart returns the chart of chances. It must be called after the survey is done.
func (y *chanceSurvey) chart() *chart {
	seats := make([]engine.Seat, y.replay.Len())
	for i, step := range y.replay.Steps() {
		seats[i] = step.Seat
	}
	return newChart(y.chances, seats, y.clocks)
}

// clockOf returns the value of the game's clock in position s, 0 if the game has none.
func clockOf(s engine.State) int {
	if h, ok := s.(engine.Heuristics); ok {
		return h.Clock()
	}
	return 0
}

// gap returns how much larger the chance to win is with move best than with the played move. It
// returns 0 if the search hardly visited one of them.
func (y *chanceSurvey) gap(best, played engine.Move) float64 {
	if a, ok := solved(y.search); ok {
		return a.Of(best).Likely - a.Of(played).Likely
	}
	opinions := y.search.Opinions(nil)
	if o, b := opinionOf(opinions, played), opinionOf(opinions, best); o.Visits > 2 && b.Visits > 2 {
		return b.Result - o.Result
	}
	return 0
}

// finalResults returns the results of a finished game: shares of the win or, in a race for points,
// what was reached.
func finalResults(s engine.State) []float64 {
	_, race := engine.PaceOf(s)
	h, ok := s.(engine.Heuristics)
	if !race || !ok {
		return finalShares(s)
	}
	var out []float64
	for _, x := range h.Evaluate(nil) {
		out = append(out, float64(x))
	}
	return out
}

// finalShares returns the share of the win of each seat in a finished game, and of a rival without
// a seat that takes part: 1 for the only winner, an equal share for each of several winners.
func finalShares(s engine.State) []float64 {
	ranks := engine.FinalRanks(s)
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
