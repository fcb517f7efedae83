package engine_test

import (
	"errors"
	"testing"

	"gulch/engine"
)

// countdown is a game of which only every third step is a real choice.
type countdown struct {
	engine.State
	left  int
	asks  bool
	fails bool
}

func (c *countdown) ConcealForced() bool { return c.asks }

func (c *countdown) Moves(dst []engine.Move) []engine.Move {
	switch {
	case c.left == 0:
		return dst
	case c.left%3 == 0:
		dst = append(dst, engine.Move{Kind: 2})
	}
	return append(dst, engine.Move{Kind: 1})
}

func (c *countdown) Play(m engine.Move, tell engine.Observer) error {
	if c.fails {
		return errors.New("broken")
	}
	c.left--
	if tell != nil {
		tell(engine.Event{Kind: 1, A: int16(c.left)})
	}
	return nil
}

func TestSettlePlaysForcedMoves(t *testing.T) {
	s := &countdown{left: 5}
	var told []engine.Event
	moves, err := engine.PlayForced(s, nil, func(e engine.Event) { told = append(told, e) })
	if err != nil || len(moves) != 2 || s.left != 3 {
		t.Fatalf("PlayForced returns %v, %v with %d steps left; want 2 moves and 3 steps", moves, err, s.left)
	}
	if len(told) != 2 || !told[0].Auto || !told[1].Auto {
		t.Errorf("the events are %v, want two with Auto set", told)
	}
	s.left = 2
	if moves, err := engine.PlayForced(s, moves, nil); err != nil || len(moves) != 0 || s.left != 0 {
		t.Errorf("at the end PlayForced returns %v, %v with %d steps left; want no moves and 0", moves, err, s.left)
	}
}

func TestSettleStopsAtConcealedForcedMove(t *testing.T) {
	s := &countdown{left: 5, asks: true}
	if moves, err := engine.PlayForced(s, nil, nil); err != nil || len(moves) != 1 || s.left != 5 {
		t.Errorf("PlayForced returns %v, %v with %d steps left; want the kept forced move and 5", moves, err, s.left)
	}
}

func TestSettleReportsABrokenGame(t *testing.T) {
	if _, err := engine.PlayForced(&countdown{left: 1, fails: true}, nil, nil); err == nil {
		t.Error("PlayForced returns no error for a game that refuses its only move")
	}
}
