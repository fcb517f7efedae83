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

// paintTrail paints the spaces of the trail, their tolls, and the wagons.
func (b *Table) paintTrail(p *paint.Canvas) {
	shades := [5]color.RGBA{{}, theme.RGB(0x8A6A40), theme.RGB(0xA97E3E), theme.RGB(0xC99A3A), theme.RGB(0xE2B23E)}
	for n := range rules.LastSpace + 1 {
		r, info := b.at.space(n), rules.Space(n)
		p.Rect(r.Inset(-1), 5, theme.Alpha(theme.WalnutInk, 0.9))
		p.Gradient(r, 4, theme.Lighten(shades[info.Multiplier], 0.08), theme.Darken(shades[info.Multiplier], 0.1))
		x := r.Right() - 3
		for g := range rules.Good(3) {
			for range info.Toll[g] {
				x -= 16
				goods()[g].draw(p, geom.R(x, r.Bottom()-17, 16, 16), theme.Ink)
			}
		}
	}
	for s := range engine.Seat(b.seats()) {
		if !b.Carried(wagonKey(s)) {
			b.paintWagon(p, s, b.wagonAt(s, b.Board.Of[s].Wagon))
		}
	}
	if b.Board.Owner[rules.Mule] == engine.NoSeat {
		pieceGlyphs[rules.Mule].draw(p, b.at.piece(rules.Mule), theme.Ink)
	}
}

// times holds the text on a sign beside the trail, by multiplier. The multiplier says how often
// each homestead space counts for a seat whose wagon has come that far.
var times = [...]string{"", "×1", "×2", "×3", "×4"}

// paintMultipliers paints a sign at each space of the trail where the multiplier of the homestead
// rises. The signs are drawn above the panels beside the trail and above highlighted targets.
func (b *Table) paintMultipliers(p *paint.Canvas) {
	last := 0
	for n := range rules.LastSpace + 1 {
		r, info := b.at.space(n), rules.Space(n)
		if info.Multiplier == last {
			continue
		}
		last = info.Multiplier
		tag := geom.R(r.X-2, r.Y-13, 30, 18)
		p.Rect(tag.Inset(-1), 4, theme.WalnutInk)
		p.Gradient(tag, 4, theme.Walnut, theme.WalnutLo)
		p.Label(times[last], tag, shaded(12.5))
	}
}

// wagonAt returns the rectangle of a seat's wagon on a space of the trail, beside the wagons
// already there.
func (b *Table) wagonAt(seat engine.Seat, space int) geom.Rect {
	i, n := 0, 0
	for s := range engine.Seat(b.seats()) {
		if s == seat || b.Board.Of[s].Wagon == space {
			if s < seat {
				i++
			}
			n++
		}
	}
	return b.at.wagon(space, i, n)
}

// paintWagon paints the wagon of a seat into r, with the seat's symbol on the canvas. On a crowded
// space the wagon gets smaller, but the symbol does not.
func (b *Table) paintWagon(p *paint.Canvas, seat engine.Seat, r geom.Rect) {
	high := min(r.H*0.9, max(r.W*0.72, 17))
	pieces.Motif{Name: "sierrawest.wagon"}.Stand(p, geom.Point{X: r.Center().X, Y: r.Bottom() - 1}, high)
	pieces.Marker(p, geom.Point{X: r.Center().X, Y: r.Bottom() - 1 - max(high*0.62, 10)}, 15, int(seat))
}

// paintRow paints the row of six places: the special cards that have been revealed, with a frame
// around those along the viewer's trail, and the places that are still empty. The last place ends
// the game.
func (b *Table) paintRow(p *paint.Canvas) {
	along := b.Board.CardsAlongTrail(b.Viewer)
	for i := range rules.RowSlots {
		r := b.at.slot(i)
		switch {
		case i < b.Board.RowSize && !b.Carried(slotKey(i)):
			b.paintSpecialCard(p, i, r)
			if i < along {
				p.Outline(r.Inset(-1), 5, 2.6, theme.RGB(0xC23A30))
			}
		case i >= b.Board.RowSize:
			p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.32))
			dashes(p, r, theme.Alpha(theme.Cream, 0.55))
			top, foot := r.CutTop(r.H * 0.55)
			p.Label(strconv.Itoa(i+1), top, shaded(17))
			text := i18n.T("empty")
			if i == rules.RowSlots-1 {
				text = i18n.T("ends the game")
			}
			note := shaded(12.5)
			note.LineHeight = 1.05
			if p.LabelWidth(text, foot, note) > foot.W-6 { // write the text in two lines
				p.Fit(text, foot.Pad(4, 0).Move(0, -6), note)
			} else {
				p.Label(text, foot.Pad(3, 0).Move(0, -5), note)
			}
		}
	}
}

// paintCanoes paints the canoes of all seats in Boats & Banjos. Hastings has none.
func (b *Table) paintCanoes(p *paint.Canvas) {
	if b.Board.Mode != rules.BoatsBanjos {
		return
	}
	for s := range engine.Seat(b.seats()) {
		if !b.Carried(canoeKey(s)) && (!b.Board.Solo || s != rules.Hastings) {
			b.paintCanoe(p, s, b.at.canoe(b.Board.Of[s].Canoe, s))
		}
	}
}

func (b *Table) paintCanoe(p *paint.Canvas, seat engine.Seat, foot geom.Point) {
	r := pieces.Motif{Name: "sierrawest.canoe"}.Stand(p, foot, 11)
	pieces.Marker(p, r.Center().Add(0, -5), 14, int(seat))
}

// leastCardName is the minimum letter size of the name of a special card or a cabin for sale, in
// design units.
const leastCardName = 11

// paintSpecialCard paints the card with index i, from 0, in the row of special cards into r.
func (b *Table) paintSpecialCard(p *paint.Canvas, i int, r geom.Rect) {
	c := b.Board.Row[i]
	info := b.Board.Mode.Card(c)
	p.DropShadow(r, 5, 3)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Rect(r, 5, theme.Parchment)
	name := i18n.T(info.Name)
	band, rest, style := cardNameBand(p, name, r)
	art(b.Board.Mode, c).Cover(p, rest.Inset(1.5))
	p.Gradient(band, 5, theme.Lighten(modeColours[b.Board.Mode], 0.05), modeColours[b.Board.Mode])
	_, high := p.Measure(name, style)
	p.Fit(name, band.Pad(2, 0).Move(0, (band.H-high)/2), style)
	b.paintContents(p, i, rest.Pad(5, 4))
}

// cardNameBand returns the band with the name of a special card on the card r, the rest of the card
// below it, and the style of the name. A name that is too long for one line has a band for two.
func cardNameBand(p *paint.Canvas, name string, r geom.Rect) (band, rest geom.Rect, style paint.Style) {
	least := leastCardName * min(p.View.Letters(), 1.1)
	for _, share := range []float64{0.3, 0.46} {
		band, rest = r.CutTop(r.H * share)
		style = p.FitStyle(name, band.Pad(2, 0), shaded(12.5))
		if w, h := p.Measure(name, style); w <= band.W-2 && h <= band.H+1 && style.Size >= least {
			break
		}
	}
	return band, rest, style
}

// paintContents paints into r what is on the card with index i in the row, such as goods or fish.
func (b *Table) paintContents(p *paint.Canvas, i int, r geom.Rect) {
	info := b.Board.Mode.Card(b.Board.Row[i])
	chip := func(at geom.Rect, draw func(geom.Rect)) {
		d := min(at.W, at.H)
		p.Disc(at.Center(), d/2, theme.Ink, theme.Ink)
		p.Disc(at.Center(), d/2-1, theme.Cream, theme.Parchment)
		draw(geom.Around(at.Center(), d*0.76, d*0.76))
	}
	switch b.Board.Mode {
	case rules.AppleHill:
		for k := range info.Green + info.Red {
			g := goods()[rules.GreenApple]
			if k >= info.Green {
				g = goods()[rules.RedApple]
			}
			chip(r.Row(k, 3, 3), func(at geom.Rect) { g.draw(p, at, theme.Ink) })
		}
	case rules.BoatsBanjos:
		top, foot := r.CutTop(r.H * 0.56)
		bank := foot.Inset(-3)
		p.Rect(bank, 3, theme.Alpha(theme.Cream, 0.84))
		for k, g := range info.Tokens {
			if k >= b.Board.Taken[i] {
				chip(top.Row(k, 3, 2), func(at geom.Rect) { goods()[g].draw(p, at, theme.Ink) })
			}
		}
		for k, g := range info.Fish {
			right, _ := foot.CutRight(foot.W * 0.75)
			at := right.Row(k+3-len(info.Fish), 3, 1)
			goods()[g].draw(p, at.Inset(-1), theme.Ink)
		}
	case rules.GoldRush:
		for k := range info.Gold {
			chip(r.Row(k, 3, 3), func(at geom.Rect) { goods()[rules.Gold].draw(p, at, theme.Ink) })
		}
		if info.Dark && b.Board.Owner[rules.Lantern] != b.Viewer {
			p.Rect(r.Inset(-2), 3, theme.Alpha(theme.Shadow, 0.5))
			pieceGlyphs[rules.Lantern].draw(p, geom.R(r.Right()-20, r.Y, 20, 20), theme.Ink)
		}
	case rules.OutlawsOutposts:
		n := 0
		for face := 1; face <= 6; face++ {
			if info.Faces>>face&1 != 0 {
				at := r.Row(n, 2, 4)
				d := min(at.W, at.H)
				pieces.Die(p, at.Center(), d*0.8, face, 0, pieces.Ivory)
				n++
			}
		}
	}
}
