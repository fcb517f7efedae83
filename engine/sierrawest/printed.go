package sierrawest

// Printed content of the components, for scenes.

// Row returns the row of a node, 1 at the foot to 5, and its index in the row from the left.
func (n Node) Row() (row, index int) {
	if n >= NodeCount {
		return 0, 0
	}
	row = box.node[n].Row
	return row, int(n) - box.rowNodes[row].First()
}

// Outpost returns the number of the outpost on a card, 0 for I to 4 for V, or -1 for any other
// card.
func (m Mode) Outpost(c Card) int {
	if m != OutlawsOutposts || !c.IsSpecial() || c == FirstSpecial {
		return -1
	}
	return int(c-FirstSpecial) - 1
}

// Price is one part of the cost of an action. If Any is set, any kind will do: any basic resource
// if Good is Food, any apple if it is GreenApple.
type Price struct {
	Good Good
	N    int
	Any  bool
}

// Prices returns the parts of the summit action's cost.
func (s SummitInfo) Prices() []Price {
	var out []Price
	add := func(g Good, n uint8, any bool) {
		if n > 0 {
			out = append(out, Price{g, int(n), any})
		}
	}
	c := &s.cost
	for g, n := range c.goods {
		add(Good(g), n, false)
	}
	add(Food, c.any, true)
	add(GreenApple, c.green, false)
	add(RedApple, c.red, false)
	add(GreenApple, c.apples, true)
	add(Bullet, c.bullets, false)
	return out
}

// PlanInfo is the content of a plan card of Hastings (R115 to R118): steps, wagon spaces, and the
// ids of track and extra in solo_plans.csv.
type PlanInfo struct {
	Left, Right, Wagon int
	Track, Extra       string
}

// Plans is the number of plan cards of Hastings.
const Plans = planCount

// Plan returns the content of the plan card n.
func Plan(n int) PlanInfo {
	p := &box.plan[n]
	return PlanInfo{int(p.left), int(p.right), int(p.wagon), planTrackIDs[p.track], planExtraIDs[p.extra]}
}

// Gain returns the good and the amount that an icon gains. n is 0 for icons that do anything else.
func (i Icon) Gain() (g Good, n int) {
	if i >= IconCount {
		return 0, 0
	}
	return gains[i].good, int(gains[i].n)
}

// SummitGain is the effect of a summit action, part by part.
type SummitGain struct {
	Tracks       []Track // tracks whose marker moves up
	Choice       bool    // one track of the player's choice: an apple track if Apple is set, otherwise a regular one
	Apple        bool
	Wagon        int // wagon spaces without toll
	Fur          bool
	Build, Claim bool
	Discount     int // resources off the price of the cabin
	Fish, Cart   bool
	Shoot        bool // a Six-Shooter
	Capture      bool // a Rifle
	Goods        [Gold + 1]int
	Boots        int
}

// Effect returns the effect of the summit action.
func (s SummitInfo) Effect() SummitGain {
	e := &s.effect
	out := SummitGain{Boots: int(e.boots)}
	for t := range TrackCount {
		if e.tracks>>t&1 != 0 {
			out.Tracks = append(out.Tracks, t)
		}
	}
	for g, n := range e.gain {
		out.Goods[g] = int(n)
	}
	switch e.kind {
	case effTrackChoice:
		out.Choice = true
	case effAppleChoice:
		out.Choice, out.Apple = true, true
	case effWagon:
		out.Wagon = int(e.n)
	case effFur:
		out.Fur = true
		out.Goods[Gold] += int(e.n)
	case effBuild:
		out.Build, out.Discount = true, int(e.n)
	case effClaim:
		out.Claim = true
	case effBuyFish:
		out.Fish = true
	case effCart:
		out.Cart = true
	case effSixShooter:
		out.Shoot = true
	case effCapture:
		out.Capture = true
	}
	return out
}
