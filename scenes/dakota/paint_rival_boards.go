package dakota

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
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

// paintSmallMine paints into r a thumbnail of the mine of town t: the layers of the ground as on
// the board, and the tiles that are laid.
func paintSmallMine(p *paint.Canvas, t *rules.Town, r geom.Rect) {
	x0, x1, y1 := -2, 2, 5
	for c := range gridCells {
		if _, _, _, ok := t.TileAt(c); ok {
			x, y := rules.CellXY(c)
			x0, x1, y1 = min(x0, x), max(x1, x), max(y1, y)
		}
	}
	k := min((r.W-4)/float64(x1-x0+1), (r.H-4)/float64(y1))
	paintSmallGround(p, k, r)
	left := r.Center().X - k*float64(x1-x0+1)/2
	for c := range gridCells {
		kind, _, _, ok := t.TileAt(c)
		if !ok {
			continue
		}
		x, y := rules.CellXY(c)
		at := geom.R(left+k*float64(x-x0), r.Y+2+k*float64(y-1), k-0.8, k-0.8)
		p.Rect(at.Inset(-0.8), 1, theme.WalnutInk)
		p.Rect(at, 1, theme.Lighten(earths[kind.Layer()-1][0], 0.4))
	}
}

// paintSmallGround paints into r the layers of the ground, dark, so that tiles stand out. k is the
// height of a tile.
func paintSmallGround(p *paint.Canvas, k float64, r geom.Rect) {
	p.Rect(r, 3, theme.WalnutInk)
	in := r.Inset(1)
	y := in.Y
	for l := range rules.Layers {
		end := in.Bottom()
		if l < rules.Layers-1 {
			end = min(end, r.Y+2+k*float64(rules.NeedsDistance(l+2)-1))
		}
		p.Gradient(geom.R(in.X, y, in.W, max(end-y, 0)), 0, theme.Darken(earths[l][0], 0.35),
			theme.Darken(earths[l][1], 0.35))
		y = max(y, end)
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
