package dakota

import (
	"math/bits"

	"gulch/engine"
)

// primerAdvice is the weight of each kind of move for Primer. It follows the short introduction and
// the lessons for new players: place tiles, play cards, send everybody to work, earn money before
// spending it, build, bring carts up, sell combinations before single units, and hire.
var primerAdvice = [kindEnd]float32{
	KindSkip: -1, KindDecline: -1, KindProspect: -0.6, KindSurvey: -0.6, KindReplace: -1, KindPlay: 0.5,
	KindReact: 0.5, KindBail: 0.5, KindOfficer: 0.5,
	KindArrest: 0.5, KindKeepCard: 1, KindStop: -1, KindKeepNone: -1,
	KindAssignCart: 1, KindAssignWindow: 1, KindIdle: -2, KindPlanDone: -2, KindResolveDone: -2,
	KindDrink: 1, KindGamble: 1, KindTendBar: 1.5, KindLaunch: 0.7, KindWork: 0.5, KindBuild: 1, KindBuyCart: 0.5,
	KindUpgrade:    0.5,
	KindReturnCart: 3, KindMine: 1, KindHaul: 1, KindCollectDone: -1, KindSellCombo: 2, KindSellPlain: 1, KindSell: 1,
	KindDig:            1,
	KindHireSpecialist: 0.5, KindHireMiner: 0.5, KindHireStrong: 0.5, KindDismiss: 0.5,
}

// Primer returns a weight for each of the given moves, in their order. It overwrites dst with the
// result. The weights imitate a player who has only read the primer, which is the short
// introduction to the game.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.primerWeight)
}

func (s *State) primerWeight(m engine.Move) float32 {
	worth := primerAdvice[m.Kind]
	switch m.Kind {
	case KindHireSpecialist, KindHireMiner, KindHireStrong: // prefer hiring only if there is a bed for the worker
		if s.People(s.actor) >= s.Beds(s.actor) {
			return -1
		}
	case KindBuild:
		if box.beds[BuildingOf(m)] > 0 && s.People(s.actor) >= s.Beds(s.actor) {
			worth++
		}
		if BuildingOf(m) == Saloon { // prefer saloons: they have beds and earn money
			worth++
		}
	case KindTile: // prefer ore and openings: nothing can be placed behind a dead end
		worth = 0.3 * float32(bits.OnesCount8(box.open[placed(TileOf(m), 0)]))
		if box.tileRes[TileOf(m)][0] != noResource {
			worth += 0.5
		}
	case KindSend: // send one explorer every day
		worth = 0.3 - 0.8*float32(s.me().explorers)
	case KindAssignWindow: // prefer workers in the buildings of their trade, and saloons, which earn money
		switch w := planOrder[min(s.planRank, uint8(WorkerKinds)-1)]; s.me().slot[SlotOf(m)].building {
		case Saloon:
			worth += 0.5 + 0.5*one32(w == Bartender)
		case Workshop:
			worth += 0.3 + 0.7*one32(w == Craftsman)
		}
	case KindShaft: // prefer the shaft with the most ore to collect
		return 0.5 * float32(s.primerOre(cell(CellOf(m))))
	case KindAssignCart: // only if there is ore to collect
		seats := 0
		for i := range s.me().cart {
			seats += int(s.me().cart[i].size())
		}
		if s.primerOre(outside) <= seats {
			return -1
		}
	case KindSellPlain: // only what cannot be stored
		if s.me().goods() <= s.me().storage() {
			return -0.3
		}
	case KindHaul:
		if ResourceOf(m) == BothResources {
			worth++
		}
	}
	return worth
}

// primerOre returns the number of tiles with ore in the actor's mine that have not been mined
// today. It counts only the tiles on the way to the end of one shaft, the cell shaft. If shaft is
// outside, it counts the tiles of the whole mine.
func (s *State) primerOre(shaft cell) int {
	m, seen := s.myMine(), cellSet{}
	var buf [TileCount]cell
	n := 0
	for left := m.leaves; ; {
		leaf, ok := left.take()
		if !ok {
			return n
		}
		if shaft != outside && shaft != leaf {
			continue
		}
		for _, c := range m.path(leaf, &buf) {
			if !seen.has(c) && !s.me().mined.has(c) && box.tileRes[m.kind(c)][0] != noResource {
				seen.add(c)
				n++
			}
		}
	}
}
