package engine

import (
	"errors"
	"testing"
)

// TestTablesAreReadOnce checks that tables are read once, and that each call of ready returns the
// error of reading them.
func TestTablesAreReadOnce(t *testing.T) {
	broken := errors.New("broken table")
	for _, want := range []error{nil, broken} {
		times := 0
		ready := Tables(func() error { times++; return want })
		for range 2 {
			if err := ready(); !errors.Is(err, want) {
				t.Errorf("ready returns %v, want %v", err, want)
			}
		}
		if times != 1 {
			t.Errorf("the tables were read %d times, want once", times)
		}
	}
}

// warmGame is a game with tables; warmed counts the calls of Warm.
type warmGame struct {
	Game
	warmed *int
}

func (g warmGame) Warm() error { *g.warmed++; return errors.New("broken table") }

// TestWarm checks that Warm calls a game's own Warm, and accepts a game without tables.
func TestWarm(t *testing.T) {
	warmed := 0
	Warm(warmGame{warmed: &warmed})
	Warm(struct{ Game }{})
	if warmed != 1 {
		t.Errorf("the game was warmed %d times, want once", warmed)
	}
}
