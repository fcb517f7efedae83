package drill_test

import (
	"errors"
	"testing"

	"gulch/engine"
	"gulch/engine/drill"
	"gulch/engine/nuggets"
	"gulch/engine/solve"
)

var errFaulty = errors.New("the game has a defect")

// faulty is a position of Nuggets that refuses all moves after the first few.
type faulty struct {
	nuggets.State
	moves      *int // number of moves that can still be played before all are refused
	unreadable bool // encoding the position as JSON fails
}

func (s *faulty) CopyTo(dst engine.State) { *dst.(*faulty) = *s }

func (s *faulty) Play(m engine.Move, tell engine.Observer) error {
	if *s.moves--; *s.moves < 0 {
		return errFaulty
	}
	return s.State.Play(m, tell)
}

func (s *faulty) MarshalJSON() ([]byte, error) {
	if s.unreadable {
		return nil, errFaulty
	}
	return s.State.MarshalJSON()
}

// threeNuggets is a position in which only taking the large nugget wins. Both seats have to decide
// before the last move.
const threeNuggets = `{"players":2,"digs":[0,0],"points":[5,9],"sacks":[5,6],"row":[1,2,24],"turn":0}`

// TestProveReturnsErrorsOfGames checks that Prove returns the error of a game that refuses a legal
// move, after however many moves the refusal comes. It must also return the error of a position
// that cannot be encoded.
func TestProveReturnsErrorsOfGames(t *testing.T) {
	position := *nugget(t, threeNuggets).(*nuggets.State)
	for moves := 0; ; moves++ {
		left := moves
		p, err := drill.Prove(&faulty{State: position, moves: &left})
		if left >= 0 { // no move was refused
			if err != nil || len(p.Best) != 1 || moves < 4 {
				t.Errorf("Prove plays %d moves and returns %+v, %v; want at least 4 moves and a puzzle", moves, p, err)
			}
			break
		}
		if !errors.Is(err, errFaulty) {
			t.Fatalf("with a defect after %d moves Prove returns the error %v, want %v", moves, err, errFaulty)
		}
	}
	many := 1000
	if _, err := drill.Prove(&faulty{State: position, moves: &many, unreadable: true}); !errors.Is(err, errFaulty) {
		t.Errorf("Prove of a position that cannot be encoded returns the error %v, want %v", err, errFaulty)
	}
}

// TestProveNeedsAnEndgame checks that Prove returns ErrLimit for a position that is far from the
// end.
func TestProveNeedsAnEndgame(t *testing.T) {
	s, err := nuggets.Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := drill.Prove(s); !errors.Is(err, solve.ErrLimit) && !errors.Is(err, drill.ErrNoPuzzle) {
		t.Errorf("Prove of the initial position returns %v, want ErrLimit or ErrNoPuzzle", err)
	}
}

// TestProveWithHiddenSacks checks a proof in which the mover does not know who has which sack: the
// standings at the end are averages.
func TestProveWithHiddenSacks(t *testing.T) {
	s := nugget(t, `{"players":3,"digs":[1,0,0],"points":[20,20,0],"sacks":[9,5,13],"row":[24],"turn":0}`)
	p, err := drill.Prove(s)
	if err != nil {
		t.Fatal(err)
	}
	if p.Best[0] != "take 24" || p.Proof.Instead != "dig" || p.Chances["take 24"] <= p.Chances["dig"] {
		t.Errorf("the best moves are %v, instead of %q, with the chances %v; want take 24 instead of dig", p.Best,
			p.Proof.Instead, p.Chances)
	}
	// seat 0 has 20 + 6 + 3·3 points; the sacks of the others are worth 2 and 4, three times
	if then := p.Proof.Then; then.You != 35 || then.Has != 29 || then.Sure {
		t.Errorf("the standing after the best move is %+v, want 35 points against an average of 29, not sure", then)
	}
}
