package drill_test

import (
	"errors"
	"slices"
	"testing"

	"gulch/engine/drill"
	"gulch/engine/nuggets"
)

// TestProve checks the proof of a position of the example game with two nuggets left. Taking the
// larger one wins, taking the smaller one loses. By hand: seat 0 has 5 points and seat 1 has 6, a
// sack counts three times the worth of its nugget, and the other seat gets the nugget that is left.
func TestProve(t *testing.T) {
	s := nugget(t, `{"players":2,"digs":[0,0],"points":[5,6],"sacks":[5,6],"row":[1,24],"turn":0}`)
	p, err := drill.Prove(s)
	if err != nil {
		t.Fatal(err)
	}
	large, small := nuggets.Nugget(24).Worth(), nuggets.Nugget(1).Worth()
	five, six := 5+3*nuggets.Nugget(5).Worth(), 6+3*nuggets.Nugget(6).Worth()
	want := drill.Proof{
		Moves: 2, Seat: 0, Rival: 1, Instead: p.Proof.Instead,
		Now:   drill.Standing{You: s.Scores(nil)[0], Has: s.Scores(nil)[1], Sure: true, Wins: p.Proof.Now.Wins},
		Then:  drill.Standing{You: five + large, Has: six + small, Sure: true, Wins: true},
		After: drill.Standing{You: five + small, Has: six + large, Sure: true},
	}
	if *p.Proof != want || len(p.Best) != 1 || p.Chances[p.Best[0]] != 100 || p.Chances[p.Proof.Instead] != 0 {
		t.Errorf("the puzzle has best moves %v, chances %v and proof %+v; want the proof %+v", p.Best, p.Chances,
			*p.Proof, want)
	}
	if err := p.Grade(s); err != nil || p.Proof.Grade != 1 {
		t.Errorf("the grade is %d, error %v; want 1", p.Proof.Grade, err)
	}
	text, err := p.Position()
	if again, _ := s.MarshalJSON(); err != nil || !slices.Equal(text, again) {
		t.Errorf("Position returns %s, %v; want the packed position", text, err)
	}
	if !p.Solves(p.Best[0]) || p.Solves(p.Proof.Instead) {
		t.Error("Solves is wrong for the best or another move")
	}
}

// TestNothingToProve checks that Prove refuses a position in which all moves win equally often.
func TestNothingToProve(t *testing.T) {
	s := nugget(t, `{"players":2,"digs":[0,0],"points":[50,6],"sacks":[5,6],"row":[1,24],"turn":0}`)
	if _, err := drill.Prove(s); !errors.Is(err, drill.ErrNoPuzzle) {
		t.Errorf("Prove returns %v, want ErrNoPuzzle", err)
	}
}
