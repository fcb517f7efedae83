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
)

// Paint paints the board in its current state, without animations: the rivals' boards, the cutaway
// view of the town, and the panels in front of its ground.
func (b *Table) Paint(p *paint.Canvas) {
	for q := range b.SeatCount() {
		if !b.at.rivals[q].Empty() {
			p.PartOf("rival", int(q), func() { b.paintRival(p, q) })
		}
	}
	if !b.at.race.Empty() {
		p.Part("race", b.paintRace)
	}
	p.Part("frame", b.paintFrame)
	p.Clip(b.at.picture.Inset(3), func() {
		p.Part("sky", b.paintSky)
		p.Part("earth", func(p *paint.Canvas) {
			b.paintEarth(p, 1, func(at geom.Point) geom.Point { return at })
		})
		p.Part("street", b.paintStreet)
		if !b.evening() {
			p.Part("niche", b.paintNiche)
			p.Part("bags", b.paintBags)
		}
	})
	if b.evening() {
		p.Part("evening", b.paintEvening)
	} else {
		p.Clip(b.at.mine, func() {
			p.Part("field", b.paintField)
			p.Part("field edge", b.paintFieldEdge)
		})
		p.Part("drawn", b.paintDrawn)
	}
	p.Part("mark", b.paintMark)
	p.Part("aim", b.paintAim)
	p.Part("exchange", b.paintExchange)
	p.Part("hire", b.paintHire)
	p.Part("hand", b.paintHand)
	p.Part("visit", b.paintVisit)
	p.Part("last day", b.paintLastDay)
}

// paintFrame paints the frame around the cutaway view of the town.
func (b *Table) paintFrame(p *paint.Canvas) {
	r := b.at.picture
	p.DropShadow(r, 6, 6)
	p.Rect(r, 6, theme.WalnutInk)
	p.Outline(r.Inset(1), 5, 2, theme.WalnutMid)
	if b.Board.LastDay {
		p.Outline(r.Inset(-1), 7, 4, theme.Oxblood)
	}
}

// paintLastDay paints a red band on the upper frame on the last day of the game.
func (b *Table) paintLastDay(p *paint.Canvas) {
	if !b.Board.LastDay {
		return
	}
	r := b.at.picture
	band := geom.R(r.Right()-150, r.Y-9, 136, 22)
	p.DropShadow(band, 4, 4)
	p.Rect(band, 4, theme.WalnutInk)
	p.Gradient(band.Inset(1.4), 3, theme.Lighten(theme.Oxblood, 0.12), theme.Oxblood)
	p.Label(i18n.T("The last day"), band.Pad(8, 0), centred(onWood(14)))
}

// hour describes the light in a part of the day. Top and Low are the colours of the sky at its
// upper and its lower edge; Sun is the position of the sun on its way, 0 (left) to 1 (right).
type hour struct {
	Name     string
	Top, Low color.RGBA
	Wash     float64 // darkening of the houses, from 0 (none) to 1 (black)
	Sun      float64
	Light    string // name of the variant (dawn, noon, dusk, night) of the landscape behind the street
}

// hours lists the parts of the day; hourOf maps the name of a stage of the rules to an index into
// hours.
var (
	hours = [...]hour{
		{i18n.Mark("Morning"), theme.RGB(0x8FB4C8), theme.RGB(0xF4D9A8), 0, 0.10, "dawn"},
		{i18n.Mark("High Noon"), theme.RGB(0x5F9CC4), theme.RGB(0xCFE4E4), 0, 0.32, "noon"},
		{i18n.Mark("Afternoon"), theme.RGB(0x6E9FBE), theme.RGB(0xE3E2C4), 0, 0.52, "noon"},
		{i18n.Mark("Evening"), theme.RGB(0x6A5482), theme.RGB(0xE89A5C), 0.14, 0.74, "dusk"},
		{i18n.Mark("Night"), theme.RGB(0x141C38), theme.RGB(0x36406A), 0.42, 0.92, "night"},
	}
	hourOf = map[string]int{
		"bail":             0,
		"draw":             0,
		"pending_events":   0,
		"free_exploration": 0,
		"explorers":        0,
		"high_noon":        1,
		"plan":             2,
		"resolve":          2,
		"new_order":        2, "evening": 3, "lodging": 4, "night": 4,
	}
)

// hour returns the part of the day shown on the board. Before the first day it is the morning,
// although the rules start in the night.
func (b *Table) hour() *hour {
	if b.Board.Day == 0 {
		return &hours[0]
	}
	return &hours[hourOf[b.Board.Stage()]]
}

// paintSky paints the landscape behind the street.
func (b *Table) paintSky(p *paint.Canvas) {
	r, h := b.at.sky, b.hour()
	for i, g := range b.at.ground {
		if i < len(b.at.ground)-1 {
			r.H += g.H
		}
	}
	p.Gradient(r, 0, h.Top, h.Low)
	if base := b.at.sky.Bottom(); r.Bottom() > base { // paint grass behind the further rows of the street
		grass := theme.Mix(h.Low, theme.RGB(0x4E6A46), 0.72)
		p.Gradient(geom.R(r.X, base, r.W, r.Bottom()-base), 0, grass, theme.Darken(grass, 0.15))
	}
	pieces.Motif{Name: "dakota.country", Hour: h.Light}.Cover(p, b.at.sky)
	if h.Wash > 0.3 {
		for i := range 40 {
			p.Disc(geom.Point{X: r.X + r.W*frac(float64(i)*0.618), Y: r.Y + b.at.sky.H*0.6*frac(float64(i)*0.377)}, 0.9,
				theme.Cream, theme.Cream)
		}
	}
}

// paintHours paints the markers of the parts of the day in the sky above the roofs.
func (b *Table) paintHours(p *paint.Canvas) {
	for i := range hours {
		b.paintStation(p, i)
	}
}

func frac(x float64) float64 { return x - float64(int(x)) }

// station returns the point in the sky at which the sun stands in the part of the day with index i
// in hours.
func (b *Table) station(i int) geom.Point {
	x := hours[i].Sun
	return geom.Point{X: b.at.sky.X + b.at.sky.W*x, Y: b.at.sky.Y + 30 - 17*(1-4*(x-0.5)*(x-0.5))}
}

func (b *Table) paintStation(p *paint.Canvas, i int) {
	at := b.station(i)
	now := b.hour() == &hours[i]
	if !now {
		p.Disc(at, 3, theme.Alpha(theme.Cream, 0.75), theme.Alpha(theme.Cream, 0.75))
		return
	}
	if i == len(hours)-1 {
		p.Icon("moon", at, 26, theme.Cream)
	} else {
		p.SoftRect(geom.Around(at, 34, 34), 17, 12, 0, theme.Alpha(theme.RGB(0xFFE9A0), 0.8))
		p.Disc(at, 11, theme.RGB(0xFFF3C4), theme.RGB(0xF4C45A))
	}
	tag := geom.Around(at.Add(0, 21), 96, 19)
	plaque(p, tag)
	p.Label(i18n.T(hours[i].Name), tag.Pad(6, 0), centred(onWood(12)))
}

// earths holds the colours of each layer of the ground, at its upper and at its lower edge.
var earths = [rules.Layers][2]color.RGBA{
	{theme.RGB(0x7A5230), theme.RGB(0x5E3C22)}, {theme.RGB(0x575058), theme.RGB(0x403A42)},
	{theme.RGB(0x2C4058), theme.RGB(0x1D2C42)},
}

// paintEarth paints the ground in three layers. at converts a point of the unzoomed ground to its
// place on the board, and k is the factor for lengths, so that the ground can be zoomed like the
// mine. The border above a layer is at the least depth at which tiles of that layer may be laid.
func (b *Table) paintEarth(p *paint.Canvas, k float64, at func(geom.Point) geom.Point) {
	whole := b.at.earth
	from := at(geom.Point{X: whole.X, Y: whole.Y})
	r := geom.R(from.X, from.Y, whole.W*k, whole.H*k)
	y := r.Y
	for l := range rules.Layers {
		end := r.Bottom()
		if l < rules.Layers-1 {
			end = min(end, at(geom.Point{Y: b.at.shaft.Y + b.at.cell*float64(rules.NeedsDistance(l+2)-1)}).Y)
		}
		if end > y {
			p.Gradient(geom.R(r.X, y, r.W, end-y), 0, earths[l][0], earths[l][1])
			if l > 0 {
				p.Rect(geom.R(r.X, y, r.W, 1.6), 0, theme.Alpha(theme.Shadow, 0.35))
			}
		}
		y = max(y, end)
	}
	for i := range 60 { // draw pebbles
		x, h := frac(float64(i)*0.618+0.13), frac(float64(i)*0.7548+0.31)
		c := theme.Alpha(theme.Shadow, 0.10)
		if i%3 == 0 {
			c = theme.Alpha(theme.Cream, 0.07)
		}
		p.Disc(geom.Point{X: r.X + r.W*x, Y: r.Y + k*8 + (r.H-k*10)*h}, k*(1.4+3*frac(float64(i)*0.37)), c, c)
	}
	m := b.at.mine
	p.Icon("desert-skull", at(geom.Point{X: m.Right() - 46, Y: m.Y + m.H*0.30}), k*38, theme.Alpha(theme.Cream, 0.16))
	p.Icon("crystal-growth", at(geom.Point{X: m.Right() - 34, Y: m.Bottom() - 34}), k*46,
		theme.Alpha(theme.RGB(0x9FC4E8), 0.28))
	p.Icon("stone-pile", at(geom.Point{X: m.X + 22, Y: m.Bottom() - m.H*0.42}), k*34, theme.Alpha(theme.Shadow, 0.16))
}

// visitPlaque returns the rectangle in which the name of a rival is written while that rival's town
// is shown.
func (b *Table) visitPlaque() geom.Rect {
	return geom.R(b.at.picture.X+10, b.at.picture.Y+8, min(220, b.at.picture.W*0.4), 28)
}

// paintVisit writes the name of the rival whose town is shown. It does nothing for the viewer's own
// town.
func (b *Table) paintVisit(p *paint.Canvas) {
	if b.shownSeat() == b.Viewer {
		return
	}
	r := b.visitPlaque()
	plaque(p, r)
	b.Token(p, b.shownSeat(), geom.Point{X: r.X + 16, Y: r.Center().Y}, 20)
	_, text := r.CutLeft(32)
	p.Label(i18n.T("%s's town", b.Name(b.shownSeat())), text, onWood(13))
}

// paintRace paints the list of the five ranks of a solo game, and how many points per day the
// viewer has now.
func (b *Table) paintRace(p *paint.Canvas) {
	r := b.at.race
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
	head, bar := r.Pad(10, 4).CutLeft(188)
	perDay := float64(b.points(b.Viewer)) / float64(max(b.Board.Day, 1))
	p.Label(i18n.T("%s points per day", oneDecimal(perDay)), head, onWood(14))
	ranks := rules.SoloRanks()
	const top = 25.0
	for i, k := range ranks {
		to := top
		if i+1 < len(ranks) {
			to = float64(ranks[i+1].From)
		}
		cell := geom.R(bar.X+bar.W*float64(k.From)/top, bar.Y+4, bar.W*(to-float64(k.From))/top-2, bar.H-8)
		c := theme.RGB(0x2E1A0E)
		if perDay >= float64(k.From) {
			c = theme.RGB(0x7A5A22)
		}
		p.Rect(cell, 3, c)
		b.paintRank(p, cell.Pad(2, 0), k)
	}
	x := bar.X + bar.W*min(perDay, top)/top
	p.Rect(geom.R(x-1.5, bar.Y, 3, bar.H), 1, theme.BrassHi)
}

// paintRank paints into r the name of rank k of a solo game and, where there is room, the points
// per day from which on it is reached.
func (b *Table) paintRank(p *paint.Canvas, r geom.Rect, k rules.SoloRank) {
	name, style := i18n.T(k.Name), centred(onWood(12))
	if full := i18n.T("%d+ %s", k.From, name); p.LabelWidth(full, r, style) <= r.W {
		name = full
	}
	p.Label(name, r, style)
}

// points returns the points of a seat that are shown on the screen. Money is included only if the
// viewer may see the money of all seats.
func (b *Table) points(seat engine.Seat) int {
	n := 0
	for _, l := range b.sheet(seat) {
		if l.icon != moneyIcon || b.moneyOpen() {
			n += l.value
		}
	}
	return n
}

// moneyOpen reports whether the viewer may see the money of all seats. Only then do the shown
// points include money; otherwise they include no seat's money, so that they can be compared.
func (b *Table) moneyOpen() bool {
	for q := range b.SeatCount() {
		if !b.RevealedSeats.Has(q) {
			return false
		}
	}
	return true
}
