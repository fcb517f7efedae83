package main

import (
	"errors"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

// faulty is a defective game: its method New panics or returns an error.
type faulty struct {
	engine.Game
	panics bool
}

func (f faulty) New(int, engine.Options, uint64) (engine.State, error) {
	if f.panics {
		panic("no such card")
	}
	return nil, errors.New("a card is missing")
}

func TestFuzzFindsFaults(t *testing.T) {
	for _, panics := range []bool{false, true} {
		record, err := fuzzOne(faulty{games.All()[0], panics}, nil, 77)
		if err == nil || record == nil || record.Plan.Seed != 77 || record.Failure == "" {
			t.Errorf("a game that fails (by a panic: %v) gives the record %v and the error %v", panics, record, err)
		}
	}
}
