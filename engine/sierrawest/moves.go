package sierrawest

import "gulch/engine"

// Kinds of moves, named as in section 5. In the comments, A, B and C are the fields of the move;
// fields that are not mentioned are 0. A payment is a Pay.
const (
	KindPlan         engine.Kind = iota + 1 // lays out the cards A (left), B (top) and C (right)
	KindWalk                                // walks to the next space of path A; B is 1 to use the icon; C pays the fee
	KindSummit                              // sends pioneer A to the summit of slot B; C is the payment
	KindVisit                               // sends pioneer A into cabin B
	KindTrap                                // sends pioneer A to the trap
	KindBait                                // catches animal B with pioneer A by a bait
	KindLaceBoots                           // spends a Pair of Boots for two steps
	KindSellFish                            // makes exchange A; B is a bit set of fish, trout in the lowest bit
	KindBlast                               // swaps two stone for a gold
	KindEndTurn                             // ends the turn
	KindTake                                // takes good A
	KindClimb                               // climbs to node A
	KindRoll                                // rolls the wagon by one space; C is the payment of the toll
	KindClaim                               // claims the card under the frontiersman
	KindBuild                               // builds cabin A; C is the payment
	KindSwap                                // exchanges the good A for the good B
	KindCatch                               // catches animal A by the icon Hunt
	KindLure                                //
	KindSuffer                              //
	KindLose                                // loses the goods A and B to damage, each as 1 + good, 0 for none
	KindWreck                               // loses cabin A to damage
	KindRetreat                             // rolls the wagon back to take damage
	KindHarvest                             // harvests the apples along the trail
	KindCanoe                               // moves the canoe to location A, 0 for the Fish Market
	KindLoad                                // adds B gold to a cart that holds A gold
	KindBuy                                 // buys a fish of kind A
	KindAdvanceTrack                        // moves the marker up on track A
	KindClaimAt                             // claims the card on node A
	KindAdvance                             // rolls the wagon by A spaces without tolls
	KindFire                                // fires a shot
	KindPress                               // turns A green and B red apples into gold
	KindMill                                // exchanges A pieces of stone, 1 or 2, for as many of gold (R43)
	KindReact                               // reacts; A and B are goods gained, each as 1 + good, 0 for none
	KindDecline                             // declines to react
	KindStop                                // gives up the rest of the action
	KindGo                                  //
	kindEnd
)

// The functions below return moves for scenes and tests. They do not check whether these are legal.

// PlanCards returns the move that lays out three cards of the hand.
func PlanCards(left, top, right Card) engine.Move {
	return engine.Move{Kind: KindPlan, A: int16(left), B: int16(top), C: int16(right)}
}

// Walk returns the move that takes a pioneer onto the next space of path p and uses its icon. pay
// is the payment of the fee, 0 if there is none.
func Walk(p Path, pay Pay) engine.Move {
	return engine.Move{Kind: KindWalk, A: int16(p), B: 1, C: int16(pay)}
}

// WalkPast returns the move that takes a pioneer onto the next space of path p, which has a fee,
// without using its icon.
func WalkPast(p Path) engine.Move { return engine.Move{Kind: KindWalk, A: int16(p)} }

// TakeSummit returns the move that sends the pioneer of path p to the summit of a slot. pay is the
// payment of the summit action.
func TakeSummit(p Path, slot Slot, pay Pay) engine.Move {
	return engine.Move{Kind: KindSummit, A: int16(p), B: int16(slot), C: int16(pay)}
}

// Visit returns the move that sends the pioneer of path p into cabin c.
func Visit(p Path, c Cabin) engine.Move {
	return engine.Move{Kind: KindVisit, A: int16(p), B: int16(c)}
}

// Trap returns the move that sends the pioneer of path p to the trap.
func Trap(p Path) engine.Move { return engine.Move{Kind: KindTrap, A: int16(p)} }

// Bait returns the move by which the pioneer of path p catches an animal with a bait, which costs
// two food.
func Bait(p Path, a Animal) engine.Move { return engine.Move{Kind: KindBait, A: int16(p), B: int16(a)} }

// LaceBoots returns the move that spends a Pair of Boots for two steps.
func LaceBoots() engine.Move { return engine.Move{Kind: KindLaceBoots} }

// SellFish returns the move that makes exchange x at the Fish Market. kinds are the kinds of fish
// as a bit set, trout in the lowest bit.
func SellFish(x Exchange, kinds int) engine.Move {
	return engine.Move{Kind: KindSellFish, A: int16(x), B: int16(kinds)}
}

// Blast returns the move that swaps two stone for a gold.
func Blast() engine.Move { return engine.Move{Kind: KindBlast} }

// Take returns the move that takes a basic resource.
func Take(g Good) engine.Move { return engine.Move{Kind: KindTake, A: int16(g)} }

// Climb returns the move that climbs to a node with the frontiersman.
func Climb(n Node) engine.Move { return engine.Move{Kind: KindClimb, A: int16(n)} }

// Roll returns the move that rolls the wagon by one space. pay is the payment of the toll.
func Roll(pay Pay) engine.Move { return engine.Move{Kind: KindRoll, C: int16(pay)} }

// Claim returns the move that claims the card under the frontiersman.
func Claim() engine.Move { return engine.Move{Kind: KindClaim} }

// Build returns the move that builds a cabin with a payment.
func Build(c Cabin, pay Pay) engine.Move {
	return engine.Move{Kind: KindBuild, A: int16(c), C: int16(pay)}
}

// Swap returns the move that gives one basic resource for two of another kind.
func Swap(give, get Good) engine.Move {
	return engine.Move{Kind: KindSwap, A: int16(give), B: int16(get)}
}

// Catch returns the move that catches an animal with the icon Hunt.
func Catch(a Animal) engine.Move { return engine.Move{Kind: KindCatch, A: int16(a)} }

// Lose returns the move that gives up as many as two goods when taking damage.
func Lose(goods ...Good) engine.Move {
	m := engine.Move{Kind: KindLose}
	if len(goods) > 0 {
		m.A = 1 + int16(goods[0])
	}
	if len(goods) > 1 {
		m.B = 1 + int16(goods[1])
	}
	return m
}

// Wreck returns the move that gives up a cabin when taking damage.
func Wreck(c Cabin) engine.Move { return engine.Move{Kind: KindWreck, A: int16(c)} }

// Harvest returns the move that harvests the apples along the trail.
func Harvest() engine.Move { return engine.Move{Kind: KindHarvest} }

// Canoe returns the move that moves the canoe to a location, 0 for the Fish Market.
func Canoe(location int) engine.Move { return engine.Move{Kind: KindCanoe, A: int16(location)} }

// Load returns the move that puts n gold into a cart. The cart is given by the amount of gold that
// is already inside.
func Load(inside, n int) engine.Move {
	return engine.Move{Kind: KindLoad, A: int16(inside), B: int16(n)}
}

// Buy returns the move that buys a fish of the given kind.
func Buy(fish Good) engine.Move { return engine.Move{Kind: KindBuy, A: int16(fish)} }

// AdvanceTrack returns the move that chooses t as the track on which the marker moves up.
func AdvanceTrack(t Track) engine.Move { return engine.Move{Kind: KindAdvanceTrack, A: int16(t)} }

// ClaimAt returns the move that claims the face-up card on node n, wherever the frontiersman is.
func ClaimAt(n Node) engine.Move { return engine.Move{Kind: KindClaimAt, A: int16(n)} }

// Advance returns the move that rolls the wagon by n spaces without paying tolls.
func Advance(n int) engine.Move { return engine.Move{Kind: KindAdvance, A: int16(n)} }

// Press returns the move that turns green and red apples into gold.
func Press(green, red int) engine.Move {
	return engine.Move{Kind: KindPress, A: int16(green), B: int16(red)}
}

// Mill returns the move that turns n stone into gold.
func Mill(n int) engine.Move { return engine.Move{Kind: KindMill, A: int16(n)} }

// React returns the move by which a pioneer reacts. For a reaction in the General Store, goods are
// the two basic resources that it gains.
func React(goods ...Good) engine.Move {
	m := Lose(goods...)
	m.Kind = KindReact
	return m
}

// Decline returns the move that declines a reaction.
func Decline() engine.Move { return engine.Move{Kind: KindDecline} }

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

// kindPhases holds the phases in which each kind of move can be made, as a bit set.
var kindPhases = func() (sets [kindEnd]uint32) {
	for phase, kinds := range phaseKinds {
		for _, k := range kinds {
			sets[k] |= 1 << phase
		}
	}
	return sets
}()
