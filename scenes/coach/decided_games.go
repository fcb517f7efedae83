package coach

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// A game counts as decided for a seat if the expected result (0 to 1) of some seat is above
// asGoodAsWon, or its own result is below the share asGoodAsLost of an equal part. Moves then
// hardly differ in the chance to win, and the points are what a player still cares for. The game
// stays decided as long as such a result is above stillWon, or its own share below stillLost, so
// that the judgement does not change with the noise of each search.
const (
	asGoodAsWon  = 0.93
	stillWon     = 0.86
	asGoodAsLost = 0.14
	stillLost    = 0.28
)

// isDecided reports whether the game is decided for a seat, according to a forecast of the results
// of all seats. was is whether it was decided at the decision before.
func isDecided(forecast []float64, seat engine.Seat, was bool) bool {
	won, lost := asGoodAsWon, asGoodAsLost
	if was {
		won, lost = stillWon, stillLost
	}
	return slices.Max(forecast) > won || forecast[seat]*float64(len(forecast)) < lost
}

// probeIterations is the number of iterations of the short search by which the coach finds out
// whether a game is decided.
const probeIterations = 600

// probe is a short search, which comes before that of the coach and finds out whether the game is
// as good as decided. If it is, the coach searches for points instead of wins ([bot.Tuning]).
type probe struct {
	search bot.Forecaster
	even   bot.Thinker // the search for points
}

// newProbe returns a probe of position s, nil if the game has no opponents. who is the level of the
// coach's search, and seed the random seed. It returns an error if the level is unknown.
func newProbe(who string, seed uint64, s engine.State) (*probe, error) {
	if s.Seats() < 2 {
		return nil, nil
	}
	short, err := bot.New(levelFor(s, searches*probeIterations)+":solve=0", seed)
	if err != nil {
		return nil, err
	}
	even, err := bot.NewEnsemble(who+":even=1", seed, searches)
	if err != nil {
		return nil, err
	}
	search, ok := short.(bot.Forecaster)
	if !ok {
		return nil, nil
	}
	search.Begin(s)
	return &probe{search: search, even: even}, nil
}

// stepProbe continues the probe by n iterations. When it is done and the game is decided, the
// search for points replaces that for wins.
func (j *job) stepProbe(n int) {
	p := j.probe
	if !p.search.Step(n) {
		return
	}
	j.probe = nil
	if isDecided(p.search.Forecast(nil), j.state.Turn(), j.wasDecided) {
		j.decided.Store(true)
		j.search = p.even
		j.search.Begin(j.state)
	}
}

// newDuel returns a new comparison of two moves, by points if the game is decided. seed determines
// its random numbers.
func (j *job) newDuel(seed uint64) *bot.Duel {
	if j.decided.Load() {
		return bot.NewEvenDuel(seed)
	}
	return bot.NewDuel(seed)
}
