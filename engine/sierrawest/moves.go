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

// EndTurn passes the turn on.
func EndTurn() engine.Move { return engine.Move{Kind: KindEndTurn} }

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

// Lure pays a food to the grizzly.
func Lure() engine.Move { return engine.Move{Kind: KindLure} }

// Suffer takes the damage of the grizzly.
func Suffer() engine.Move { return engine.Move{Kind: KindSuffer} }

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

// Retreat lets the figure that was hit fall back.
func Retreat() engine.Move { return engine.Move{Kind: KindRetreat} }

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

// Fire spends a bullet and rolls the die.
func Fire() engine.Move { return engine.Move{Kind: KindFire} }

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

// Stop gives up what is left of an action.
func Stop() engine.Move { return engine.Move{Kind: KindStop} }

// Go carries out the next operation of Hastings's plan.
func Go() engine.Move { return engine.Move{Kind: KindGo} }

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

// Moves appends the legal moves in the order of section 5.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	if s.Turn() == engine.NoSeat {
		return dst
	}
	for _, k := range phaseKinds[s.Phase()] {
		dst = s.list(k, dst)
	}
	return dst
}

// list appends the legal moves of one kind. The phase must be one of the kind's.
func (s *State) list(k engine.Kind, dst []engine.Move) []engine.Move {
	switch k {
	case KindPlan:
		return s.listPlans(dst)
	case KindWalk, KindSummit, KindVisit, KindTrap, KindBait:
		for p := range pathCount {
			if s.now().pioneer[p].walking() {
				dst = s.listPioneer(k, p, dst)
			}
		}
		return dst
	case KindSellFish:
		return s.listSales(dst)
	case KindTake:
		return append(dst, Take(Food), Take(Wood), Take(Stone))
	case KindClimb:
		for set := s.reach(); set != 0; set &= set - 1 {
			dst = append(dst, Climb(Node(set.First())))
		}
		return dst
	case KindRoll:
		return s.listRolls(dst)
	case KindBuild:
		return s.listBuilds(dst)
	case KindSwap:
		return s.listSwaps(dst)
	case KindCatch:
		for a := range ModeAnimal + 1 {
			if s.shown()&^s.now().caught>>a&1 != 0 {
				dst = append(dst, Catch(a))
			}
		}
		return dst
	case KindLose:
		return s.listLosses(dst)
	case KindWreck:
		for set := Set(s.now().cabins); set != 0; set &= set - 1 {
			dst = append(dst, Wreck(Cabin(set.First())))
		}
		return dst
	case KindCanoe:
		return s.listCanoe(dst)
	case KindLoad:
		return s.listLoads(dst)
	case KindBuy:
		return s.listBuys(dst)
	case KindAdvanceTrack:
		for t := range TrackCount {
			if s.top().n>>t&1 != 0 {
				dst = append(dst, AdvanceTrack(t))
			}
		}
		return dst
	case KindClaimAt:
		for set := s.faceUp; set != 0; set &= set - 1 {
			dst = append(dst, ClaimAt(Node(set.First())))
		}
		return dst
	case KindAdvance:
		for n := 1; n <= int(s.top().n); n++ {
			dst = append(dst, Advance(n))
		}
		return dst
	case KindPress:
		return s.listPresses(dst)
	case KindMill:
		for n := 1; n <= min(2, int(s.now().goods[Stone])); n++ {
			dst = append(dst, Mill(n))
		}
		return dst
	case KindReact:
		return s.listReactions(dst)
	}
	if s.offers(k) {
		dst = append(dst, engine.Move{Kind: k})
	}
	return dst
}

// offers reports whether a kind of move without parameters is legal in this phase.
func (s *State) offers(k engine.Kind) bool {
	p := s.now()
	switch k {
	case KindLaceBoots:
		return p.boots > 0
	case KindBlast:
		return s.owner[Dynamite] == s.active && p.goods[Stone] >= 2
	case KindClaim:
		return s.faceUp.Has(int(s.climber[s.active]))
	case KindLure:
		return p.goods[Food]+p.goods[Gold] > 0
	case KindRetreat:
		return s.top().n != damageSixShooter || p.wagon > 0
	case KindFire:
		return p.bullets > 0 && s.outlawsLeft()
	case KindStop:
		return s.top().phase != PhaseShoot || s.top().n != shootNotStarted
	}
	return true
}

// listPlans appends every way to lay three of the hand cards out.
func (s *State) listPlans(dst []engine.Move) []engine.Move {
	hand := s.now().hand
	for left := hand; left != 0; left &= left - 1 {
		l := Card(left.First())
		for top := hand &^ bit(l); top != 0; top &= top - 1 {
			t := Card(top.First())
			for right := hand &^ bit(l) &^ bit(t); right != 0; right &= right - 1 {
				dst = append(dst, PlanCards(l, t, Card(right.First())))
			}
		}
	}
	return dst
}

// listPioneer appends what one pioneer can do.
func (s *State) listPioneer(k engine.Kind, p Path, dst []engine.Move) []engine.Move {
	me := s.now()
	switch k {
	case KindWalk:
		return s.listWalks(p, dst)
	case KindSummit:
		if me.pioneer[p].space() == pathSpaces[p] {
			dst = s.listSummits(p, dst)
		}
	case KindVisit:
		for set := Set(me.cabins); set != 0; set &= set - 1 {
			if c := set.First(); me.pioneer[1-p] != spotCabin+spot(c) {
				dst = append(dst, Visit(p, Cabin(c)))
			}
		}
	case KindTrap:
		if me.pioneer[1-p] != spotTrap {
			dst = append(dst, Trap(p))
		}
	case KindBait:
		if me.goods[Food]+me.goods[Gold] >= baitPrice {
			for set := Set(s.shown() &^ me.caught); set != 0; set &= set - 1 {
				dst = append(dst, Bait(p, Animal(set.First())))
			}
		}
	}
	return dst
}

// listWalks appends the ways onto the next space of a path (R17, R18).
func (s *State) listWalks(p Path, dst []engine.Move) []engine.Move {
	me := s.now()
	space := me.pioneer[p].space() + 1
	if space > pathSpaces[p] {
		return dst
	}
	fee := p.Fee(space)
	if fee == 0 {
		return append(dst, Walk(p, 0))
	}
	var l payments
	me.anyMix(fee, &l)
	for _, pay := range l.all() {
		dst = append(dst, Walk(p, pay))
	}
	if !box.icon[s.iconAt(p, space)].Mandatory {
		dst = append(dst, WalkPast(p))
	}
	return dst
}

// listSummits appends the summit actions that can do something (R55), with every payment.
func (s *State) listSummits(p Path, dst []engine.Move) []engine.Move {
	for slot := range Slot(SummitSlots) {
		if s.now().pioneer[1-p] == spotSummit+spot(slot) {
			continue
		}
		info := &box.summit[s.printed(s.slots[slot]).Summit]
		if !s.useful(info) {
			continue
		}
		if info.effect.kind == effBuyFish {
			dst = append(dst, TakeSummit(p, slot, 0))
			continue
		}
		var l payments
		s.summitPayments(&info.cost, &l)
		for _, pay := range l.all() {
			dst = append(dst, TakeSummit(p, slot, pay))
		}
	}
	return dst
}

// useful reports whether a summit action could do something, its payment apart (R55).
func (s *State) useful(info *SummitInfo) bool {
	p, e := s.now(), &info.effect
	switch e.kind {
	case effWagon:
		return p.wagon < LastSpace
	case effFur:
		return p.caught != 0 || e.n > 0
	case effBuild:
		return s.canBuild(int(e.n))
	case effClaim:
		return s.faceUp != 0
	case effBuyFish:
		return s.fishLeft() && p.canPay((*[basicKinds]uint8)(info.cost.goods[:]))
	case effCart:
		return s.carts > 0
	case effSixShooter:
		return p.bullets > 0 && s.outlawsLeft()
	case effCapture:
		return s.outlawsLeft()
	}
	return e.boots == 0 || s.boots > 0
}

// listRolls appends the roll of the wagon, if it is possible (R25 to R27).
func (s *State) listRolls(dst []engine.Move) []engine.Move {
	p := s.now()
	if p.wagon == LastSpace {
		return dst
	}
	if s.owner[Mule] == s.active {
		return append(dst, Roll(0))
	}
	var l payments
	p.fixed(box.space[p.wagon+1].Toll, &l)
	for _, pay := range l.all() {
		dst = append(dst, Roll(pay))
	}
	return dst
}

// buildable returns the cabins in the market of which the active player has none, if he has a plot.
func (s *State) buildable() Set {
	p := s.now()
	if Set(p.cabins).Len() == Plots {
		return 0
	}
	var set Set
	for c, left := range s.market {
		if left > 0 && p.cabins>>c&1 == 0 {
			set |= 1 << c
		}
	}
	return set
}

// listBuilds appends every cabin that can be built, with every payment.
func (s *State) listBuilds(dst []engine.Move) []engine.Move {
	discount := int(s.top().n)
	for set := s.buildable(); set != 0; set &= set - 1 {
		c := set.First()
		var l payments
		s.now().discounted(box.cabin[c].Cost, discount, &l)
		for _, pay := range l.all() {
			dst = append(dst, Build(Cabin(c), pay))
		}
	}
	return dst
}

// canBuild reports whether any cabin can be built with a discount.
func (s *State) canBuild(discount int) bool {
	p := s.now()
	for set := s.buildable(); set != 0; set &= set - 1 {
		c := set.First()
		// A discount takes off what is missing first, so only the sum of what is missing counts.
		short := 0
		for k, n := range box.cabin[c].Cost {
			short += max(0, int(n)-int(p.goods[k]))
		}
		if short-discount <= int(p.goods[Gold]) {
			return true
		}
	}
	return false
}

func (s *State) listSwaps(dst []engine.Move) []engine.Move {
	for give := range Good(basicKinds) {
		for get := range Good(basicKinds) {
			if give != get && s.now().goods[give] > 0 {
				dst = append(dst, Swap(give, get))
			}
		}
	}
	return dst
}

// listLosses appends every pair of goods that damage may cost (R51).
func (s *State) listLosses(dst []engine.Move) []engine.Move {
	p := s.now()
	if p.basics()+int(p.goods[Gold]) < 2 {
		if p.cabins != 0 || s.offers(KindRetreat) {
			return dst
		}
		for g := range Gold + 1 {
			if p.goods[g] > 0 {
				return append(dst, Lose(g))
			}
		}
		return append(dst, Lose())
	}
	for a := range Gold + 1 {
		for b := a; b <= Gold; b++ {
			if p.goods[a] > 0 && p.goods[b] > 0 && (a != b || p.goods[a] > 1) {
				dst = append(dst, Lose(a, b))
			}
		}
	}
	return dst
}
