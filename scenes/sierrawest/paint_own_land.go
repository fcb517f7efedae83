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

// shownCards returns the cards shown in the slots of the land. While the viewer lays out cards,
// they are those of the selected layout, otherwise those on the board. ok is false if there are
// none.
func (b *Table) shownCards() (cards [rules.SummitSlots]rules.Card, ok bool) {
	if m := b.planned(); m.Kind != 0 {
		return [rules.SummitSlots]rules.Card{rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m)}, true
	}
	return b.Board.Laid, b.Board.Laid[0] != rules.NoCard
}

// paintOwn paints the viewer's land: the cards (drawn as mountain peaks), both paths, the pioneers,
// the camp and the trap.
func (b *Table) paintOwn(p *paint.Canvas) {
	r := b.at.own
	p.DropShadow(r, 8, 6)
	p.Rect(r.Inset(-1.5), 9, theme.WalnutInk)
	pieces.Motif{Name: "sierrawest.own"}.Cover(p, r)
	seat := b.shownSeat()
	if b.HighlightedSeat == seat || b.Board.Active == seat {
		p.Outline(r, 8, 2.2, seatColour(int(seat)))
	}
	cards, ok := b.shownCards()
	if ok && !b.at.building { // while a cabin can be built, the cabins for sale cover the peaks
		for s := range rules.Slot(rules.SummitSlots) {
			if !b.Carried(laidKey(s)) {
				b.paintLaid(p, s, cards[s])
			}
		}
	}
	b.paintPath(p, rules.Green, cards, ok)
	b.paintPath(p, rules.Tan, cards, ok)
	glyph("sierrawest.trap").draw(p, b.at.snare(), theme.Ink)
	for path := range rules.Path(2) {
		if !b.waitsInChest(seat, path) && !b.Carried(pioneerKey{seat, path}) {
			b.paintPioneer(p, seat, path, b.pioneerAt(seat, path))
		}
	}
	if b.plans() {
		b.paintWarning(p, b.warning(b.outlookOf(b.planned())))
	}
	if seat != b.Viewer {
		tag, _ := b.at.middle().CutBottom(22) // the place of the viewer's own fee board
		p.Rect(tag, 5, theme.Alpha(theme.Shadow, 0.62))
		p.Label(b.Name(seat), tag.Pad(6, 0), shaded(12.5))
	}
}

// paintWarning writes a warning on a board in the free middle of the viewer's land. text is the
// text of the warning.
func (b *Table) paintWarning(p *paint.Canvas, text string) {
	if text == "" {
		return
	}
	r := b.at.middle()
	r = geom.Around(r.Center(), r.W*0.9, min(r.H*0.66, 40+28*p.View.Letters()-14))
	for _, x := range []float64{0.08, 0.92} {
		p.Rect(geom.R(r.X+r.W*x-3, r.Bottom()-2, 6, 12), 1, theme.WalnutInk)
	}
	board(p, r)
	p.Fit(text, r.Pad(8, 4), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center,
		LineHeight: 1.2})
}

// shownSeat returns the seat whose cards and pioneers the viewer's land shows: the active seat or,
// if no cards are laid out, the viewer.
func (b *Table) shownSeat() engine.Seat {
	if b.Board.Laid[0] != rules.NoCard {
		return b.Board.Active
	}
	return b.Viewer
}

// home reports whether the pioneer of a path has left his path for the rest of this turn: he waits
// at a post (such as a cabin) or has returned to camp.
func (b *Table) home(path rules.Path) bool {
	at := engine.At(b.Board.Of[:], b.shownSeat()).Pioneer[path]
	return !at.Ready && at.Space == 0 && b.Board.Phase != rules.PhasePlan
}

// pioneerAt returns the point between the feet of the pioneer of a seat and path.
func (b *Table) pioneerAt(seat engine.Seat, path rules.Path) geom.Point {
	at := b.Board.Of[seat].Pioneer[path]
	switch {
	case at.Space > 0:
		r := b.at.well(path, at.Space) // he stands beside the icon of his space and the coin of its fee
		return geom.Point{X: r.X + r.W*0.86, Y: r.Y + r.H*0.84}
	case at.Summit:
		r := b.at.card(at.Slot)
		return geom.Point{X: r.X + r.W*0.86, Y: r.Y + r.H*0.72}
	case at.Trap:
		r := b.at.snare()
		return geom.Point{X: r.Center().X, Y: r.Bottom()}
	case b.waitsInChest(seat, path):
		r := b.at.plot(b.plotOf(at.Cabin))
		name := ownNameHigh
		if r.H > twoLinePlot {
			name *= 2
		}
		return geom.Point{X: r.X + r.W*0.76, Y: r.Bottom() - name}
	}
	r := b.at.well(path, 0)
	return geom.Point{X: r.Center().X, Y: r.Bottom() - 4}
}

// waitsInChest reports whether the pioneer of a seat and path waits in a cabin that the viewer's
// chest shows. He then stands in front of that cabin, not on the land.
func (b *Table) waitsInChest(seat engine.Seat, path rules.Path) bool {
	return seat == b.Viewer && !b.at.planning && b.me().Pioneer[path].Cabin != rules.CabinCount
}

// paintPosted paints those of the viewer's pioneers who wait in a cabin, in front of it. While the
// land shows another seat's turn, a pioneer who waits at the trap is painted beside the viewer's
// single pieces.
func (b *Table) paintPosted(p *paint.Canvas) {
	for path := range rules.Path(2) {
		switch {
		case b.Carried(pioneerKey{b.Viewer, path}):
		case b.waitsInChest(b.Viewer, path):
			b.paintPioneer(p, b.Viewer, path, b.pioneerAt(b.Viewer, path))
		case b.me().Pioneer[path].Trap && b.shownSeat() != b.Viewer:
			r := b.at.owned(b.ownedCount())
			glyph("sierrawest.trap").draw(p, r, theme.BrassHi)
			person(p, pieces.Person{Kind: pieces.Pioneer, Seat: int(b.Viewer) + 1, Hat: hats[path]},
				geom.Point{X: r.Center().X, Y: r.Bottom()}, r.H)
		}
	}
}

// plotOf returns the index of the viewer's plot on which cabin c is drawn. If the viewer does not
// own c, it returns the index of the first free plot or, if all plots are full, of the last one.
func (b *Table) plotOf(c rules.Cabin) int {
	i := 0
	for other := range b.me().Cabins.All() {
		if rules.Cabin(other) == c {
			break
		}
		i++
	}
	return min(i, rules.Plots-1)
}

// hats holds the colours of the pioneers' hats, by path.
var hats = [2]color.RGBA{theme.RGB(0x3E7A3A), theme.RGB(0xC48A42)}

// paintPioneer paints the pioneer of a seat and a path. foot is the point between his feet.
func (b *Table) paintPioneer(p *paint.Canvas, seat engine.Seat, path rules.Path, foot geom.Point) {
	person(p, pieces.Person{Kind: pieces.Pioneer, Seat: int(seat) + 1, Hat: hats[path]}, foot, b.at.wellRadius*1.7)
}

// payableIcon is the icon on a summit whose price can be paid. It is no tick, which marks the
// coach's best move, and not the pair of coins that marks the cheapest payment.
const payableIcon = "coins"

// paintLaid paints card c in slot s of the land: title, picture, and summit action with price and
// effect.
func (b *Table) paintLaid(p *paint.Canvas, s rules.Slot, c rules.Card) {
	r := b.at.card(s)
	info := b.Board.Mode.Card(c)
	p.DropShadow(r, 5, 6)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Rect(r, 5, theme.Parchment)
	band, rest := r.CutTop(min(r.H*0.21, 30))
	p.Gradient(band, 5, theme.RGB(0x6B3A22), theme.WalnutLo)
	p.Label(i18n.T(info.Name), band.Pad(6, 0),
		paint.Style{Face: paint.Display, Size: min(18, band.H*0.62), Color: theme.BrassHi, Align: paint.Center})
	art(b.Board.Mode, c).Cover(p, rest.Inset(2))
	strip := b.at.summit(s)
	p.Rect(strip, 4, theme.Alpha(theme.Cream, 0.94))
	p.Outline(strip, 4, 1, theme.Alpha(theme.Ink, 0.7))
	b.paintSummit(p, info.Summit, strip.Pad(5, 2))
	if b.payable(s, info.Summit) {
		at := geom.Point{X: strip.Right() - 3, Y: strip.Y + 3}
		p.Disc(at, 11, theme.Ink, theme.Ink)
		p.Disc(at, 10, theme.RGB(0x4B7F3A), theme.RGB(0x2F5525))
		p.Icon(payableIcon, at, 16, theme.BrassHi)
	}
	if c.IsBasic() {
		at := geom.Point{X: rest.Right() - 14, Y: rest.Y + 15}
		p.Disc(at, 12, theme.Ink, theme.Ink)
		p.Disc(at, 11, theme.Lighten(theme.Oxblood, 0.1), theme.Oxblood)
		p.Label(strconv.Itoa(info.Points), geom.Around(at, 22, 18), shaded(14))
	}
}

// paintPath paints the spaces of a path with the icons of the cards that are laid out. cards has
// the card in each slot. ok is false if no cards are laid out; the spaces are then empty.
func (b *Table) paintPath(p *paint.Canvas, path rules.Path, cards [rules.SummitSlots]rules.Card, ok bool) {
	var icons []rules.Icon
	if ok {
		icons = b.Board.Mode.Preview(cards[rules.Left], cards[rules.Top], cards[rules.Right], path)
	}
	b.paintBrings(p, path, icons)
	rim := [2]color.RGBA{theme.RGB(0x2E5A2C), theme.RGB(0x7A4A22)}[path]
	road := [2]color.RGBA{theme.RGB(0xA9CE74), theme.RGB(0xE2BE88)}[path]
	for pass, width := range []float64{b.at.wellRadius * 0.62, b.at.wellRadius * 0.46} {
		c := rim
		if pass == 1 {
			c = road
		}
		for n := range path.Spaces() {
			p.Line(b.at.well(path, n).Center(), b.at.well(path, n+1).Center(), width, c)
		}
	}
	for n := 1; n <= path.Spaces(); n++ {
		r := b.at.well(path, n)
		c, d := r.Center(), b.at.wellRadius
		p.SoftRect(r.Move(1, 3), d, 3, 0, theme.Alpha(theme.Shadow, 0.5))
		p.Disc(c, d, rim, theme.Darken(rim, 0.25))
		if ok && b.changed(path, n) {
			dashedRing(p, c, d+3)
		}
		p.Disc(c, d-3, theme.RGB(0xFBF2DA), theme.RGB(0xE9D8AE))
		if ok {
			icon := icons[n-1]
			drawGlyphs(p, geom.Around(c, d*1.16, d*1.16), iconGlyphs()[icon], theme.Umber)
			if icon.Info().Mandatory && (icon != rules.IconGrizzly || b.fearsGrizzly(b.shownSeat())) {
				p.Disc(geom.Point{X: c.X + d*0.72, Y: c.Y - d*0.72}, 9, theme.Oxblood, theme.Oxblood)
				p.Label("!", geom.Around(geom.Point{X: c.X + d*0.72, Y: c.Y - d*0.72}, 14, 16), shaded(12.5))
			}
		}
		if fee := path.Fee(n); fee > 0 {
			pieces.CoinWithNumber(p, geom.Point{X: c.X - d*0.8, Y: c.Y + d*0.62}, max(13, d*0.38), fee)
		}
		if at := engine.At(b.Board.Of[:], b.shownSeat()).Pioneer[path]; at.Space >= n || b.home(path) {
			p.Disc(c, d-3, theme.Alpha(theme.Shadow, 0.3), theme.Alpha(theme.Shadow, 0.3))
		}
	}
}
