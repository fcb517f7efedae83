package review

import (
	"errors"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/nuggets"
)

// endgame is a game of Nuggets that begins at the position text. While refuse is set, its states
// refuse all moves.
type endgame struct {
	engine.Game
	text   string
	refuse *bool
}

// endgameState is a position of an endgame, which refuses all moves while refuse is set.
type endgameState struct {
	nuggets.State
	refuse *bool
}

var errFaulty = errors.New("the game has a defect")

func (g endgame) New(int, engine.Options, uint64) (engine.State, error) {
	s, err := g.Load([]byte(g.text))
	if err != nil {
		return nil, err
	}
	return &endgameState{*s.(*nuggets.State), g.refuse}, nil
}

func (s *endgameState) CopyTo(dst engine.State) { *dst.(*endgameState) = *s }

func (s *endgameState) Play(m engine.Move, tell engine.Observer) error {
	if *s.refuse {
		return errFaulty
	}
	return s.State.Play(m, tell)
}

// twoLarge is a position in which seat 0 wins by a point if it takes any nugget. A dig gives the
// last nugget to seat 1, and so wins only half of the time.
const twoLarge = `{"players":2,"digs":[1,0],"points":[5,5],"sacks":[5,6],"row":[1,23,24],"turn":0}`

// oneLarge is a position in which seat 0 wins if and only if it takes the large nugget.
const oneLarge = `{"players":2,"digs":[0,0],"points":[8,8],"sacks":[5,6],"row":[1,2,24],"turn":0}`

// withDice is a position in which both seats can still dig (roll the die for points).
const withDice = `{"players":2,"digs":[2,2],"points":[8,5],"sacks":[5,6],"row":[1,2,24],"turn":0}`

// endgameMatch returns a match that begins at position text and in which the moves have been made.
// If *refuse is set to true, its game refuses all moves.
func endgameMatch(t *testing.T, text string, moves ...string) (m *match.Match, refuse *bool) {
	t.Helper()
	refuse = new(bool)
	m, err := match.New(endgame{nuggets.Game, text, refuse}, match.Setup{Seats: []match.Seat{{Name: "Ada", Bot: "easy"},
		{Name: "Bob", Bot: "easy"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		move, err := m.State().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m, refuse
}
