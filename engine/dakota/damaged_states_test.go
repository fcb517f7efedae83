package dakota

import (
	"testing"

	"gulch/engine/gametest"
)

// TestCheckRefusesDamagedStates checks that State.Check reports violated invariants. It damages
// states directly, because most of these invariants cannot be broken by a JSON document.
func TestCheckRefusesDamagedStates(t *testing.T) {
	leaf := func(s *State) cell {
		leaves := s.mine[0].leaves
		c, _ := leaves.take()
		return c
	}
	gametest.DamagedStates(t, decisionIn(t, PhaseHighNoon), map[string]func(s *State){
		"I1: there are ":                   func(s *State) { s.pool[0]++ },
		"I2: there are ":                   func(s *State) { s.player[0].free[Miner]++ },
		"I5: there are ":                   func(s *State) { s.bag[0]++ },
		"I6: there are ":                   func(s *State) { s.discard[firstHand]++ },
		"I7: there are ":                   func(s *State) { s.supply[House]++ },
		"I8: seat 1 has -1 dollars":        func(s *State) { s.player[1].money = -1 },
		"not the 0 counted":                func(s *State) { s.player[0].built = 0 },
		"I12: seat 0 has acquired":         func(s *State) { s.player[0].acquired = 200 },
		"I12: seat 0 has hired 1":          func(s *State) { s.player[0].hires = 1 },
		"seat 0 cannot know that seat 0":   func(s *State) { s.player[0].known[0] = 1 },
		"I8: the shortage of":              func(s *State) { s.shortage[0] = 99 },
		"I9: mine of seat 0: ":             func(s *State) { s.mine[0].depth++ },
		"distances of neighbours of":       func(s *State) { s.mine[0].dist[leaf(s)] += 5 },
		"is a leaf exactly if":             func(s *State) { s.mine[0].leaves = cellSet{} },
		"I11: the player order is no":      func(s *State) { s.order[1] = s.order[0] },
		"I17: the day is 99":               func(s *State) { s.day = 99 },
		"I18: the last-day flag is true":   func(s *State) { s.lastDay = true },
		"or day 0 is in progress":          func(s *State) { s.day = 0 },
		"does not occur in stage":          func(s *State) { s.stage = stageNight },
		"exactly as long as the game":      func(s *State) { s.actor = nobody },
		"where the stage has come to":      func(s *State) { s.at = 1 - s.at },
		"the actor has passed":             func(s *State) { s.passed = s.passed.With(s.actor) },
		"asked about exactly when bail is": func(s *State) { s.jailSlot = 1 },
		"in the morning only":              func(s *State) { s.eventAt = 1 },
		"nobody is exploring":              func(s *State) { s.explore.draws = 2 },
		"nobody is about to be arrested":   func(s *State) { s.duty = Miner },
		"nobody is planning":               func(s *State) { s.planRank = 1 },
		"nobody is at work":                func(s *State) { s.work.roll = 1 },
		"it is not evening":                func(s *State) { s.actions = 1 },
		"cards are looked at with": func(s *State) {
			s.seen[0] = s.deck[s.deckSize-1]
			s.seenSize++
			s.deckSize--
		},
		"an attack goes on exactly": func(s *State) {
			s.phase = PhaseAttackCounter
			s.attack.attacker = s.order[s.at]
		},
		"it is not the attacker's turn": func(s *State) {
			s.phase = PhaseAttackCounter
			s.attack.attacker = 1 - s.order[s.at]
		},
		"the attacker has passed": func(s *State) {
			s.phase, s.attack.attacker = PhaseAttackCounter, s.order[s.at]
			s.passed = s.passed.With(s.attack.attacker)
		},
		"is pending for seat 0": func(s *State) {
			p := &s.player[0]
			c := s.deck[s.deckSize-1]
			for i, other := range s.deck[:s.deckSize] {
				if !other.IsEvent() {
					s.deck[i], c = c, other
					break
				}
			}
			s.deckSize--
			p.pending[p.pendingSize] = c
			p.pendingSize++
		},
	})
	gametest.DamagedStates(t, decisionIn(t, PhasePlan), map[string]func(s *State){
		"the actor has a plan already": func(s *State) { s.planned = s.planned.With(s.actor) },
		"nobody of the kind to be": func(s *State) {
			s.me().used[planOrder[s.planRank]] += s.me().free[planOrder[s.planRank]]
			s.me().free[planOrder[s.planRank]] = 0
		},
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseEvening), map[string]func(s *State){
		"the number of actions left does not fit": func(s *State) { s.actions = 99 },
		"no cart is being unloaded":               func(s *State) { s.crew.left = 1 },
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseExploreTile), map[string]func(s *State){
		"there is no such exploration":     func(s *State) { s.explore.draws = 1 },
		"no tiles are shown before a bag":  func(s *State) { s.phase = PhaseExploreBag },
		"cannot have been drawn together":  func(s *State) { s.explore.offered = 1<<TileKinds - 1 },
		"tile and cell are chosen in this": func(s *State) { s.explore.site = 1 },
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseJob), map[string]func(s *State){
		"nobody does a job there": func(s *State) { s.work.roll = 1 },
	})
}

func TestCheckRefusesDamagedAttacks(t *testing.T) {
	s := decisionIn(t, PhaseAttackResponse)
	gametest.DamagedStates(t, s, map[string]func(s *State){
		"that is no attack":              func(s *State) { s.attack.target = s.attack.attacker },
		"the wrong side of the attack":   func(s *State) { s.actor = s.attack.attacker },
		"committed workers does not fit": func(s *State) { s.attack.count++ },
		"arrest and raid belong to":      func(s *State) { s.attack.steals = 1 },
		"this attack aims at nothing": func(s *State) {
			s.phase, s.actor = PhaseAttackAim, s.attack.attacker
			s.swapAttack(BetterOffer)
			s.attack.count = 0
		},
	})
}
