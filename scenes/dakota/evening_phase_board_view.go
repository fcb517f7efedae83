package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// In the evening a close-up covers the street and the mine. It shows the carts and the head frame
// before the evening sky, the bins of the store at full size, the exchange as one column of large
// rows, and below them the people for hire and the hand. While the player unloads a cart lump by
// lump, or digs in a night shift, the mine is shown instead.

// evening holds the rectangles that exist only in the evening's close-up (an enlarged view). At
// other times they are empty.
type evening struct {
	panel, scene, ore, pool geom.Rect
}

// inEvening reports whether the close-up of the evening should be shown now. It is shown only for
// the viewer's own town, and not while the viewer has to choose a cell of the mine.
func (b *Table) inEvening() bool {
	if b.Board.Stage() != "evening" || b.shownSeat() != b.Viewer || b.State == nil {
		return false
	}
	switch b.State.Phase() {
	case rules.PhaseCollect, rules.PhaseHaul, rules.PhaseNightShift:
		return b.State.Turn() != b.Viewer
	}
	return true
}

// evening reports whether the board is laid out as the evening's close-up, an enlarged view of the
// carts and the store.
func (b *Table) evening() bool { return !b.at.night.panel.Empty() }

// layEvening changes layout a to the layout of the evening's close-up, for a class of window and a
// number of seats.
func (a *boardLayout) layEvening(class ui.Class, seats int) {
	e := &a.night
	_, e.panel = a.picture.Inset(3).Pad(7, 6).CutTop(54)
	in := e.panel.Inset(8)
	left, right := in.CutLeft(in.W*0.45 - 5)
	_, right = right.CutLeft(10)

	e.pool, a.exchange = right.CutBottom(40)
	a.exchange.H -= 6
	_, pool := e.pool.Pad(8, 4).CutLeft(e.pool.W * 0.26)
	for i := range a.pool {
		a.pool[i] = pool.Row(i, int(rules.ResourceCount), 4)
	}
	_, rows := a.exchange.Inset(8).CutTop(24)
	rows.H = min(rows.H, 56*float64(rules.CombinationCount))
	for i := range a.offers {
		a.offers[i] = rows.Column(i, int(rules.CombinationCount), 3)
	}

	handHigh, hireHigh, oreHigh := 92.0, 62.0, 106.0
	if class != ui.Wide {
		handHigh, hireHigh = 104, 76
	}
	if class == ui.Tall {
		oreHigh = 150
	}
	a.hand, left = left.CutBottom(handHigh)
	left.H -= 6
	a.deck, a.hand = a.hand.CutRight(46)
	a.hand.W -= 4
	a.hire, left = left.CutBottom(hireHigh)
	left.H -= 6
	a.layHire(seats)
	e.ore, e.scene = left.CutBottom(oreHigh)
	e.scene.H -= 6
	a.layOre(e.ore.Inset(7))
	a.layScene(e.scene)
}

// layOre places the bins of the store, the safe and the beds side by side in the given rectangle.
func (a *boardLayout) layOre(in geom.Rect) {
	side, bins := in.CutRight(74)
	bins.W -= 6
	a.store = bins
	for i := range a.bins {
		a.bins[i] = bins.Row(i, int(rules.ResourceCount), 4)
	}
	a.safe, a.beds = side.CutTop(side.H*0.46 - 2)
	a.beds.Y, a.beds.H = a.beds.Y+4, a.beds.H-4
}

// layScene places the head frame and the carts on the ground of the scene in r.
func (a *boardLayout) layScene(r geom.Rect) {
	foot := r.Bottom() - 16
	high := min(r.H*0.62, 96)
	a.head = geom.R(r.X+8, foot-high, high*0.86, high)
	x := a.head.Right() + 8
	k := (r.Right() - 8 - x) / 340
	tall := min(54, r.H*0.4)
	at := 0.0
	for i, w := range [...]float64{104, 104, 62, 62} {
		a.carts[i] = geom.R(x+at*k, foot-tall, w*k, tall)
		at += w + 2.6
	}
	a.people = geom.R(r.X+8, foot-50, r.W-16, 48)
}

// paintEvening paints the parts that the evening's close-up shows differently than the board does
// by day. The exchange, the people for hire and the hand are painted elsewhere.
func (b *Table) paintEvening(p *paint.Canvas) {
	e := &b.at.night
	p.DropShadow(e.panel, 8, 14)
	p.Rect(e.panel, 8, theme.WalnutInk)
	p.Gradient(e.panel.Inset(2), 7, theme.RGB(0x5E3820), theme.RGB(0x3A200F))
	p.Outline(e.panel.Inset(3), 6, 2, theme.Alpha(theme.Brass, 0.75))
	p.Clip(e.scene, func() { b.paintScene(p) })
	p.Outline(e.scene, 4, 1.6, theme.Alpha(theme.WalnutInk, 0.9))
	p.Rect(e.ore, 5, theme.RGB(0x2A180C))
	p.Outline(e.ore.Inset(1), 4, 1.6, theme.RGB(0x8A5C32))
	for r := range rules.ResourceCount {
		b.paintBin(p, r)
	}
	b.paintSafe(p)
	b.paintBeds(p, goods(b.town()))
	p.Rect(e.pool, 5, theme.WalnutInk)
	p.Gradient(e.pool.Inset(1.4), 4, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
	head, _ := e.pool.Pad(10, 4).CutLeft(e.pool.W*0.26 - 4)
	p.Label(i18n.T("Ore pool"), head, onWood(13))
}

// paintScene paints the scene of the close-up: evening sky, ground, head frame over the shaft, and
// carts.
func (b *Table) paintScene(p *paint.Canvas) {
	r, h := b.at.night.scene, b.hour()
	ground := b.at.head.Bottom()
	p.Gradient(geom.R(r.X, r.Y, r.W, ground-r.Y), 0, h.Top, h.Low)
	pieces.Motif{Name: "dakota.country", Hour: h.Light}.Cover(p, geom.R(r.X, r.Y, r.W, ground-r.Y))
	p.Gradient(geom.R(r.X, ground, r.W, r.Bottom()-ground), 0, theme.RGB(0xB58A50), theme.RGB(0x7A5230))
	p.Rect(geom.R(r.X, ground, r.W, 2), 0, theme.Alpha(theme.Shadow, 0.4))
	rail := geom.R(b.at.head.Right()-6, ground-3, r.Right()-b.at.head.Right(), 3)
	p.Rect(rail, 1, theme.RGB(0xAEB6BC))
	shaft := geom.R(b.at.head.Center().X-b.at.head.W*0.2, ground-2, b.at.head.W*0.4, r.Bottom()-ground+2)
	p.Rect(shaft, 0, theme.RGB(0x1A100A))
	headPicture.Fit(p, b.at.head)
	b.paintCarts(p)
	b.paintActions(p)
}

// paintActions writes onto the sky of the scene how many actions the seat has left in its turn.
func (b *Table) paintActions(p *paint.Canvas) {
	if b.Board.Actor != b.Viewer || b.Board.Phase != rules.PhaseEvening {
		return
	}
	r := b.at.night.scene
	tag := geom.R(r.X+10, r.Y+8, min(r.W-20, 236), 28)
	plaque(p, tag)
	discs, text := tag.CutRight(76)
	p.Label(i18n.N(b.Board.Actions, "%d action left", "%d actions left", b.Board.Actions), text.Pad(10, 0), onWood(14))
	for i := range eveningActions {
		at := geom.Point{X: discs.X + 14 + 23*float64(i), Y: discs.Center().Y}
		if i < eveningActions-b.Board.Actions {
			p.Disc(at, 9, theme.RGB(0x4A3A2A), theme.RGB(0x3A2C1E))
			p.Icon("check-mark", at, 12, theme.Alpha(theme.Cream, 0.7))
			continue
		}
		pieces.Coin(p, at, 9)
	}
}

// eveningActions is the number of actions that a seat has in its turn of the evening (R81).
const eveningActions = 3

// paintBin paints the bin of ore r at full size: lumps of ore, their number, and today's price of a
// lump.
func (b *Table) paintBin(p *paint.Canvas, r rules.Resource) {
	at := b.at.bins[r]
	n := b.DisplayedValue(r, b.town().Goods[r])
	crate := geom.R(at.X, at.Y+at.H*0.36, at.W, at.H*0.38)
	fade := 1.0
	if n == 0 {
		fade = 0.28
	}
	faded(p, fade, func() {
		size := min(at.W*0.46, 26)
		for i := range max(1, min(n, 4)) { // draw at most four lumps
			x := at.Center().X + (float64(i%2)-0.5*float64(min(max(n, 1), 2)-1))*size*0.7
			ore(p, r, geom.Around(geom.Point{X: x, Y: crate.Y - size*0.1 - float64(i/2)*size*0.55}, size, size))
		}
	})
	p.Rect(crate, 3, theme.RGB(0x4A2C16))
	p.Gradient(crate.Inset(1.4), 2, theme.RGB(0xA8743E), theme.RGB(0x7A4E28))
	p.Rect(geom.R(crate.X+2, crate.Center().Y-0.6, crate.W-4, 1.2), 0, theme.Alpha(theme.Shadow, 0.3))
	p.Label(pieces.Number(n), crate, centred(onWood(19)))
	price, pays := onWood(13), b.binPays(r)
	if pays > b.Board.PlainPrice(r)-b.Board.Shortage[r] {
		price.Color = theme.RGB(0xA9E06A)
	}
	p.Label(table.Dollars(pays), geom.R(at.X, crate.Bottom()+1, at.W, at.Bottom()-crate.Bottom()-1),
		centred(price))
}

// binPays returns the price in dollars at the bin of ore r: that of the Traveling Merchant while
// he buys from the viewer, otherwise that of a single sale.
func (b *Table) binPays(r rules.Resource) int {
	pays := b.Board.PlainPrice(r)
	if b.Board.Phase == rules.PhaseMerchant && b.Board.Actor == b.Viewer {
		pays += rules.MerchantBonus
	}
	return pays
}

// paintPoolLarge writes how many tokens of ore r are left in the pool, the ore that can still be
// mined today.
func (b *Table) paintPoolLarge(p *paint.Canvas, r rules.Resource) {
	at := b.at.pool[r]
	ore(p, r, geom.R(at.X, at.Center().Y-13, 26, 26))
	_, text := at.CutLeft(30)
	p.Label(pieces.Number(b.Board.Pool[r]), text, onWood(16))
}

// Widths of the price and of the sale slots in a row of the evening's exchange, in design units.
const eveningPrice, eveningSlots = 56, 52

// paintRow paints combination c as a row of the close-up: its name, the ore that it needs, the
// difference of today's price from the usual price, its sale slots, and its price. The row is dark
// if the combination cannot be sold now.
func (b *Table) paintRow(p *paint.Canvas, c rules.Combination) {
	r := b.at.offers[c]
	can := b.sellable(c)
	back, letters := theme.RGB(0x22302E), theme.Alpha(theme.Cream, 0.72)
	if can {
		back, letters = theme.RGB(0x3A4A38), theme.Cream
	}
	p.Rect(r, 5, theme.Alpha(theme.WalnutInk, 0.8))
	p.Rect(r.Inset(1.2), 4, back)
	in := r.Pad(9, 2)
	price, rest := in.CutRight(eveningPrice)
	b.paintPrice(p, c, price.Pad(2, 1), can)
	slots, rest := rest.CutRight(eveningSlots)
	b.paintSlots(p, c, slots)
	name, need := rest.CutLeft(rest.W * 0.44)
	p.Label(comboName(c), name, paint.Style{Face: paint.Bold, Size: 14, Color: letters})
	size := min(need.H-2, 20)
	x := need.X + 2
	fade := 0.5
	if can {
		fade = 1
	}
	faded(p, fade, func() {
		for g, n := range c.Needs() {
			for range n {
				ore(p, rules.Resource(g), geom.R(x, need.Center().Y-size/2, size, size))
				x += size * 0.92
			}
		}
	})
	if up := b.Board.ComboPrice(c) - c.UsualPrice(); up != 0 {
		colour, text := theme.RGB(0xA9E06A), "+"+pieces.Number(up)
		if up < 0 {
			colour, text = theme.RGB(0xF8A48A), "–"+pieces.Number(-up)
		}
		p.Label(text, geom.R(x+2, need.Y, max(need.Right()-x-4, 22), need.H),
			paint.Style{Face: paint.Italic, Size: 13, Color: colour, Align: paint.Right})
	}
}

// paintPrice writes the price of combination c into r. can says whether the combination can be sold
// now; its price is then on brass.
func (b *Table) paintPrice(p *paint.Canvas, c rules.Combination, r geom.Rect, can bool) {
	p.Rect(r, 5, theme.WalnutInk)
	if can {
		p.Gradient(r.Inset(1.4), 4, theme.RGB(0xF0C766), theme.RGB(0xB67B26))
		p.Label(table.Dollars(b.Board.ComboPrice(c)), r,
			centred(paint.Style{Face: paint.Bold, Size: 17, Color: theme.RGB(0x2B1608)}))
		return
	}
	p.Rect(r.Inset(1.4), 4, theme.RGB(0x2A3634))
	p.Label(table.Dollars(b.Board.ComboPrice(c)), r,
		centred(paint.Style{Face: paint.Bold, Size: 16, Color: theme.Alpha(theme.Cream, 0.75)}))
}

// sellable reports whether the town on screen could sell combination c: it has the ore, and one of
// the combination's sale slots is free.
func (b *Table) sellable(c rules.Combination) bool {
	if b.Board.FreeSales(c) == 0 {
		return false
	}
	for r, n := range c.Needs() {
		if b.town().Goods[r] < n {
			return false
		}
	}
	return true
}
