package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document can hardly cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	gametest.DamagedStates(t, newGame(t, 2, nil), map[string]func(s *State){
		"I1: seat 0 has -1":              func(s *State) { s.player[0].goods[Food] = -1 },
		"bullets, more than the limit":   func(s *State) { s.player[0].bullets = MaxBullets + 1 },
		"which this mode does not have":  func(s *State) { s.player[1].bullets = 1 },
		"there are outlaws":              func(s *State) { s.outlaws[0] = 1 },
		"I1: the apple supplies are":     func(s *State) { s.apples[0] = MaxApples + 1 },
		"is in two places":               func(s *State) { s.absent |= bit(s.row[0]) },
		"are in no place":                func(s *State) { n := s.firstFaceUp(); s.card[n] = NoCard },
		"held and unknown do not fit":    func(s *State) { n := s.firstFaceUp(); s.held &^= bit(n) },
		"has 100 special cards":          func(s *State) { s.special[1] = 100 },
		"belongs to no seat of the game": func(s *State) { n := s.firstFaceUp(); s.climber[3] = n },
		"both pioneers of seat 1 are at one": func(s *State) {
			s.player[1].pioneer = [pathCount]spot{spotTrap, spotTrap}
		},
		"in a cabin it does not own":       func(s *State) { s.player[1].pioneer[Green] = spotCabin },
		"pioneer of seat 1 should be":      func(s *State) { s.player[1].pioneer[Green] = spotReady },
		"seat 0 is on 99 of":               func(s *State) { s.player[0].track[0] = 99 },
		"I10: wagon 99":                    func(s *State) { s.player[0].wagon = 99 },
		"slot 2 of the row holds":          func(s *State) { s.rowSize++ },
		"cards are laid out, or decisions": func(s *State) { s.depth = 1 },
		"R64: reactions in the phase plan": func(s *State) { s.queue.open = true },
		"R71: the game is over in round 1": func(s *State) { s.phase = PhaseOver },
		"R114: there is a plan without":    func(s *State) { s.plans = 1 },
		"plans with 2 cards":               func(s *State) { s.dropCard(s.active) },
		"R60: seat ":                       func(s *State) { s.dropCard(s.next(s.active)) },
		"is face up without a card": func(s *State) {
			n := s.firstFaceUp()
			s.absent |= bit(s.card[n])
			s.held, s.card[n] = s.held&^bit(n), NoCard
		},
		"is uncovered": func(s *State) { // a special card, drawn from those that are undecided
			n := s.firstFaceUp()
			c := Card((s.unseen & allSpecial).First())
			s.unseen = s.unseen&^bit(c) | bit(s.card[n])
			s.card[n] = c
		},
		"I4: seat 0 has 5 cabins": func(s *State) {
			for c := range Plots + 1 {
				s.player[0].cabins |= 1 << c
				s.market[c]--
			}
		},
	})
	gametest.DamagedStates(t, newGame(t, 1, nil), map[string]func(s *State){
		"R115: a plan must lie face up":       func(s *State) { s.plans |= 1 << s.plan; s.plan, s.left = noPlan, 0 },
		"the rival's plan does not fit":       func(s *State) { s.plans |= 1 << s.plan },
		"the rival has begun his plan before": func(s *State) { s.step = rivalRight },
		"R115: a plan lies face up before":    func(s *State) { s.version2 = true },
		"R114: the rival has no pioneers":     func(s *State) { s.player[Hastings].goods[Food] = 1 },
	})
	gametest.DamagedStates(t, newGame(t, 2, engine.Options{"mode": "outlaws_outposts"}), map[string]func(s *State){
		"outlaws, not": func(s *State) { s.outlaws[0]++ },
	})
}
