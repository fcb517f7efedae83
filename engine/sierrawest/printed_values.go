package sierrawest

// The functions in this file return what is printed on the components, for scenes.

// Row returns the row of node n, from 1 at the foot of the mountain to 5, and the index of the node
// in that row, from 0 at the left. Both are 0 for Base.
func (n Node) Row() (row, index int) {
	if n >= NodeCount {
		return 0, 0
	}
	row = box.node[n].Row
	return row, int(n) - box.rowNodes[row].First()
}

// Outpost returns the number of the outpost on card c of mode m: 0 for I to 4 for V, or -1 for
// other cards.
func (m Mode) Outpost(c Card) int {
	if m != OutlawsOutposts || !c.IsSpecial() || c == FirstSpecial {
		return -1
	}
	return int(c-FirstSpecial) - 1
}

// Price is one part of the cost of an action: N units of a good. If Any is true, the payer decides
// which kind: any basic resource if Good is Food, any apple if Good is GreenApple.
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

// PlanInfo holds the content of a plan card of Hastings (R115 to R118): the steps of his left and
// right frontiersman, the spaces that his wagon moves, and the words that solo_plans.csv uses for
// the track and for the extra operation.
type PlanInfo struct {
	Left, Right, Wagon int
	Track, Extra       string
}

// Plans is the number of plan cards of Hastings.
const Plans = planCount

// Plan returns the content of plan card n, counted from 0.
func Plan(n int) PlanInfo {
	p := &box.plan[n]
	return PlanInfo{int(p.left), int(p.right), int(p.wagon), planTrackIDs[p.track], planExtraIDs[p.extra]}
}

// Gain returns the good that an icon gains and its amount. n is 0 for icons that do not simply gain
// a good.
func (i Icon) Gain() (g Good, n int) {
	if i >= IconCount {
		return 0, 0
	}
	return gains[i].good, int(gains[i].n)
}

// SummitGain describes what a summit action brings.
type SummitGain struct {
	Tracks []Track // tracks on which the marker moves up
	// whether the player moves the marker on one track of the player's choice: an apple track if
	// Apple is true, otherwise a regular one
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

// Effect returns what the summit action brings.
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
