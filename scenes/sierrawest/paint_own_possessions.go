package sierrawest

import (
	"math"
	"strconv"
	"strings"

	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// paintChest paints the chest, the panel with the viewer's goods, cabins and animals.
func (b *Table) paintChest(p *paint.Canvas) {
	r, me := b.at.chest, b.me()
	board(p, r)
	in := r.Pad(12, 8)
	b.Token(p, b.Viewer, geom.Point{X: in.X + 16, Y: in.Y + 18}, 34)
	p.Label(b.Name(b.Viewer), geom.R(in.X+38, in.Y, 76, 20),
		paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream})
	line := geom.R(in.X+38, in.Y+20, 104, 18)
	p.Icon("laurels", geom.Point{X: line.X + 7, Y: line.Center().Y}, 18, theme.BrassHi)
	p.Label(pieces.Number(me.Points), geom.R(line.X+16, line.Y, 24, line.H), label(13.5, theme.Cream))
	p.Icon("old-wagon", geom.Point{X: line.X + 50, Y: line.Center().Y}, 18, theme.BrassHi)
	p.Label("×"+strconv.Itoa(b.Board.Multiplier(b.Viewer)), geom.R(line.X+60, line.Y, 24, line.H),
		label(13.5, theme.Cream))
	list := goodsOf(b.Board.Mode)
	for i, g := range list {
		b.paintGood(p, g, b.at.good(i, len(list)))
	}
	if b.at.roomy() {
		head := paint.Style{Face: paint.Display, Size: 12.5, Color: theme.BrassHi}
		p.Label(i18n.T("Cabins"), b.at.heading(false), head)
		p.Label(i18n.T("Animals"), b.at.heading(true), head)
	}
	b.paintPlots(p, me)
	for a := range rules.Animal(rules.AnimalKinds) {
		b.paintTile(p, a, me.Caught.Has(int(a)), b.at.tile(int(a)))
	}
	b.paintPieces(p)
	b.paintPosted(p)
}

// paintGood paints good g into r with the number that the viewer has.
func (b *Table) paintGood(p *paint.Canvas, g rules.Good, r geom.Rect) {
	n := b.DisplayedValue(goodKey{b.Viewer, g}, b.me().Goods[g])
	p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.35))
	up, foot := r.CutTop(r.H * (0.6 - 0.24*(p.View.Letters()-1)))
	p.Rect(up.Inset(1.5), 4, theme.RGB(0xF1E3C2))
	goods()[g].draw(p, up.Inset(4), theme.Umber)
	if n == 0 {
		p.Rect(up.Inset(1.5), 4, theme.Alpha(theme.Shadow, 0.45))
	}
	text := strconv.Itoa(n)
	if g == rules.Cart && n > 0 { // show which content the carts have
		c := b.me().Carts
		text = strconv.Itoa(c[1]+2*c[2]) + "/" + strconv.Itoa(2*n)
	}
	p.Label(text, foot, label(15, theme.Cream))
}

// ownedCount returns how many things are shown beside the name in the viewer's chest: the single
// pieces, and one more if the viewer has caught outlaws.
func (b *Table) ownedCount() int {
	n := len(b.ownPieces())
	if b.me().Captured > 0 {
		n++
	}
	return n
}

// ownPieces returns the single pieces (mule, lantern, ...) that the viewer owns.
func (b *Table) ownPieces() (all []rules.Piece) {
	for piece := range rules.Piece(rules.PieceCount) {
		if b.Board.Owner[piece] == b.Viewer {
			all = append(all, piece)
		}
	}
	return all
}

// paintPieces paints the single pieces that the viewer owns, and the outlaws that the viewer has
// captured.
func (b *Table) paintPieces(p *paint.Canvas) {
	all := b.ownPieces()
	ground := func(r geom.Rect) { // where the pieces are on the picture, beside the cards, they need a background
		if b.at.chest.W > 500 {
			p.Rect(r.Inset(-2), 6, theme.Alpha(theme.Shadow, 0.6))
		}
	}
	for i, piece := range all {
		ground(b.at.owned(i))
		pieceGlyphs[piece].draw(p, b.at.owned(i), theme.BrassHi)
	}
	if n := b.me().Captured; n > 0 {
		r := b.at.owned(len(all))
		ground(r.Pad(-3, 0))
		p.Icon("bandit", geom.Point{X: r.X + 9, Y: r.Center().Y}, 20, theme.RGB(0xE8B24A))
		p.Label(strconv.Itoa(n), geom.R(r.X+17, r.Y+4, 16, 20), shaded(13))
	}
}

// paintPlots paints the cabins and free plots of the viewer, whose part of the board is me.
func (b *Table) paintPlots(p *paint.Canvas, me *rules.BoardSeat) {
	for i := range rules.Plots {
		r := b.at.plot(i)
		p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.3))
		if i >= me.Cabins.Len() {
			dashes(p, r, theme.Alpha(theme.Cream, 0.4))
			p.Label("−2", r, label(14, theme.Alpha(theme.Cream, 0.6)))
		}
	}
	i := 0
	for c := range me.Cabins.All() {
		if !b.Carried(rules.Cabin(c)) {
			b.paintOwned(p, rules.Cabin(c), b.at.plot(i))
		}
		i++
	}
	b.paintNames(p, me)
}

// tableLabel is the minimum letter size, in design units, of a name that is written beside a
// picture of the same thing.
const tableLabel = 11

// paintOwned paints the viewer's cabin c into r without its name, which paintNames writes.
func (b *Table) paintOwned(p *paint.Canvas, c rules.Cabin, r geom.Rect) {
	house, _ := r.CutTop(r.H - b.ownNames(p, b.me()).high - 1)
	cabinArt(c).Fit(p, house.Pad(2, 1))
}

// ownNameHigh is the height of a line with the name of a cabin, in design units.
const ownNameHigh = 13.5

// twoLinePlot is the height, in design units, above which a plot has room for a name of two lines.
const twoLinePlot = 60

// ownName describes how the name of a cabin is written on its plot, in one or two lines.
type ownName struct {
	lines []string
	wide  float64 // width of the longest line in design units
}

// ownNames describes how the names of the viewer's cabins are written: all in the same size, on
// plates of the same height.
type ownNames struct {
	all  []ownName // by index of the plot
	line float64   // height of a line in design units
	high float64   // height of the names
	st   paint.Style
	meet bool // whether two neighbouring names would overlap at the same height
}

// paintNames writes the names of the cabins of the viewer (me) over everything on their plots.
// Every second name is higher if some would overlap otherwise.
func (b *Table) paintNames(p *paint.Canvas, me *rules.BoardSeat) {
	names := b.ownNames(p, me)
	i := 0
	for c := range me.Cabins.All() {
		n, r := names.all[i], b.at.plot(i)
		foot, _ := r.CutBottom(names.high + 1)
		if i%2 == 1 && names.meet {
			foot.Y -= names.line
		}
		if i++; b.Carried(rules.Cabin(c)) {
			continue
		}
		plate := geom.Around(foot.Center(), max(n.wide+1, 20), foot.H-1)
		p.Rect(plate, 3, theme.Alpha(theme.RGB(0x23120A), 0.72))
		text := geom.Around(foot.Center(), foot.W, names.line*float64(len(n.lines)))
		for k, name := range n.lines {
			line, st := text.Column(k, len(n.lines), 0).Pad(-6, 0), names.st
			st.Clip = !p.LabelFits(name, line, st) // a long word in large letters rather gets smaller
			p.Label(name, line, st)
		}
	}
}

// ownNames returns how the names of the viewer's cabins are written. The letters are smaller if
// names would be cut off or overlap otherwise.
func (b *Table) ownNames(p *paint.Canvas, me *rules.BoardSeat) (names ownNames) {
	for _, size := range []float64{11.5, tableLabel} {
		names = ownNames{line: ownNameHigh + 3*(p.View.Letters()-1), st: paint.Style{Face: paint.Body, Size: size,
			Color: theme.Cream, Align: paint.Center, Clip: true}}
		fits := true
		for c := range me.Cabins.All() {
			i := len(names.all)
			n := names.of(p, cabinName(rules.Cabin(c)), b.at.plot(i))
			names.all = append(names.all, n)
			names.high = max(names.high, names.line*float64(len(n.lines)))
			fits = fits && n.wide <= b.at.plot(i).W+2
			names.meet = names.meet || i > 0 &&
				(names.all[i-1].wide+n.wide)/2 > math.Abs(b.at.plot(i).X-b.at.plot(i-1).X)-3
		}
		if fits && !names.meet {
			break
		}
	}
	return names
}

// inTwoLines divides a name at its first space or, if it is one long word, before one of the usual
// endings of such words. It returns the name as one line if it cannot be divided.
func inTwoLines(name string) []string {
	if first, rest, two := strings.Cut(name, " "); two {
		return []string{first, rest}
	}
	if first, rest, two := table.DivideWord(name); two {
		return []string{first, rest}
	}
	return []string{name}
}

// of returns how the name of a cabin is written on its plot r.
func (o *ownNames) of(p *paint.Canvas, name string, r geom.Rect) ownName {
	n := ownName{lines: []string{name}}
	room := geom.R(r.X, r.Y, r.W+2, o.line)
	if r.H > twoLinePlot && p.LabelWidth(name, room, o.st) > r.W-1 {
		n.lines = inTwoLines(name)
	}
	for _, s := range n.lines { // a long word extends over the edge a little instead of being cut off
		n.wide = max(n.wide, min(p.LabelWidth(s, room, o.st), r.W+8))
	}
	return n
}
