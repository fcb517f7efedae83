package sierrawest

import (
	"slices"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// paintPlate paints the panel of another seat, with its possessions.
func (b *Table) paintPlate(p *paint.Canvas, seat engine.Seat) {
	r, o := b.at.plates[seat], &b.Board.Of[seat]
	board(p, r)
	p.Rect(geom.R(r.X+1, r.Y+6, 3, r.H-12), 1, seatColour(int(seat)))
	if b.HighlightedSeat == seat {
		p.Outline(r.Inset(1), 6, 2.4, theme.BrassHi)
	}
	l := b.plateLines(seat)
	b.paintPlateHead(p, seat, l.head)
	all := b.platedGoods()
	switch first := firstGoods(len(all)); {
	case l.strip:
		half := l.head
		half.X, half.W = l.head.X+l.in.W*0.42, l.in.W*0.4
		b.paintFigures(p, seat, half)
		b.paintGoods(p, seat, all, l.goods)
		_, right := l.rest.CutLeft(l.rest.W * 0.5)
		a, c := right.Pad(6, 0).CutLeft(right.W * 0.5)
		b.paintTiles(p, o, a)
		b.paintHouses(p, o, c)
	case l.low:
		b.paintGoods(p, seat, all[:first], l.goods)
		b.paintRest(p, seat, all[first:], l.rest)
	default:
		b.paintGoods(p, seat, all[:first], l.goods)
		a, c := l.more.CutLeft(l.more.W * 0.58)
		if len(all) > first {
			b.paintGoods(p, seat, all[first:], a)
		} else {
			b.paintFigures(p, seat, a)
		}
		b.paintHouses(p, o, c.Pad(3, 0))
		a, c = l.rest.CutLeft(l.rest.W * 0.58)
		b.paintTiles(p, o, a)
		if len(all) > first {
			b.paintFigures(p, seat, c.Pad(3, 0))
		}
	}
}

// plateLines holds the rectangles of the lines in the panel of another seat.
type plateLines struct {
	in, head, goods, more, rest geom.Rect
	strip, low                  bool // strip: the panel has only one line below its head; low: it has two
}

// platedAt returns where the delta badge ("+3") of good g is drawn on the plate (panel) of another
// seat: above the number of the good. The second result is false if plates do not show the good.
func (b *Table) platedAt(seat engine.Seat, g rules.Good) (geom.Point, bool) {
	l, all := b.plateLines(seat), b.platedGoods()
	i, first := slices.Index(all, g), firstGoods(len(all))
	if l.strip {
		first = len(all)
	}
	if i < 0 {
		return geom.Point{}, false
	}
	row, n := l.goods, first
	if i >= first {
		i, n = i-first, len(all)-first
		if row, _ = l.more.CutLeft(l.more.W * 0.58); l.low {
			row = l.rest
		}
	}
	at := row.Row(i, max(n, 3), 1)
	return geom.Point{X: at.Right() - 4, Y: at.Y + 3}, true
}

// paintPlateHead writes the name, the points and the multiplier of a seat into head, the top line
// of the seat's panel.
func (b *Table) paintPlateHead(p *paint.Canvas, seat engine.Seat, head geom.Rect) {
	grown := p.View.Letters()
	b.Token(p, seat, geom.Point{X: head.X + 11, Y: head.Center().Y}, min(head.H-1, 24))
	points := geom.R(head.Right()-70*grown, head.Y, 70*grown, head.H)
	name := geom.R(head.X+27, head.Y, points.X-head.X-29, head.H)
	st, called := table.FittingName(p, b.Name(seat), name.W,
		paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Clip: true}, 12)
	p.Label(called, name, st)
	p.Icon("laurels", geom.Point{X: points.X + 8, Y: points.Center().Y}, 16*min(p.View.Letters(), 1.1), theme.BrassHi)
	p.Label(pieces.Number(b.Board.Of[seat].Points), geom.R(points.X+17, points.Y, 26*grown, points.H),
		label(13, theme.Cream))
	p.Label("×"+strconv.Itoa(b.Board.Multiplier(seat)), geom.R(points.Right()-24*grown, points.Y, 24*grown, points.H),
		label(13, theme.BrassHi))
}

// paintRest paints all remaining things of a seat in one line r of a low plate (panel): goods,
// waiting pioneers, single pieces, caught animals and cabins. more are the kinds of goods. Things
// that the seat does not have take no width.
func (b *Table) paintRest(p *paint.Canvas, seat engine.Seat, more []rules.Good, r geom.Rect) {
	o := &b.Board.Of[seat]
	x := b.paintFigures(p, seat, r)
	for _, g := range more {
		goods()[g].draw(p, geom.R(x, r.Center().Y-8, 17, 16), theme.BrassHi)
		p.Label(strconv.Itoa(b.DisplayedValue(goodKey{seat, g}, o.Goods[g])), geom.R(x+17, r.Y, 10, r.H),
			label(12.5, theme.Cream))
		x += 29
	}
	n := o.Caught.Len() + o.Cabins.Len()
	step := min(r.H, (r.Right()-x)/float64(max(n, 1)))
	at := func() geom.Rect {
		out := geom.R(x, r.Center().Y-step/2, step, step).Inset(1)
		x += step
		return out
	}
	for a := range rules.Animal(rules.AnimalKinds) {
		if o.Caught.Has(int(a)) {
			b.paintTile(p, a, true, at())
		}
	}
	for c := range o.Cabins.All() {
		cabinArt(rules.Cabin(c)).Fit(p, at())
	}
}

// platedGoods returns the goods that the panels of other seats show. Goods that Hastings never has
// are left out in solo games.
func (b *Table) platedGoods() []rules.Good {
	if !b.Board.Solo {
		return goodsOf(b.Board.Mode)
	}
	own := []rules.Good{rules.Gold, rules.Boots}
	if b.Board.Mode == rules.GoldRush {
		own = append(own, rules.Cart)
	}
	return own
}

// paintGoods paints the goods in list into r, each with the number that a seat has.
func (b *Table) paintGoods(p *paint.Canvas, seat engine.Seat, list []rules.Good, r geom.Rect) {
	n := max(len(list), 3)
	for i, g := range list {
		at := r.Row(i, n, 1)
		pic, num := at.CutLeft(min(at.H, at.W*0.54))
		goods()[g].draw(p, geom.Around(pic.Center(), pic.W, min(pic.H, 18)), theme.BrassHi)
		p.Label(strconv.Itoa(b.DisplayedValue(goodKey{seat, g}, b.Board.Of[seat].Goods[g])),
			geom.R(num.X-2, num.Y, num.W+7, num.H), label(12.5, theme.Cream))
	}
}

// goodKey identifies, in animations that count up or down, the number of a good of a seat.
type goodKey struct {
	seat engine.Seat
	good rules.Good
}

// paintTiles paints into r the animal tiles of o, another seat; animals not yet caught are shadows.
func (b *Table) paintTiles(p *paint.Canvas, o *rules.BoardSeat, r geom.Rect) {
	for a := range rules.Animal(rules.AnimalKinds) {
		at := r.Row(int(a), rules.AnimalKinds, 2)
		at = geom.Around(at.Center(), min(at.W, at.H), min(at.W, at.H)-2)
		b.paintTile(p, a, o.Caught.Has(int(a)), at)
	}
}

// faded calls draw while everything is drawn with less opacity. The parameter by is the factor,
// from 0 to 1, by which the opacity of the canvas is multiplied.
func faded(p *paint.Canvas, by float64, draw func()) {
	before := p.Fade
	p.Fade *= by
	draw()
	p.Fade = before
}

// paintTile paints the tile of animal a into r, as a shadow if the animal is not caught yet.
func (b *Table) paintTile(p *paint.Canvas, a rules.Animal, caught bool, r geom.Rect) {
	if caught {
		p.Rect(r.Inset(-1), 4, theme.WalnutInk)
		p.Gradient(r, 3, theme.Cream, theme.Parchment)
		animalArt(b.Board.Mode, a).Fit(p, r.Inset(2))
		return
	}
	p.Rect(r, 3, theme.Alpha(theme.Shadow, 0.5))
	p.Outline(r, 3, 1, theme.Alpha(theme.Brass, 0.3))
	p.Rect(r.Inset(2), 3, theme.Alpha(theme.Cream, 0.2))
	faded(p, 0.4, func() { animalArt(b.Board.Mode, a).Fit(p, r.Inset(2)) })
}

// paintHouses paints into r the cabins of o, another seat.
func (b *Table) paintHouses(p *paint.Canvas, o *rules.BoardSeat, r geom.Rect) {
	i := 0
	for c := range o.Cabins.All() {
		cabinArt(rules.Cabin(c)).Fit(p, r.Row(i, rules.Plots, 2))
		i++
	}
}

// paintFigures paints into r the waiting pioneers of another seat (with the place where they wait),
// its single pieces and its captured outlaws, smaller if they are many. It returns the x coordinate
// of the right end of what it painted.
func (b *Table) paintFigures(p *paint.Canvas, seat engine.Seat, r geom.Rect) float64 {
	r = b.figuresRoom(seat, r)
	o, x := &b.Board.Of[seat], r.X
	next := func(w float64) geom.Rect {
		at := geom.R(x, r.Y+1, w, r.H-2)
		x += w + figureGap
		return at
	}
	for path := range rules.Path(2) {
		at := o.Pioneer[path]
		if !at.Trap && at.Cabin == rules.CabinCount {
			continue
		}
		who := next(r.H * 0.5)
		person(p, pieces.Person{Kind: pieces.Pioneer, Seat: int(seat) + 1, Hat: hats[path]},
			geom.Point{X: who.Center().X, Y: who.Bottom()}, who.H)
		x -= figureGap
		if at.Trap {
			glyph("sierrawest.trap").draw(p, next(r.H*0.8), theme.BrassHi)
		} else {
			cabinArt(at.Cabin).Fit(p, next(r.H*0.8))
		}
	}
	for piece := range rules.Piece(rules.PieceCount) {
		if b.Board.Owner[piece] == seat {
			pieceGlyphs[piece].draw(p, next(r.H*0.9), theme.BrassHi)
		}
	}
	if o.Captured > 0 {
		p.Icon("bandit", next(r.H*0.8).Center(), r.H*0.8, theme.RGB(0xE8B24A))
		p.Label(strconv.Itoa(o.Captured), next(figureCount), label(12.5, theme.Cream))
	}
	return x
}

// figureCount is the width of the number of captured outlaws, and figureGap the space after each
// figure, design units.
const figureCount, figureGap = 14, 3

// figuresRoom returns the part of r in which [Table.paintFigures] paints: it is lower than r if the
// figures would otherwise be wider than r.
func (b *Table) figuresRoom(seat engine.Seat, r geom.Rect) geom.Rect {
	o := &b.Board.Of[seat]
	heights, gaps := 0.0, 0.0 // the width as a multiple of the height, and the rest of it
	for _, at := range o.Pioneer {
		if at.Trap || at.Cabin != rules.CabinCount {
			heights, gaps = heights+1.3, gaps+figureGap
		}
	}
	for _, owner := range b.Board.Owner {
		if owner == seat {
			heights, gaps = heights+0.9, gaps+figureGap
		}
	}
	if o.Captured > 0 {
		heights, gaps = heights+0.8, gaps+figureCount+2*figureGap
	}
	high := min(r.H, (r.W-gaps)/max(heights, 1))
	return geom.R(r.X, r.Center().Y-high/2, r.W, high)
}

// plateLines computes the rectangles of the lines in a seat's panel.
func (b *Table) plateLines(seat engine.Seat) (l plateLines) {
	r := b.at.plates[seat]
	l.in = r.Pad(9, 4)
	l.strip = r.W > 500
	l.low = r.H < 90 && !l.strip
	if l.strip {
		l.head, l.rest = l.in.CutTop(l.in.H / 2)
		l.goods, _ = l.rest.CutLeft(l.rest.W * 0.5)
		return l
	}
	lines := 4.0
	if l.low {
		lines = 3
	}
	high := min(l.in.H/lines, 27)
	l.head, l.rest = l.in.CutTop(high)
	l.goods, l.rest = l.rest.CutTop(high)
	if !l.low {
		l.more, l.rest = l.rest.CutTop(high)
	}
	return l
}
