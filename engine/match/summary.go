package match

import "gulch/engine"

// Summary describes a saved game in a list of saves.
type Summary struct {
	Game     string // ID of the game
	Name     string // name of the game, its ID if the game is unknown
	Seats    []Seat
	Practice bool
	Branched bool // whether the game is a branch of another one, see Record.Branched
	Made     int  // number of decisions made in the other game before a branch, see Record.BranchMoves
	Moves    int  // number of decisions that have not been undone
	Seed     uint64
	BotSeed  uint64
	// The following fields need the game's rules. They are empty if Problem is set.
	Phase   string      // name of the current phase
	Turn    engine.Seat // seat that decides now, engine.NoSeat when the game is over
	Over    bool
	Clock   int           // value of the game's Clock (turns or rounds), 0 if it has none
	Scores  []int         // current or final points by seat
	Winners []engine.Seat // seats with rank 1 when the game is over, otherwise nil
	Rival   engine.Rival  // the rival without a seat who has won a finished game; zero if none has
	Race    bool          // nobody could lose: one seat raced for points, see [engine.Racer]
	Damage  *Damage       // damage of the save, nil if none
	Problem error         // reason why this version cannot resume the game, nil if it can
}

// Summarise returns the summary of a save. For a save of another version or of an unknown game, the
// summary still contains the players. Summarise returns an error if data is not a save.
func Summarise(find Finder, data []byte) (Summary, error) {
	r, damage, err := Read(data)
	if err != nil {
		return Summary{}, err
	}
	s := Summary{Game: r.Game, Name: r.Game, Seats: r.Seats, Practice: r.Practice, Branched: r.Branched,
		Made:  r.BranchMoves,
		Moves: len(r.Entries),
		Seed:  r.Seed, BotSeed: r.BotSeed, Turn: engine.NoSeat, Damage: damage}
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

// Summary returns the summary of the match.
func (m *Match) Summary() Summary {
	setup := m.timeline.setup
	s := Summary{Game: m.timeline.info.ID, Name: m.timeline.info.Name, Practice: setup.Practice, Branched: m.Branched(),
		Made: m.BranchMoves(),
		Seed: setup.Seed, BotSeed: setup.BotSeed}
	s.position(m)
	return s
}

// position sets those fields that depend on the current position of the match m.
func (s *Summary) position(m *Match) {
	state := m.State()
	s.Seats = m.Seats()
	s.Moves = len(m.timeline.steps)
	s.Phase, s.Turn, s.Over = m.timeline.info.PhaseName(state.Phase()), state.Turn(), m.Over()
	s.Scores = state.Scores(nil)
	_, s.Race = engine.PaceOf(state)
	if g, ok := state.(engine.Heuristics); ok {
		s.Clock = g.Clock()
	}
	if !s.Over {
		return
	}
	if s.Winners = m.Winners(); len(s.Winners) == 0 {
		s.Rival, _ = engine.RivalOf(state)
	}
}
