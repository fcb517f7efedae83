package narrowgauge

import (
	"gulch/engine"
)

// Game creates and loads games of Narrow Gauge: Appalachia.
var Game engine.Game = game{}

type game struct{}

// rules is a bit set of the variants that are on. The bits are in the order of options.
type rules uint8

const (
	ruleHiddenMoney     rules = 1 << iota // cash is hidden from the opponent (R66, R71)
	ruleRandomOrder                       // Contracts are dealt, not auctioned (R67, R69)
	ruleMorePower                         // players keep their Contracts for the following rounds (R68, R69)
	ruleFaceDownMarkets                   // City tiles are face down (R70)
)

// options are the variants of the game, in the order of variants.csv.
var options = []engine.Option{
	{
		ID: "hidden_money", Rule: "R66", Name: "Hidden cash", Explain: "Hide players' cash from each other.",
		Default: "off",
		Values: []engine.Value{
			{ID: "off", Name: "Off", Explain: "All cash is visible."},
			{ID: "on", Name: "On", Explain: "You see only your own cash until the game ends. Gulch announces every payment."},
		},
	},
	{
		ID: "random_turn_order", Rule: "R67", Name: "Dealt contracts",
		Explain: "How you get contracts and who goes first.",
		Default: "off",
		Values: []engine.Value{
			{ID: "off", Name: "Auction", Explain: "Both players bid in secret, and both pay."},
			{ID: "on", Name: "Deal", Explain: "Each player keeps 1 of 2 contracts. Good for a first game."},
		},
	},
	{
		ID: "more_power", Rule: "R68", Name: "More power", Explain: "How long you keep contracts.",
		Default: "off",
		Values: []engine.Value{
			{ID: "off", Name: "One round", Explain: "You discard your contracts when the round ends."},
			{ID: "on", Name: "Whole game",
				Explain: "You keep your contracts until the game ends. Used ones are ready again each round."},
		},
	},
	{
		ID: "face_down_markets", Rule: "R70", Name: "Unknown markets",
		Explain: "How the city tiles are placed.",
		Default: "off",
		Values: []engine.Value{
			{ID: "off", Name: "Face up", Explain: "All city tiles are face up."},
			{ID: "on", Name: "Face down", Explain: "A city's goods are revealed when the first locomotive gets there."},
		},
	},
}

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

// Info returns the description of Narrow Gauge for the app: names, seats, options, phases, events
// and levels.
func (game) Info() engine.Info {
	return engine.Info{
		ID: "narrowgauge", Name: "Narrow Gauge: Appalachia", Rules: 1, MinSeats: Seats, MaxSeats: Seats,
		SeatsRule: "R1", OptionsRule: "R66", ScoreIsMoney: true,
		Options: options, Phases: phaseNames[:], Events: eventNames[:],
		Levels: []string{"easy", "decent", "able", "medium", "tough", "hard"},
	}
}

// chanceStream selects a stream of the random generator, so that different games with the same seed
// get different random numbers.
const chanceStream = 0x4a6

// New sets up a new game, which is at the start of its first round. chosen holds the options, and
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
	s := blank(rulesOf(full))
	s.chance = engine.NewChance(seed, chanceStream)
	s.tile = components.tiles
	engine.Shuffle(&s.chance, s.tile[:])
	if s.rules&ruleFaceDownMarkets != 0 {
		s.faceDown = 1<<CityCount - 1
	}
	s.drawYards()
	for c := range s.deck {
		s.deck[c] = Card(c)
	}
	s.deckSize = CardCount
	s.shuffleDeck()
	for range handLimit {
		for p := range engine.Seat(Seats) {
			s.hands[p] |= s.draw().bit()
		}
	}
	for k := range s.pile {
		s.pile[k] = Contract(k)
	}
	engine.Shuffle(&s.chance, s.pile[:])
	reverse(s.pile[:])
	s.pileSize = ContractCount
	if s.rules&ruleRandomOrder != 0 {
		s.pileSize = 0 // the Contracts are shuffled again in every round
		s.clearPile()
	}
	return s, nil
}

// drawYards assigns the Companies to the Yards at random (R3).
func (s *State) drawYards() {
	var order [YardCount]Company
	for c := range order {
		order[c] = Company(c)
	}
	engine.Shuffle(&s.chance, order[:])
	for yard, c := range order {
		s.yard[c] = uint8(yard)
		s.place(c, components.yardAt[yard])
	}
}

// blank returns a position at the start of the first round, without tiles, cards and Locomotives. r
// is the set of variants.
func blank(r rules) *State {
	s := &State{rules: r, phase: PhaseRoundStart, round: 1, first: engine.NoSeat, building: NoCompany}
	copy(s.cell[:], components.price[:])
	for c := range s.supply {
		s.supply[c] = uint8(components.company[c].Supply)
	}
	for g := range s.dice {
		s.dice[g].value = 1
	}
	for p := range engine.Seat(Seats) {
		s.cash[p] = startCash
		s.bids[p] = noBid
		s.dealt[p] = noneDealt
		s.kept[p] = NoContract
	}
	s.clearPile()
	return s
}

// clearPile sets the unused elements of the Contract pile to NoContract, so that equal positions
// are equal as Go values.
func (s *State) clearPile() {
	for i := int(s.pileSize); i < len(s.pile); i++ {
		s.pile[i] = NoContract
	}
}

// shuffleDeck shuffles the draw pile. The first element of the shuffled list becomes the top card.
func (s *State) shuffleDeck() {
	engine.Shuffle(&s.chance, s.deck[:s.deckSize])
	reverse(s.deck[:s.deckSize])
}

func reverse[T any](xs []T) {
	for i, j := 0, len(xs)-1; i < j; i, j = i+1, j-1 {
		xs[i], xs[j] = xs[j], xs[i]
	}
}

// Load reads a position from text, its JSON form. It returns an error if the position is not valid.
func (game) Load(text []byte) (engine.State, error) {
	return engine.LoadJSON[State]("narrowgauge", text)
}
