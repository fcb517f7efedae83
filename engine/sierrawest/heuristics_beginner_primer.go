package sierrawest

import "gulch/engine"

// primerAdvice is the weight of each kind of move for Primer. It follows the short introduction
// that new players read: walk and use the icons, take summits, claim, build, catch animals and load
// carts.
var primerAdvice = [KindGo + 1]float32{
	KindWalk: 1, KindSummit: 2, KindVisit: -0.5, KindTrap: -0.5, KindBait: 0.5, KindEndTurn: -0.8,
	KindRoll: 0.5, KindClaim: 1.5, KindBuild: 1, KindCatch: 1, KindHarvest: 1, KindLoad: 1, KindFire: 1,
	KindClaimAt: 1, KindBuy: 1,
	KindReact: 0.5, KindLaceBoots: -1, KindAdvanceTrack: 0.5, KindPress: 0.3, KindStop: -1,
}

// Primer returns a weight for each of the given moves, in their order. It overwrites dst with the
// result. The weights imitate a player who has only read the primer, which is the short
// introduction to the game, and played the lessons. A layout counts by the icons of both paths,
// which all have about the same value, and by the summit actions that can be paid. Frontiersmen
// climb towards the nearest face-up card and wait there for a shovel.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.primerWeight)
}

func (s *State) primerWeight(m engine.Move) float32 {
	worth := primerAdvice[m.Kind]
	switch m.Kind {
	case KindPlan:
		return s.primerLayout(LeftCardOf(m), TopCardOf(m), RightCardOf(m))
	case KindWalk:
		icon := s.iconAt(PathOf(m), s.player[s.active].pioneer[PathOf(m)].space()+1)
		if !UsesOf(m) || box.icon[icon].Mandatory {
			return 0.5 // the icon is paid but not used, or it is a hazard
		}
		if icon == IconShovel && PathOf(m) == Tan {
			return 0.7 // boots should be used before the shovel
		}
	case KindSummit:
		return worth + primerSummit(s.printed(s.slots[SlotOf(m)]).Summit)
	case KindClimb:
		if at := s.climber[s.active]; at < NodeCount && s.faceUp>>at&1 != 0 {
			return -0.5
		}
		return 1 - 0.3*float32(s.stepsToFaceUp(NodeOf(m)))
	case KindAdvance:
		return float32(SpacesOf(m))
	case KindLoad:
		return float32(AddedOf(m))
	}
	return worth
}

// primerSummit returns the weight that Primer gives to a summit action. It counts moves on
// homestead tracks, claims and captures.
func primerSummit(action Summit) float32 {
	brings := box.summit[action].Effect()
	worth := 0.6 * float32(len(brings.Tracks))
	if brings.Choice || brings.Claim || brings.Capture {
		worth += 0.6
	}
	return worth
}

// primerLayout returns the weight that Primer gives to laying out three cards in the left, top and
// right slots.
func (s *State) primerLayout(left, top, right Card) float32 {
	have, worth := s.player[s.active].goods, float32(0)
	for p := range pathCount {
		for i, icon := range s.mode.Preview(left, top, right, p) {
			worth += 0.5 * primerIcon(icon)
			if g := gains[icon]; g.n > 0 && int(g.good) < len(have) && p.Fee(i+1) == 0 {
				have[g.good] += int16(g.n)
			}
		}
	}
	for _, c := range [...]Card{left, top, right} {
		cost, short := &box.summit[s.printed(c).Summit].cost, false
		for g, n := range cost.goods {
			short = short || have[g] < int16(n)
		}
		if !short && have[Food]+have[Wood]+have[Stone] >= int16(cost.any) {
			worth += primerSummit(s.printed(c).Summit)
		}
	}
	return worth
}

// primerIcon returns the weight that Primer gives to using an icon. It is negative for icons that
// the player must use, which are hazards.
func primerIcon(icon Icon) float32 {
	switch {
	case box.icon[icon].Mandatory:
		return -1
	case icon == IconShovel || icon == IconBoot2:
		return 1
	}
	return 0.5
}

// stepsToFaceUp returns the number of steps from node n to the nearest face-up card, or far if no
// card is face up.
func (s *State) stepsToFaceUp(n Node) int {
	best := int8(far)
	for up := range s.faceUp.All() {
		best = min(best, distance[n][up])
	}
	return int(best)
}
