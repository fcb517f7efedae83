package coach

import (
	"gulch/engine"
	"gulch/engine/bot"
)

// A game counts as decided if the expected result (0 to 1) is above asGoodAsWon, or below hopeless
// times the result of a seat in an even game. Moves then hardly differ in the chance to win, and
// the points are what a player still cares for.
const (
	asGoodAsWon = 0.88
	hopeless    = 0.4
)

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
	result := p.search.Forecast(nil)[j.state.Turn()]
	if result > asGoodAsWon || result*float64(j.state.Seats()) < hopeless {
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
