package westernlegends

import (
	"strconv"

	"gulch/engine"
)

// Game creates and loads games of Western Legends under the current version of the rules.
var Game engine.Game = game{}

type game struct {
	version2 bool // the game uses version 2 of the rules
}

var offOn = []engine.Value{{ID: "off", Name: "Off"}, {ID: "on", Name: "On"}}

// switched returns the two values "off" and "on" of an option. The parameters are the explanations
// of these values for players.
func switched(off, on string) []engine.Value {
	return []engine.Value{
		{ID: "off", Name: offOn[0].Name, Explain: off}, {ID: "on", Name: offOn[1].Name, Explain: on},
	}
}

// options are the optional rules that can be switched on or off.
var options = []engine.Option{
	{
		ID: "ante_up", Rule: "R88", Name: "Ante Up", Default: "on",
		Explain: "Play with the second board, Buzzard Gulch, and with the Train, events and the Gambler track.",
		Values: switched(engine.Mark("Only the first board and its rules."),
			engine.Mark("A second board, a train to rob, events, faro, frontier land, outlaws and high rollers.")),
	},
	{
		ID: "alt_poker", Name: "Alternate cards", Default: "on",
		Explain: "Give 10 poker cards new effects. Only with Ante Up.",
		Values: switched(engine.Mark("All poker cards keep their standard effects."),
			engine.Mark("Vendetta, Rumors, Scout, Jackpot and Outfit are in the deck.")),
	},
	{
		ID: "target_lp", Rule: "R107", Name: "Length", Default: "20",
		Explain: "The LP total that triggers the end of the game.",
		Values: []engine.Value{
			{ID: "15", Name: "Short", Explain: "15 LP: about 9 rounds. Also turns on the Sheriff's patrol, to stop Wanted players in time."},
			{ID: "20", Name: "Standard", Explain: "20 LP: about 10 rounds."},
			{ID: "25", Name: "Long", Explain: "25 LP: about 12 rounds."},
		},
	},
	{
		ID: "goals", Rule: "R85", Name: "Goals", Default: "on",
		Explain: "Secret goals that earn legendary tokens.",
		Values: switched(engine.Mark("No goals."),
			engine.Mark("Each player has 3 secret goals.")),
	},
	{
		ID: "high_stakes", Rule: "R97", Name: "High stakes poker", Default: "off",
		Explain: "Saloons also offer poker for more money. Only with Ante Up.",
		Values: switched(engine.Mark("Only regular poker and faro."),
			engine.Mark("5 face-up cards, a second bet and more to win.")),
	},
	{
		ID: "man_in_black", Rule: "R104", Name: "Man in Black", Default: "on", Seats: []int{2},
		Explain: "Add an automated opponent to 2-player games.",
		Values: switched(engine.Mark("Just the 2 players."),
			engine.Mark("The Man in Black makes trouble after every round.")),
	},
	{
		ID: "npc_dealer", Rule: "R37", Name: "Dealer", Default: "neighbour",
		Explain: "Choose who plays the fight cards of bandits, guards and the Sheriff.",
		Values: []engine.Value{
			{ID: "neighbour", Name: "Right neighbor", Explain: "The player on the fighter's right chooses."},
			{ID: "auto", Name: "Automatic", Explain: "Gulch chooses by a fixed rule, high cards first."},
		},
	},
	{
		ID: "sheriff_patrol", Rule: "R61", Name: "Sheriff's patrol", Default: "off",
		Explain: "Let the Sheriff move on his own.",
		Values: switched(engine.Mark("The Sheriff moves only when a card or effect moves him."),
			engine.Mark("After each turn, the Sheriff moves 2 spaces toward the nearest Wanted player.")),
	},
}

// rulesOf converts options to rules for a game with the given number of seats. full must have a
// value for every option. Options that need Ante Up are off without it.
func rulesOf(seats int, full engine.Options) rules {
	target, _ := strconv.Atoi(full["target_lp"]) // full holds only listed values, so this cannot fail
	au := full["ante_up"] == "on"
	return rules{
		anteUp: au, altPoker: au && full["alt_poker"] == "on", goals: full["goals"] == "on",
		highStakes: au && full["high_stakes"] == "on", mib: seats == 2 && full["man_in_black"] == "on",
		autoDealer: full["npc_dealer"] == "auto", patrol: full["sheriff_patrol"] == "on", target: int16(target),
	}
}

// Options returns the values of all options as they apply to this game: those that need Ante Up are
// off in a game without it.
func (s *State) Options() engine.Options {
	word := func(on bool) string {
		if on {
			return "on"
		}
		return "off"
	}
	dealer := "neighbour"
	if s.opts.autoDealer {
		dealer = "auto"
	}
	return engine.Options{
		"ante_up": word(s.opts.anteUp), "alt_poker": word(s.opts.altPoker),
		"target_lp": strconv.Itoa(int(s.opts.target)),
		"goals":     word(s.opts.goals), "high_stakes": word(s.opts.highStakes), "man_in_black": word(s.opts.mib),
		"npc_dealer": dealer, "sheriff_patrol": word(s.opts.patrol),
	}
}

// Warm reads the data tables; see [engine.Warmer].
func (game) Warm() error { return ready() }

// Info returns the description of Western Legends for the app: names, seats, options, phases,
// events and levels.
func (g game) Info() engine.Info {
	return engine.Info{
		ID: "westernlegends", Name: "Western Legends", Rules: rules{version2: g.version2}.version(),
		MinSeats: MinSeats, MaxSeats: MaxSeats,
		Options: options, Phases: phaseNames[:], Events: eventNames[:],
		Levels: []string{"easy", "decent", "able", "medium", "tough", "hard"},
	}
}

// New sets up a game for a number of seats. The first decision is the choice of a character. chosen
// holds the options, and seed determines all random results. New returns an error if the options
// are not valid.
func (g game) New(seats int, chosen engine.Options, seed uint64) (engine.State, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	full, err := g.Info().Resolve(seats, chosen)
	if err != nil {
		return nil, err
	}
	r := rulesOf(seats, full)
	r.version2 = g.version2
	return newGame(seats, r, seed), nil
}

// Load reads a position from text, its JSON form, which also contains the version of the rules. It
// returns an error if the position is not valid.
func (game) Load(text []byte) (engine.State, error) {
	return engine.LoadJSON[State]("westernlegends", text)
}
