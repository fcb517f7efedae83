package teach

import (
	"errors"
	"fmt"
	"slices"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/drill"
	"gulch/engine/match"
)

// Drill is the list of the practice positions of a game. Puzzle is one such position.
type (
	Drill  = drill.PuzzleFile
	Puzzle = drill.Puzzle
)

// otherPlayers lists the players at the other seats of a puzzle, in the order of the seats.
var otherPlayers = []match.Seat{
	{Name: "Dutch", Face: "card-ace-spades", Bot: "easy"}, {Name: "Opal", Face: "rose", Bot: "easy"},
	{Name: "Josiah", Face: "compass", Bot: "easy"}, {Name: "Kit", Face: "horseshoe", Bot: "easy"},
	{Name: "Ada", Face: "feather", Bot: "easy"},
}

// seatsAround returns the given number of seats of a table. at is the index of the seat of the
// player me; otherPlayers have the rest.
func seatsAround(me match.Seat, at engine.Seat, seats int) []match.Seat {
	return slices.Insert(slices.Clone(otherPlayers[:seats-1]), int(at), me)
}

// OpenDrill reads the practice positions of a game: the hand-written ones followed by the proved
// ones. It returns an error if the game has none.
func OpenDrill(game string) (*Drill, error) {
	all := &Drill{Game: game}
	var missing error
	for _, read := range []func(string) ([]byte, error){assets.Practice, assets.ProvedPractice} {
		text, err := read(game)
		if err != nil {
			missing = err
			continue
		}
		d, err := drill.Read(text)
		if err != nil {
			return nil, err
		}
		all.Puzzles = append(all.Puzzles, d.Puzzles...)
	}
	if len(all.Puzzles) == 0 {
		return nil, missing
	}
	return all, nil
}

// PuzzleIDs returns the IDs of the practice positions of a game, nil if it has none.
func PuzzleIDs(game string) []string {
	d, err := OpenDrill(game)
	if err != nil {
		return nil
	}
	out := make([]string, len(d.Puzzles))
	for i, p := range d.Puzzles {
		out[i] = p.ID
	}
	return out
}

// puzzleGame is a game whose method New returns the position of a puzzle.
type puzzleGame struct {
	engine.Game
	state []byte
}

// New returns the position of the puzzle. The number of seats must be that of the position.
func (g puzzleGame) New(int, engine.Options, uint64) (engine.State, error) { return g.Load(g.state) }

// newPuzzle returns a match at the position of a puzzle. The player me has the seat that is to
// decide.
func newPuzzle(game engine.Game, p *Puzzle, me match.Seat) (*match.Match, error) {
	text, err := p.Position()
	var s engine.State
	if err == nil {
		s, err = game.Load(text)
	}
	if err == nil && s.Turn() == engine.NoSeat {
		err = errors.New("the game is over in this position")
	}
	var m *match.Match
	if err == nil {
		m, err = match.New(puzzleGame{game, text}, match.Setup{Seats: seatsAround(me, s.Turn(), s.Seats())}, nil)
	}
	if err != nil {
		return nil, fmt.Errorf("the position %q cannot be set up: %w", p.ID, err)
	}
	return m, nil
}
