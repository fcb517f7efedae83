package narrowgauge

import (
	"image/color"
	"math"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Paint paints the still board.
func (b *Table) Paint(p *paint.Pen) {
	b.map_.Renew()
	b.paintSheet(p)
	p.Clip(b.at.window, func() { b.paintLand(p) })
	b.paintFrame(p)
	for seat := range engine.Seat(rules.Seats) {
		b.paintPlate(p, seat)
	}
	b.paintRailways(p)
	b.paintMarkets(p)
	b.paintHand(p)
	b.paintContracts(p)
	b.paintBooks(p)
}

// artKey names the picture of the map for one size of the window and one nearness.
type artKey struct{ w, h, scale float64 }

// artScales are the nearnesses at which the map is drawn: it is never enlarged by more than half.
var artScales = []float64{1, 2}

// mostPixels bounds the longer side of the picture of the map.
const mostPixels = 2600

// picture returns the picture of the map for the present window and zoom, drawing it when it is needed first.
func (b *Table) picture(p *paint.Pen) *ebiten.Image {
	r, zoom := b.at.window, artScales[0]
	for _, s := range artScales[1:] {
		if b.map_.Zoom() > s*0.75 {
			zoom = s
		}
	}
	scale := min(p.View.Scale*zoom, mostPixels/max(r.W, r.H))
	maps, key := paint.PicturesOf[artKey](p.Album, "maps"), artKey{r.W, r.H, scale}
	if m := maps.Find(key); m != nil {
		return m
	}
	return maps.Paint(key, int(math.Ceil(r.W*scale)), int(math.Ceil(r.H*scale)), func(m *ebiten.Image) {
		drawMap(p.Kit, m, r.W, r.H, scale)
	})
}

// paintSheet paints the paper that the map is printed on.
func (b *Table) paintSheet(p *paint.Pen) {
	r := b.at.sheet
	p.Lift(r, 4, 6)
	p.Sheet(r.Inset(-2), paint.Paper{Tint: theme.MapSheet, Radius: 4, Wear: 1.4, Seed: 8})
}

// paintFrame draws the border of the map with the ticks of its degrees.
func (b *Table) paintFrame(p *paint.Pen) {
	w := b.at.window
	p.Outline(w.Inset(-0.5), 1, 1.4, theme.Ink)
	p.Outline(w.Inset(-5.5), 1, 0.8, theme.Alpha(theme.Ink, 0.8))
	for i := range 16 {
		dark := theme.Alpha(theme.Ink, 0.75)
		x, y := w.X+w.W*float64(i)/16, w.Y+w.H*float64(i)/16
		if i%2 == 0 {
			p.Rect(geom.R(x, w.Y-4.6, w.W/16, 3.2), 0, dark)
			p.Rect(geom.R(x, w.Bottom()+1.4, w.W/16, 3.2), 0, dark)
			p.Rect(geom.R(w.X-4.6, y, 3.2, w.H/16), 0, dark)
			p.Rect(geom.R(w.Right()+1.4, y, 3.2, w.H/16), 0, dark)
		}
	}
}

// paintLand paints the land and what stands on it.
func (b *Table) paintLand(p *paint.Pen) {
	m := b.picture(p)
	p.Image(m, b.map_.picture(), 0, paint.White)
	for x := range b.Board.Past.Fresh.All() {
		b.dashHex(p, x)
	}
	b.paintLensBelow(p)
	b.paintTracks(p)
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		if info.City >= 0 {
			b.paintCity(p, x)
		}
		if info.Yard < 0 {
			b.paintEngines(p, x)
		}
	}
	for c := range rules.Company(rules.CompanyCount) {
		b.paintYard(p, c)
	}
	if b.marks {
		b.paintMarks(p)
	}
	b.paintLens(p)
}

// standing lists the Companies with a Locomotive on a space.
func standing(v *rules.Board, x rules.Space, dst []rules.Company) []rules.Company {
	for c := range rules.Company(rules.CompanyCount) {
		if v.Net[c].Has(x) {
			dst = append(dst, c)
		}
	}
	return dst
}

// engineAt returns where a Company's Locomotive stands on a space among the others there.
func (b *Table) engineAt(c rules.Company, x rules.Space) (geom.Point, float64) {
	var room [rules.CompanyCount]rules.Company
	all := standing(b.Board, x, room[:0])
	at, n := 0, len(all)
	found := false
	for i, other := range all {
		if other == c {
			at, found = i, true
		}
	}
	if !found {
		at, n = 0, n+1
		for _, other := range all {
			if other < c {
				at++
			}
		}
	}
	if x.Info().Yard >= 0 {
		return b.map_.space(x), b.map_.hexHeight() * 0.7
	}
	return b.map_.stand(x, at, n)
}

// paintTracks draws the tracks of the Companies between neighbouring Locomotives.
func (b *Table) paintTracks(p *paint.Pen) {
	wide := b.map_.hexHeight() * 0.058
	for pass := range 2 {
		for c := range rules.Company(rules.CompanyCount) {
			for x := range b.Board.Net[c].All() {
				from, _ := b.engineAt(c, x)
				for y := range b.Board.Net[c].And(x.Info().Neighbours).All() {
					if y < x {
						continue
					}
					to, _ := b.engineAt(c, y)
					if pass == 0 {
						p.Line(from, to, wide+2.2, theme.Alpha(theme.Ink, 0.9))
					} else {
						p.Line(from, to, wide, rails[c].Colour)
					}
				}
			}
		}
	}
}

// paintEngines paints the Locomotives of a space.
func (b *Table) paintEngines(p *paint.Pen, x rules.Space) {
	var room [rules.CompanyCount]rules.Company
	all := standing(b.Board, x, room[:0])
	for i, c := range all {
		if b.Carried(loco{c, x}) {
			continue
		}
		at, size := b.map_.stand(x, i, len(all))
		b.tokens.engine(p, c, at, size)
	}
}

// paintCity paints the ring of a City with its Commodity, and its name.
func (b *Table) paintCity(p *paint.Pen, x rules.Space) {
	c, h := b.map_.space(x), b.map_.hexHeight()
	ring := h * 0.185
	p.Disc(geom.Point{X: c.X + 0.8, Y: c.Y + 1.6}, ring+1, theme.Alpha(theme.Shadow, 0.4), theme.Alpha(theme.Shadow, 0.4))
	p.Disc(c, ring, theme.Ink, theme.Ink)
	p.Disc(c, ring-h*0.022, theme.RGB(0xFFF8E4), theme.RGB(0xEFE0BC))
	if g := b.Board.Tile[x.Info().City]; g != rules.NoCommodity {
		goodsToken(p, g, c, ring*1.28)
	} else {
		p.Label("?", geom.Around(c, ring*1.6, ring*1.6), paint.Style{Face: paint.Bold, Size: ring * 1.2, Color: theme.SoftInk, Align: paint.Center})
	}
	b.writeName(p, x)
}

// writeName writes the name of a City, or the colour of the Company whose Yard a space is.
func (b *Table) writeName(p *paint.Pen, x rules.Space) {
	c, h := b.map_.space(x), b.map_.hexHeight()
	if x.Info().City >= 0 {
		b.plateName(p, x.Info().Name, geom.Point{X: c.X, Y: c.Y + h*0.335}, h*0.178, theme.Ink)
		return
	}
	for r := range rules.Company(rules.CompanyCount) {
		if b.State.Yard(r) == x {
			b.plateName(p, company(r), geom.Point{X: c.X, Y: c.Y + h*0.375}, h*0.165, theme.SoftInk)
		}
	}
}

// plateName writes a name on a small plate that leaves the land under it to be seen.
func (b *Table) plateName(p *paint.Pen, name string, at geom.Point, size float64, ink color.RGBA) {
	size = max(size, 10.5) * (1 + 0.4*(p.View.Letters()-1)) // larger letters grow only as far as the map has room
	st := paint.Style{Face: paint.Bold, Size: size, Color: ink, Align: paint.Center, Fixed: true}
	w, _ := p.Measure(name, st)
	box := geom.Around(at, w+size*0.6, size*1.24)
	if room := b.map_.picture(); b.map_.Zoom() == 1 { // names at the edge stay on the map
		box.X = min(max(box.X, room.X+2), room.Right()-box.W-2)
	}
	p.Rect(box.Inset(-0.6), 3, theme.Alpha(theme.Ink, 0.5))
	p.Rect(box, 2.6, theme.Alpha(theme.RGB(0xF9EED2), 0.94))
	p.Label(name, box.Move(0, -0.3), st)
}

// paintYard paints the roundhouse of a Company.
func (b *Table) paintYard(p *paint.Pen, c rules.Company) {
	x := b.State.Yard(c)
	at, h := b.map_.space(x), b.map_.hexHeight()
	look := rails[c]
	r := h * 0.33
	p.Soft(geom.Around(geom.Point{X: at.X + r*0.1, Y: at.Y + r*0.16}, 2*r, 2*r), r, 3, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r*0.94, theme.Cream, theme.RGB(0xE9D7AE))
	p.Disc(at, r*0.84, theme.Lighten(look.Colour, 0.14), theme.Darken(look.Colour, 0.12))
	p.Icon("steam-locomotive", geom.Point{X: at.X, Y: at.Y - r*0.10}, r*1.34, theme.On(look.Colour))
	b.tokens.engine(p, c, geom.Point{X: at.X + r*0.80, Y: at.Y - r*0.78}, h*0.27)
	b.writeName(p, x)
}

// dashHex marks a space of the last turn with a dashed line.
func (b *Table) dashHex(p *paint.Pen, x rules.Space) {
	c, r := b.map_.space(x), b.map_.radius()*0.90
	for i := range 6 {
		from, to := corner(c, r, i), corner(c, r, i+1)
		for k := range 3 {
			t := (float64(k) + 0.2) / 3
			p.Line(from.Lerp(to, t), from.Lerp(to, t+0.19), 1.7, theme.Ink)
		}
	}
}

// hexLine draws the outline of a hex.
func hexLine(p *paint.Pen, c geom.Point, r, width float64, col color.RGBA) {
	for i := range 6 {
		p.Line(corner(c, r, i), corner(c, r, i+1), width, col)
	}
}

// paintMarks writes the name of every space and what it costs.
func (b *Table) paintMarks(p *paint.Pen) {
	h := b.map_.hexHeight()
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c := b.map_.space(x)
		st := paint.Style{Face: paint.Bold, Size: max(h*0.165, 10), Color: theme.Ink, Align: paint.Center}
		box := geom.Around(geom.Point{X: c.X - h*0.30, Y: c.Y - h*0.34}, h*0.34, h*0.2)
		p.Rect(box, 3, theme.Alpha(theme.Cream, 0.8))
		p.Label(info.ID, box, st)
		if info.Penalty > 0 {
			st.Color = theme.Oxblood
			tag := geom.Around(geom.Point{X: c.X + h*0.30, Y: c.Y - h*0.34}, h*0.3, h*0.2)
			p.Rect(tag, 3, theme.Alpha(theme.Cream, 0.8))
			p.Label(dollars(info.Penalty), tag, st)
		}
	}
}
