package teach

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
)

// Drill is the practice positions of a game, from assets/practice/GAME.json.
type Drill struct {
	Game string `json:"game"`
	// Others are the names and faces of those who sit round the player, in the order of the seats.
	Others  []match.Seat `json:"others"`
	Puzzles []Puzzle     `json:"puzzles"`
}

// Puzzle is a position in which one move is clearly the best.
type Puzzle struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  string `json:"text"` // the task
	Why   string `json:"why"`  // what speaks for the best move
	Icon  string `json:"icon"`
	// State is the whole position; the player decides for its actor.
	State json.RawMessage `json:"state"`
	// Best are the moves that solve it, in the notation of the game, and Chances how many per cent of the games a long
	// search won with the moves that it looked at closely.
	Best    []string       `json:"best"`
	Chances map[string]int `json:"chances"`
}

// ReadDrill reads practice positions. The error says what is wrong with them.
func ReadDrill(text []byte) (*Drill, error) {
	var d Drill
	if err := engine.DecodeStrict(text, &d); err != nil {
		return nil, fmt.Errorf("practice: %w", err)
	}
	seen := map[string]bool{}
	for i, p := range d.Puzzles {
		if p.ID == "" || p.Title == "" || p.Text == "" || p.Why == "" || len(p.Best) == 0 || len(p.State) == 0 {
			return nil, fmt.Errorf("practice position %d: it needs an id, a title, a text, why, a state and the best move", i+1)
		}
		if seen[p.ID] {
			return nil, fmt.Errorf("practice position %d: there is another %q", i+1, p.ID)
		}
		seen[p.ID] = true
	}
	return &d, nil
}

// OpenDrill reads the practice positions of a game. A game without any is an error.
func OpenDrill(game string) (*Drill, error) {
	text, err := assets.Practice(game)
	if err != nil {
		return nil, err
	}
	return ReadDrill(text)
}

// PuzzleIDs returns the IDs of the practice positions of a game, nil for a game without any.
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

// solves reports whether a move in the notation of the game is one of the best.
func (p *Puzzle) solves(move string) bool { return slices.Contains(p.Best, move) }

// placed is a game that begins in the position of a puzzle.
type placed struct {
	engine.Game
	state []byte
}

// New makes the position.
func (g placed) New(seats int, _ engine.Options, _ uint64) (engine.State, error) {
	s, err := g.Load(g.state)
	if err == nil && s.Seats() != seats {
		err = fmt.Errorf("the position is one for %d players", s.Seats())
	}
	if err == nil && s.Turn() == engine.NoSeat {
		err = errors.New("the game is over in this position")
	}
	return s, err
}

// newPuzzle sets the table of a puzzle up, with the player at the seat that decides.
func newPuzzle(game engine.Game, d *Drill, p *Puzzle, me match.Seat) (*match.Match, error) {
	s, err := game.Load(p.State)
	if err != nil {
		return nil, fmt.Errorf("the position %q cannot be set up: %w", p.Title, err)
	}
	var seats []match.Seat
	others := d.Others
	for seat := range s.Seats() {
		if engine.Seat(seat) == s.Turn() || len(others) == 0 {
			seats = append(seats, me)
			continue
		}
		seats, others = append(seats, others[0]), others[1:]
	}
	m, err := match.New(placed{game, p.State}, match.Setup{Seats: seats}, nil)
	if err != nil {
		return nil, fmt.Errorf("the position %q cannot be set up: %w", p.Title, err)
	}
	return m, nil
}
