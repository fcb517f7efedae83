package solve_test

import (
	"errors"
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
	"gulch/engine/solve"
)

var errFaulty = errors.New("the game has a defect")

// faulty is a position of Nuggets that refuses all moves after the first few.
type faulty struct {
	nuggets.State
	moves *int // number of moves that can still be played before all are refused
}

func (s *faulty) CopyTo(dst engine.State) { *dst.(*faulty) = *s }

func (s *faulty) Play(m engine.Move, tell engine.Observer) error {
	if *s.moves--; *s.moves < 0 {
		return errFaulty
	}
	return s.State.Play(m, tell)
}

// TestPositionReturnsErrorsOfGames checks that the solver returns the error of a game that refuses
// a legal move, after however many moves the refusal comes.
func TestPositionReturnsErrorsOfGames(t *testing.T) {
	position := *nugget(t,
		`{"players":2,"digs":[1,0],"points":[5,9],"sacks":[5,6],"row":[1,2,24],"turn":0}`).(*nuggets.State)
	for moves := 0; ; moves++ {
		left := moves
		a, err := solve.Position(&faulty{position, &left}, 10_000)
		if left >= 0 { // no move was refused
			if err != nil || len(a.Values) != 4 || moves < 10 {
				t.Errorf("the solver plays %d moves and returns %+v, %v; want at least 10 moves and four values", moves,
					a, err)
			}
			break
		}
		if !errors.Is(err, errFaulty) || len(a.Values) != 0 {
			t.Fatalf("with a defect after %d moves the solver returns %+v, %v; want the error %v", moves, a, err,
				errFaulty)
		}
	}
}

// TestFinishedGames checks that the answer for a finished game has no values, and that the value of
// a move that is not legal is the zero Value.
func TestFinishedGames(t *testing.T) {
	s := nugget(t, `{"players":2,"digs":[0,0],"points":[5,9],"sacks":[5,6],"row":[],"turn":0}`)
	var v solve.Solver
	v.Begin(s, 10)
	if !v.Step(1) || v.Progress() != 1 {
		t.Errorf("the solver is not done with a finished game: its progress is %v", v.Progress())
	}
	a, err := v.Answer()
	if err != nil || a.Seat != engine.NoSeat || len(a.Values) != 0 {
		t.Errorf("the answer for a finished game is %+v, %v; want one without values", a, err)
	}
	s = nugget(t, `{"players":2,"digs":[0,0],"points":[5,9],"sacks":[5,6],"row":[1,24],"turn":0}`)
	if a, err = solve.Position(s, 1000); err != nil {
		t.Fatal(err)
	}
	if u := a.Of(nuggets.Take(2)); u.Move != (engine.Move{}) || u.Each != nil {
		t.Errorf("the value of an illegal move is %+v, want the zero Value", u)
	}
	if u := a.Of(nuggets.Take(24)); u.Move != nuggets.Take(24) || !u.Loses() && !u.Wins() {
		t.Errorf("the value of taking 24 is %+v, want a certain result", u)
	}
}
