package boomtown

import (
	"gulch/engine"
)

// Game creates and loads games of Boomtown.
var Game engine.Game = game{}

type game struct{}

// options are the options of the game, in the order of options.csv.
var options = []engine.Option{
	{
		ID: "production_rule", Rule: "R80", Name: "Production",
		Explain: "Which mines pay when the dice are rolled.", Default: "sum",
		Values: []engine.Value{
			{ID: "sum", Name: "Total", Explain: "A mine pays when the dice add up to its number."},
			{ID: "sum_or_die", Name: "Total or one die",
				Explain: "A mine also pays when either die shows its number. Low numbers pay far more often."},
		},
	},
	{
		ID: "long_three", Rule: "R81", Name: "Long 3-player game", Seats: []int{3},
		Explain: "Use the whole deck with 3 players.", Default: "false",
		Values: []engine.Value{
			{ID: "false", Name: "Off", Explain: "15 cards are set aside unseen. The game lasts 15 rounds."},
			{ID: "true", Name: "On", Explain: "All 60 cards are used. The game lasts 20 rounds."},
		},
	},
	{
		ID: "vein_scores", Rule: "R82", Name: "Vein points",
		Explain: "Count New Veins in the final score.", Default: "false",
		Values: []engine.Value{
			{ID: "false", Name: "Off", Explain: "Only the printed value of the mine counts."},
			{ID: "true", Name: "On", Explain: "A mine with a New Vein is worth 3 more points."},
		},
	},
	{
		ID: "vein_on_expropriation", Rule: "R83", Name: "Seized veins",
		Explain: "What happens to a New Vein when its mine is seized.", Default: "travels",
		Values: []engine.Value{
			{ID: "travels", Name: "Kept", Explain: "The vein goes to the new owner with the mine."},
			{ID: "discarded", Name: "Removed", Explain: "The vein is removed from the game."},
		},
	},
}

// rules is a bit set of the options that differ from their default. The bits are in the order of
// options.
type rules uint8

const (
	ruleSumOrDie     rules = 1 << iota // mines also produce if one die shows their number (R80)
	ruleLongThree                      // three players use the whole deck (R81)
	ruleVeinScores                     // New Vein cards count in the score (R82)
	ruleVeinDiscards                   // a New Vein is discarded when its mine is expropriated (R83)
)

// rulesOf returns the bit set for the values of all options.
func rulesOf(full engine.Options) rules {
	return rules(engine.OptionBits(options, full))
}

// options returns the values of all options for the bit set r.
func (r rules) options() engine.Options {
	return engine.OptionsFromBits(options, uint(r))
}

// Warm reads the data tables in advance; see [engine.Warmer].
func (game) Warm() error { return ready() }

// Info returns the description of Boomtown for the app: names, seats, options, phases, events and
// levels.
func (game) Info() engine.Info {
	return engine.Info{
		ID: "boomtown", Name: "Boomtown", Rules: 1, MinSeats: MinSeats, MaxSeats: MaxSeats,
		SeatsRule: "R2", OptionsRule: "R80",
		Options: options, Phases: phaseNames[:], Events: eventNames[:],
		Levels: []string{"easy", "able", "medium", "hard"},
	}
}

// chanceStream selects a stream of the random generator, so that different games with the same seed
// get different random numbers.
const chanceStream = 0xb00

// New sets up a new game. Its only legal move reveals the first row. chosen holds the options, and
// seed determines all random results. New returns an error if the number of seats or an option is
// not valid.
func (g game) New(seats int, chosen engine.Options, seed uint64) (engine.State, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	full, err := g.Info().Resolve(seats, chosen)
	if err != nil {
		return nil, err
	}
	s := blank(seats, rulesOf(full))
	s.chance = engine.NewChance(seed, chanceStream)
	s.total = uint8(box.cards)
	for i := range s.total {
		s.cards[i] = Card(i)
	}
	engine.Shuffle(&s.chance, s.cards[:s.total])
	if seats == 3 && s.rules&ruleLongThree == 0 {
		s.aside = asideForThree
	}
	s.next = s.aside
	s.first = engine.Seat(s.chance.Below(seats))
	s.actor = s.first
	return s, nil
}

// asideForThree is the number of cards set aside in a game of three players (R8).
const asideForThree = 15

// startGold is the gold of every player at the start (R7).
const startGold = 10

// blank returns a position for a number of seats before the first reveal, in which no cards have
// been dealt. r holds the options.
func blank(seats int, r rules) *State {
	s := &State{seats: int8(seats), rules: r, phase: PhaseReveal}
	s.resolving = NoCard
	s.bidder, s.firstOut, s.winner, s.victim = engine.NoSeat, engine.NoSeat, engine.NoSeat, engine.NoSeat
	for t := range s.mayor {
		s.mayor[t] = engine.NoSeat
	}
	for e := range s.placedAt {
		s.placedAt[e] = notPlaced
	}
	for p := range seats {
		s.gold[p] = startGold
	}
	return s
}

// Load reads a position from text, its JSON form. It returns an error if the position is not valid.
func (game) Load(text []byte) (engine.State, error) {
	return engine.LoadJSON[State]("boomtown", text)
}
