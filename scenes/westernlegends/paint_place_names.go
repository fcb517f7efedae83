package westernlegends

import (
	"math"
	"slices"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Names on the map must not overlap. The largest names are placed first. A smaller name that would
// overlap is moved aside or, if there is no room, left out. A zoomed-in map has room for all names.

// regionNames holds the name of each region and the map coordinates at which it may be written, in
// order of preference.
var regionNames = []struct {
	name string
	at   []geom.Point
	east bool
}{
	{i18n.Mark("Darkrock"), []geom.Point{{X: 0.27, Y: 0.478}, {X: 0.40, Y: 0.485}, {X: 0.30, Y: 0.635}}, false},
	{i18n.Mark("Red Falls"), []geom.Point{{X: 0.775, Y: 0.405}, {X: 0.84, Y: 0.66}, {X: 0.78, Y: 0.64}}, false},
	{i18n.Mark("Mesito's Point"), []geom.Point{{X: 0.22, Y: 0.245}, {X: 0.25, Y: 0.31}}, false},
	{i18n.Mark("Sunny Hills"), []geom.Point{{X: 0.70, Y: 0.225}, {X: 0.70, Y: 0.26}, {X: 0.87, Y: 0.23}}, false},
	{i18n.Mark("Cliff Junction"), []geom.Point{{X: 0.80, Y: 0.925}, {X: 0.83, Y: 0.92}, {X: 0.76, Y: 0.73}}, false},
	{i18n.Mark("Spike's View"), []geom.Point{{X: 0.31, Y: 0.955}, {X: 0.30, Y: 0.81}}, false},
	{i18n.Mark("Buzzard Gulch"), []geom.Point{{X: 1.41, Y: 0.525}, {X: 1.38, Y: 0.19}, {X: 1.36, Y: 0.52}}, true},
}

// labelPlacer records which rectangles of the map are occupied by names, figures and buildings, so
// that names do not overlap.
type labelPlacer struct {
	p     *paint.Canvas
	in    geom.Rect // the rectangle within which names must stay
	taken []geom.Rect
}

// take reserves the rectangle box for a name or figure and returns true. If part of box is already
// taken or is outside n.in, it returns false.
func (n *labelPlacer) take(box geom.Rect) bool {
	if box.X < n.in.X || box.Y < n.in.Y || box.Right() > n.in.Right() || box.Bottom() > n.in.Bottom() {
		return false
	}
	for _, t := range n.taken {
		if box.Meets(t) {
			return false
		}
	}
	n.taken = append(n.taken, box)
	return true
}

// paintNames writes the names of regions and buildings on the map. If the map is zoomed in, it also
// writes the names of all spaces.
func (b *Table) paintNames(p *paint.Canvas) {
	n := &labelPlacer{p: p, in: b.at.window}
	if b.map_.Moving() { // place names outside the window too, because they may come into view
		n.in = n.in.Inset(-10 * n.in.W)
	}
	if b.at.corner {
		n.taken = append(n.taken, b.at.stories[0], b.at.stories[1])
		if b.at.afloat {
			n.taken = append(n.taken, b.at.signs)
		}
	}
	if at, reach, ok := b.compassPlace(); ok {
		size := 2.2 * reach * b.map_.Scale()
		n.taken = append(n.taken, geom.Around(b.map_.place(at), size, size))
	}
	n.taken = append(n.taken, b.stepBoxes()...)
	b.paintRegions(n)
	for p := range b.SeatCount() {
		if x := b.Board.Of[p].Space; x != rules.NoSpace {
			at, size := b.mini(p)
			n.taken = append(n.taken, geom.Around(at, size, size))
		}
	}
	n.taken = append(n.taken, b.lawAndOutlaw()...)
	if b.map_.radius() > 13 {
		b.paintPlaceNames(n)
	}
}

// paintRegions writes the names of the regions at places where they cover no building or figure; n
// finds these places.
func (b *Table) paintRegions(n *labelPlacer) {
	size := min(max(b.map_.Scale()*0.04, 13), 24)
	st := paint.Style{
		Face:  paint.Display,
		Size:  size,
		Color: theme.RGB(0xFFF6DF),
		Edge:  theme.Alpha(theme.RGB(0x4A1A0E), 0.95),
		Align: paint.Center,
		Fixed: true,
	}
	things := b.things()
	for _, of := range regionNames {
		if of.east && !b.anteUp() {
			continue
		}
		w, _ := n.p.Measure(i18n.T(of.name), st)
		if box, ok := n.takeNear(b, of.at, w+8, size*1.1, things); ok {
			under := st
			under.Color, under.Edge = theme.Alpha(theme.RGB(0x3A120A), 0.9), theme.Alpha(theme.RGB(0x3A120A), 0.9)
			for _, d := range []geom.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1.4}} {
				n.p.Label(i18n.T(of.name), box.Inset(-6).Move(d.X, d.Y), under)
			}
			n.p.Label(i18n.T(of.name), box.Inset(-6), st)
		}
	}
}

// nearby holds offsets, in map heights, from the preferred position of a region's name to positions
// where it may be written. The first is zero, and the nearest come first.
var nearby = func() (out []geom.Point) {
	for _, far := range []float64{0, 0.03, 0.06, 0.09} {
		for turn := range 12 {
			out = append(out, geom.Point{X: 1.5 * far * math.Cos(float64(turn)*math.Pi/6),
				Y: far * math.Sin(float64(turn)*math.Pi/6)})
			if far == 0 {
				break
			}
		}
	}
	return out
}()

// takeNear reserves a free rectangle of width w and height h for a name, and returns it in design
// units. at has points in map coordinates; the centre of the rectangle is one of them or near one.
// The rectangle overlaps none of the rectangles in things. ok is false if there is no such
// rectangle.
func (n *labelPlacer) takeNear(b *Table, at []geom.Point, w, h float64, things []geom.Rect) (box geom.Rect, ok bool) {
	for _, d := range nearby {
		for _, x := range at {
			box = geom.Around(b.map_.place(x.Add(d.X, d.Y)), w, h)
			if !slices.ContainsFunc(things, box.Inset(2).Meets) && n.take(box) {
				return box, true
			}
		}
	}
	return box, false
}

// things returns the rectangles that the names of regions must not cover: buildings, frontier land,
// miniatures, the Sheriff and the Man in Black.
func (b *Table) things() (out []geom.Rect) {
	r := b.map_.radius()
	stand := func(at geom.Point, size float64) { out = append(out, geom.Around(at, size, size)) }
	for x := range rules.Space(rules.Spaces()) {
		f := x.Info().Feature
		if b.map_.inPlay(x) && f != rules.Plain && f != rules.Mesa {
			stand(b.map_.spot(x), 1.3*r)
		}
	}
	for _, t := range b.towns() {
		stand(b.map_.saloonSpot(t), 1.3*r)
		stand(b.map_.storeSpot(t), 1.3*r)
	}
	for p := range b.SeatCount() {
		if x := b.Board.Of[p].Space; x != rules.NoSpace {
			stand(b.mini(p))
		}
	}
	return append(out, b.lawAndOutlaw()...)
}

// lawAndOutlaw returns the rectangles of the Sheriff and the Man in Black on the map.
func (b *Table) lawAndOutlaw() (out []geom.Rect) {
	size := b.map_.radius()
	if x := b.Board.Sheriff; int(x) < rules.Spaces() && x != rules.NoSpace {
		out = append(out, geom.Around(b.map_.off(x, lawSpot), size, size))
	}
	if x := b.Board.MIB; b.mibThere() && x != rules.NoSpace {
		out = append(out, geom.Around(b.map_.off(x, mibSpot), size, size))
	}
	return out
}

// towns returns the towns that are part of the map in this game.
func (b *Table) towns() []rules.Town {
	if b.anteUp() {
		return []rules.Town{rules.Darkrock, rules.RedFalls, rules.BuzzardGulch}
	}
	return []rules.Town{rules.Darkrock, rules.RedFalls}
}

// paintPlaceNames writes the names of the buildings. If the map is zoomed in, it also writes the
// names of the spaces without a building. n finds places for the names.
func (b *Table) paintPlaceNames(n *labelPlacer) {
	r := b.map_.radius()
	for x := range rules.Space(rules.Spaces()) {
		if _, ok := houses()[x.Info().Feature]; ok && b.map_.inPlay(x) {
			b.plate(n, mapName(x), b.map_.spot(x), 0.95*r)
		}
	}
	for _, t := range b.towns() {
		b.plate(n, i18n.T("Saloon"), b.map_.saloonSpot(t), 0.9*r)
		name := i18n.T("Store")
		if t == rules.BuzzardGulch {
			name = i18n.T("Trading Post")
		}
		b.plate(n, name, b.map_.storeSpot(t), 0.85*r)
	}
	if r < 33 || b.map_.Zoom() < nearNames {
		return
	}
	for x := range rules.Space(rules.Spaces()) {
		if x.Info().Feature == rules.Plain && b.map_.inPlay(x) {
			b.plate(n, spaceName(x), b.map_.spot(x), 0.8*r)
		}
	}
}

// mapName returns the name of the building on space x for the map. It is a short form of the name
// of the space, so that the log, tooltips and the map use the same words.
func mapName(x rules.Space) string {
	if x.String() == "dixon_creek" { // the only hideout that story cards call by its name
		return i18n.T("%s (B)", spaceName(x))
	}
	return i18n.T(houses()[x.Info().Feature].name)
}

// nearNames is the minimum zoom at which the names of spaces without a feature are written. At
// smaller zooms, with which players look at the targets of a ride, these names would cover the
// land.
const nearNames = 2.3

// plate writes a name on a slip of paper below a point of the board. at is the point, and low the
// distance between them in design units. If that place is taken, n tries other positions nearby; if
// none is free, plate writes nothing.
func (b *Table) plate(n *labelPlacer, name string, at geom.Point, low float64) {
	r := b.map_.radius()
	size := min(max(r*0.5, 11), 13) * (1 + 0.3*(n.p.View.Letters()-1))
	st := paint.Style{Face: paint.Bold, Size: size, Color: theme.Ink, Align: paint.Center, Fixed: true}
	w, _ := n.p.Measure(name, st)
	for _, d := range []geom.Point{{Y: low}, {X: 0.4 * r, Y: low}, {X: -0.4 * r, Y: low}, {Y: low + 0.35*r},
		{Y: -0.95 * r}, {X: 0.8 * r, Y: low}, {X: -0.8 * r, Y: low}, {X: 1.1 * r, Y: 0.5 * r},
		{X: -1.1 * r, Y: 0.5 * r}} {
		box := geom.Around(at.Add(d.X, d.Y), w+size*0.6, size*1.2)
		if !n.take(box) {
			continue
		}
		n.p.Rect(box.Inset(-0.6), 2.6, theme.Alpha(theme.Ink, 0.5))
		n.p.Rect(box, 2.2, theme.Alpha(theme.RGB(0xFBF1D8), 0.94))
		n.p.Label(name, box.Move(0, -0.3), st)
		return
	}
}
