package westernlegends

import (
	"math"
	"slices"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Every name on the map has one place in each window, at each zoom: it depends neither on where
// figures stand nor on the current decision. Names overlap neither each other nor buildings. The
// largest names are placed first; a smaller name for which there is no room is left out. Figures
// and counters make way for names, see [Table.clear]. A zoomed-in map has room for all names.

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

// labelPlacer records which rectangles of the map are occupied, so that names do not overlap.
type labelPlacer struct {
	p     *paint.Canvas
	in    geom.Rect // the rectangle within which names must stay
	taken []geom.Rect
}

// take reserves the rectangle box for a name or figure and returns true. If it is not free, take
// returns false.
func (n *labelPlacer) take(box geom.Rect) bool {
	if !n.free(box) {
		return false
	}
	n.taken = append(n.taken, box)
	return true
}

// free reports whether no part of box is taken or outside n.in.
func (n *labelPlacer) free(box geom.Rect) bool {
	return box.X >= n.in.X && box.Y >= n.in.Y && box.Right() <= n.in.Right() && box.Bottom() <= n.in.Bottom() &&
		!slices.ContainsFunc(n.taken, box.Meets)
}

// mapLabel is a name on the map. Its box is in design units, relative to the map's origin, so that
// it stays the same when the map is dragged.
type mapLabel struct {
	text   string
	box    geom.Rect
	region bool // the name of a region, which is written on the land; others have a slip of paper
}

// mapLabels keeps the names on the map that are placed.
type mapLabels struct {
	key mapLabelsKey
	all []mapLabel
}

// mapLabelsKey is what the places of names depend on.
type mapLabelsKey struct {
	view          paint.View
	window, signs geom.Rect
	stories       [2]geom.Rect
	scale, wide   float64
	anteUp        bool
	language      string
}

// labels returns the names on the map. They depend only on the window, the zoom and the language.
func (b *Table) labels() []mapLabel {
	m := &b.map_
	key := mapLabelsKey{b.Window.View, b.at.window, b.at.mostSigns, b.at.stories, m.Scale(), m.wide, b.anteUp(),
		i18n.Lang()}
	if b.named.key != key {
		b.named = mapLabels{key, b.placeLabels()}
	}
	return b.named.all
}

// placeLabels finds places for the names on the map.
func (b *Table) placeLabels() []mapLabel {
	m := &b.map_
	n := &labelPlacer{p: b.App.Kit.Canvas(nil, b.Window.View), in: m.Rect(m.Cover())}
	n.taken = append(n.taken, m.unzoomed(b.whereRect()))
	if b.at.corner {
		n.taken = append(n.taken, m.unzoomed(b.at.stories[0]), m.unzoomed(b.at.stories[1]))
		if b.at.afloat {
			n.taken = append(n.taken, m.unzoomed(b.at.mostSigns))
		}
	}
	if at, reach, ok := b.compassPlace(); ok {
		size := 2.2 * reach * m.Scale()
		n.taken = append(n.taken, geom.Around(m.place(at), size, size))
	}
	if b.anteUp() { // the Train is large, and it stops above these spaces
		for _, x := range rules.Route() {
			n.taken = append(n.taken, geom.Around(m.off(x, trainSpot), trainSize*m.radius(), trainSize*m.radius()))
		}
	}
	all := b.placeRegions(n)
	if m.radius() > 13 {
		all = b.placePlates(n, all)
	}
	from := m.place(geom.Point{})
	for i := range all {
		all[i].box = all[i].box.Move(-from.X, -from.Y)
	}
	return all
}

// unzoomed returns the rectangle, in design units, of the part of the map that is in rectangle r of
// the window if the map is not zoomed.
func (m *chart) unzoomed(r geom.Rect) geom.Rect {
	c, middle, k := m.Window().Center(), m.At(m.Cover().Center()), m.Zoom()
	return geom.R(middle.X+(r.X-c.X)*k, middle.Y+(r.Y-c.Y)*k, r.W*k, r.H*k)
}

// nameBoxes returns the rectangles of all names on the map, in design units.
func (b *Table) nameBoxes() []geom.Rect {
	from := b.map_.place(geom.Point{})
	all := make([]geom.Rect, 0, len(b.named.all))
	for _, l := range b.labels() {
		all = append(all, l.box.Move(from.X, from.Y))
	}
	return all
}

// Limits for figures that make way for names, in radii of a space: how far a figure moves at most,
// the length of the steps in which places are tried, and how far from the middle of its space a
// figure stands at most, so that it does not seem to be on another one. figureShare is the part of
// a figure's width and height that must not cover a name: figures are round.
const (
	mostAside   = 1.4
	asideStep   = 0.07
	homeReach   = 0.92
	figureShare = 0.95
)

// clear returns the point nearest to at where a figure of the given size on space x covers no name
// on the map. If there is none on the space, it returns the point where the figure covers the least
// of the names. beside are rectangles, relative to the figure, of what else is drawn with it.
func (b *Table) clear(x rules.Space, at geom.Point, size float64, beside ...geom.Rect) geom.Point {
	r, home := b.map_.radius(), b.map_.spot(x)
	wide := 2 * (mostAside*r + size)
	near := geom.Around(at, wide, wide)
	names := slices.DeleteFunc(b.nameBoxes(), func(x geom.Rect) bool { return !x.Meets(near) })
	beside = append(beside, geom.Around(geom.Point{}, size*figureShare, size*figureShare))
	reach := max(homeReach*r, at.Dist(home))
	cost := func(at geom.Point) float64 {
		area := r * max(0, at.Dist(home)-reach)
		for _, name := range names {
			for _, box := range beside {
				area += ui.Overlap(name, box.Move(at.X, at.Y))
			}
		}
		return area
	}
	best, least := at, cost(at)
	const turns = 24
	for far := asideStep; least > 0 && far <= mostAside; far += asideStep {
		for i := range turns {
			a := float64(i) * 2 * math.Pi / turns
			to := at.Add(far*r*math.Cos(a), far*r*math.Sin(a))
			if now := cost(to); now < least-0.01 {
				best, least = to, now
			}
		}
	}
	return best
}

// stand returns the point, in design units, at which a figure or counter stands near space x,
// beside the names on the map. d is its usual offset from the middle of the space, and size its
// size; their unit is the radius of a space.
func (b *Table) stand(x rules.Space, d geom.Point, size float64) geom.Point {
	return b.clear(x, b.map_.off(x, d), size*b.map_.radius())
}

// paintNames writes the names of regions and buildings on the map. If the map is zoomed in, it also
// writes the names of all spaces. A name that does not fit into the window is left out, or one of
// which a part is under the story cards or the action signs.
func (b *Table) paintNames(p *paint.Canvas) {
	n := &labelPlacer{p: p, in: b.at.window}
	switch {
	case b.map_.Moving(): // names outside the window may come into view
		n.in = n.in.Inset(-10 * n.in.W)
	case b.at.corner:
		n.taken = append(n.taken, b.at.stories[0], b.at.stories[1])
		if b.at.afloat {
			n.taken = append(n.taken, b.at.signs)
		}
	}
	from := b.map_.place(geom.Point{})
	for _, l := range b.labels() {
		box := l.box.Move(from.X, from.Y)
		switch {
		case !n.free(box):
		case l.region:
			paintRegion(p, l.text, box, b.regionStyle())
		default:
			p.Rect(box.Inset(-0.6), 2.6, theme.Alpha(theme.Ink, 0.5))
			p.Rect(box, 2.2, theme.Alpha(theme.RGB(0xFBF1D8), 0.94))
			p.Label(l.text, box.Move(0, -0.3), b.plateStyle(p))
		}
	}
}

// regionStyle returns the style of the names of regions.
func (b *Table) regionStyle() paint.Style {
	return paint.Style{
		Face:  paint.Display,
		Size:  min(max(b.map_.Scale()*0.04, 13), 24),
		Color: theme.RGB(0xFFF6DF),
		Edge:  theme.Alpha(theme.RGB(0x4A1A0E), 0.95),
		Align: paint.Center,
		Fixed: true,
	}
}

// paintRegion writes the name of a region on the land, with a dark edge.
func paintRegion(p *paint.Canvas, name string, box geom.Rect, st paint.Style) {
	under := st
	under.Color, under.Edge = theme.Alpha(theme.RGB(0x3A120A), 0.9), theme.Alpha(theme.RGB(0x3A120A), 0.9)
	for _, d := range []geom.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1.4}} {
		p.Label(name, box.Inset(-6).Move(d.X, d.Y), under)
	}
	p.Label(name, box.Inset(-6), st)
}

// placeRegions returns the names of the regions at places where they cover no building, and as
// little as possible of the places where figures stand; n finds these places.
func (b *Table) placeRegions(n *labelPlacer) (all []mapLabel) {
	things, stands := b.things(), append(b.stands(), b.usualPlates(n.p)...)
	st := b.regionStyle()
	for _, of := range regionNames {
		if of.east && !b.anteUp() {
			continue
		}
		w := n.p.Advance(i18n.T(of.name), st)
		if box, ok := n.takeNear(b, of.at, w+8, st.Size*1.1, things, stands); ok {
			all = append(all, mapLabel{i18n.T(of.name), box, true})
		}
	}
	return all
}

// nearby holds offsets, in map heights, from the preferred position of a region's name to positions
// where it may be written. The first is zero, and the nearest come first.
var nearby = func() (out []geom.Point) {
	for _, far := range []float64{0, 0.015, 0.03, 0.045, 0.06, 0.09} {
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
// The rectangle overlaps none of the rectangles in things, and as little as possible of those in
// stands. ok is false if there is no such rectangle.
func (n *labelPlacer) takeNear(b *Table, at []geom.Point, w, h float64, things, stands []geom.Rect) (box geom.Rect,
	ok bool) {
	least := math.Inf(1)
	for _, d := range nearby {
		for i, x := range at {
			try := geom.Around(b.map_.place(x.Add(d.X, d.Y)), w, h)
			if slices.ContainsFunc(things, try.Inset(2).Meets) || !n.free(try) {
				continue
			}
			cost := h * (0.4*float64(i) + 10*math.Hypot(d.X, d.Y)) // so that equal places are taken in their order
			for _, s := range stands {
				cost += ui.Overlap(try, s)
			}
			if cost < least {
				box, ok, least = try, true, cost
			}
		}
	}
	if ok {
		n.taken = append(n.taken, box)
	}
	return box, ok
}

// usualPlates returns the rectangles where the names of buildings are if there is room: just below
// them.
func (b *Table) usualPlates(p *paint.Canvas) (out []geom.Rect) {
	b.eachPlate(func(name string, at geom.Point, low float64) {
		st := b.plateStyle(p)
		out = append(out, geom.Around(at.Add(0, low), p.Advance(name, st)+st.Size*0.6, st.Size*1.2))
	})
	return out
}

// stands returns the rectangles where miniatures stand if there are few on a space.
func (b *Table) stands() (out []geom.Rect) {
	for x := range rules.Space(rules.Spaces()) {
		if !b.map_.inPlay(x) {
			continue
		}
		n, aside := 1, x.Info().Feature != rules.Plain
		if aside {
			n = 2
		}
		for i := range n {
			at, size := b.map_.rider(x, i, n, aside)
			out = append(out, geom.Around(at, size*figureShare, size*figureShare))
		}
	}
	return out
}

// things returns the rectangles that the names of regions must not cover: buildings and frontier
// land.
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
	return out
}

// towns returns the towns that are part of the map in this game.
func (b *Table) towns() []rules.Town {
	if b.anteUp() {
		return []rules.Town{rules.Darkrock, rules.RedFalls, rules.BuzzardGulch}
	}
	return []rules.Town{rules.Darkrock, rules.RedFalls}
}

// placePlates appends to all the names of the buildings and, if the map is zoomed in, of the spaces
// without a building. n finds places for the names, which cover no sign of frontier land.
func (b *Table) placePlates(n *labelPlacer, all []mapLabel) []mapLabel {
	for x := range rules.Space(rules.Spaces()) {
		if b.map_.inPlay(x) && x.Info().Feature == rules.Frontier {
			n.taken = append(n.taken, b.plotSign(n.p, x))
		}
	}
	b.eachPlate(func(name string, at geom.Point, low float64) {
		if box, ok := b.plate(n, name, at, low); ok {
			all = append(all, mapLabel{text: name, box: box})
		}
	})
	return all
}

// eachPlate calls visit for each name that is written on a slip of paper: those of the buildings
// and, if the map is zoomed in, those of the spaces without a building. at is the middle of the
// place that has the name, and low the usual distance of the name below it, in design units.
func (b *Table) eachPlate(visit func(name string, at geom.Point, low float64)) {
	r := b.map_.radius()
	for x := range rules.Space(rules.Spaces()) {
		if _, ok := houses()[x.Info().Feature]; ok && b.map_.inPlay(x) {
			visit(mapName(x), b.map_.spot(x), 0.95*r)
		}
	}
	for _, t := range b.towns() {
		visit(i18n.T("Saloon"), b.map_.saloonSpot(t), 0.9*r)
		name := i18n.T("Store")
		if t == rules.BuzzardGulch {
			name = i18n.T("Trading Post")
		}
		visit(name, b.map_.storeSpot(t), 0.85*r)
	}
	if r < 33 || b.map_.Zoom() < nearNames {
		return
	}
	for x := range rules.Space(rules.Spaces()) {
		if x.Info().Feature == rules.Plain && b.map_.inPlay(x) {
			visit(spaceName(x), b.map_.spot(x), 0.8*r)
		}
	}
}

// mapName returns the name of the building on space x for the map. It is a short form of the name
// of the space, so that the log, tooltips and the map use the same words.
func mapName(x rules.Space) string {
	if x.String() == "dixon_creek" { // the only hideout that story cards name; "(B)" would read as a key
		return i18n.T("%s B", spaceName(x))
	}
	return i18n.T(houses()[x.Info().Feature].name)
}

// nearNames is the minimum zoom at which the names of spaces without a feature are written. At
// smaller zooms, with which players look at the targets of a ride, these names would cover the
// land.
const nearNames = 2.3

// plateStyle returns the style of the names of buildings and spaces.
func (b *Table) plateStyle(p *paint.Canvas) paint.Style {
	size := min(max(b.map_.radius()*0.5, 11), 13) * (1 + 0.3*(p.View.Letters()-1))
	return paint.Style{Face: paint.Bold, Size: size, Color: theme.Ink, Align: paint.Center, Fixed: true}
}

// plate returns the rectangle of a name on a slip of paper below a point of the board. at is the
// point, and low the distance between them in design units. If that place is taken, n tries other
// positions nearby; if none is free, ok is false.
func (b *Table) plate(n *labelPlacer, name string, at geom.Point, low float64) (box geom.Rect, ok bool) {
	r, st := b.map_.radius(), b.plateStyle(n.p)
	w := n.p.Advance(name, st)
	for _, d := range []geom.Point{{Y: low}, {X: 0.4 * r, Y: low}, {X: -0.4 * r, Y: low}, {Y: low + 0.35*r},
		{Y: -0.95 * r}, {X: 0.8 * r, Y: low}, {X: -0.8 * r, Y: low}, {X: 1.1 * r, Y: 0.5 * r},
		{X: -1.1 * r, Y: 0.5 * r}} {
		box = geom.Around(at.Add(d.X, d.Y), w+st.Size*0.6, st.Size*1.2)
		box.X = min(max(box.X, n.in.X), n.in.Right()-box.W)
		if n.take(box) {
			return box, true
		}
	}
	return geom.Rect{}, false
}
