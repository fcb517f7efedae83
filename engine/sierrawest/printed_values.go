package sierrawest

// The functions in this file return what is printed on the components, for scenes.

// Row returns the row of node n, from 1 at the foot of the mountain to 5, and the index of the node
// in its row, from 0 at the left.
func (n Node) Row() (row, index int) {
	if n >= NodeCount {
		return 0, 0
	}
	row = box.node[n].Row
	return row, int(n) - box.rowNodes[row].First()
}

// Outpost returns the number of the outpost on card c, from 0 for I to 4 for V, or -1 for other
// cards.
func (m Mode) Outpost(c Card) int {
	if m != OutlawsOutposts || !c.IsSpecial() || c == FirstSpecial {
		return -1
	}
	return int(c-FirstSpecial) - 1
}

// Price is one part of the cost of an action: the amount N of a good. If Any is set, the payer
// chooses the kind: any basic resource if Good is Food, any apple if Good is GreenApple.
type Price struct {
	Good Good
	N    int
	Any  bool
}

// Prices returns the cost of a summit action as a list of its parts.
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

// PlanInfo holds the content of a plan card of Hastings (R115 to R118): the steps of his two
// frontiersmen, the spaces of his wagon, and the words for the track and for the extra operation in
// solo_plans.csv.
type PlanInfo struct {
	Left, Right, Wagon int
	Track, Extra       string
}

// Plans is the number of plan cards of Hastings.
const Plans = planCount

// Plan returns the content of plan card n.
func Plan(n int) PlanInfo {
	p := &box.plan[n]
	return PlanInfo{int(p.left), int(p.right), int(p.wagon), planTrackIDs[p.track], planExtraIDs[p.extra]}
}

// Gain returns the good that an icon gains and its amount. n is 0 for icons that do not gain a
// good.
func (i Icon) Gain() (g Good, n int) {
	if i >= IconCount {
		return 0, 0
	}
	return gains[i].good, int(gains[i].n)
}

// SummitGain describes what a summit action brings.
type SummitGain struct {
	Tracks []Track // tracks on which the marker moves up
	// moves the marker on one track of the player's choice: an apple track if Apple is set,
	// otherwise a regular one
	Choice       bool
	Apple        bool
	Wagon        int // number of spaces that the wagon moves without paying tolls
	Fur          bool
	Build, Claim bool
	Discount     int // number of resources by which the price of a cabin is reduced
	Fish, Cart   bool
	Shoot        bool // lets the player fire a Six-Shooter
	Capture      bool // lets the player capture an outlaw with a Rifle
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
