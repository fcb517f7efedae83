package sierrawest

import (
	"image/color"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintMountain paints the cards of the pyramid and the figures on them.
func (b *Table) paintMountain(p *paint.Canvas) {
	for n := range rules.Node(rules.NodeCount) {
		if !b.Board.Held.Has(int(n)) {
			hollow(p, b.at.node(n))
		}
	}
	for i := range rules.NodeCount {
		// begin at the foot of the mountain, so that upper cards cover lower ones
		n := rules.Node(rules.NodeCount - 1 - i)
		if b.Board.Held.Has(int(n)) && !b.Carried(nodeKey(n)) {
			b.paintNode(p, n, b.at.node(n))
		}
	}
	if b.Board.Solo {
		b.paintFootprints(p)
	}
	for f, n := range b.Board.Climbers {
		if b.plays(f) && !b.Carried(climberKey(f)) {
			b.paintClimber(p, f, b.footOf(f, n))
		}
	}
	b.paintOutlaws(p)
}

// hollow paints into r the empty place of a mountain card that has been taken.
func hollow(p *paint.Canvas, r geom.Rect) {
	in := r.Pad(2, 2)
	p.Gradient(in, 6, theme.Alpha(theme.Shadow, 0.42), theme.Alpha(theme.Shadow, 0.16))
	p.SoftRect(geom.R(in.X+3, in.Y, in.W-6, in.H*0.3), 4, 5, 0, theme.Alpha(theme.Shadow, 0.4))
	for i, x := range [...]float64{0.14, 0.25, 0.62, 0.78, 0.86} { // rubble at the foot of the hollow
		d := in.H * (0.05 + 0.025*float64(i%3))
		at := geom.Point{X: in.X + in.W*x, Y: in.Bottom() - d}
		p.Disc(at, d, theme.Alpha(theme.RGB(0xB9A78C), 0.75), theme.Alpha(theme.RGB(0x6E5A48), 0.75))
	}
}

// plays reports whether a frontiersman (climbing figure) takes part in the game. figure is the seat
// or, for Hastings's second figure, the right one, rules.MaxSeats.
func (b *Table) plays(figure int) bool {
	if figure == rules.MaxSeats {
		return b.Board.Solo
	}
	return figure < b.seats()
}

// place returns the place of a frontiersman on a card, 0 at the left. Each frontiersman (index
// figure, see plays) has a place of his own, so that several can share a card.
func (b *Table) place(figure int) int {
	if figure == rules.MaxSeats {
		return 2
	}
	return figure
}

// footOf returns the point where the feet of a frontiersman (index figure, see plays) stand on node
// n. On a small mountain, frontiersmen who share a card stand side by side around its middle,
// because at their own places they would hide each other.
func (b *Table) footOf(figure int, n rules.Node) geom.Point {
	if n >= rules.NodeCount || !b.at.small {
		return b.at.foot(n, b.place(figure))
	}
	left, all := 0, 0
	for f, at := range b.Board.Climbers {
		if f != figure && (at != n || !b.plays(f)) {
			continue
		}
		if all++; b.place(f) < b.place(figure) {
			left++
		}
	}
	return b.at.footAbreast(n, left, all)
}

// owner returns the seat to which a frontiersman (index figure, see plays) belongs.
func (b *Table) owner(figure int) engine.Seat {
	if figure == rules.MaxSeats {
		return rules.Hastings
	}
	return engine.Seat(figure)
}

// climberHeight returns the height of a frontiersman on the mountain, in design units.
func (b *Table) climberHeight() float64 { return max(b.at.peak.H/5*0.84, 27) }

// paintClimber paints a frontiersman (index figure, see plays). foot is the point between his feet.
func (b *Table) paintClimber(p *paint.Canvas, figure int, foot geom.Point) {
	seat := b.owner(figure)
	h := b.climberHeight()
	person(p, pieces.Person{Kind: pieces.Climber, Seat: int(seat) + 1}, foot, h)
	if figure == rules.MaxSeats || b.Board.Solo && seat == rules.Hastings {
		side := i18n.T("L")
		if figure == rules.MaxSeats {
			side = i18n.T("R")
		}
		at := foot.Add(h*0.34, -h*0.86) // the mark is beside the hat, because the chest shows Hastings's symbol
		p.Disc(at, 8, theme.WalnutInk, theme.WalnutInk)
		p.Label(side, geom.Around(at, 14, 15), label(12, theme.Cream))
	}
}

// person paints a figure, h design units high, with the feet at the point foot. who describes the
// figure. The symbol of its seat on its chest is large enough to be recognized at every size.
func person(p *paint.Canvas, who pieces.Person, foot geom.Point, h float64) {
	who.Draw(p, foot, h)
	if h < 90 {
		pieces.Marker(p, foot.Add(0, -h*0.36), max(h*0.34, 11), who.Seat-1)
	}
	who.Report(p, foot, h)
}

// backs holds, by mode, the colour of the backs of the mountain cards.
var backs = [rules.ModeCount]color.RGBA{theme.RGB(0x3E5A34), theme.RGB(0x2E5468), theme.RGB(0x5C4426),
	theme.RGB(0x5A2E2A)}

// paintNode paints the card on node n of the mountain into r.
func (b *Table) paintNode(p *paint.Canvas, n rules.Node, r geom.Rect) {
	c := b.Board.Up[n]
	p.DropShadow(r, 4, 3)
	if c == rules.NoCard {
		b.paintBack(p, r)
		return
	}
	if b.Board.Mode.Outpost(c) >= 0 {
		b.paintOutpost(p, c, r)
		return
	}
	b.paintFace(p, c, r)
	if b.Board.Past.Shown[n] {
		dashes(p, r.Inset(-1.5), theme.Cream)
	}
}

// paintBack paints the back of a mountain card into r.
func (b *Table) paintBack(p *paint.Canvas, r geom.Rect) {
	col := backs[b.Board.Mode]
	p.Rect(r.Inset(-1), 5, theme.WalnutInk)
	p.Gradient(r, 4, theme.Lighten(col, 0.08), theme.Darken(col, 0.2))
	p.Outline(r.Inset(3), 3, 1, theme.Alpha(theme.Cream, 0.3))
	p.Icon("mountaintop", r.Center(), r.H*0.6, theme.Alpha(theme.Cream, 0.28))
}

// paintFace paints the face of card c of the mountain into r at its small size: picture, animal and
// points.
func (b *Table) paintFace(p *paint.Canvas, c rules.Card, r geom.Rect) {
	info := b.Board.Mode.Card(c)
	p.Rect(r.Inset(-1), 5, theme.WalnutInk)
	p.Rect(r, 4, theme.Parchment)
	in := r.Inset(2)
	art(b.Board.Mode, c).Cover(p, in)
	if !c.IsBasic() {
		return
	}
	if b.at.small { // there is room only for the points
		p.Disc(in.Center(), r.H*0.46, theme.Ink, theme.Ink)
		p.Disc(in.Center(), r.H*0.42, theme.Lighten(theme.Oxblood, 0.1), theme.Oxblood)
		p.Label(strconv.Itoa(info.Points), r, shaded(12.5))
		return
	}
	d := r.H * 0.56
	disc := geom.Point{X: r.X + r.H*0.4, Y: r.Center().Y}
	p.Disc(disc, d/2+1, theme.Ink, theme.Ink)
	p.Disc(disc, d/2, theme.Cream, theme.Parchment)
	animalArt(b.Board.Mode, info.Animal).Fit(p, geom.Around(disc, d*0.84, d*0.84))
	points := geom.Point{X: r.Right() - r.H*0.32, Y: r.Center().Y}
	p.Disc(points, r.H*0.27, theme.Ink, theme.Ink)
	p.Disc(points, r.H*0.25, theme.Lighten(theme.Oxblood, 0.1), theme.Oxblood)
	p.Label(strconv.Itoa(info.Points), geom.Around(points, r.H*0.5, r.H*0.5), shaded(max(r.H*0.34, 12.5)))
}

// paintOutpost paints card c, an outpost, into r.
func (b *Table) paintOutpost(p *paint.Canvas, c rules.Card, r geom.Rect) {
	p.Rect(r.Inset(-1), 5, theme.WalnutInk)
	p.Rect(r, 4, theme.RGB(0x6A4A30))
	art(b.Board.Mode, c).Cover(p, r.Inset(2))
	top, _ := r.Inset(2).CutTop(max(r.H*0.42, 17))
	numeral, st := b.Board.Mode.Card(c).Numeral, shaded(max(r.H*0.3, 12))
	top.W = min(max(r.W*0.3, p.LabelWidth(numeral, top, st)+2), top.W)
	p.Rect(top, 3, theme.Alpha(theme.Shadow, 0.7))
	p.Label(numeral, top, st)
}

// paintOutlaws paints the outlaws of the outposts along the upper edge of the cards, above the
// figures that stand there.
func (b *Table) paintOutlaws(p *paint.Canvas) {
	for n := range rules.Node(rules.NodeCount) {
		c := b.Board.Up[n]
		if !b.Board.Held.Has(int(n)) || b.Carried(nodeKey(n)) || c == rules.NoCard {
			continue
		}
		i := b.Board.Mode.Outpost(c)
		if i < 0 {
			continue
		}
		r := b.at.node(n)
		edge, _ := r.Inset(2).CutTop(max(r.H*0.34, 11))
		_, edge = edge.CutLeft(edge.W * 0.3) // the numeral is there
		for k := range b.Board.Outlaws[i] {
			hat := edge.Row(int(k), 4, 0)
			p.Icon("outback-hat", hat.Center(), hat.H*0.95, theme.Alpha(theme.Shadow, 0.9))
			p.Icon("outback-hat", hat.Center().Add(-0.6, -0.8), hat.H*0.85, theme.RGB(0xE8B24A))
		}
	}
}
