package review

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// aimSpec is the bot that sets an aim: strong, and quick enough for a whole game while somebody reads a screen.
const aimSpec = "hard:iterations=400"

// Aim finds out what a strong bot reaches in the place of a seat, with the same deal and the same others: something for
// people to beat. It can be sliced like the thinking of a bot, and is for one goroutine at a time.
type Aim struct {
	match *match.Match
	seat  engine.Seat
	minds []bot.Thinker
	busy  bool // somebody is thinking
	ticks int  // decisions made
	err   error
}

// NewAim deals a game as set up and puts the strong bot into a seat. The other seats have to be those of bots.
func NewAim(game engine.Game, setup match.Setup, seat engine.Seat) (*Aim, error) {
	m, err := match.New(game, setup, nil)
	if err != nil {
		return nil, err
	}
	a := &Aim{match: m, seat: seat, minds: make([]bot.Thinker, len(setup.Seats))}
	for i, s := range setup.Seats {
		spec := s.Bot
		if s.Persona != "" {
			spec += ":persona=" + s.Persona
		}
		if engine.Seat(i) == seat {
			spec = aimSpec
		}
		if a.minds[i], err = bot.New(spec, match.BotSeed(setup.BotSeed, 0, engine.Seat(i))); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// Step does at most n small pieces of the work and reports whether it is done.
func (a *Aim) Step(n int) bool {
	for a.err == nil && !a.match.Over() {
		mind := a.minds[a.match.Turn()]
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

// usual is about how many decisions a game has, for the progress.
const usual = 160

// Progress returns how much of the work is done, from 0 to 1: a guess, as nobody knows how long the game will be.
func (a *Aim) Progress() float64 {
	if a.err != nil || a.match.Over() {
		return 1
	}
	return 1 - 1/(1+float64(a.ticks)/usual)
}

// Result returns the points and the rank of the strong bot, once the work is done.
func (a *Aim) Result() (points, rank int, err error) {
	if a.err != nil {
		return 0, 0, a.err
	}
	return a.match.Scores()[a.seat], a.match.State().Ranks(nil)[a.seat], nil
}
