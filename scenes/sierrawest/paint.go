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

// Keys that identify things in animations (Animation.Carries). While an animation moves a thing,
// Paint does not paint it at its usual place.
type (
	climberKey int // a climbing figure, by index
	wagonKey   engine.Seat
	canoeKey   engine.Seat
	pioneerKey struct {
		seat engine.Seat
		path rules.Path
	}
	markerKey struct {
		seat  engine.Seat
		track rules.Track
	}
	nodeKey rules.Node
	slotKey int // a card of the row, by index
	laidKey rules.Slot
)

// Paint paints the board in its current state, without animations.
func (b *Table) Paint(p *paint.Canvas) {
	p.Part("land", b.paintLand)
	p.Part("mountain", b.paintMountain)
	p.Part("trail", b.paintTrail)
	p.Part("row", b.paintRow)
	p.Part("special", b.paintSpecial)
	p.Part("canoes", b.paintCanoes) // those at the Fish Market lie on its board
	if b.at.planning {
		p.Part("folded", b.paintFolded)
		return
	}
	p.Part("homestead", b.paintHomestead)
	if !b.at.building {
		p.Part("market", b.paintMarket)
	}
	for s := range engine.Seat(b.seats()) {
		if s != b.Viewer {
			p.PartOf("plate", int(s), func() { b.paintPlate(p, s) })
		}
	}
	if b.Board.Solo {
		p.Part("plan", b.paintPlan)
	}
	p.Part("own", b.paintOwn)
	if b.at.building {
		p.Part("market", b.paintMarket)
	}
	p.Part("chest", b.paintChest)
}

// paintFolded paints the table while the viewer's land is enlarged. Parts that are not needed are
// replaced by icons.
func (b *Table) paintFolded(p *paint.Canvas) {
	for s := range engine.Seat(b.seats()) {
		switch r := b.at.plates[s]; {
		case s == b.Viewer:
		case r.W > 2*signSize:
			b.paintPlate(p, s)
		default:
			b.Token(p, s, r.Center(), r.H)
		}
	}
	for i, r := range []geom.Rect{b.at.homestead, b.at.market} {
		p.DropShadow(r, 6, 3)
		p.Rect(r.Inset(-1), 6, theme.WalnutInk)
		p.Gradient(r, 5, theme.RGB(0x53301A), theme.RGB(0x371D0E))
		p.Icon([]string{"barn", "wood-cabin"}[i], r.Center(), r.H*0.78, theme.BrassHi)
	}
	if b.Board.Solo && !b.at.plan.Empty() {
		b.paintPlan(p)
	}
	b.paintOwn(p)
	b.paintLayouts(p)
}

// label returns the style for small letters of the given size and the colour c.
func label(size float64, c color.RGBA) paint.Style {
	return paint.Style{Face: paint.Bold, Size: size, Color: c, Align: paint.Center}
}

// shaded returns the style for small letters of the given size on a picture. A dark edge keeps them
// legible.
func shaded(size float64) paint.Style {
	return paint.Style{Face: paint.Bold, Size: size, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.9),
		Align: paint.Center}
}

// board paints a dark wooden board into r, the background of a panel.
func board(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 7, 5)
	p.Rect(r.Inset(-1), 8, theme.WalnutInk)
	p.Gradient(r, 7, theme.RGB(0x53301A), theme.RGB(0x371D0E))
	p.Outline(r.Inset(2), 5, 1, theme.Alpha(theme.Brass, 0.35))
}

// paintLand paints the shared land: the sky, the mountain and the ground of the trail.
func (b *Table) paintLand(p *paint.Canvas) {
	r := b.at.land
	p.DropShadow(r, 8, 6)
	p.Rect(r.Inset(-1.5), 9, theme.WalnutInk)
	sky := r // the sky behind the mountain
	sky.H = b.at.trail.Y + 4 - r.Y
	// centre the mountain of the picture behind the cards
	side := max(b.at.peak.Center().X-sky.X, sky.Right()-b.at.peak.Center().X)
	if b.at.planning { // the mountain has a rectangle of its own
		sky = geom.R(r.X, r.Y, b.at.special.X-5-r.X, r.H)
		side = sky.W / 2
	}
	behind := b.at.peak.Center().X
	scene := func() {
		pieces.Motif{Name: "sierrawest.mountain"}.Cover(p, geom.R(behind-side, sky.Y, 2*side, sky.H))
	}
	ground := geom.R(r.X, sky.Bottom(), r.W, r.Bottom()-sky.Bottom())
	if b.at.planning {
		ground = r
	}
	p.Gradient(ground, 0, theme.RGB(0xA8793F), theme.RGB(0x6E4422))
	pieces.Motif{Name: "sierrawest.row." + b.Board.Mode.String()}.Cover(p,
		geom.R(r.X, b.at.row.Y-3, r.W, r.Bottom()-b.at.row.Y+3))
	p.Clip(sky, scene)
	p.Outline(r, 8, 1.5, theme.Alpha(theme.Ink, 0.8))
}

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

// paintClimber paints a frontiersman (index figure, see plays). foot is the point between his feet.
func (b *Table) paintClimber(p *paint.Canvas, figure int, foot geom.Point) {
	seat := b.owner(figure)
	h := max(b.at.peak.H/5*0.84, 27)
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
	if i := b.Board.Mode.Outpost(c); i >= 0 {
		b.paintOutpost(p, i, c, r)
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

// paintOutpost paints card c, an outpost, with its outlaws into r. i is the index of the outpost, 0
// to 4.
func (b *Table) paintOutpost(p *paint.Canvas, i int, c rules.Card, r geom.Rect) {
	p.Rect(r.Inset(-1), 5, theme.WalnutInk)
	p.Rect(r, 4, theme.RGB(0x6A4A30))
	art(b.Board.Mode, c).Cover(p, r.Inset(2))
	top, _ := r.Inset(2).CutTop(max(r.H*0.42, 17))
	top.W = r.W * 0.3
	p.Rect(top, 3, theme.Alpha(theme.Shadow, 0.7))
	p.Label(b.Board.Mode.Card(c).Numeral, top, shaded(max(r.H*0.3, 12)))
	n := b.Board.Outlaws[i]
	foot, _ := r.Inset(2).CutBottom(r.H * 0.5)
	for k := range n {
		hat := foot.Row(k, 4, 0)
		p.Icon("outback-hat", hat.Center(), hat.H*0.95, theme.Alpha(theme.Shadow, 0.9))
		p.Icon("outback-hat", hat.Center().Add(-0.6, -0.8), hat.H*0.85, theme.RGB(0xE8B24A))
	}
}

// dashes draws a dashed frame of colour c around r. It marks what has changed last.
func dashes(p *paint.Canvas, r geom.Rect, c color.RGBA) {
	const dash = 6.0
	for x := r.X; x < r.Right(); x += 2 * dash {
		w := min(dash, r.Right()-x)
		p.Rect(geom.R(x, r.Y, w, 1.6), 0, c)
		p.Rect(geom.R(x, r.Bottom()-1.6, w, 1.6), 0, c)
	}
	for y := r.Y; y < r.Bottom(); y += 2 * dash {
		h := min(dash, r.Bottom()-y)
		p.Rect(geom.R(r.X, y, 1.6, h), 0, c)
		p.Rect(geom.R(r.Right()-1.6, y, 1.6, h), 0, c)
	}
}

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

// paintSpecialCard paints the card with index i, from 0, in the row of special cards into r.
func (b *Table) paintSpecialCard(p *paint.Canvas, i int, r geom.Rect) {
	c := b.Board.Row[i]
	info := b.Board.Mode.Card(c)
	p.DropShadow(r, 5, 3)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Rect(r, 5, theme.Parchment)
	band, rest := r.CutTop(r.H * 0.3)
	art(b.Board.Mode, c).Cover(p, rest.Inset(1.5))
	p.Gradient(band, 5, theme.Lighten(modeColours[b.Board.Mode], 0.05), modeColours[b.Board.Mode])
	name := shaded(12.5)
	name.Clip = true
	p.Label(i18n.T(info.Name), band.Pad(3, 0), name)
	b.paintContents(p, i, rest.Pad(5, 4))
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
