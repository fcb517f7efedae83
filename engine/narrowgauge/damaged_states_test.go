package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document can hardly cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	city := components.cityAt[0]
	gametest.DamagedStates(t, firstDecision(t, nil), map[string]func(s *State){
		"the discard pile is not the set": func(s *State) { s.discarded = 1 },
		"stands there": func(s *State) {
			s.rules |= ruleFaceDownMarkets
			s.faceDown = 1 << components.space[city].City
			s.net[0].add(city)
		},
		"face_down: tiles lie face up":              func(s *State) { s.faceDown = 1 },
		"the Yard of black is not in its Network":   func(s *State) { s.net[0] = Spaces{} },
		"the spaces do not count the Locomotives":   func(s *State) { s.cell[0]++ },
		"invariant 6: seat 1 has $-1":               func(s *State) { s.cash[1] = -1 },
		"invariant 2: supply 99":                    func(s *State) { s.supply[0] = 99 },
		"invariant 14: a contract is in two places": func(s *State) { s.owned[0] |= s.shown },
		"although they are dealt":                   func(s *State) { s.rules |= ruleRandomOrder },
		"contracts are shown": func(s *State) {
			for _, k := range s.pile[:s.pileSize] {
				s.shown |= k.bit()
			}
			s.pileSize = 0
		},
		"bids that differ need no coin": func(s *State) {
			s.phase, s.actor, s.bids = PhaseCoin, 0, [Seats]int16{1, 2}
		},
		"a bid is more than the cash": func(s *State) { s.actor, s.bids[0] = 1, s.cash[0]+1 },
	})
	gametest.DamagedStates(t, firstDecision(t, engine.Options{"random_turn_order": "on"}), map[string]func(s *State){
		"keeps a contract that it was not dealt": func(s *State) {
			s.actor = 1
			for k := range Contract(ContractCount) {
				if k != s.dealt[0][0] && k != s.dealt[0][1] {
					s.kept[0] = k
				}
			}
		},
		"a dealt contract is in two places":  func(s *State) { s.dealt[1] = s.dealt[0] },
		"a seat was not dealt two contracts": func(s *State) { s.dealt[1][0] = NoContract },
		"contracts are dealt without the variant": func(s *State) {
			s.phase, s.actor = PhaseDealContracts, 0
			s.rules &^= ruleRandomOrder
			s.dealt, s.kept = [Seats][2]Contract{noneDealt, noneDealt}, [Seats]Contract{NoContract, NoContract}
		},
		"do not fit the seat that decides": func(s *State) { s.kept[0] = s.dealt[0][0] },
	})
}
