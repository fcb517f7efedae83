package sierrawest

import (
	"gulch/engine"
)

// Game creates and loads games of Sierra West.
var Game engine.Game = game{}

type game struct {
	version2 bool // the game uses version 2 of the rules
}

// Numbers of versions of the rules.
const (
	currentVersion = 3
	// The oldest version that is still supported. In it, Hastings turns over a plan card at the
	// start of his turn, not before.
	oldestVersion = 2
)

// Version returns the game under an older version of the rules, which is given by its number. It
// returns nil if that version is not supported or not older than the current one. See
// engine.Versioned.
func (game) Version(rules int) engine.Game {
	if rules == oldestVersion {
		return game{version2: true}
	}
	return nil
}

var options = []engine.Option{
	{
		ID: "mode", Rule: "G2", Name: "Mode", Explain: "Choose what the mountain hides and what scores besides the homestead.",
		Default: "apple_hill",
		Values: []engine.Value{
			{ID: "apple_hill", Name: "Apple Hill",
				Explain: "Orchards add apples to a shared supply, and there are 2 more tracks."},
			{ID: "boats_banjos", Name: "Boats & Banjos",
				Explain: "A canoe on a river of gold and fish, and banjos on the path."},
			{ID: "gold_rush", Name: "Gold Rush",
				Explain: "Mines pay more the farther your wagon goes, and carts triple the value of gold."},
			{ID: "outlaws_outposts", Name: "Outlaws & Outposts",
				Explain: "Outposts to storm, posters to read, and bullets to fire."},
		},
	},
	{
		ID: "start_seat", Rule: "R1", Name: "First player", Default: "random",
		Explain: "The seat that goes first in each round. Seats are numbered around the table.",
		Values: []engine.Value{
			{ID: "random", Name: "Random", Explain: "A random player goes first."},
			{ID: "0", Name: "Seat 1", Explain: "The first seat goes first."},
			{ID: "1", Name: "Seat 2", Explain: "The second seat goes first.", Seats: []int{2, 3, 4}},
			{ID: "2", Name: "Seat 3", Explain: "The third seat goes first.", Seats: []int{3, 4}},
			{ID: "3", Name: "Seat 4", Explain: "The fourth seat goes first.", Seats: []int{4}},
		},
		Seats: []int{2, 3, 4},
	},
	{
		ID: "expert_planning", Rule: "R14", Name: "Expert planning", Explain: "Plan with 3 or 4 cards in hand.",
		Default: "off",
		Values: []engine.Value{
			{ID: "off", Name: "Off", Explain: "Hold 3 cards and lay out all 3."},
			{ID: "on", Name: "On", Explain: "Hold 4 cards, lay out 3, and keep 1 for the next turn."},
		},
	},
	{
		ID: "solo_level", Rule: "R120", Name: "Hastings", Explain: "Hastings's head start in a solo game.",
		Default: "greenhorn", Seats: []int{1},
		Values: []engine.Value{
			{ID: "greenhorn", Name: "Greenhorn", Explain: "For a first game: he starts level with you."},
			{ID: "guide", Name: "Trail Guide", Explain: "An even match: he starts on space 2 with 8 extra points."},
			{ID: "hastings", Name: "Hastings himself",
				Explain: "If you've beaten the Trail Guide: he starts on space 4 with 16 extra points."},
		},
	},
}

// Warm reads the data tables in advance; see [engine.Warmer].
func (game) Warm() error { return ready() }

// Info returns the description of Sierra West for the app: names, seats, options, phases, events
// and levels.
func (g game) Info() engine.Info {
	version := currentVersion
	if g.version2 {
		version = oldestVersion
	}
	return engine.Info{
		ID: "sierrawest", Name: "Sierra West", Rules: version, MinSeats: 1, MaxSeats: MaxSeats, SeatsRule: "R1",
		Options: options, Phases: phaseNames[:], Events: eventNames[:],
		Levels: []string{"easy", "mild", "steady", "decent", "handy", "able", "medium", "hard"},
		Rival:  "Hastings",
	}
}

// chanceStream selects a stream of the random generator, so that different kinds of games with the
// same seed get different random numbers.
const chanceStream = 0x51e

// New sets up a game, in which the first decision is to lay out cards. With one player it is the
// solo game against Hastings. chosen holds the options, and seed determines all random results. New
// returns an error if the options are not valid.
func (g game) New(seats int, chosen engine.Options, seed uint64) (engine.State, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	full, err := g.Info().Resolve(seats, chosen)
	if err != nil {
		return nil, err
	}
	s, err := newPosition(seats, full)
	if err != nil {
		return nil, err
	}
	s.version2 = g.version2
	s.chance = engine.NewChance(seed, chanceStream)
	if full["start_seat"] == "random" && !s.solo {
		s.start = engine.Seat(s.chance.Below(seats))
	}
	s.active = s.start
	s.compensateFirstPlayer()
	s.dealMountain()
	p := s.start
	for range s.seats {
		if s.human(p) {
			s.drawUp(p, nil)
		}
		p = s.next(p)
	}
	if s.plansAhead() {
		s.turnPlan(nil)
	}
	return s, nil
}

// Load reads a position from text, its JSON form, which also contains the version of the rules. It
// returns an error if the position is not valid.
func (game) Load(text []byte) (engine.State, error) {
	return engine.LoadJSON[State]("sierrawest", text)
}
