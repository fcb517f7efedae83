package sierrawest

// What is printed on the components, for those who draw them.

// Row returns the row of the mountain, 1 at the foot to 5, and the place in it from the left.
func (n Node) Row() (row, index int) {
	if n >= NodeCount {
		return 0, 0
	}
	row = box.node[n].Row
	return row, int(n) - box.rowNodes[row].First()
}

// Outpost returns the number of the outpost that is a card, 0 for I to 4 for V; -1 for any other card.
func (m Mode) Outpost(c Card) int {
	if m != OutlawsOutposts || !c.IsSpecial() || c == FirstSpecial {
		return -1
	}
	return int(c-FirstSpecial) - 1
}

// Price is a part of what an action asks for. Of goods of which several kinds will do, Any says so: of basic resources
// with Food, of apples with GreenApple.
type Price struct {
	Good Good
	N    int
	Any  bool
}

// Prices returns what the summit action costs, part by part.
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

// PlanInfo is what a plan card of Hastings says, see R115 to R118: steps and spaces, the track and the extra by their
// ids in solo_plans.csv.
type PlanInfo struct {
	Left, Right, Wagon int
	Track, Extra       string
}

// Plans is how many plan cards Hastings has.
const Plans = planCount

// Plan returns what is printed on a plan card.
func Plan(n int) PlanInfo {
	p := &box.plan[n]
	return PlanInfo{int(p.left), int(p.right), int(p.wagon), planTrackIDs[p.track], planExtraIDs[p.extra]}
}

// Gain returns what an icon that only brings goods brings; n is 0 for other icons.
func (i Icon) Gain() (g Good, n int) {
	if i >= IconCount {
		return 0, 0
	}
	return gains[i].good, int(gains[i].n)
}

// SummitGain is what a summit action brings, part by part.
type SummitGain struct {
	Tracks       []Track // markers that move up
	Choice       bool    // one of the regular tracks, or with Apple one of the apple tracks
	Apple        bool
	Wagon        int // spaces without toll
	Fur          bool
	Build, Claim bool
	Discount     int // of what is built
	Fish, Cart   bool
	Shoot        bool // Six-Shooter
	Capture      bool // Rifle
	Goods        [Gold + 1]int
	Boots        int
}

// Brings returns what the summit action brings.
func (s SummitInfo) Brings() SummitGain {
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
