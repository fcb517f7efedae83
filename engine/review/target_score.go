package review

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// targetSpec is the specification of the bot whose result is the target score. It is strong, but
// fast enough to play a whole game while a person reads a screen.
const targetSpec = "hard:iterations=400"

// Target computes a target score for a deal: what a strong bot reaches in a given seat with the
// same deal and the same opponents. It works in steps like a bot.Thinker, and must not be used
// concurrently.
type Target struct {
	match *match.Match
	seat  engine.Seat
	bots  []bot.Thinker
	busy  bool // the bot of the seat to move is thinking about its move
	ticks int  // number of decisions made so far
	err   error
}

// NewTarget sets up the game with the strong bot in the given seat. It returns an error if another
// seat is not a bot.
func NewTarget(game engine.Game, setup match.Setup, seat engine.Seat) (*Target, error) {
	m, err := match.New(game, setup, nil)
	if err != nil {
		return nil, err
	}
	a := &Target{match: m, seat: seat, bots: make([]bot.Thinker, len(setup.Seats))}
	for i, s := range setup.Seats {
		spec := s.Bot
		if s.Persona != "" {
			spec += ":persona=" + s.Persona
		}
		if engine.Seat(i) == seat {
			spec = targetSpec
		}
		if a.bots[i], err = bot.New(spec, match.BotSeed(setup.BotSeed, 0, engine.Seat(i))); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// Step does at most n units of work (such as search iterations) and reports whether the game is
// over.
func (a *Target) Step(n int) bool {
	for a.err == nil && !a.match.Over() {
		mind := a.bots[a.match.Turn()]
		if !a.busy {
			mind.Begin(a.match.State())
			a.busy = true
		}
		before := mind.Iterations()
		if !mind.Step(n) {
			return false
		}
		_, a.err = a.match.Play(mind.Best())
		a.busy = false
		a.ticks++
		if n -= max(mind.Iterations()-before, 1); n <= 0 {
			break
		}
	}
	return a.err != nil || a.match.Over()
}

// usualDecisions is a typical number of decisions in a game, from which Progress is estimated.
const usualDecisions = 160

// Progress returns an estimate of the fraction of the work that is done, from 0 to 1. It is an
// estimate because the length of the game is unknown.
func (a *Target) Progress() float64 {
	if a.err != nil || a.match.Over() {
		return 1
	}
	return 1 - 1/(1+float64(a.ticks)/usualDecisions)
}

// Result returns the points and the rank of the strong bot. It must be called only after Step has
// returned true. It returns an error if the game refused a move of a bot.
func (a *Target) Result() (points, rank int, err error) {
	if a.err != nil {
		return 0, 0, a.err
	}
	return a.match.Scores()[a.seat], a.match.State().Ranks(nil)[a.seat], nil
}
