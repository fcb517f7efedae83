package sierrawest

import "gulch/engine"

// Kinds of moves, in the words of section 5. The comment names the parameters.
const (
	KindPlan         engine.Kind = iota + 1 // A left, B top, C right card
	KindWalk                                // A path, B 1 to use the icon, C payment
	KindSummit                              // A path, B slot, C payment
	KindVisit                               // A path, B cabin
	KindTrap                                // A path
	KindBait                                // A path, B animal
	KindLaceBoots                           //
	KindSellFish                            // A exchange, B set of the kinds of fish, trout in the lowest bit
	KindBlast                               //
	KindEndTurn                             //
	KindTake                                // A good
	KindClimb                               // A node
	KindRoll                                // C payment
	KindClaim                               //
	KindBuild                               // A cabin, C payment
	KindSwap                                // A good given, B good got
	KindCatch                               // A animal
	KindLure                                //
	KindSuffer                              //
	KindLose                                // A and B 1 + good, 0 for none
	KindWreck                               // A cabin
	KindRetreat                             //
	KindHarvest                             //
	KindCanoe                               // A location
	KindLoad                                // A gold in the cart, B gold to be put in
	KindBuy                                 // A fish
	KindAdvanceTrack                        // A track
	KindClaimAt                             // A node
	KindAdvance                             // A spaces
	KindFire                                //
	KindPress                               // A green, B red apples
	KindMill                                // A stone
	KindReact                               // A and B 1 + good, 0 for none
	KindDecline                             //
	KindStop                                //
	KindGo                                  //
	kindEnd
)

// Constructors of the moves.

// PlanCards lays three hand cards out.
func PlanCards(left, top, right Card) engine.Move {
	return engine.Move{Kind: KindPlan, A: int16(left), B: int16(top), C: int16(right)}
}

// Walk steps onto the next space of a path and uses its icon, for a payment where there is a fee.
func Walk(p Path, pay Pay) engine.Move {
	return engine.Move{Kind: KindWalk, A: int16(p), B: 1, C: int16(pay)}
}

// WalkPast steps onto a paid space without using its icon.
func WalkPast(p Path) engine.Move { return engine.Move{Kind: KindWalk, A: int16(p)} }

// TakeSummit posts a pioneer on a summit.
func TakeSummit(p Path, slot Slot, pay Pay) engine.Move {
	return engine.Move{Kind: KindSummit, A: int16(p), B: int16(slot), C: int16(pay)}
}

// Visit posts a pioneer in a cabin.
func Visit(p Path, c Cabin) engine.Move {
	return engine.Move{Kind: KindVisit, A: int16(p), B: int16(c)}
}

// Trap posts a pioneer on the trap.
func Trap(p Path) engine.Move { return engine.Move{Kind: KindTrap, A: int16(p)} }

// Bait catches an animal for two food.
func Bait(p Path, a Animal) engine.Move { return engine.Move{Kind: KindBait, A: int16(p), B: int16(a)} }

// LaceBoots spends a Pair of Boots for two steps.
func LaceBoots() engine.Move { return engine.Move{Kind: KindLaceBoots} }

// SellFish exchanges fish at the Fish Market; kinds has one bit for each kind, trout in the lowest.
func SellFish(x Exchange, kinds int) engine.Move {
	return engine.Move{Kind: KindSellFish, A: int16(x), B: int16(kinds)}
}

// Blast swaps two stone for a gold.
func Blast() engine.Move { return engine.Move{Kind: KindBlast} }

// Take picks a basic resource.
func Take(g Good) engine.Move { return engine.Move{Kind: KindTake, A: int16(g)} }

// Climb moves the frontiersman.
func Climb(n Node) engine.Move { return engine.Move{Kind: KindClimb, A: int16(n)} }

// Roll moves the wagon one space and pays the toll.
func Roll(pay Pay) engine.Move { return engine.Move{Kind: KindRoll, C: int16(pay)} }

// Claim takes the card under the frontiersman.
func Claim() engine.Move { return engine.Move{Kind: KindClaim} }

// Build builds a cabin.
func Build(c Cabin, pay Pay) engine.Move {
	return engine.Move{Kind: KindBuild, A: int16(c), C: int16(pay)}
}

// Swap barters one basic resource for two of another.
func Swap(give, get Good) engine.Move {
	return engine.Move{Kind: KindSwap, A: int16(give), B: int16(get)}
}

// Catch hunts an animal.
func Catch(a Animal) engine.Move { return engine.Move{Kind: KindCatch, A: int16(a)} }

// Lose gives up two goods; the second may be missing.
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

// Wreck gives up a cabin.
func Wreck(c Cabin) engine.Move { return engine.Move{Kind: KindWreck, A: int16(c)} }

// Harvest gathers the apples along the trail.
func Harvest() engine.Move { return engine.Move{Kind: KindHarvest} }

// Canoe moves the canoe to a location, 0 for the Fish Market.
func Canoe(location int) engine.Move { return engine.Move{Kind: KindCanoe, A: int16(location)} }

// Load puts n gold into a cart that holds inside.
func Load(inside, n int) engine.Move {
	return engine.Move{Kind: KindLoad, A: int16(inside), B: int16(n)}
}

// Buy buys a fish.
func Buy(fish Good) engine.Move { return engine.Move{Kind: KindBuy, A: int16(fish)} }

// AdvanceTrack moves a homestead marker up.
func AdvanceTrack(t Track) engine.Move { return engine.Move{Kind: KindAdvanceTrack, A: int16(t)} }

// ClaimAt claims a card anywhere on the mountain.
func ClaimAt(n Node) engine.Move { return engine.Move{Kind: KindClaimAt, A: int16(n)} }

// Advance rolls the wagon n spaces without toll.
func Advance(n int) engine.Move { return engine.Move{Kind: KindAdvance, A: int16(n)} }

// Press turns apples into gold.
func Press(green, red int) engine.Move {
	return engine.Move{Kind: KindPress, A: int16(green), B: int16(red)}
}

// Mill turns stone into gold.
func Mill(n int) engine.Move { return engine.Move{Kind: KindMill, A: int16(n)} }

// React answers an event with the waiting pioneer; the General Store wants two basic resources.
func React(goods ...Good) engine.Move {
	m := Lose(goods...)
	m.Kind = KindReact
	return m
}

// Decline lets an event go by.
func Decline() engine.Move { return engine.Move{Kind: KindDecline} }

// phaseKinds lists the kinds of moves of each phase, in the order in which they are listed.
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

// kindPhases is the set of phases of each kind, one bit each.
var kindPhases = func() (sets [kindEnd]uint32) {
	for phase, kinds := range phaseKinds {
		for _, k := range kinds {
			sets[k] |= 1 << phase
		}
	}
	return sets
}()
