package drill

import (
	"errors"
	"math"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/solve"
)

// Grades is how many grades there are: 1 is found by who knows what things are worth, 2 by who looks a few moves ahead, 3 by neither.
const Grades = 3

// Proof is what is known of an ending that was solved: all that speaks for the best move, in numbers.
type Proof struct {
	Grade int `json:"grade"`
	Moves int `json:"moves"` // that are legal
	// Seat decides, and Rival is who wins most often beside it, if the move is not a best one.
	Seat  engine.Seat `json:"seat"`
	Rival engine.Seat `json:"rival"`
	Now   Standing    `json:"now"`
	Then  Standing    `json:"then"` // at the end, after the best move
	// Instead is the move that looks best of those that are not, and After how things stand at the end then.
	Instead string   `json:"instead"`
	After   Standing `json:"after"`
}

// Standing is the points of the one who decides beside those of the rival. At the end it is what comes of it if everybody plays as well
// as can be: Sure, or on the average where chance has a say.
type Standing struct {
	You  int  `json:"you"`
	Has  int  `json:"has"`
	Sure bool `json:"sure,omitempty"`
	Wins bool `json:"wins,omitempty"` // for certain: you alone are first then, by points or by what breaks a tie
}

// What a position must be to teach something: every move that is not among the best loses at least LeastLoss of the win for certain,
// and a best one is worth less than equalMoves less than the best.
const (
	LeastLoss  = 0.08
	equalMoves = 0.001
)

// ErrNothing says that a position teaches nothing that could be proved.
var ErrNothing = errors.New("there is no move here that is clearly the best, and proved to be")

// Runs is how many runs of the solver each position on the way to the end may take.
const Runs = 20_000

// Prove makes a practice position of an ending. The grade is that of [Grade]. The error is ErrNothing, solve.ErrLimit, or that of a game that refuses its own moves.
func Prove(s engine.State) (*Puzzle, error) {
	a, err := solve.Position(s, Runs)
	if err != nil {
		return nil, err
	}
	good := goodMoves(a)
	if !a.Kind.Exact() || good == 0 {
		return nil, ErrNothing
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
	if err := p.Proof.reckon(s, a); err != nil {
		return nil, err
	}
	for _, v := range a.Values {
		if text := s.Notation(v.Move); text == p.Best[0] || text == p.Proof.Instead {
			p.Chances[text] = percent(v)
		}
	}
	return p, nil
}

// percent returns how many per cent of the games a move wins. It is 100 and 0 of those moves alone that win and lose for certain: what is
// only nearly so is 99 or 1.
func percent(v solve.Value) int {
	switch {
	case v.Wins():
		return 100
	case v.Loses():
		return 0
	}
	return min(99, max(1, int(math.Round(100*v.Likely))))
}

// goodMoves returns how many moves are among the best, 0 where the others are not clearly worse or hardly fewer.
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

// reckon finds what speaks for the best move.
func (p *Proof) reckon(s engine.State, a solve.Answer) (err error) {
	best, instead := a.Best(), tempting(s, a)
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

// tempting returns the move that looks best to the game's own guide of those that are clearly worse.
func tempting(s engine.State, a solve.Answer) int {
	moves := make([]engine.Move, len(a.Values))
	for i, v := range a.Values {
		moves[i] = v.Move
	}
	weights := make([]float32, len(moves)) // all alike where a game has no guide
	if g, ok := s.(engine.Guide); ok {
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

// standing says how things stand for a seat.
func (p *Proof) standing(s engine.State, you engine.Seat) Standing {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	at := Standing{You: scores[you], Has: scores[p.Rival], Sure: true, Wins: ranks[you] == 1}
	for seat, rank := range ranks {
		at.Wins = at.Wins && (rank > 1 || engine.Seat(seat) == you)
	}
	return at
}

// follow says how things stand at the end after a move of a solved position and the best ones from there on.
func (p *Proof) follow(s engine.State, a solve.Answer, move int) (Standing, error) {
	v, you := a.Values[move], a.Seat
	usual := Standing{You: int(math.Round(v.Scores[you])), Has: int(math.Round(v.Scores[p.Rival])), Wins: v.Wins()}
	for {
		if a.Deals > 1 {
			return usual, nil
		}
		var d engine.Draws
		next := engine.Clone(s)
		engine.Shed(next)
		engine.Force(next, &d)
		moves, err := playOn(next, a.Values[move].Move)
		if err != nil || d.Next() {
			return usual, err // chance has a say
		}
		if s = next; len(moves) == 0 {
			return p.standing(s, you), nil
		}
		engine.Force(s, nil)
		if a, err = solve.Position(s, Runs); errors.Is(err, solve.ErrLimit) {
			return usual, nil
		}
		if err != nil {
			return usual, err
		}
		move = a.Best()
	}
}

// playOn plays a move and all that leaves no choice, without what no longer matters, and returns the moves that are legal then.
func playOn(s engine.State, m engine.Move) (moves []engine.Move, err error) {
	for {
		if err := s.Play(m, nil); err != nil {
			return nil, err
		}
		engine.Shed(s)
		if moves = s.Moves(moves[:0]); !engine.Forced(s, moves) {
			return moves, nil
		}
		m = moves[0]
	}
}

// Grade says how hard a position is to find, and sets it: by whether the bots that know what things are worth, and those that look a
// little ahead, find its best move.
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
