package westernlegends

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// whereKey is the key that shows where on the map all riders (the players' miniatures) are.
const whereKey = ebiten.KeyF2

// whereNode appends to dst the button in the corner of the map that shows where all riders
// (players' miniatures) are. It shows the whole map with a ring around each rider and the rider's
// name.
func (b *Table) whereNode(a *table.Decision, dst []ui.Node) []ui.Node {
	n := ui.Disc("where", i18n.T("Find the players"), i18n.T("Show all players on the map with their names. (F2)"),
		"horse-head", b.whereRect(), func() {
			if b.whereShown = !b.whereShown; b.whereShown {
				b.map_.ShowAll()
			}
			a.Rebuild()
		}, whereKey)
	n.Chosen, n.ViewOnly = b.whereShown, true
	disc := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		disc(p, n, f)
		if b.whereShown && !b.map_.Moving() {
			b.drawWhere(p)
		}
	}
	return append(dst, n)
}

// whereRect returns the rectangle of the button that shows where all riders are.
func (b *Table) whereRect() geom.Rect {
	return geom.Around(geom.Point{X: b.at.window.X + 19, Y: b.at.window.Bottom() - 19}, 28, 28)
}

// drawWhere draws a ring around every rider and writes the rider's name beside it. The names do not
// overlap.
func (b *Table) drawWhere(p *paint.Canvas) {
	n := &labelPlacer{p: p, in: b.at.window, taken: []geom.Rect{b.at.stories[0], b.at.stories[1]}}
	if b.at.afloat {
		n.taken = append(n.taken, b.at.signs)
	}
	p.Flush()
	p.FillTranslucent(b.at.window, theme.Alpha(theme.RGB(0x140C10), 0.42))
	for seat := range b.SeatCount() {
		if b.Board.Of[seat].Space == rules.NoSpace {
			continue
		}
		at, size := b.mini(seat)
		big := size * 1.25
		p.Disc(at, big*0.72, theme.BrassHi, theme.Brass)
		b.Token(p, seat, at, big)
		n.taken = append(n.taken, geom.Around(at, big*1.3, big*1.3))
	}
	x := b.Board.Sheriff
	star, size := geom.Point{}, b.map_.radius()
	rides := x != rules.NoSpace && int(x) < rules.Spaces()
	if rides { // reserve the place, so that no name covers him
		star = b.stand(x, lawSpot, badgeSize)
		p.Outline(geom.Around(star, 1.3*size, 1.3*size), 0.65*size, 2.5, theme.BrassHi)
		b.paintSheriff(p, star)
		n.taken = append(n.taken, geom.Around(star, size, size))
	}
	for seat := range b.SeatCount() {
		if b.Board.Of[seat].Space != rules.NoSpace {
			b.drawWhereName(n, seat)
		}
	}
	if rides {
		n.write(i18n.T("The Sheriff"), star, size)
	}
	p.Flush()
}

// crowd is the smallest number of riders (players' miniatures) that makes a space crowded. While a
// crowded space is pointed at, its riders are spread in a ring.
const crowd = 3

// withFan returns node n of space x, with an addition if the space is crowded with riders: while
// the node is pointed at or focused, the riders are drawn in a ring around the space, with their
// names.
func (b *Table) withFan(n ui.Node, x rules.Space) ui.Node {
	if b.ridersAt(x) < crowd {
		return n
	}
	draw := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if draw != nil {
			draw(p, n, f)
		}
		if t := max(f.Hover, f.Focus); t > 0.05 && !b.map_.Moving() {
			b.drawFan(p, x, t)
		}
	}
	return n
}

// drawFan draws the riders of space x in a ring around it, with their names. t is the progress of
// spreading them, 0 to 1.
func (b *Table) drawFan(p *paint.Canvas, x rules.Space, t float64) {
	var all []engine.Seat
	for seat := range b.SeatCount() {
		if b.Board.Of[seat].Space == x && !b.Carried(miniKey(seat)) {
			all = append(all, seat)
		}
	}
	_, size := b.map_.rider(x, 0, 1, false)
	far := max(1.1*b.map_.radius(), size*float64(len(all))*0.2)
	room := 2.4 * (far + size)
	middle := b.map_.spot(x)
	middle.X = min(max(middle.X, b.at.window.X+room/2), b.at.window.Right()-room/2)
	middle.Y = min(max(middle.Y, b.at.window.Y+room/2), b.at.window.Bottom()-room/2)
	n := &labelPlacer{p: p, in: b.at.window}
	at := make([]geom.Point, len(all))
	for i, seat := range all {
		turn := (float64(i)+0.5)*2*math.Pi/float64(len(all)) - math.Pi/2
		from, _ := b.mini(seat)
		at[i] = from.Lerp(middle.Add(far*math.Cos(turn), far*math.Sin(turn)), t)
		n.taken = append(n.taken, geom.Around(at[i], size, size))
	}
	disc := (far + 0.8*size) * t
	p.Disc(middle, disc, theme.Alpha(theme.RGB(0x140C10), 0.6*t), theme.Alpha(theme.RGB(0x140C10), 0.6*t))
	for i, seat := range all {
		b.paintMini(p, seat, at[i], size)
	}
	if t > 0.8 {
		for i, seat := range all {
			b.drawName(n, seat, at[i], size)
		}
	}
	p.Flush()
}

// drawWhereName writes the name of a seat beside its miniature on the map, at a place that n finds.
func (b *Table) drawWhereName(n *labelPlacer, seat engine.Seat) {
	at, size := b.mini(seat)
	b.drawName(n, seat, at, size)
}

// drawName writes the name of a seat beside a miniature. at is the centre of the miniature, and
// size its size. n finds a place for the name.
func (b *Table) drawName(n *labelPlacer, seat engine.Seat, at geom.Point, size float64) {
	n.write(b.Name(seat), at, size)
}

// write writes name beside a miniature or figure. at is its centre, and size its size.
func (n *labelPlacer) write(name string, at geom.Point, size float64) {
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center, Fixed: true}
	box := n.freeBeside(at, size, n.p.Advance(name, st)+14)
	n.p.Rect(box.Inset(-1), 5, theme.WalnutInk)
	n.p.Rect(box, 4, theme.RGB(0xFBF1D8))
	n.p.Label(name, box, st)
}

// tagHigh is the height in design units of the label with a rider's name.
const tagHigh = 21

// freeBeside returns the rectangle for a name of width w beside a miniature. at is the centre of
// the miniature, and size its size. It is the nearest free place, on the right if possible. If no
// place is free, the name covers something, because every name must be shown.
func (n *labelPlacer) freeBeside(at geom.Point, size, w float64) geom.Rect {
	for ring := range 14 {
		far, up := size*0.8+w/2, size*0.5+float64(ring)*(tagHigh+2)
		places := []geom.Point{{X: far, Y: up}, {X: far, Y: -up}, {X: -far, Y: up}, {X: -far, Y: -up},
			{Y: size*0.9 + up}, {Y: -size*0.9 - up}}
		if ring == 0 {
			places = append([]geom.Point{{X: far}, {X: -far}}, places...)
		}
		for _, d := range places {
			if box := geom.Around(at.Add(d.X, d.Y), w, tagHigh); n.take(box) {
				return box
			}
		}
	}
	box := geom.Around(at.Add(0, size*1.4), w, tagHigh)
	box.X = min(max(box.X, n.in.X), n.in.Right()-w)
	box.Y = min(max(box.Y, n.in.Y), n.in.Bottom()-tagHigh)
	return box
}
