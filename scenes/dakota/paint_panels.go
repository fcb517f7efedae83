package dakota

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// paintRival paints a rival's board: name, buildings, people, ore, number of cards and a thumbnail
// of the mine.
func (b *Table) paintRival(p *paint.Canvas, seat engine.Seat) {
	r, t := b.at.rivals[seat], &b.Board.Towns[seat]
	p.DropShadow(r, 6, 4)
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0x5E3820), theme.RGB(0x40240F))
	p.Rect(geom.R(r.X+2, r.Y+5, 4, r.H-10), 2, theme.LookOf(int(seat)).Colour)
	if b.HighlightedSeat == seat || b.visit == seat {
		p.Outline(r.Inset(0.5), 6, 2.4, theme.BrassHi)
	}
	in := r.Pad(10, 5)
	side, rest := in.CutRight(max(min(120, in.W*0.36), in.W*0.3))
	b.paintRivalHead(p, seat, geom.R(rest.X, rest.Y, rest.W, 24))
	houses := geom.R(rest.X, rest.Y+26, rest.W, 20)
	for i := range t.Plots {
		at := houses.Row(i, rules.BuildingSlots, 1)
		paintFacade(p, t.Plots[i].Building, at)
	}
	b.paintCrowd(p, t, geom.R(rest.X, rest.Y+48, rest.W, 26))
	mine, goods := side.CutLeft(side.W * 0.52)
	paintSmallMine(p, t, mine.Pad(3, 0))
	b.paintRivalGoods(p, seat, goods)
}

// paintRivalHead paints into r the face and name of a rival (seat) and, beside the name, what the
// rival is doing or the rival's place in the turn order.
func (b *Table) paintRivalHead(p *paint.Canvas, seat engine.Seat, r geom.Rect) {
	b.Token(p, seat, geom.Point{X: r.X + 12, Y: r.Center().Y}, 22)
	_, text := r.CutLeft(28)
	st := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.Alpha(theme.Cream, 0.9), Align: paint.Right,
		Clip: true}
	said, _ := p.Measure(b.doing(seat), st)
	note, name := text.CutRight(min(said+1, text.W*0.5))
	name.W -= 4
	who, called := table.FittingName(p, b.Name(seat), name.W, onWood(14), leastRival)
	who.Clip = true
	p.Label(called, name, who)
	p.Label(b.doing(seat), note, st)
}

// leastRival is the minimum letter size of a rival's name, in design units.
const leastRival = 12.5

// facades holds, by kind of building, the colour of the small building on a rival's board. An icon
// is drawn on it.
var facades = [...]color.RGBA{
	{}, theme.RGB(0xD8C49A), theme.RGB(0xB07A62), theme.RGB(0xC8923E), theme.RGB(0xEDE4CC), theme.RGB(0xA4503A),
	theme.RGB(0x7C8794),
}

// paintFacade paints a small symbol of building h into r.
func paintFacade(p *paint.Canvas, h rules.Building, r geom.Rect) {
	if h == rules.NoBuilding {
		p.Rect(geom.R(r.X+1, r.Bottom()-3, r.W-2, 1.5), 0, theme.Alpha(theme.Cream, 0.35))
		return
	}
	p.Rect(r, 2, theme.WalnutInk)
	p.Rect(r.Inset(1), 1.5, facades[h])
	p.Icon(buildingIcons[h], r.Center(), min(r.W, r.H)*0.8, theme.Ink)
}

// paintCrowd paints the people of town t side by side in r. The more there are, the closer they
// stand.
func (b *Table) paintCrowd(p *paint.Canvas, t *rules.Town, r geom.Rect) {
	n := max(t.People(), 1)
	step := min(14, (r.W-14)/float64(n))
	x := r.X + 7
	for w := range rules.WorkerKinds {
		for i := range t.Free[w] + t.Used[w] {
			fade := i >= t.Free[w]
			faded(p, shade(fade), func() { person(p, w, geom.Point{X: x, Y: r.Bottom()}, r.H) })
			x += step
		}
	}
}

// paintSmallMine paints into r a thumbnail of the mine of town t.
func paintSmallMine(p *paint.Canvas, t *rules.Town, r geom.Rect) {
	p.Rect(r, 3, theme.RGB(0x1A110B))
	x0, x1, y1 := -2, 2, 5
	for c := range gridCells {
		if _, _, _, ok := t.TileAt(c); ok {
			x, y := rules.CellXY(c)
			x0, x1, y1 = min(x0, x), max(x1, x), max(y1, y)
		}
	}
	k := min((r.W-4)/float64(x1-x0+1), (r.H-4)/float64(y1))
	left := r.Center().X - k*float64(x1-x0+1)/2
	for c := range gridCells {
		kind, _, _, ok := t.TileAt(c)
		if !ok {
			continue
		}
		x, y := rules.CellXY(c)
		at := geom.R(left+k*float64(x-x0), r.Y+2+k*float64(y-1), k-0.8, k-0.8)
		p.Rect(at, 1, theme.Lighten(earths[kind.Layer()-1][0], 0.35))
	}
}

// paintRivalGoods paints into r a rival's number of cards, ore and prisoners.
func (b *Table) paintRivalGoods(p *paint.Canvas, seat engine.Seat, r geom.Rect) {
	t := &b.Board.Towns[seat]
	card := geom.R(r.X+4, r.Y+1, 22, 30)
	paintBack(p, card)
	p.Label(pieces.Number(t.HandSize), geom.R(card.Right()+2, card.Y+6, r.W-30, 18), onWood(14))
	if b.Window.Class == ui.Tall { // in tall windows the ledger has no rows, so the points are shown here
		b.paintPoints(p, seat, geom.R(r.X-2, card.Bottom()+2, r.W+9, 18))
	}
	y, x := r.Bottom()-18, r.X+2
	step := 11.0
	total := 0
	for _, n := range t.Goods {
		total += n
	}
	if total > 4 {
		step = (r.W - 18) / float64(total-1)
	}
	for g, n := range t.Goods {
		for range n {
			ore(p, rules.Resource(g), geom.R(x, y, 15, 15))
			x += step
		}
	}
	for i := range t.Plots {
		if w := t.Plots[i].Prisoner; w != rules.WorkerKinds {
			p.Icon("prisoner", geom.Point{X: r.Right() - 8, Y: r.Y + 40}, 18, theme.Cream)
		}
	}
}

// paintPoints writes into r the public points of a seat, with the icon of points.
func (b *Table) paintPoints(p *paint.Canvas, seat engine.Seat, r geom.Rect) {
	grown := min(p.View.Letters(), 1.2)
	p.Icon("laurels", geom.Point{X: r.X + 8*grown, Y: r.Center().Y}, 16*grown, theme.BrassHi)
	p.Label(pieces.Number(b.points(seat)), geom.R(r.X+18*grown, r.Y, r.W-18*grown, r.H), onWood(13.5))
}

// markAt returns the rectangle for the short summary that paintMark paints about the town on
// screen. It is below the mine or, in the evening, below the number of actions. It is empty if the
// ledger has rows, which make the summary needless.
func (b *Table) markAt() geom.Rect {
	if b.at.mark.Empty() || !b.evening() {
		return b.at.mark
	}
	s := b.at.night.scene
	return geom.R(s.X+10, s.Y+42, min(s.W-20, 236), 28)
}

// paintMark writes the name, points and number of buildings of the town on screen, in windows in
// which the ledger has no rows.
func (b *Table) paintMark(p *paint.Canvas) {
	r := b.markAt()
	if r.Empty() {
		return
	}
	plaque(p, r)
	seat := b.shownSeat()
	b.Token(p, seat, geom.Point{X: r.X + r.H/2 + 4, Y: r.Center().Y}, r.H-8)
	points, buildings := b.markParts(r)
	name := onWood(14)
	name.Clip = true
	p.Label(b.Name(seat), geom.R(r.X+r.H+6, r.Y, points.X-r.X-r.H-10, r.H), name)
	b.paintPoints(p, seat, points)
	p.Icon("house", geom.Point{X: buildings.X + 8, Y: r.Center().Y}, 16*min(p.View.Letters(), 1.2), theme.BrassHi)
	p.Label(pieces.Number(engine.At(b.Board.Towns[:], seat).Buildings()),
		geom.R(buildings.X+20, r.Y, buildings.W-20, r.H), onWood(13.5))
}

// markParts returns two rectangles at the right end of the summary r: one for the points, one for
// the number of buildings.
func (b *Table) markParts(r geom.Rect) (points, buildings geom.Rect) {
	right, _ := r.CutRight(124)
	return right.Row(0, 2, 2), right.Row(1, 2, 2)
}

// slate draws the dark background of the exchange into r.
func slate(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 5, 4)
	p.Rect(r, 5, theme.RGB(0x5A3A1E))
	p.Outline(r.Inset(1.5), 4, 2, theme.RGB(0x8A6236))
	p.Gradient(r.Inset(4), 2, theme.RGB(0x32403E), theme.RGB(0x26322F))
}

// paintExchange paints the exchange: the pool of ore, and the ten combinations with free sale slots
// and today's prices.
func (b *Table) paintExchange(p *paint.Canvas) {
	slate(p, b.at.exchange)
	head, _ := b.at.exchange.Inset(8).CutTop(24)
	title, _ := head.CutLeft(head.W * 0.36)
	p.Label(i18n.T("Exchange"), title, paint.Style{Face: paint.Display, Size: 15, Color: theme.Cream})
	if b.evening() {
		right := onWood(12)
		right.Align = paint.Right
		p.Label(i18n.T("spaces"), geom.R(head.X, head.Y, head.W-76, head.H), right)
		p.Label(i18n.T("pays"), geom.R(head.X, head.Y, head.W-16, head.H), right)
		for r := range rules.ResourceCount {
			b.paintPoolLarge(p, r)
		}
		for c := range rules.Combination(rules.CombinationCount) {
			b.paintRow(p, c)
		}
		return
	}
	for r := range rules.ResourceCount {
		at := b.at.pool[r]
		ore(p, r, geom.R(at.X, at.Y+2, 20, 20))
		_, text := at.CutLeft(21)
		p.Label(pieces.Number(b.Board.Pool[r]), text, onWood(13))
		if n := b.Board.Shortage[r]; n > 0 {
			p.Label("+"+pieces.Number(n), geom.R(at.X+12, at.Y-6, 24, 18),
				paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.RGB(0xA9E06A)})
		}
	}
	for c := range rules.Combination(rules.CombinationCount) {
		b.paintOffer(p, c)
	}
}

// paintOffer paints combination c in the exchange: the ore it needs, its free sale slots, and
// today's price.
func (b *Table) paintOffer(p *paint.Canvas, c rules.Combination) {
	r := b.at.offers[c]
	p.Rect(geom.R(r.X, r.Bottom()-0.6, r.W, 0.8), 0, theme.Alpha(theme.Cream, 0.18))
	price, rest := r.CutRight(36)
	now := b.Board.ComboPrice(c)
	tag, letters := theme.Alpha(theme.Shadow, 0.5), theme.Cream
	switch {
	case now > c.UsualPrice():
		tag, letters = theme.RGB(0x3E5A26), theme.RGB(0xD8F0A8)
	case now < c.UsualPrice():
		tag, letters = theme.RGB(0x6A2A22), theme.RGB(0xF8C4B0)
	}
	box := price.Inset(1.5)
	p.Rect(box, 4, tag)
	p.Label(table.Dollars(now), box, centred(paint.Style{Face: paint.Bold, Size: 13, Color: letters}))
	name, below := rest.CutTop(max(rest.H*0.48, min(15.5, rest.H*0.53)))
	p.Label(comboName(c), name, paint.Style{Face: paint.Body, Size: 12, Color: theme.Cream})
	x := below.X
	size := min(below.H+2, 16)
	for g, n := range c.Needs() {
		for range n {
			ore(p, rules.Resource(g), geom.R(x, below.Center().Y-size/2, size, size))
			x += size * 0.86
		}
	}
	b.paintSlots(p, c, geom.R(rest.Right()-44, below.Y, 42, below.H))
}

// paintSlots paints the sale slots of combination c into r: a ring for a free slot, an ore token
// for an occupied one.
func (b *Table) paintSlots(p *paint.Canvas, c rules.Combination, r geom.Rect) {
	n := c.Slots(b.Board.Seats)
	for i := range n {
		at := geom.Point{X: r.Right() - 6 - 13*float64(n-1-i), Y: r.Center().Y}
		if token := b.Board.Sales[c][i]; token != rules.ResourceCount {
			ore(p, token, geom.Around(at, 13, 13))
			continue
		}
		p.Outline(geom.Around(at, 9, 9), 4.5, 1.2, theme.Cream)
	}
}

// paintHire paints the people for hire.
func (b *Table) paintHire(p *paint.Canvas) {
	r := b.at.hire
	p.DropShadow(r, 5, 3)
	p.Rect(r, 5, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 4, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
	for i := range rules.JobSlots(b.Board.Seats) {
		at := b.at.jobs[i]
		if w := b.Board.Jobs[i]; w != rules.WorkerKinds && !b.Carried(jobKey(i)) {
			person(p, w, geom.Point{X: at.Center().X, Y: at.Bottom() - 18}, tall(at))
		}
		p.Label(table.Dollars(rules.JobPrice(i)), geom.R(at.X, at.Bottom()-18, at.W, 18), centred(onWood(12.5)))
	}
	b.paintPool(p, rules.StrongMiner, b.Board.StrongOut, rules.StrongPrice, b.at.strong)
	b.paintPool(p, rules.Miner, b.Board.MinerPool, rules.MinerPrice, b.at.miners)
}

// jobKey identifies a person on the job board by the index of the place, in animations
// (Animation.Carries). While an animation moves the person, nobody is painted at that place.
type jobKey int

func (b *Table) paintPool(p *paint.Canvas, w rules.Worker, n, price int, r geom.Rect) {
	p.Rect(geom.R(r.X-1.5, r.Y+4, 1, r.H-8), 0, theme.Alpha(theme.Cream, 0.3))
	who, tag := poolParts(r)
	faded(p, shade(n == 0), func() {
		person(p, w, geom.Point{X: who.Center().X, Y: who.Bottom()}, poolTall(r, who))
	})
	p.Label("×"+pieces.Number(n), tag, onWood(12.5))
	p.Label(table.Dollars(price), geom.R(r.X, r.Bottom()-18, r.W, 18), centred(onWood(12.5)))
}

// poolParts splits r, a place for miners for hire, into two rectangles: who for the figure of a
// miner, and count for the number of miners beside it. The number does not overlap the hat of the
// figure.
func poolParts(r geom.Rect) (who, count geom.Rect) {
	who, count = geom.R(r.X, r.Y, r.W, r.H-18).CutLeft(r.W / poolWide * 0.82)
	count, _ = count.Move(0, -4).CutBottom(min(count.H, 26))
	count.X, count.W = count.X+1, count.W-1.5
	return who, count
}

// poolTall returns the height of the figure of a miner in r, a place for miners for hire. who is
// the rectangle for the figure. The figure is as tall as those on the job board, or smaller if its
// hat would not fit into who.
func poolTall(r, who geom.Rect) float64 {
	return min(tall(geom.R(r.X, r.Y, who.W, r.H)), who.W/hatWide)
}

// hatWide is the width of the brim of a person's hat divided by the person's height.
const hatWide = 0.7

// tall returns the height at which a person is drawn in r, a place of the job board.
func tall(r geom.Rect) float64 { return min(r.H-20, r.W*1.5) }
