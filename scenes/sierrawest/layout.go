package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// boardLayout holds the rectangles of all parts of the board, in design units. It depends only on
// the class of the window, the rectangle of the board, the seats and the viewer. The land that all
// seats share is above, the viewer's own land below.
type boardLayout struct {
	viewer     engine.Seat
	land       geom.Rect // the land shared by all seats: the mountain, the trail and the row of special cards
	peak       geom.Rect // the mountain, a pyramid of cards
	trail      geom.Rect
	row        geom.Rect
	special    geom.Rect // the components that only the mode of this game has, to the left of the row of cards
	homestead  geom.Rect
	market     geom.Rect                 // the cabins for sale
	plates     [rules.MaxSeats]geom.Rect // the panels of the other seats, indexed by seat
	own        geom.Rect                 // the viewer's land, with both paths
	chest      geom.Rect                 // the panel with the viewer's goods, cabins and animals
	tracks     int
	goods      int       // number of kinds of goods that a seat can own in this mode
	small      bool      // whether the cards of the mountain are so small that they show only points and animal
	wellRadius float64   // radius of a space of a path, in design units
	plan       geom.Rect // the plan card of Hastings, in a solo game
	planning   bool      // whether the viewer's land is enlarged, because the viewer lays out cards
	layouts    geom.Rect // the strip with the six possible layouts of cards, below the enlarged land
	building   bool      // whether the cabins for sale are enlarged, because one of them can be built now
}

// gap is the distance between the parts of the table, in design units.
const gap = 7

// Heights in design units: the heading of the homestead, and a track with the gap below it, which
// is high enough to be pressed.
const (
	trackHead = 27
	trackStep = 25
)

// newLayout computes the layout of the board within the rectangle board, for window layout l and
// the viewer's seat. seats is the number of seats including Hastings; tracks and goods are the
// numbers of homestead tracks and of kinds of goods. solo is true in a game against Hastings.
func newLayout(l ui.Layout, board geom.Rect, viewer engine.Seat, seats, tracks, goods int, solo bool) boardLayout {
	a := boardLayout{viewer: viewer, tracks: tracks, goods: goods}
	var rivals geom.Rect
	if l.Class == ui.Wide {
		a.land, board = board.CutTop(board.H * 0.545)
		_, board = board.CutTop(gap)
		a.chest, a.own = board.CutRight(board.W * 0.272)
		a.own.W -= gap
		in := a.land.Inset(7)
		rivals, _ = in.CutLeft(196)
		rivals.H = in.H - 107
		right, _ := in.CutRight(196)
		right.H = rivals.H
		a.homestead, a.market = right.CutTop(trackHead + trackStep*float64(tracks))
		a.market.Y, a.market.H = a.market.Y+5, a.market.H-5
		a.peak = geom.R(rivals.Right()+10, in.Y, right.X-rivals.Right()-20, rivals.H)
		a.wellRadius = 26
		a.layPlates(rivals, seats, true)
		if solo {
			a.plan = geom.R(rivals.X, rivals.Y+120, rivals.W, min(rivals.H-120, 116))
		}
	} else {
		high := 74.0
		if seats > 2 {
			high = 70
		}
		rivals, board = board.CutTop(high)
		_, board = board.CutTop(gap)
		a.land, board = board.CutTop(board.H * 0.475)
		_, board = board.CutTop(gap)
		a.chest, a.own = board.CutBottom(112)
		a.own.H -= gap
		in := a.land.Inset(7)
		right, left := in.CutRight(196)
		right.H = in.H - 107
		a.homestead, a.market = right.CutTop(min(right.H*0.66, trackHead+trackStep*float64(tracks)))
		a.market.Y, a.market.H = a.market.Y+5, a.market.H-5
		a.peak = geom.R(left.X, left.Y, left.W-8, right.H)
		a.wellRadius = min(28, a.own.H*0.1)
		if solo {
			a.plan, rivals = rivals.CutRight(rivals.W * 0.4)
			rivals.W -= gap
		}
		a.layPlates(rivals, seats, false)
	}
	in := a.land.Inset(7)
	strip, _ := in.CutBottom(103)
	a.trail = geom.R(strip.X+118, strip.Y+2, strip.W-118, 31)
	a.row = geom.R(strip.X+118, strip.Y+36, strip.W-118, 67)
	a.special = geom.R(strip.X, strip.Y+36, 112, 67)
	a.small = a.peak.H < 180
	return a
}

// Sizes of parts of the table while the viewer's land is enlarged, in design units.
const (
	landLow   = 124 // height of the shared land
	planWide  = 190 // width of Hastings's plan card at the right end of the shared land
	tilesHigh = 86  // height of the tile of a layout, without the summary lines
	netHigh   = 18  // height of a summary line, which says what a layout brings and costs
	signSize  = 27  // size of the icons in the corners of the sky that replace other parts of the table
)

// grow enlarges the viewer's land for the time in which the viewer lays out cards. l is the window
// layout, and board the rectangle of the board. The shared land shrinks to a strip. The parts that
// are not needed then (cabins, homestead, the other seats) become icons in the corners of its sky;
// pointing at an icon shows the part. plan says whether Hastings's plan card needs a place.
func (a *boardLayout) grow(l ui.Layout, board geom.Rect, seats int, plan bool) {
	a.planning = true
	if l.Class != ui.Wide { // the plates of the other seats stay where they are
		board.Y, board.H = a.land.Y, board.Bottom()-a.land.Y
	}
	a.land, board = board.CutTop(landLow)
	_, board = board.CutTop(gap)
	lines := 3.0
	if l.Class != ui.Wide {
		lines = 4
	}
	a.layouts, a.own = board.CutBottom(tilesHigh + lines*netHigh*l.View.Letters())
	a.own.H -= gap
	a.chest = a.own
	in := a.land.Inset(6)
	switch {
	case l.Class == ui.Wide && plan:
		a.plan, in = in.CutRight(planWide)
		in.W -= gap
	case l.Class == ui.Wide:
		a.plan = geom.Rect{}
	}
	sky, strip := in.CutLeft(min(202, in.W*0.24))
	a.peak = sky.Pad(1, 1)
	a.peak.Y, a.peak.H = a.peak.Y+2, a.peak.H-2
	strip.X, strip.W = strip.X+8, strip.W-8
	a.trail = geom.R(strip.X+104, strip.Y+9, strip.W-104, 31)
	a.row = geom.R(strip.X+104, strip.Bottom()-67, strip.W-104, 67)
	a.special = geom.R(strip.X, strip.Bottom()-67, 98, 67)
	a.small = true
	a.wellRadius = min(34, a.own.H*0.092)
	sign := func(i int, right bool) geom.Rect {
		r := geom.R(sky.X, sky.Y+float64(i)*(signSize+3), signSize, signSize)
		if right {
			r.X = sky.Right() - signSize
		}
		return r
	}
	a.homestead, a.market = sign(0, true), sign(1, true)
	if l.Class != ui.Wide {
		return
	}
	for i := range seats - 1 {
		a.plates[(int(a.viewer)+1+i)%seats] = sign(i, false)
	}
}

// layoutTile returns the rectangle of the tile with index i for one of the six possible layouts of
// cards.
func (a *boardLayout) layoutTile(i int) geom.Rect { return a.layouts.Pad(arrowWide+5, 0).Row(i, 6, 6) }

// open enlarges the cabins for sale, so that they are legible while one of them can be built. They
// then cover the cards on the viewer's land.
func (a *boardLayout) open() {
	a.building = true
	a.market = geom.R(a.own.X+8, a.own.Y+6, a.own.W-16, a.own.H*0.5-6)
	if a.chest.W > 500 { // the viewer's single pieces are beside the cards
		a.market.X, a.market.W = a.market.X+36, a.market.W-36
	}
}

// layPlates places the panels (plates) of the other seats in r, in the order of play: below each
// other if column is true, otherwise side by side.
func (a *boardLayout) layPlates(r geom.Rect, seats int, column bool) {
	others := max(seats-1, 1)
	for i := range seats - 1 {
		p := (int(a.viewer) + 1 + i) % seats
		if column {
			n := max(others, 2)
			a.plates[p] = r.Column(i, n, 5)
			a.plates[p].H = min(a.plates[p].H, 116)
		} else {
			a.plates[p] = r.Row(i, others, gap)
		}
	}
}

// planLine returns the rectangle of the line with index i on Hastings's plan card. If the card is
// low, its lines are in two columns.
func (a *boardLayout) planLine(i int) geom.Rect {
	_, rest := a.plan.Pad(7, 2).CutTop(a.planHead())
	if a.plan.H >= 80 {
		return rest.Column(i, planLines, 1)
	}
	const high = (planLines + 1) / 2
	return rest.Row(i/high, 2, 4).Column(i%high, high, 1)
}

// planHead returns the height of the heading of Hastings's plan card.
func (a *boardLayout) planHead() float64 { return min(17, max(a.plan.H*0.22, 15.5)) }

// planLines is the number of lines, each with an action, of a plan card.
const planLines = 5

// node returns the rectangle of the card on node n of the mountain.
func (a *boardLayout) node(n rules.Node) geom.Rect {
	row, i := n.Row()
	w, h := a.peak.W/6, a.peak.H/5
	x := (float64(i) + float64(row-1)/2) * w
	return geom.R(a.peak.X+x, a.peak.Bottom()-float64(row)*h, w, h).Pad(2, 2)
}

// foot returns the point where the feet of a frontiersman stand: on node n or, if n is not a node,
// at the foot of the mountain. figure is his place among all frontiersmen, 0 at the left (see
// [Table.place]).
func (a *boardLayout) foot(n rules.Node, figure int) geom.Point {
	if n >= rules.NodeCount {
		// at the beginning of the trail, beside the cards
		return geom.Point{X: a.trail.X - 92 + 15*float64(figure), Y: a.trail.Bottom() - 2}
	}
	r := a.node(n)
	return geom.Point{X: r.X + r.W*(0.15+0.2*float64(figure)), Y: r.Bottom() - 1}
}

// climberStep is the distance, in design units, between frontiersmen side by side on a card of a
// small mountain. It is large enough that the marks of their seats do not overlap.
const climberStep = 12

// footAbreast returns the point where the feet of a frontiersman stand who shares node n with
// others. all is the number of frontiersmen there, left how many of them are to his left.
func (a *boardLayout) footAbreast(n rules.Node, left, all int) geom.Point {
	r := a.node(n)
	return geom.Point{X: r.Center().X + climberStep*(float64(left)-float64(all-1)/2), Y: r.Bottom() - 1}
}

// space returns the rectangle of space n of the wagon trail.
func (a *boardLayout) space(n int) geom.Rect { return a.trail.Row(n, rules.LastSpace+1, 2) }

// wagon returns the rectangle of the wagon with index i among n wagons that are side by side on a
// space of the trail.
func (a *boardLayout) wagon(space, i, n int) geom.Rect {
	return a.space(space).Pad(1, 1).Row(i, max(n, 1), 0)
}

// slot returns the rectangle of the card with index i, from 0, in the row of special cards.
func (a *boardLayout) slot(i int) geom.Rect { return a.row.Row(i, rules.RowSlots, 4) }

// canoe returns the position of a seat's canoe. location is 0 for the Fish Market, or the number of
// a card of the row, counted from 1. At the market the canoes are below the fish.
func (a *boardLayout) canoe(location int, seat engine.Seat) geom.Point {
	r := a.special
	if location > 0 {
		r = a.slot(location - 1)
	}
	return geom.Point{X: r.X + r.W*(0.14+0.24*float64(seat)), Y: r.Bottom() - 1}
}

// card returns the rectangle of the card in a slot of the viewer's land. The card is drawn like a
// mountain peak behind the hills.
func (a *boardLayout) card(s rules.Slot) geom.Rect {
	w := a.own.W * 0.262
	h := a.own.H * 0.43
	x := [...]float64{0.215, 0.497, 0.78}[s]
	r := geom.R(a.own.X+a.own.W*x-w/2, a.own.Y+a.own.H*0.035, w, h)
	if s == rules.Top {
		r.Y -= a.own.H * 0.012
	}
	return r
}

// summit returns the rectangle, at the top of the card in slot s, that shows the card's summit
// action.
func (a *boardLayout) summit(s rules.Slot) geom.Rect {
	r, _ := a.card(s).CutBottom(a.card(s).H * 0.3)
	return r.Pad(4, 3)
}

// wells holds the middles of the spaces of each path, in the order of the path, as fractions of the
// width and height of the viewer's land.
var wells = [2][]geom.Point{
	{{X: 0.16, Y: 0.585}, {X: 0.3, Y: 0.585}, {X: 0.497, Y: 0.545}, {X: 0.695, Y: 0.585}, {X: 0.835, Y: 0.585}},
	{{X: 0.16, Y: 0.86}, {X: 0.3, Y: 0.86}, {X: 0.695, Y: 0.86}, {X: 0.835, Y: 0.86}},
}

// well returns the rectangle of a space of path p. space counts from 1; 0 means the camp.
func (a *boardLayout) well(p rules.Path, space int) geom.Rect {
	at := geom.Point{X: 0.055, Y: [...]float64{0.63, 0.77}[p]}
	if a.planning {
		at.Y = [...]float64{0.6, 0.76}[p]
	}
	if space > 0 {
		at = wells[p][space-1]
	}
	c := geom.Point{X: a.own.X + at.X*a.own.W, Y: a.own.Y + at.Y*a.own.H}
	return geom.Around(c, 2*a.wellRadius, 2*a.wellRadius)
}

// snare returns the rectangle of the trap on the viewer's land.
func (a *boardLayout) snare() geom.Rect {
	c := geom.Point{X: a.own.X + 0.055*a.own.W, Y: a.own.Y + 0.91*a.own.H}
	if a.planning {
		c.Y = a.own.Bottom() - 0.7*a.wellRadius
	}
	return geom.Around(c, 1.8*a.wellRadius, 1.4*a.wellRadius)
}

// middle returns the area of the viewer's land between the two halves of the tan path. Choices are
// shown there.
func (a *boardLayout) middle() geom.Rect {
	return geom.R(a.own.X+a.own.W*0.343, a.own.Y+a.own.H*0.65, a.own.W*0.297, a.own.H*0.335)
}

// feeRoom returns the area for the question how to pay for a space: the middle of the canyon, up to
// the icon of the green path above it.
func (a *boardLayout) feeRoom() geom.Rect {
	side := a.own.W * (wells[rules.Tan][2].X - wells[rules.Tan][1].X)
	room := geom.R(a.own.X+a.own.W*wells[rules.Tan][1].X, 0, side, 0).Pad(a.wellRadius+3, 0)
	room.Y = a.own.Y + a.own.H*wells[rules.Green][2].Y + a.wellRadius*0.75
	room.H = a.own.Bottom() - 3 - room.Y
	return room
}

// brings returns the rectangle, at the end of path p, that shows what walking the rest of the path
// would bring.
func (a *boardLayout) brings(p rules.Path) geom.Rect {
	w := a.own.W * 0.1
	y := [...]float64{0.47, 0.75}[p]
	return geom.R(a.own.Right()-w-5, a.own.Y+a.own.H*y, w, a.own.H*0.23)
}

// tray returns the rectangle of the tray, a panel with a list of moves over the viewer's land.
func (a *boardLayout) tray() geom.Rect { return a.own.Inset(a.own.H * 0.05) }

// good returns the rectangle of the good with index i in the chest, which shows n goods.
func (a *boardLayout) good(i, n int) geom.Rect {
	if a.chest.W > 500 {
		r, _ := a.chest.Pad(12, 8).CutTop(42)
		r.X, r.W = r.X+150, r.W-150
		return r.Row(i, max(n, 6), 5)
	}
	_, rest := a.chest.Inset(10).CutTop(46)
	if a.roomy() {
		top, _ := rest.CutTop(52)
		return top.Row(i, n, 5)
	}
	top, _ := rest.CutTop(94)
	first := firstGoods(n)
	if i < first {
		return top.Column(0, 2, 5).Row(i, first, 5)
	}
	return top.Column(1, 2, 5).Row(i-first, max(n-first, 5), 5)
}

// firstGoods returns how many of n goods are in the first line of the chest (the panel of goods).
func firstGoods(n int) int {
	if n > 6 {
		return 5
	}
	return n
}

// roomy reports whether all goods of the chest are in one line. Then the lines of cabins and
// animals below have headings.
func (a *boardLayout) roomy() bool { return a.chest.W <= 500 && firstGoods(a.goods) == a.goods }

// Heights in design units of lines in the lower part of a chest for which roomy is true.
const (
	headHigh = 19 // height of a heading
	plotHigh = 64
	tileHigh = 52
)

// heading returns the rectangle of a heading in the chest: "animals" if animals is true, otherwise
// "cabins".
func (a *boardLayout) heading(animals bool) geom.Rect {
	r, _ := a.chest.Inset(10).CutBottom(tileHigh + headHigh)
	if !animals {
		r.Y -= plotHigh + headHigh + 3
	}
	r.H = headHigh
	return r
}

// plot returns the rectangle of the plot for the viewer's cabin with index i.
func (a *boardLayout) plot(i int) geom.Rect {
	if a.chest.W > 500 {
		r, _ := a.chest.Pad(12, 8).CutBottom(48)
		left, _ := r.CutLeft(r.W * 0.44)
		return left.Row(i, rules.Plots, 6)
	}
	if a.roomy() {
		r := a.heading(false)
		return geom.R(r.X-8, r.Bottom(), r.W+16, plotHigh).Row(i, rules.Plots, 2)
	}
	r, _ := a.chest.Inset(10).CutBottom(122)
	top, _ := r.CutTop(68)
	return top.Pad(-8, 0).Row(i, rules.Plots, 2) // the names of the cabins need the width
}

// tile returns the rectangle of the viewer's animal tile with index i.
func (a *boardLayout) tile(i int) geom.Rect {
	if a.chest.W > 500 {
		r, _ := a.chest.Pad(12, 8).CutBottom(48)
		right, _ := r.CutRight(r.W * 0.53)
		return right.Row(i, rules.AnimalKinds, 6)
	}
	high := 48.0
	if a.roomy() {
		high = tileHigh
	}
	r, _ := a.chest.Inset(10).CutBottom(high)
	return r.Row(i, rules.AnimalKinds, 6)
}

// track returns the rectangle of homestead track t, a row of spaces.
func (a *boardLayout) track(t rules.Track) geom.Rect {
	_, r := a.homestead.Pad(6, 4).CutTop(17)
	return r.Column(int(t), a.tracks, 1)
}

// step returns the rectangle of a space of homestead track t.
func (a *boardLayout) step(t rules.Track, space int) geom.Rect {
	r := a.track(t)
	r.X, r.W = r.X+22, r.W-22-37
	return r.Row(space, 7, 2)
}

// marker returns the position of a seat's marker on a space of homestead track t.
func (a *boardLayout) marker(t rules.Track, space int, seat engine.Seat) geom.Point {
	r := a.step(t, min(space, 6))
	return geom.Point{X: r.X + r.W*(0.28+0.44*float64(seat%2)), Y: r.Y + r.H*(0.3+0.4*float64(seat/2))}
}

// sale returns the rectangle of the cabin with index i among the n cabins for sale.
func (a *boardLayout) sale(i, n int) geom.Rect {
	const columns = 5
	rows := max((n+columns-1)/columns, 2)
	if a.building {
		_, r := a.market.Inset(7).CutTop(20)
		return r.Column(i/columns, rows, 4).Row(i%columns, columns, 4)
	}
	_, r := a.market.Inset(6).CutTop(21) // the frames of targets reach up to the heading
	return r.Column(i/columns, rows, 3).Row(i%columns, columns, 3)
}

// saleHead returns the rectangle of the heading above the cabins for sale.
func (a *boardLayout) saleHead() geom.Rect {
	if a.building {
		head, _ := a.market.Pad(12, 4).CutTop(20)
		return head
	}
	head, _ := a.market.Pad(8, 3).CutTop(17)
	return head
}

// hand returns the rectangle of the switch for automatic gains, which looks like an open hand, in
// the upper part of the chest.
func (a *boardLayout) hand() geom.Rect {
	if a.chest.W > 500 {
		return geom.R(a.chest.X+131, a.chest.Y+14, 24, 24)
	}
	return geom.R(a.chest.Right()-38, a.chest.Y+10, 26, 24)
}

// owned returns the rectangle of the single piece with index n among those (mule, lantern, ...)
// that the viewer owns: in the chest or, if the chest is low, beside the cards.
func (a *boardLayout) owned(n int) geom.Rect {
	const size = 28
	if a.chest.W > 500 {
		return geom.R(a.own.X+10, a.own.Y+32+float64(n)*(size+4), size, size)
	}
	return geom.R(a.chest.Right()-46-float64(n+1)*(size+2), a.chest.Y+8, size, size)
}

// apple returns the rectangle of the n-th apple (from 1) of colour g on the scales, which belong to
// the mode Apple Hill.
func (a *boardLayout) apple(g rules.Good, n int) geom.Rect {
	return a.special.Inset(8).Column(int(g-rules.GreenApple), 2, 6).Row(n-1, rules.MaxApples, 2)
}

// piece returns the rectangle of the single piece p (mule, lantern, ...) while nobody owns it.
func (a *boardLayout) piece(p rules.Piece) geom.Rect {
	switch p {
	case rules.Mule:
		return geom.R(a.trail.X-52, a.trail.Y, 46, a.trail.H)
	case rules.Lantern, rules.Sheriff:
		return a.special.Inset(6).Row(0, 3, 4)
	}
	return a.special.Inset(6).Row(1, 3, 4)
}

// fish returns the rectangle of the fish g in the Fish Market.
func (a *boardLayout) fish(g rules.Good) geom.Rect {
	r := a.special.Pad(4, 0)
	return geom.R(r.X, r.Y+marketHead, r.W, a.special.H-marketHead-marketBank).Row(int(g-rules.Trout), 3, 3)
}

// Heights in design units of the title of the Fish Market, and of the bank below its fish where the
// canoes lie.
const (
	marketHead = 20
	marketBank = 22
)

// die returns the position of the die in the panel with the mode's own components.
func (a *boardLayout) die() geom.Point { return a.special.Inset(6).Row(2, 3, 4).Center() }

// purse returns the point from which and to which goods of seat p fly if the board shows no place
// for these goods.
func (a *boardLayout) purse(p engine.Seat) geom.Point {
	if p == a.viewer && a.planning {
		return geom.Point{X: a.own.Center().X, Y: a.own.Y + a.own.H*0.25}
	}
	if p == a.viewer {
		return geom.Point{X: a.chest.X + a.chest.W*0.4, Y: a.chest.Y + min(60, a.chest.H*0.4)}
	}
	return a.plates[p].Center()
}

// Zones returns the rectangles of the parts of the board. A phone shows only one part at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	return []table.Zone{
		{ID: "trail", Icon: "cowboy-boot", Name: i18n.Mark("Trail"), At: a.own.Union(a.chest)},
		{ID: "mountain", Icon: "mountains", Name: i18n.Mark("Mountain"), At: a.land},
		{ID: "camp", Icon: "wood-cabin", Name: i18n.Mark("Camp"), At: a.homestead.Union(a.market)},
		{ID: "rivals", Icon: "revolver", Name: i18n.Mark("Others"), At: geom.Hull(a.plates[:]...)},
	}
}
