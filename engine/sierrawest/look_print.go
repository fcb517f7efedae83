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
