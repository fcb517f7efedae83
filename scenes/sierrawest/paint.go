package sierrawest

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
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
