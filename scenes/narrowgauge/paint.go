package narrowgauge

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Paint paints the still board.
func (b *Table) Paint(p *paint.Pen) {
	b.map_.Renew()
	hexmap.Sheet(p, b.at.sheet)
	p.Clip(b.at.window, func() { b.paintLand(p) })
	hexmap.Frame(p, b.at.window)
	for seat := range engine.Seat(rules.Seats) {
		b.paintPlate(p, seat)
	}
	b.paintRailways(p)
	b.paintMarkets(p)
	b.paintHand(p)
	b.paintBooks(p)
	if b.firstCity() {
		b.CloseUpAhead(p, arrival)
	}
}

// paintLand paints the land and what stands on it.
func (b *Table) paintLand(p *paint.Pen) {
	b.map_.paintGround(p)
	for x := range b.Board.Past.Fresh.All() { // the last move whispers: what may be pressed is louder
		hexmap.Corners(p, b.map_.space(x), b.map_.Radius()*0.92, 2, theme.Alpha(theme.Cream, 0.9))
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
		return b.map_.space(x), b.map_.Height() * 0.7
	}
	return b.map_.stand(x, at, n)
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
		rails[c].Draw(p, at, size)
	}
}

// paintCity paints the station of a City, the ring with its Commodity, and its name.
func (b *Table) paintCity(p *paint.Pen, x rules.Space) {
	c, h := b.map_.space(x), b.map_.Height()
	ring := h * 0.175
	station.Stand(p, c.Add(h*0.13, h*0.24), h*0.44)
	c = c.Add(-h*0.19, 0)
	pieces.Socket(p, c, ring)
	if g := b.Board.Tile[x.Info().City]; g != rules.NoCommodity {
		goodsToken(p, g, c, ring*1.28)
	} else {
		p.Label("?", geom.Around(c, ring*1.6, ring*1.6), paint.Style{Face: paint.Bold, Size: ring * 1.2, Color: theme.SoftInk, Align: paint.Center})
	}
	b.writeName(p, x)
}

// writeName writes the name of a City, or the colour of the Company whose Yard a space is.
func (b *Table) writeName(p *paint.Pen, x rules.Space) {
	c, h := b.map_.space(x), b.map_.Height()
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

// plateName writes a name on the map; at the edge it stays on it.
func (b *Table) plateName(p *paint.Pen, name string, at geom.Point, size float64, ink color.RGBA) {
	room := geom.Rect{}
	if b.map_.Zoom() == 1 {
		room = b.map_.Picture().Inset(2)
	}
	pieces.Nameplate(p, name, at, size, ink, room)
}

// paintYard paints the roundhouse of a Company.
func (b *Table) paintYard(p *paint.Pen, c rules.Company) {
	x := b.State.Yard(c)
	at, h := b.map_.space(x), b.map_.Height()
	r := h * 0.33
	pieces.Medallion(p, at, r, "steam-locomotive", rails[c].Colour)
	rails[c].Draw(p, at.Add(r*0.80, -r*0.78), h*0.27)
	b.writeName(p, x)
}

// station is what stands at the track of every City.
var station = pieces.Motif{Name: "narrowgauge.station", Coarse: true}

// paintMarks writes the name of every space and what it costs.
func (b *Table) paintMarks(p *paint.Pen) {
	h := b.map_.Height()
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c := b.map_.space(x)
		st := paint.Style{Face: paint.Bold, Size: max(h*0.165, 10), Color: theme.Ink, Align: paint.Center}
		p.Label(info.ID, pieces.MapPlate(p, c.Add(-h*0.30, -h*0.34), h*0.34, h*0.2), st)
		if info.Penalty > 0 {
			st.Color = theme.Oxblood
			p.Label(dollars(info.Penalty), pieces.MapPlate(p, c.Add(h*0.30, -h*0.34), h*0.3, h*0.2), st)
		}
	}
}
