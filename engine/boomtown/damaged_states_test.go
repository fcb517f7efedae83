package boomtown

import (
	"testing"

	"gulch/engine/gametest"
)

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document cannot cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	saloon, telegraph := cardOf(t, "saloon_1").bit(), cardOf(t, "telegraph_1").bit()
	gametest.DamagedStates(t, position(t, placing), map[string]func(s *State){
		"I1: card cc03 is in two places":     func(s *State) { s.mines[0] |= s.row[0].bit() },
		"is nowhere":                         func(s *State) { s.removed &^= s.removed.First().bit() },
		"is not in the deck":                 func(s *State) { s.returned = s.removed.First().bit() },
		"I3: seat 1 has -1 gold":             func(s *State) { s.gold[1] = -1 },
		"which is not open":                  func(s *State) { s.placed &^= saloon; s.removed |= saloon },
		"is no card to be placed":            func(s *State) { s.kept[1] = 0; s.placed |= telegraph },
		"do not agree with the cards placed": func(s *State) { s.tokens[0]++ },
		"nobody is to be asked here":         func(s *State) { s.asking = s.everybody() },
		"seat 1 is not the next to pick":     func(s *State) { s.actor = 1 },
	})
}
