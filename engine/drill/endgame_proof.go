package drill

import (
	"errors"
	"math"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/solve"
)

// Grades is the number of grades of difficulty. A puzzle of grade 1 is solved by a player who knows
// what things are worth, one of grade 2 by a player who looks a few moves ahead, and one of grade 3
// by neither.
const Grades = 3

// Proof explains by numbers why the best move of a solved endgame is the best.
type Proof struct {
	Grade int `json:"grade"`
	Moves int `json:"moves"` // number of legal moves
	// Seat is the seat to move. Rival is the opponent who wins most often after the move Instead.
	Seat  engine.Seat `json:"seat"`
	Rival engine.Seat `json:"rival"`
	Now   Standing    `json:"now"`
	Then  Standing    `json:"then"` // standing that follows if the best move is made
	// Instead is the wrong move that looks best, in the game's notation. After is the standing that
	// follows if it is made.
	Instead string   `json:"instead"`
	After   Standing `json:"after"`
}

// Standing has the points of two seats at the end of the game: of the seat to move (You) and of the
// rival (Has). They are the result if all seats play as well as possible: exact if Sure is set,
// otherwise a mean over the outcomes of chance.
type Standing struct {
	You  int  `json:"you"`
	Has  int  `json:"has"`
	Sure bool `json:"sure,omitempty"`
	Wins bool `json:"wins,omitempty"` // the seat is sure to win alone, by points or by a tie-break
}

// Requirements for a puzzle: every move is either sure to lose at least LeastLoss of the win, or
// one of the best moves, which differ by at most equalMoves. Both are shares of the win, 0 to 1.
const (
	LeastLoss  = 0.08
	equalMoves = 0.001
)

// ErrNoPuzzle means that a position is not suitable as a puzzle, because no move is provably and
// clearly the best.
var ErrNoPuzzle = errors.New("there is no move here that is clearly the best, and proved to be")

// MaxRuns is the limit of solver runs (see package solve) for each position that is solved for a
// proof.
const MaxRuns = 20_000

// Prove makes a puzzle from an endgame position. It does not set the grade; [Puzzle.Grade] does. It
// returns ErrNoPuzzle if no move is clearly the best, and solve.ErrLimit if the position is too
// large to be solved. If the game refuses a legal move, Prove returns the game's error.
func Prove(s engine.State) (*Puzzle, error) {
	a, err := solve.Position(s, MaxRuns)
	if err != nil {
		return nil, err
	}
	good := goodMoves(a)
	if !a.Kind.Exact() || good == 0 {
		return nil, ErrNoPuzzle
	}
	p := &Puzzle{Chances: map[string]int{}, Proof: &Proof{Moves: len(a.Values)}}
	best := a.Best()
	p.Best = []string{s.Notation(a.Values[best].Move)}
	for i, v := range a.Values {
		if i != best && a.Loss(i) <= equalMoves {
			p.Best = append(p.Best, s.Notation(v.Move))
		}
	}
	state, err := s.MarshalJSON()
	if err == nil {
		err = p.Pack(state)
	}
	if err != nil {
		return nil, err
	}
	if err := p.Proof.explain(s, a); err != nil {
		return nil, err
	}
	for _, v := range a.Values {
		if text := s.Notation(v.Move); text == p.Best[0] || text == p.Proof.Instead {
			p.Chances[text] = percent(v)
		}
	}
	return p, nil
}

// percent returns the chance to win of a move in percent. It returns 100 or 0 only if the result is
// sure; other values that round to 100 or 0 become 99 or 1.
func percent(v solve.Value) int {
	switch {
	case v.Wins():
		return 100
	case v.Loses():
		return 0
	}
	return min(99, max(1, int(math.Round(100*v.Likely))))
}

// goodMoves returns the number of best moves in solution a. It returns 0 if the position is not
// suitable as a puzzle: a move is only a little worse than the best, or too many of the moves are
// best.
func goodMoves(a solve.Answer) int {
	good, best := 0, a.Values[a.Best()]
	for i, v := range a.Values {
		switch loss := a.Loss(i); {
		case loss <= equalMoves && v.Likely >= best.Likely-equalMoves:
			good++
		case loss < LeastLoss:
			return 0
		}
	}
	if len(a.Values) < 3 && good > 1 || len(a.Values) >= 3 && good > max(1, len(a.Values)/4) {
		return 0
	}
	return good
}

// explain sets the fields of the proof. s is the solved position and a its solution.
func (p *Proof) explain(s engine.State, a solve.Answer) (err error) {
	best, instead := a.Best(), mostTempting(s, a)
	p.Instead = s.Notation(a.Values[instead].Move)
	p.Seat, p.Rival = a.Seat, engine.NoSeat
	for seat, share := range a.Values[instead].Each {
		if engine.Seat(seat) != a.Seat && (p.Rival == engine.NoSeat || share > a.Values[instead].Each[p.Rival]) {
			p.Rival = engine.Seat(seat)
		}
	}
	p.Now = p.standing(s, a.Seat)
	if p.Then, err = p.follow(s, a, best); err == nil {
		p.After, err = p.follow(s, a, instead)
	}
	return err
}

// mostTempting returns the index in a.Values of the wrong move that looks best: of the moves that
// are clearly worse than the best one, the one with the largest prior by the game's heuristics. It
// returns -1 if no move is clearly worse.
func mostTempting(s engine.State, a solve.Answer) int {
	moves := make([]engine.Move, len(a.Values))
	for i, v := range a.Values {
		moves[i] = v.Move
	}
	weights := make([]float32, len(moves)) // all weights stay equal in a game without Heuristics
	if g, ok := s.(engine.Heuristics); ok {
		weights = g.Prior(moves, weights)
	}
	found := -1
	for i := range moves {
		if a.Loss(i) > equalMoves && (found < 0 || weights[i] > weights[found]) {
			found = i
		}
	}
	return found
}

// standing returns the standing of seat you and the rival in position s.
func (p *Proof) standing(s engine.State, you engine.Seat) Standing {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	at := Standing{You: scores[you], Has: scores[p.Rival], Sure: true, Wins: ranks[you] == 1}
	for seat, rank := range ranks {
		at.Wins = at.Wins && (rank > 1 || engine.Seat(seat) == you)
	}
	return at
}

// follow plays, in position s, the move with the given index in solution a, and then only best
// moves. It returns the standing at the end of the game.
func (p *Proof) follow(s engine.State, a solve.Answer, move int) (Standing, error) {
	v, you := a.Values[move], a.Seat
	usual := Standing{You: int(math.Round(v.Scores[you])), Has: int(math.Round(v.Scores[p.Rival])), Wins: v.Wins()}
	for {
		if a.Deals > 1 {
			return usual, nil
		}
		var d engine.Draws
		next := engine.Clone(s)
		engine.DropIrrelevant(next)
		engine.Force(next, &d)
		moves, err := playOn(next, a.Values[move].Move)
		if err != nil || d.Next() {
			return usual, err // the rest of the game depends on chance, so that only a mean is known
		}
		if s = next; len(moves) == 0 {
			return p.standing(s, you), nil
		}
		engine.Force(s, nil)
		if a, err = solve.Position(s, MaxRuns); errors.Is(err, solve.ErrLimit) {
			return usual, nil
		}
		if err != nil {
			return usual, err
		}
		move = a.Best()
	}
}

// playOn plays move m in position s and the forced moves after it, with DropIrrelevant before each
// of them. It returns the legal moves of the resulting position.
func playOn(s engine.State, m engine.Move) (moves []engine.Move, err error) {
	for {
		if err := s.Play(m, nil); err != nil {
			return nil, err
		}
		engine.DropIrrelevant(s)
		if moves = s.Moves(moves[:0]); !engine.Forced(s, moves) {
			return moves, nil
		}
		m = moves[0]
	}
}

// Grade sets the grade of difficulty of the puzzle, whose position is s. It is 1 if the bot level
// medium, which does not search, finds a best move; 2 if the level tough, which searches a little,
// finds one; and otherwise 3.
func (p *Puzzle) Grade(s engine.State) error {
	p.Proof.Grade = Grades
	for i, level := range []string{"medium", "tough"} {
		mind, err := bot.New(level, 1)
		if err != nil {
			return err
		}
		if p.Solves(s.Notation(bot.Choose(mind, s))) {
			p.Proof.Grade = i + 1
			return nil
		}
	}
	return nil
}
