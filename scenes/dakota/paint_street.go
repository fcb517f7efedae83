package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Keys that identify things in animations (Animation.Carries). While an animation moves a thing, it
// is not painted at its usual place.
type (
	lotKey  int // a building, by the index of its lot
	cartKey int
	tileKey int
)

// paintStreet paints the houses on their lots, the ground below them, and the people, carts and
// furnishings of the street.
func (b *Table) paintStreet(p *paint.Canvas) {
	for i, g := range b.at.ground {
		// below each row of houses except the last one there is a road, and a slope down to the
		// next row
		if i < len(b.at.ground)-1 {
			paintSlope(p, g)
			g.H = roadHigh
		}
		p.Gradient(g, 0, theme.RGB(0xC9A064), theme.RGB(0xA67C46))
		p.Rect(geom.R(g.X, g.Y, g.W, 2), 0, theme.Alpha(theme.Shadow, 0.35))
		if i == len(b.at.ground)-1 {
			p.Rect(geom.R(g.X, g.Bottom()-3, g.W, 3), 0, theme.RGB(0x6A7A3A))
		}
	}
	// The houses of the back row are painted first.
	for i := range b.at.lots {
		b.paintLot(p, i)
	}
	b.paintHours(p)
	if w := b.hour().Wash; w > 0 {
		for i, g := range b.at.ground {
			top := b.at.sky.Y
			if i > 0 {
				top = b.at.ground[i-1].Y
			}
			p.Rect(geom.R(g.X, top, g.W, g.Bottom()-top), 0, theme.Alpha(theme.RGB(0x10142C), w*0.8))
		}
		b.paintLamps(p)
	}
	if b.evening() { // the close-up of the evening hides the signs, and paints people and carts itself
		return
	}
	for i := range b.at.lots {
		b.paintSign(p, i)
	}
	b.paintPeople(p)
	b.paintCarts(p)
	headPicture.Fit(p, b.at.head)
	b.paintStore(p)
}

// paintLot paints the lot with index i: the house with the people working in it or, if the lot is
// empty, a fence and the number of the lot.
func (b *Table) paintLot(p *paint.Canvas, i int) {
	r, plot := b.at.lots[i], &b.town().Plots[i]
	if plot.Building == rules.NoBuilding || b.Carried(lotKey(i)) {
		lotPicture.Fit(p, r)
		if b.evening() {
			return
		}
		tag := geom.Around(geom.Point{X: r.Center().X, Y: r.Bottom() - r.H*0.26}, r.W*0.8, 20)
		plaque(p, tag)
		p.Label(i18n.T("Lot %d", i+1), tag.Pad(3, 0), centred(onWood(12.5)))
		return
	}
	pictures().building[plot.Building].Fit(p, r)
	for w, who := range b.windows(i) {
		if who != rules.WorkerKinds && !b.atNight() {
			b.paintWindow(p, i, w, who, plot.Acts[w] > 0)
		}
	}
	if plot.Building == rules.SheriffOffice {
		b.paintCell(p, i, plot)
	}
	if plot.Closed {
		p.Rect(r.Pad(4, r.H*0.30), 2, theme.Alpha(theme.Shadow, 0.4))
		p.RotatedIcon("cancel", r.Center().Add(0, r.H*0.2), r.W*0.55, 0, theme.Oxblood)
	}
}

// signs holds the height of the name sign of some buildings above the ground, in units of the
// building's picture. On other buildings the sign is directly below the roof.
var signs = map[rules.Building]float64{rules.Hotel: 83, rules.Saloon: 85}

// shortName returns the short name of building h that is written on its sign.
func shortName(h rules.Building) string {
	if h == rules.SheriffOffice {
		return workerName(rules.Sheriff)
	}
	return buildingName(h)
}

// paintSign writes the name of the house on the lot with index i. It must be painted after the
// darkening of the evening and the lamps, so that it is readable at night.
func (b *Table) paintSign(p *paint.Canvas, i int) {
	r, h := b.at.lots[i], b.town().Plots[i].Building
	if h == rules.NoBuilding || b.Carried(lotKey(i)) {
		return
	}
	k, up := r.W/80, 66.0
	if n, other := signs[h]; other {
		up = n
	}
	sign := geom.R(r.X+2*k, r.Bottom()-(up+1)*k, r.W-4*k, max(16*k, 18))
	plaque(p, sign)
	p.Label(shortName(h), sign.Pad(2, 0), centred(paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream}))
}

// Heights, in design units, of parts of the slope between two rows of houses.
const (
	roadHigh = 15
	wallHigh = 22
)

// paintSlope paints the ground g between two rows of houses, below the road of the upper row: a
// stone wall with stairs, and grass with bushes down to the next row.
func paintSlope(p *paint.Canvas, g geom.Rect) {
	p.Gradient(g, 0, theme.RGB(0x86945A), theme.RGB(0x66764A))
	for i := range 46 { // draw tufts of grass
		x, y := frac(float64(i)*0.618+0.2), frac(float64(i)*0.7548+0.1)
		at := geom.Point{X: g.X + g.W*x, Y: g.Y + roadHigh + wallHigh + 8 + (g.H-roadHigh-wallHigh-12)*y}
		c := theme.Alpha(theme.RGB(0x3F5230), 0.5)
		p.Rect(geom.R(at.X, at.Y, 1.4, 5), 0.7, c)
		p.Rect(geom.R(at.X+3, at.Y+1, 1.4, 4), 0.7, c)
	}
	for i := range 9 { // draw bushes
		x := g.X + g.W*(0.05+0.11*float64(i)+0.03*frac(float64(i)*0.618))
		y, s := g.Y+roadHigh+wallHigh+3, 7+5*frac(float64(i)*0.377)
		for k := range 3 {
			p.Disc(geom.Point{X: x + s*(float64(k)-1), Y: y - s*0.2*float64(k%2)}, s*0.8, theme.RGB(0x5E7446),
				theme.RGB(0x45592F))
		}
	}
	wall := geom.R(g.X, g.Y+roadHigh, g.W, wallHigh)
	p.Gradient(wall, 0, theme.RGB(0x8B8580), theme.RGB(0x6B6662))
	const stone = 27.0
	for row := range 3 {
		y := wall.Y + float64(row)*wallHigh/3
		for x := wall.X - stone*0.5*float64(row&1); x < wall.Right(); x += stone {
			r := geom.R(x+0.7, y+0.7, stone-1.4, wallHigh/3-1.4)
			p.Rect(r, 1.5, theme.Alpha(theme.Cream, 0.06+0.12*frac(x*0.0618+float64(row)*0.41)))
		}
	}
	p.Rect(geom.R(wall.X, wall.Bottom()-1, wall.W, 2.5), 0, theme.Alpha(theme.Shadow, 0.3))
	stair := geom.R(g.X+g.W*0.815, wall.Y, 58, wallHigh+5)
	for i := range 5 {
		h := stair.H / 5
		step := geom.R(stair.X, stair.Y+h*float64(i), stair.W, h)
		p.Rect(step, 0, theme.Mix(theme.RGB(0xB48F5C), theme.RGB(0x8A6A40), float64(i)/5))
		p.Rect(geom.R(step.X, step.Y, step.W, 1.2), 0, theme.Alpha(theme.Shadow, 0.35))
	}
}

// atNight reports whether the board shows the night, the last part of the day.
func (b *Table) atNight() bool { return b.hour() == &hours[len(hours)-1] }

// paintWindow paints a worker in a window (0 or 1) of the house on the lot with index slot. who is
// the worker. If done is true, the work is done and the worker is painted paler.
func (b *Table) paintWindow(p *paint.Canvas, slot, window int, who rules.Worker, done bool) {
	r := b.at.pane(slot, window)
	p.Rect(r.Inset(-1), 2, theme.RGB(0x3A2412))
	p.Gradient(r, 1, theme.RGB(0xFFE7A8), theme.RGB(0xE8B85A))
	faded(p, shade(done), func() { person(p, who, geom.Point{X: r.Center().X, Y: r.Bottom() + 1}, r.H*1.08) })
}

func shade(done bool) float64 {
	if done {
		return 0.5
	}
	return 1
}

// paintCell paints what is inside the sheriff's office on plot, the lot with index i: the prisoner
// behind bars, and the officers used today.
func (b *Table) paintCell(p *paint.Canvas, i int, plot *rules.Plot) {
	r := b.at.inLot(i, cells)
	if plot.Prisoner != rules.WorkerKinds {
		p.Rect(r, 1, theme.RGB(0x1C120C))
		person(p, plot.Prisoner, geom.Point{X: r.Center().X, Y: r.Bottom()}, r.H)
		for k := range 4 {
			p.Rect(geom.R(r.X+r.W*(float64(k)+0.5)/4-0.8, r.Y, 1.6, r.H), 0, theme.RGB(0x8A949C))
		}
	}
	for k := range plot.Officers {
		at := b.at.inLot(i, geom.R(10+20*float64(k), 80, 16, 16))
		p.Icon("law-star", at.Center(), at.W, theme.Brass)
	}
}

// paintLamps paints, at night, light in the windows of houses in which somebody sleeps.
func (b *Table) paintLamps(p *paint.Canvas) {
	if b.hour().Wash < 0.3 {
		return
	}
	left := b.town().People()
	for i := range b.at.lots {
		h := b.town().Plots[i].Building
		k := b.at.lots[i].W / 80
		for _, at := range bedsOf()[h] {
			if left == 0 {
				return
			}
			left--
			r := b.at.inLot(i, geom.R(at.X, at.Y, 12, 10))
			p.SoftRect(r.Inset(-3*k), 4, 5*k, 0, theme.Alpha(theme.RGB(0xFFD070), 0.7))
			p.Rect(r, 1, theme.RGB(0xFFE39A))
		}
	}
}

// standing is a person in the street: the kind of worker, and whether the worker has been used
// today.
type standing struct {
	worker rules.Worker
	used   bool
}

// street returns the people in the street of the town that is shown: free ones first, then used
// ones, each sorted by kind. People in windows, in carts or in the prepared plan are not included.
//
// A person who is being dragged from the street is still included, so that the place in the street
// stays empty (see [Table.draggedPerson]).
func (b *Table) street() []standing {
	t := b.town()
	away := b.away(t)
	var out []standing
	for _, used := range []bool{false, true} {
		for w := range rules.WorkerKinds {
			n := t.Free[w] - b.drafted(w)
			if used {
				n = t.Used[w] - away[w]
			}
			for range n {
				out = append(out, standing{w, used})
			}
		}
	}
	return out
}

// away returns, by kind, the number of used workers of town t who are in windows and carts instead
// of in the street.
func (b *Table) away(t *rules.Town) (n [rules.WorkerKinds]int) {
	for i := range t.Plots {
		if b.atNight() {
			break // at this time everybody is back from the windows; carts wait for their ore
		}
		for _, w := range t.Plots[i].Windows {
			if w != rules.WorkerKinds {
				n[w]++
			}
		}
	}
	for i := range t.Carts {
		if !t.Carts[i].Returned {
			for w, k := range t.Carts[i].Crew {
				n[w] += k
			}
		}
	}
	return n
}

// paintPeople paints the people in the street.
func (b *Table) paintPeople(p *paint.Canvas) {
	all := b.street()
	lifted := b.draggedPerson(all)
	for i, s := range all {
		if b.Carried(personKey(i)) || i == lifted {
			continue
		}
		r := b.at.person(all, i)
		faded(p, shade(s.used), func() { person(p, s.worker, geom.Point{X: r.Center().X, Y: r.Bottom()}, 40) })
	}
	b.paintCrowdSizes(p, all)
}

// personKey identifies a person in the street by the index in Table.street, in animations
// (Animation.Carries). While an animation moves the person, nobody is painted at that place.
type personKey int

// paintCarts paints the carts in their slots with their crews.
func (b *Table) paintCarts(p *paint.Canvas) {
	for i := range b.at.carts {
		b.paintCart(p, i)
	}
}

func (b *Table) paintCart(p *paint.Canvas, i int) {
	r, c := b.at.carts[i], &b.town().Carts[i]
	if b.evening() && (c.Kind == rules.NoCart || b.Carried(cartKey(i))) {
		return
	}
	if c.Kind == rules.NoCart || b.Carried(cartKey(i)) {
		p.Outline(r.Pad(3, 12), 4, 1.2, theme.Alpha(theme.WalnutInk, 0.35))
		p.Label(i18n.T("cart %d", i+1), r.Pad(4, 10),
			centred(paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.Alpha(theme.WalnutInk, 0.8)}))
		return
	}
	down := c.Launched && !c.Returned
	fade := 1.0
	if down {
		fade = 0.35
		if b.evening() {
			fade = 0.6
		}
	}
	faded(p, fade, func() {
		crew := append(b.crew(i), b.draftedCrew(i)...)
		if c.Returned { // they stand in the street again, see away
			crew = nil
		}
		n := c.Kind.Capacity()
		for k, w := range crew {
			at := b.at.seat(i, k, n)
			person(p, w, at, 0.71*r.H)
		}
		for k := len(crew); k < n; k++ {
			at := b.at.seat(i, k, n)
			p.Disc(at.Add(0, -0.33*r.H), 3.4, theme.Alpha(theme.WalnutInk, 0.28), theme.Alpha(theme.WalnutInk, 0.28))
		}
		pictures().cart[c.Kind].Fit(p, geom.R(r.X, r.Bottom()-0.62*r.H, r.W, 0.62*r.H))
	})
	switch {
	case c.Derailed:
		p.Icon("cancel", r.Center(), 26, theme.Oxblood)
	case down:
		tag := geom.Around(r.Center().Add(0, -6), r.W-4, 18)
		if b.evening() {
			tag = geom.Around(geom.Point{X: r.Center().X, Y: r.Bottom() - 10}, r.W-8, 19)
		}
		plaque(p, tag)
		label := i18n.T("below")
		if h := b.loadOf(i); h.sale > 0 && b.evening() {
			label = i18n.T("up: $%d", h.sale)
		}
		p.Label(label, tag, centred(onWood(12.5)))
	}
}

// crew returns the workers who are in the cart in slot i on the board. It does not include workers
// whom only the prepared plan puts there.
func (b *Table) crew(i int) []rules.Worker {
	var out []rules.Worker
	for w, n := range b.town().Carts[i].Crew {
		for range n {
			out = append(out, rules.Worker(w))
		}
	}
	return out
}

// paintStore paints the bins of the store, the safe and the beds.
func (b *Table) paintStore(p *paint.Canvas) {
	t := b.town()
	p.Rect(b.at.store, 3, theme.RGB(0x4A2C16))
	p.Gradient(b.at.store.Inset(1.4), 2, theme.RGB(0x8A5C32), theme.RGB(0x6A4222))
	total := 0
	for r, n := range t.Goods {
		total += n
		at := b.at.bins[r]
		fade := 1.0
		if n == 0 {
			fade = 0.3
		}
		faded(p, fade, func() { ore(p, rules.Resource(r), geom.Around(at.Center().Add(0, -7), 17, 17)) })
		p.Label(pieces.Number(b.DisplayedValue(rules.Resource(r), n)), geom.R(at.X, at.Bottom()-19, at.W, 18),
			centred(onWood(12.5)))
	}
	b.paintSafe(p)
	b.paintBeds(p, total)
}

// paintSafe paints the money of the town, if the viewer may see it.
func (b *Table) paintSafe(p *paint.Canvas) {
	r := b.at.safe
	p.Rect(r, 4, theme.RGB(0x20262C))
	p.Gradient(r.Inset(1.5), 3, theme.RGB(0x5C6872), theme.RGB(0x38424C))
	pieces.Coin(p, geom.Point{X: r.Center().X, Y: r.Y + 12}, 8)
	text := "?"
	if b.RevealedSeats.Has(b.shownSeat()) {
		text = table.Dollars(b.DisplayedValue(b.shownSeat(), b.town().Money))
	}
	p.Label(text, geom.R(r.X, r.Bottom()-20, r.W, 18), centred(onWood(12.5)))
}

// bedsIcon is the icon for beds.
const bedsIcon = "night-sleep"

// paintBeds writes how many people and beds the town has, and how much ore it has (goods, in lumps)
// and can store.
func (b *Table) paintBeds(p *paint.Canvas, goods int) {
	t, r := b.town(), b.at.beds
	plaque(p, r)
	lines := []struct {
		icon    string
		has, of int
	}{{bedsIcon, t.People(), t.Beds()}, {"wooden-crate", goods, t.Storage()}}
	for i, l := range lines {
		row := r.Pad(3, 1).Column(i, 2, 0)
		c := theme.Cream
		if l.has > l.of {
			c = theme.RGB(0xFF9A7A)
		}
		p.Icon(l.icon, geom.Point{X: row.X + 8, Y: row.Center().Y}, 16*min(p.View.Letters(), 1.1), c)
		_, text := row.CutLeft(17)
		st := onWood(12.5)
		st.Color = c
		p.Label(pieces.Number(l.has)+"/"+pieces.Number(l.of), text, st)
	}
}
