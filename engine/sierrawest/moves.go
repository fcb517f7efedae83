package sierrawest

import "gulch/engine"

// Kinds of moves, named as in section 5 of RULES.md. The comments explain the fields A, B and C of
// the move; fields that they do not mention are 0. A payment is a Pay.
const (
	KindPlan engine.Kind = iota + 1 // lays out three cards; A: left, B: top, C: right
	// walks to the next space of a path; A: path, B: 1 to use the icon, C: payment of the fee
	KindWalk
	KindSummit // sends a pioneer to a summit; A: his path, B: slot, C: payment
	KindVisit  // sends a pioneer into a cabin; A: his path, B: cabin
	KindTrap   // sends a pioneer to the trap; A: his path
	// catches an animal with a bait; A: path of the pioneer, B: animal
	KindBait
	KindLaceBoots // spends a Pair of Boots for two steps
	// sells fish; A: an Exchange, B: bit set of kinds of fish, trout in the lowest bit
	KindSellFish
	KindBlast   // swaps two stone for a gold
	KindEndTurn // ends the turn
	KindTake    // takes a basic resource; A: the good
	KindClimb   // climbs with the frontiersman; A: node
	KindRoll    // rolls the wagon by one space; C: payment of the toll
	KindClaim   // claims the card under the frontiersman
	KindBuild   // builds a cabin; A: cabin, C: payment
	// exchanges one basic resource for two of another kind; A: good given, B: good gained
	KindSwap
	KindCatch  // catches an animal with the icon Hunt; A: animal
	KindLure   //
	KindSuffer //
	// loses up to two goods to damage; A and B: number of the good + 1, or 0 for none
	KindLose
	KindWreck   // loses a cabin to damage; A: cabin
	KindRetreat // takes damage by moving the figure or the wagon back (R52)
	KindHarvest // harvests the apples along the trail
	KindCanoe   // moves the canoe; A: location, 0 for the Fish Market
	// puts gold into a mine cart; A: gold already in the cart, B: gold added
	KindLoad
	KindBuy          // buys a fish; A: its kind, a Good
	KindAdvanceTrack // moves the marker up on a track; A: track
	KindClaimAt      // claims a face-up card anywhere on the mountain; A: node
	KindAdvance      // rolls the wagon without tolls; A: number of spaces
	KindFire         // fires a shot
	// turns apples into gold; A: number of green apples, B: number of red ones
	KindPress
	KindMill // turns stone into gold; A: amount, 1 or 2 (R43)
	// reacts; A and B: goods gained, as number of the good + 1, or 0 for none
	KindReact
	KindDecline // declines to react
	KindStop    // gives up the rest of the action
	KindGo      //
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

// WalkPast returns the move that takes a pioneer onto the next space of path p without using its
// icon. The space must be one with a fee, and the fee is not paid.
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

// Lose returns the move that gives up one or two goods when taking damage.
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

// Press returns the move that turns the given numbers of green and red apples into as much gold.
func Press(green, red int) engine.Move {
	return engine.Move{Kind: KindPress, A: int16(green), B: int16(red)}
}

// Mill returns the move that turns n stone into n gold.
func Mill(n int) engine.Move { return engine.Move{Kind: KindMill, A: int16(n)} }

// React returns the move by which a pioneer reacts. For a reaction in the General Store, goods are
// the two basic resources that the seat gains; other reactions have no goods.
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

// kindPhases holds, by kind of move, the bit set of the phases in which such moves can be made.
var kindPhases = func() (sets [kindEnd]uint32) {
	for phase, kinds := range phaseKinds {
		for _, k := range kinds {
			sets[k] |= 1 << phase
		}
	}
	return sets
}()
