package nuggets

import "gulch/engine"

// Game is the example game Nuggets.
var Game engine.Game = game{}

type game struct{}

// Info returns the description of the game.
func (game) Info() engine.Info {
	return engine.Info{
		ID: "nuggets", Name: "Nuggets", Rules: 1, MinSeats: 2, MaxSeats: MaxSeats, SeatsRule: "R1", OptionsRule: "R3",
		Options: []engine.Option{{
			ID: "digs", Rule: "R3", Name: "Digs", Explain: "How often each player may roll the die.",
			Default: "two",
			Values: []engine.Value{
				{ID: "two", Name: "Two", Explain: "Each player gets 2 rolls, to use at any time."},
				{ID: "none", Name: "None", Explain: "No die rolls. Only the nuggets are random."},
			},
		}},
		Phases: phaseNames[:], Events: eventNames[:],
	}
}

// chanceStream distinguishes the random numbers of this game from those of other games with the
// same seed.
const chanceStream = 0x9e7

// New sets up a game (R1 to R4).
func (g game) New(seats int, options engine.Options, seed uint64) (engine.State, error) {
	full, err := g.Info().Resolve(seats, options)
	if err != nil {
		return nil, err
	}
	s := &State{seats: int8(seats), chance: engine.NewChance(seed, chanceStream), size: Nuggets}
	for i := range s.hill {
		s.hill[i] = Nugget(i + 1)
	}
	engine.Shuffle(&s.chance, s.hill[:])
	for p := range seats {
		s.sack[p] = s.draw()
		if full["digs"] == "two" {
			s.digs[p] = startDigs
		}
	}
	s.turn = engine.Seat(s.chance.Below(seats))
	return s, nil
}

// Load decodes a position from its JSON.
func (game) Load(text []byte) (engine.State, error) { return engine.LoadJSON[State]("nuggets", text) }

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }
