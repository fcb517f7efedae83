package match

import "gulch/engine"

// Summary is what a list of saves shows of a game.
type Summary struct {
	Game     string // ID
	Name     string // of the game, its ID if the game is unknown
	Seats    []Seat
	Practice bool
	Branched bool // see Record.Branched
	Made     int  // see Record.Made
	Moves    int  // decisions that stand
	Seed     uint64
	BotSeed  uint64
	// The following need the game's rules; they are empty if Problem is set.
	Phase   string      // what is being decided
	Turn    engine.Seat // who decides, engine.NoSeat when the game is over
	Over    bool
	Clock   int           // the game's own count of turns or rounds, 0 if it has none
	Scores  []int         // by seat
	Winners []engine.Seat // who is first, when the game is over
	Damage  *Damage       // what is wrong with the save, nil if nothing
	Problem error         // why the game cannot be resumed here, nil if it can
}

// Summarise reads what a list of saves shows. A save that belongs to another version or an unknown game still shows
// who played; what is no save at all is an error.
func Summarise(find Finder, data []byte) (Summary, error) {
	r, damage, err := Read(data)
	if err != nil {
		return Summary{}, err
	}
	s := Summary{Game: r.Game, Name: r.Game, Seats: r.Seats, Practice: r.Practice, Branched: r.Branched, Made: r.Made, Moves: len(r.Entries),
		Seed: r.Seed, BotSeed: r.BotSeed, Turn: engine.NoSeat, Damage: damage}
	if g, err := find(r.Game); err == nil {
		s.Name = g.Info().Name
	}
	m, damage, err := Resume(find, data, nil)
	if err != nil {
		s.Problem = err
		return s, nil
	}
	s.Damage = damage
	s.position(m)
	return s, nil
}

// Summary returns what a list of saves shows of the match.
func (m *Match) Summary() Summary {
	setup := m.tape.setup
	s := Summary{Game: m.tape.info.ID, Name: m.tape.info.Name, Practice: setup.Practice, Branched: m.Branched(), Made: m.Made(),
		Seed: setup.Seed, BotSeed: setup.BotSeed}
	s.position(m)
	return s
}

// position fills in what the position tells.
func (s *Summary) position(m *Match) {
	state := m.State()
	s.Seats = m.Seats()
	s.Moves = len(m.tape.steps)
	s.Phase, s.Turn, s.Over = m.tape.info.PhaseName(state.Phase()), state.Turn(), m.Over()
	s.Scores = state.Scores(nil)
	if g, ok := state.(engine.Guide); ok {
		s.Clock = g.Clock()
	}
	if !s.Over {
		return
	}
	s.Winners = m.Winners()
}
