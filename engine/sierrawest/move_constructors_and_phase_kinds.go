package sierrawest

import "gulch/engine"

// The functions below return moves for scenes and tests, like those that are generated from
// moves.csv. They do not check whether these are legal.

// Walk returns the move that takes a pioneer onto the next space of path p and uses its icon. pay
// is the payment of the fee, 0 if there is none.
func Walk(p Path, pay Pay) engine.Move { return walk(p, true, pay) }

// WalkPast returns the move that takes a pioneer onto the next space of path p without using its
// icon. The space must be one with a fee, and the fee is not paid.
func WalkPast(p Path) engine.Move { return walk(p, false, 0) }

// Unpaid returns a move of a kind with a payment without the payment.
func Unpaid(m engine.Move) engine.Move {
	n := m.Numbers()
	return engine.MoveOf(m.Kind, n[0], n[1])
}

// Lose returns the move that gives up one or two goods when taking damage.
func Lose(goods ...Good) engine.Move { return lose(numbers(goods)) }

// React returns the move by which a pioneer reacts. For a reaction in the General Store, goods are
// the two basic resources that the seat gains; other reactions have no goods.
func React(goods ...Good) engine.Move { return react(numbers(goods)) }

// numbers returns the parts of a KindLose or KindReact move with up to two goods: the number of
// each good + 1, or 0 for none.
func numbers(goods []Good) (first, second int) {
	if len(goods) > 0 {
		first = 1 + int(goods[0])
	}
	if len(goods) > 1 {
		second = 1 + int(goods[1])
	}
	return first, second
}

// phaseKinds lists the kinds of moves that can be made in each phase, in the order in which Moves
// lists them.
var phaseKinds = [phaseCount][]engine.Kind{
	PhasePlan: {KindPlan},
	PhasePioneer: {KindWalk, KindSummit, KindVisit, KindTrap, KindBait, KindLaceBoots, KindSellFish, KindBlast,
		KindEndTurn},
	PhaseRival:     {KindGo},
	PhaseOver:      nil,
	PhasePickBasic: {KindTake},
	PhaseSteps:     {KindClimb, KindRoll, KindStop},
	PhaseShovel:    {KindClaim, KindBuild, KindStop},
	PhaseBuild:     {KindBuild, KindStop},
	PhaseBarter:    {KindSwap, KindStop},
	PhaseHunt:      {KindCatch, KindStop},
	PhaseGrizzly:   {KindLure, KindSuffer},
	PhaseDamage:    {KindLose, KindWreck, KindRetreat},
	PhaseHarvest:   {KindHarvest, KindStop},
	PhasePaddle:    {KindCanoe, KindStop},
	PhaseRapid:     {KindCanoe, KindStop},
	PhaseLoad:      {KindLoad, KindStop},
	PhaseBuyFish:   {KindBuy, KindStop},
	PhasePickTrack: {KindAdvanceTrack},
	PhasePickClaim: {KindClaimAt},
	PhaseAdvance:   {KindAdvance},
	PhaseShoot:     {KindFire, KindStop},
	PhasePress:     {KindPress, KindStop},
	PhaseMill:      {KindMill, KindStop},
	PhaseReact:     {KindReact, KindDecline},
}

// kindPhases holds, by kind of move, the bit set of the phases in which such moves can be made.
var kindPhases = func() (sets [kindEnd]uint32) {
	for phase, kinds := range phaseKinds {
		for _, k := range kinds {
			sets[k] |= 1 << phase
		}
	}
	return sets
}()
