package dakota

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// boardLayout holds the rectangles of all parts of the board, in design units. It depends only on
// the class of the window, the rectangle of the board, the number of seats and the viewer. The
// layout of the mine also depends on the mine's tiles.
type boardLayout struct {
	rivals  [rules.MaxSeats]geom.Rect // boards of the other seats, by seat; empty for the viewer
	race    geom.Rect                 // the list of ranks in a solo game, otherwise empty
	picture geom.Rect                 // the cutaway view of the town
	sky     geom.Rect
	ground  []geom.Rect // one strip of ground for each row of houses; people and carts are on the last strip
	lots    [rules.BuildingSlots]geom.Rect

	people geom.Rect // the area of the people in the street
	head   geom.Rect // the head frame above the shaft
	carts  [rules.CartSlots]geom.Rect
	bins   [rules.ResourceCount]geom.Rect // bins of the store, one for each kind of ore
	store  geom.Rect
	beds   geom.Rect
	safe   geom.Rect

	earth geom.Rect  // the whole area below the street
	mine  geom.Rect  // the viewport in which the mine is drawn
	cell  float64    // side length of a cell of the mine at zoom 1, at which the whole mine is visible
	shaft geom.Point // middle of the lower edge of the mine's entrance at zoom 1
	// area for the viewer's points and number of buildings, in windows whose ledger has no rows;
	// otherwise empty
	mark  geom.Rect
	niche geom.Rect    // the area of the explorers
	outs  [3]geom.Rect // the three places for explorers
	bags  [rules.Layers]geom.Rect
	drawn geom.Rect // area for the tiles drawn in the current exploration

	exchange geom.Rect
	pool     [rules.ResourceCount]geom.Rect
	offers   [rules.CombinationCount]geom.Rect
	hire     geom.Rect
	jobs     [8]geom.Rect
	strong   geom.Rect
	miners   geom.Rect
	hand     geom.Rect
	deck     geom.Rect

	night evening // parts of the evening's close-up; empty at other times of the day
}

// Gaps and heights in design units, unless stated otherwise.
const (
	gap        = 8
	rivalHigh  = 84
	raceHigh   = 54
	streetHigh = 52
	houseRatio = 118.0 / 80 // height of a lot, including the picture of its house, divided by its width
	markHigh   = 34
	headHigh   = 86.0 / 60
	skyAbove   = 34 // height of the strip of sky above the roofs
)

// newLayout computes the layout of the board within the rectangle board, for a class of window, a
// number of seats and the viewer's seat. It does not place the cells of the mine; layMine does
// that.
func newLayout(class ui.Class, board geom.Rect, seats int, viewer engine.Seat) boardLayout {
	var a boardLayout
	board = a.layRivals(class, board, seats, viewer)
	a.picture = board
	in := board.Inset(3)
	rows := 1
	if class == ui.Tall {
		rows = 2
	}
	below := a.layStreet(in, rows)
	a.earth = below
	a.layEarth(class, below, seats)
	return a
}

// layRivals places the boards of the rivals along the upper edge of board, starting with the seat
// after the viewer. class is the class of window, seats the number of seats. It returns the rest of
// board.
func (a *boardLayout) layRivals(class ui.Class, board geom.Rect, seats int, viewer engine.Seat) geom.Rect {
	if seats == 1 {
		var rest geom.Rect
		a.race, rest = board.CutTop(raceHigh)
		_, rest = rest.CutTop(gap)
		return rest
	}
	row, rest := board.CutTop(rivalHigh)
	for i := range seats - 1 {
		a.rivals[(int(viewer)+1+i)%seats] = row.Row(i, seats-1, gap)
	}
	_, rest = rest.CutTop(gap)
	return rest
}

// layStreet places the houses in the given number of rows, and the street below them, along the
// upper edge of a rectangle (the parameter in). It returns the rest of this rectangle: the ground
// below the street.
func (a *boardLayout) layStreet(in geom.Rect, rows int) geom.Rect {
	per := rules.BuildingSlots / rows
	wide := (in.W - 8) / float64(per)
	side := min(wide, 92)
	high := side * houseRatio
	skyHigh := high + skyAbove*0.7
	a.sky = geom.R(in.X, in.Y, in.W, skyHigh)
	y := in.Y + skyHigh
	for r := range rows {
		base := y
		for i := range per {
			x := in.X + 4 + wide*(float64(i)+0.5)
			a.lots[r*per+i] = geom.R(x-side/2, base-high, side, high)
		}
		strip := geom.R(in.X, base, in.W, streetHigh)
		if r < rows-1 {
			strip.H = high + 10
			y += strip.H
		}
		a.ground = append(a.ground, strip)
	}
	last := a.ground[rows-1]
	a.layCarts(last)
	_, rest := in.CutTop(last.Bottom() - in.Y)
	return rest
}

// layCarts places the contents of the street in strip: people, head frame, carts, store, safe and
// beds.
func (a *boardLayout) layCarts(strip geom.Rect) {
	k := strip.W / 930
	x := func(at float64) float64 { return strip.X + at*k }
	foot := strip.Bottom() - 4
	a.people = geom.R(x(6), strip.Y+2, 282*k, strip.H-8)
	a.head = geom.R(x(294), foot-62, 62*k, 62)
	a.carts = [rules.CartSlots]geom.Rect{
		geom.R(x(362), foot-44, 98*k, 42), geom.R(x(466), foot-44, 98*k, 42),
		geom.R(x(570), foot-44, 60*k, 42), geom.R(x(636), foot-44, 60*k, 42),
	}
	a.store = geom.R(x(700), foot-42, 100*k, 40)
	for i := range a.bins {
		a.bins[i] = a.store.Row(i, int(rules.ResourceCount), 1)
	}
	a.safe = geom.R(x(803), foot-42, 42*k, 40)
	a.beds = geom.R(x(848), foot-42, 79*k, 40)
}

// layEarth places the things in the ground, inside r: the explorers and bags on the left, the mine
// in the middle, and the exchange, the people for hire and the hand on the right. class is the
// class of window, seats the number of seats.
func (a *boardLayout) layEarth(class ui.Class, r geom.Rect, seats int) {
	side := min(312.0, r.W*0.40)
	left := 124.0
	handHigh := 92.0
	exchange := 200.0
	if class != ui.Wide {
		exchange = min(236, r.H*0.5)
		handHigh = 104
	}
	right := geom.R(r.Right()-side-6, r.Y+6, side, r.H-10)
	a.exchange, right = right.CutTop(min(exchange, right.H-handHigh-74))
	_, right = right.CutTop(6)
	a.hand, right = right.CutBottom(handHigh)
	a.hire = right
	a.hire.H -= 6
	a.layExchange()
	a.layHire(seats)
	a.deck, a.hand = a.hand.CutRight(46)
	a.hand.W -= 4
	if class == ui.Tall {
		a.mark = geom.R(r.X+6, r.Bottom()-markHigh-5, right.X-r.X-16, markHigh)
		r.H -= markHigh + 4
	}
	lane := geom.R(r.X+6, r.Y+6, left, r.H-12)
	a.niche, lane = lane.CutTop(66)
	_, outs := a.niche.Inset(4).CutBottom(22)
	for i := range a.outs {
		a.outs[i] = outs.Row(i, len(a.outs), 3)
	}
	_, lane = lane.CutTop(6)
	a.drawn, lane = lane.CutBottom(60)
	a.drawn = geom.R(a.drawn.X, a.drawn.Y, a.exchange.X-a.drawn.X-8, 60)
	for i := range a.bags {
		a.bags[i] = lane.Column(i, rules.Layers, 4)
	}
	a.mine = geom.R(r.X+left+12, r.Y, a.exchange.X-r.X-left-20, r.H-2)
}

// layExchange places the pool of ore along the upper edge of the exchange, and below it the ten
// combinations in two columns.
func (a *boardLayout) layExchange() {
	head, rows := a.exchange.Inset(8).CutTop(24)
	_, pool := head.CutLeft(head.W * 0.36)
	for i := range a.pool {
		a.pool[i] = pool.Row(i, int(rules.ResourceCount), 2)
	}
	_, rows = rows.CutTop(3)
	half := int(rules.CombinationCount) / 2
	for i := range a.offers {
		a.offers[i] = rows.Row(i%2, 2, 6).Column(i/2, half, 2)
	}
}

// poolWide is the width of the place for miners for hire, as a multiple of the width of a place on
// the job board. It is above 1 because the number of miners is written beside the figure.
const poolWide = 1.8

// layHire places the people for hire in a game with a number of seats: the specialists in the queue
// of the job board and, beside it, strong miners and miners.
func (a *boardLayout) layHire(seats int) {
	in := a.hire.Pad(6, 3)
	n := rules.JobSlots(seats)
	unit := in.W / (float64(n) + 2*poolWide)
	queue, pools := in.CutLeft(unit * float64(n))
	for i := range n {
		a.jobs[i] = queue.Row(i, n, 2)
	}
	a.strong, a.miners = pools.Row(0, 2, 2), pools.Row(1, 2, 2)
}

// Limits of the mine. west, east and deepest are the limits of its grid, in cells. leastRows,
// leastWest and leastEast, also in cells, are the limits of the part that is always visible.
// largest is the maximum size of a cell in design units.
const (
	west, east = -6, 6
	deepest    = 12
	leastRows  = 7
	leastWest  = -3
	leastEast  = 3
	adit       = 13 // height in design units of the level tunnel from the head frame to the shaft, below the street
	largest    = 49
)

// leastUnder is the size of a cell, in design units, up to which cells are made smaller so that the
// mine is directly below the head frame.
const leastUnder = 41

// layMine fits the mine of town t into its viewport: all its tiles and open ends are visible, and
// the cells are as large as possible. The mine is directly below the head frame if it fits there
// with cells that are not much smaller; otherwise a level tunnel connects the two.
func (a *boardLayout) layMine(t *rules.Town) {
	x0, x1, y1 := leastWest, leastEast, leastRows
	reach := func(c int) {
		x, y := rules.CellXY(c)
		x0, x1, y1 = min(x0, x), max(x1, x), max(y1, y)
	}
	for _, c := range t.OpenEnds() {
		reach(c)
	}
	for c := range (east - west + 1) * (deepest + 1) {
		if _, _, _, ok := t.TileAt(c); ok {
			reach(c)
		}
	}
	a.cell = min(largest, (a.mine.H-4-adit)/float64(y1), a.mine.W/float64(x1-x0+1))
	head := a.head.Center().X
	under := min((head-a.mine.X)/(0.5-float64(x0)), (a.mine.Right()-head)/(0.5+float64(x1)))
	if under >= leastUnder {
		a.cell = min(a.cell, under)
	}
	lo, hi := a.mine.X+(0.5-float64(x0))*a.cell, a.mine.Right()-(0.5+float64(x1))*a.cell
	a.shaft = geom.Point{X: min(max(head, lo), max(lo, hi)), Y: a.mine.Y + adit}
}

// Rectangles of the windows in the pictures of houses, in units of the picture, which is 80 by 118
// with the origin at the upper left.
var (
	panes = [2]geom.Rect{geom.R(11, 76, 23, 30), geom.R(46, 76, 23, 30)}
	cells = geom.R(55, 72, 20, 36) // the barred window of the sheriff's office, with the prisoner
)

var bedsOf = sync.OnceValue(func() map[rules.Building][]geom.Point {
	return map[rules.Building][]geom.Point{
		rules.House:  {{X: 34, Y: 55}, {X: 14, Y: 91}, {X: 54, Y: 91}},
		rules.Hotel:  {{X: 12, Y: 51}, {X: 34, Y: 51}, {X: 56, Y: 51}, {X: 12, Y: 87}, {X: 56, Y: 87}},
		rules.Saloon: {{X: 15, Y: 52}, {X: 53, Y: 52}},
	}
})

// pane returns the rectangle on the board of a window (0 or 1) of the house on the lot with index
// slot.
func (a *boardLayout) pane(slot, window int) geom.Rect { return a.inLot(slot, panes[window]) }

// inLot converts r, a part of the picture of the house on the lot with index slot, from units of
// the picture to design units of the board.
func (a *boardLayout) inLot(slot int, r geom.Rect) geom.Rect {
	l := a.lots[slot]
	k := l.W / 80
	return geom.R(l.X+r.X*k, l.Y+r.Y*k, r.W*k, r.H*k)
}

// skyOver returns the height of the empty sky above the roof in the picture of building h, in units
// of the picture.
func skyOver(h rules.Building) float64 {
	switch h {
	case rules.NoBuilding:
		return 0
	case rules.House, rules.Workshop:
		return 24
	}
	return 6
}

// front returns the rectangle on the board of building h, without the sky above its roof. slot is
// the index of its lot. For an empty lot it is the whole lot.
func (a *boardLayout) front(slot int, h rules.Building) geom.Rect {
	r := a.lots[slot]
	up := skyOver(h) * r.W / 80
	return geom.R(r.X, r.Y+up, r.W, r.H-up)
}

// seat returns the point at which the person with index i, of n people aboard, is drawn. cart is
// the slot of the cart.
func (a *boardLayout) seat(cart, i, n int) geom.Point {
	r := a.carts[cart]
	w := (r.W - 10) / float64(max(n, 1))
	return geom.Point{X: r.X + 5 + w*(float64(i)+0.5), Y: r.Bottom() - 14}
}

// Zones returns the rectangles of the parts of the board. A phone shows only one part at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	town := a.sky.Union(a.people)
	for _, r := range a.ground {
		town = town.Union(r)
	}
	for _, r := range a.carts {
		town = town.Union(r)
	}
	return []table.Zone{
		{ID: "town", Icon: "village", Name: i18n.Mark("Town"), At: town},
		{ID: "mine", Icon: "mine-wagon", Name: i18n.Mark("Mine"), At: a.earth.Union(a.mine)},
		{ID: "market", Icon: "trade", Name: i18n.Mark("Market"), At: a.exchange.Union(a.hire)},
		{ID: "cards", Icon: "poker-hand", Name: i18n.Mark("Cards"), At: a.hand},
	}
}
