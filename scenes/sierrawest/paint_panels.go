package sierrawest

import (
	"slices"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// paintSpecial paints the components that only the current mode has: the scales of Apple Hill; the
// Fish Market; the lantern, the dynamite and the carts; or the sheriff's badge and the outlaws.
func (b *Table) paintSpecial(p *paint.Canvas) {
	r := b.at.special
	board(p, r)
	switch b.Board.Mode {
	case rules.AppleHill:
		for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
			for n := 1; n <= rules.MaxApples; n++ {
				at := b.at.apple(g, n)
				p.Disc(at.Center(), min(at.W, at.H)/2, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
				if n <= b.DisplayedValue(g, b.Board.Supply[g]) {
					goods()[g].draw(p, at, theme.Ink)
				} else {
					// a pale apple shows the colour of the row
					faded(p, 0.25, func() { goods()[g].draw(p, at, theme.Ink) })
				}
			}
		}
	case rules.BoatsBanjos:
		top, _ := r.CutTop(marketHead)
		p.Label(i18n.T("Fish Market"), top.Pad(4, 0), shaded(12))
		for g := rules.Trout; g <= rules.Salmon; g++ {
			at := b.at.fish(g)
			p.Rect(at, 4, theme.Alpha(theme.Cream, 0.88))
			pic, number := at.CutLeft(at.W - 16)
			goods()[g].draw(p, pic.Inset(1), theme.Ink)
			p.Label(strconv.Itoa(b.Board.Supply[g]), number.Move(-2, 0), label(13, theme.Ink))
		}
	case rules.GoldRush:
		b.paintFree(p, rules.Lantern)
		b.paintFree(p, rules.Dynamite)
		at := r.Inset(6).Row(2, 3, 4)
		up, foot := at.CutTop(at.H * 0.55)
		goods()[rules.Cart].draw(p, up, theme.Ink)
		p.Label(strconv.Itoa(b.Board.Supply[rules.Cart]), foot, shaded(14))
	case rules.OutlawsOutposts:
		b.paintFree(p, rules.Sheriff)
		at := r.Inset(6).Row(1, 3, 4)
		up, foot := at.CutTop(at.H * 0.6)
		p.Icon("bandit", up.Center(), up.H, theme.RGB(0xE8B24A))
		p.Label(strconv.Itoa(b.Board.Outlaws[5]), foot, shaded(14))
	}
	if b.Board.Past.Die > 0 && b.Board.Mode >= rules.GoldRush && !b.Carried("die") &&
		b.Board.Mode == rules.OutlawsOutposts {
		pieces.Die(p, b.at.die(), 24, b.Board.Past.Die, 0.2, pieces.Ivory)
	}
}

// paintFree paints a single piece (mule, lantern, ...), or its empty place if a seat owns it.
func (b *Table) paintFree(p *paint.Canvas, piece rules.Piece) {
	r := b.at.piece(piece)
	p.Rect(r, 4, theme.Alpha(theme.Shadow, 0.4))
	if b.Board.Owner[piece] == engine.NoSeat {
		pieceGlyphs[piece].draw(p, r.Inset(3), theme.Ink)
	}
}

// paintHomestead paints the homestead tracks, the markers of all seats, and the reward for moving a
// marker up.
func (b *Table) paintHomestead(p *paint.Canvas) {
	r := b.at.homestead
	board(p, r)
	head, _ := r.Pad(8, 3).CutTop(17)
	p.Label(i18n.T("Homestead"), head, paint.Style{Face: paint.Display, Size: 13, Color: theme.BrassHi})
	p.Label("×"+strconv.Itoa(b.Board.Multiplier(b.Viewer)), head,
		paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Right})
	for t := range rules.Track(b.trackCount()) {
		look, row := trackLooks[t], b.at.track(t)
		p.Icon(look.icon, geom.Point{X: row.X + 10, Y: row.Center().Y}, min(row.H, 19), theme.Lighten(look.colour, 0.3))
		for n := range t.Info().Top + 1 {
			at := b.at.step(t, n)
			p.Rect(at, 3, theme.Alpha(theme.Darken(look.colour, 0.15+0.05*float64(6-n)), 1))
			if !b.markerOn(t, n) { // leave out a number that a marker would cover
				p.Label(strconv.Itoa(n), at, label(12.5, theme.Alpha(theme.Cream, 0.85)))
			}
		}
		pays := geom.R(row.Right()-35, row.Center().Y-min(row.H, 17.5)/2, 35, min(row.H, 17.5))
		for i, g := range look.reward {
			g.draw(p, pays.Row(i, len(look.reward), 0), theme.BrassHi)
		}
	}
	for t := range rules.Track(b.trackCount()) {
		for s := range engine.Seat(b.seats()) {
			if !b.Carried(markerKey{s, t}) {
				b.paintMarker(p, s, b.at.marker(t, b.Board.Of[s].Track[t], s))
			}
		}
	}
}

// markerOn reports whether a marker of any seat is on a space of homestead track t.
func (b *Table) markerOn(t rules.Track, space int) bool {
	for s := range engine.Seat(b.seats()) {
		if b.Board.Of[s].Track[t] == space && !b.Carried(markerKey{s, t}) {
			return true
		}
	}
	return false
}

func (b *Table) paintMarker(p *paint.Canvas, seat engine.Seat, at geom.Point) {
	size := min(b.at.step(0, 0).H*0.66, b.at.step(0, 0).W*0.56, 13)
	pieces.Marker(p, at, max(size, 9), int(seat))
}

// onSale returns the cabins that can be built in this mode.
func (b *Table) onSale() []rules.Cabin {
	var list []rules.Cabin
	for c := range rules.CabinCount {
		if b.Board.Market[c] > 0 || b.everBuilt(c) {
			list = append(list, c)
		}
	}
	return list
}

// everBuilt reports whether any seat owns cabin c now.
func (b *Table) everBuilt(c rules.Cabin) bool {
	for s := range engine.Seat(b.seats()) {
		if b.Board.Of[s].Cabins.Has(int(c)) {
			return true
		}
	}
	return false
}

// builds reports whether the current decision lets the viewer build a cabin, and the viewer could
// pay for at least one.
func (b *Table) builds() bool {
	d := &b.Board.Pending
	if b.Board.Phase != rules.PhaseBuild && b.Board.Phase != rules.PhaseShovel || b.Board.Actor != b.Viewer ||
		!b.RevealedSeats.Has(b.Viewer) {
		return false
	}
	discount := 0
	if b.Board.Phase == rules.PhaseBuild {
		discount = d.N
	}
	if b.me().Cabins.Len() >= rules.Plots {
		return false
	}
	for _, c := range b.onSale() {
		if b.Board.Market[c] > 0 && !b.me().Cabins.Has(int(c)) && b.pays(c, discount) {
			return true
		}
	}
	return false
}

// pays reports whether the viewer could pay for cabin c. discount is the number of goods by which
// its price is reduced.
func (b *Table) pays(c rules.Cabin, discount int) bool {
	have, lacks := b.me().Goods, 0
	for g, n := range c.Info().Cost {
		lacks += max(int(n)-have[g], 0)
	}
	return lacks <= have[rules.Gold]+discount
}

// paintMarket paints the cabins for sale, with the number left of each. While one of them can be
// built, they are large, with name, price and points.
func (b *Table) paintMarket(p *paint.Canvas) {
	r := b.at.market
	board(p, r)
	head, _ := r.Pad(8, 3).CutTop(17)
	if b.at.building {
		head, _ = r.Pad(12, 4).CutTop(20)
		free := rules.Plots - b.me().Cabins.Len()
		note := i18n.N(free, "%d empty plot", "%d empty plots", free)
		if n := b.Board.Pending.N; b.Board.Phase == rules.PhaseBuild && n > 0 {
			note = i18n.N(n, "%[2]s, cost −%[1]d", "%[2]s, cost −%[1]d", n, note)
		}
		p.Label(note, head, paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, Align: paint.Right})
	}
	p.Label(i18n.T("Cabins for sale"), head, paint.Style{Face: paint.Display, Size: 13.5, Color: theme.BrassHi})
	all := b.onSale()
	for i, c := range all {
		at := b.at.sale(i, len(all))
		left := b.Board.Market[c]
		if b.at.building {
			b.paintOffer(p, c, at, left)
			continue
		}
		b.paintCabin(p, c, at, left > 0)
		for k := range left {
			p.Disc(geom.Point{X: at.Center().X + (float64(k)-float64(left-1)/2)*7, Y: at.Bottom() - 3}, 2.4,
				theme.BrassHi, theme.Brass)
		}
	}
}

// paintOffer paints cabin c into r, enlarged for building: its name, its price, its points, and the
// number of such cabins for sale. left is this number.
func (b *Table) paintOffer(p *paint.Canvas, c rules.Cabin, r geom.Rect, left int) {
	p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.35))
	fade := 1.0
	if left == 0 || b.me().Cabins.Has(int(c)) {
		fade = 0.45
	}
	faded(p, fade, func() {
		name, rest := r.Pad(4, 2).CutTop(r.H * 0.3)
		p.Label(cabinName(c), name, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Clip: true})
		house, right := rest.CutLeft(rest.W * 0.4)
		cabinArt(c).Fit(p, house)
		price, foot := right.Pad(3, 0).CutTop(right.H * 0.54)
		var cost []glyph
		for g, n := range c.Info().Cost {
			for range n {
				cost = append(cost, goods()[rules.Good(g)])
			}
		}
		d := min(price.H, 22, price.W/float64(max(len(cost), 1)))
		for i, g := range cost {
			g.draw(p, geom.R(price.X+d*float64(i), price.Center().Y-d/2, d, d), theme.Ink)
		}
		p.Icon("laurels", geom.Point{X: foot.X + 8, Y: foot.Center().Y}, 16*min(p.View.Letters(), 1.1), theme.BrassHi)
		p.Label(strconv.Itoa(c.Info().Points), geom.R(foot.X+17, foot.Y, 18, foot.H), label(13.5, theme.Cream))
		for k := range left {
			p.Disc(geom.Point{X: foot.Right() - 4 - 8*float64(k), Y: foot.Center().Y}, 3, theme.BrassHi, theme.Brass)
		}
	})
}

// paintCabin paints cabin c at its small size into r. The parameter there says whether such a cabin
// is available; if not, it is painted dark.
func (b *Table) paintCabin(p *paint.Canvas, c rules.Cabin, r geom.Rect, there bool) {
	house, _ := r.CutTop(r.H - 7)
	cabinArt(c).Fit(p, house)
	if !there {
		p.Rect(house, 3, theme.Alpha(theme.WalnutInk, 0.66))
	}
}

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
		paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Clip: true}, 12.5)
	p.Label(called, name, st)
	p.Icon("laurels", geom.Point{X: points.X + 8, Y: points.Center().Y}, 16*min(p.View.Letters(), 1.1), theme.BrassHi)
	p.Label(pieces.Number(b.State.Score(seat)), geom.R(points.X+17, points.Y, 26*grown, points.H),
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
// its single pieces and its captured outlaws. It returns the x coordinate of the right end of what
// it painted.
func (b *Table) paintFigures(p *paint.Canvas, seat engine.Seat, r geom.Rect) float64 {
	o, x := &b.Board.Of[seat], r.X
	next := func(w float64) geom.Rect {
		at := geom.R(x, r.Y+1, w, r.H-2)
		x += w + 3
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
		x -= 3
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
		p.Label(strconv.Itoa(o.Captured), next(14), label(12.5, theme.Cream))
	}
	return x
}
