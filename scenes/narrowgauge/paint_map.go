package narrowgauge

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// terms lists the prices of a new Locomotive by kind of space, in the order in which the frame of
// the map shows them.
var terms = []struct {
	said   string
	dollar int
	ground color.RGBA
}{
	{i18n.Mark("plain, city: free"), 0, theme.RGB(0xDDD39A)}, {i18n.Mark("difficult"), 2, theme.RGB(0xC98A5E)},
	{i18n.Mark("water"), 3, theme.RGB(0x5FA0A8)}, {i18n.Mark("per company"), 1, theme.RGB(0x3A3034)},
}

// paintTerms writes the prices of new Locomotives on the lower edge of the map's frame, in two
// lines.
func (b *Table) paintTerms(p *paint.Canvas) {
	r := b.at.terms
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Ink, LineHeight: 1.1}
	head := st
	head.Face = paint.Italic
	var texts [4]string
	var wide [2]float64 // widths of the two columns of texts
	for i, t := range terms {
		if texts[i] = i18n.T(t.said); t.dollar > 0 {
			texts[i] += " " + dollars(t.dollar)
		}
		wide[i%2] = max(wide[i%2], p.LabelWidth(texts[i], r, st)+17)
	}
	said := i18n.T("Terrain cost")
	first := p.LabelWidth(said, r, head) + 12
	if room := r.W - wide[0] - wide[1] - 8; first > room {
		first = 0 // there is no room for the heading
	} else {
		p.Label(said, geom.R(r.X+2, r.Y, first, r.H/2), head)
	}
	free := max(min((r.W-first-wide[0]-wide[1])/2, 16), 0)
	left := r.X + first
	k := min((r.W-first)/(wide[0]+wide[1]), 1) // a factor below 1 shrinks the letters
	for i, t := range terms {
		x, w := left, wide[0]*k
		if i%2 == 1 {
			x, w = left+wide[0]*k+free, wide[1]*k
		}
		// larger letters take some of the height of the other line
		line := geom.Around(r.Column(i/2, 2, 0).Center(), r.W, 16.6)
		chip := geom.Around(geom.Point{X: x + 6, Y: line.Center().Y}, 11, 11)
		p.Rect(chip, 3, theme.Ink)
		p.Rect(chip.Inset(1), 2, t.ground)
		p.Label(texts[i], geom.R(x+15, line.Y, w-15, line.H), st)
	}
}

// paintLand paints the landscape and the tracks, stations, Locomotives and names on it.
func (b *Table) paintLand(p *paint.Canvas) {
	// the plates of the overlay of incomes need the room of the names
	b.map_.paintGround(p, b.activeOverlay.Active != overlayIncome)
	for x := range b.Board.Past.Fresh.All() { // mark the spaces of the last move, more faintly than targets
		hexmap.Corners(p, b.map_.space(x), b.map_.Radius()*0.92, 2, theme.Alpha(theme.Cream, 0.9))
	}
	b.paintOverlayBelow(p)
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
	b.paintOverlay(p)
}

// standing appends to dst the Companies that have a Locomotive on space x of board v.
func standing(v *rules.Board, x rules.Space, dst []rules.Company) []rules.Company {
	for c := range rules.Company(rules.CompanyCount) {
		if v.Net[c].Has(x) {
			dst = append(dst, c)
		}
	}
	return dst
}

// engines appends to dst the Companies that have a Locomotive on space x, in the order in which
// they came. Locomotives and tracks have their places there in this order, and keep them.
func (b *Table) engines(x rules.Space, dst []rules.Company) []rules.Company {
	dst = standing(b.Board, x, dst)
	slices.SortStableFunc(dst, func(c, d rules.Company) int { return cmp.Compare(b.order[c][x], b.order[d][x]) })
	return dst
}

// engineAt returns the position and the size of the Locomotive of Company c on space x, beside the
// other Locomotives there. The Locomotive need not be there yet.
func (b *Table) engineAt(c rules.Company, x rules.Space) (geom.Point, float64) {
	var room [rules.CompanyCount]rules.Company
	all := b.engines(x, room[:0])
	at, n := slices.Index(all, c), len(all)
	if at < 0 {
		at, n = n, n+1
	}
	if x.Info().Yard >= 0 {
		return b.map_.space(x), b.map_.Height() * 0.7
	}
	return b.map_.stand(x, at, n)
}

// paintEngines paints the Locomotives on space x: in a City those of all Companies that have
// connected it, elsewhere those of the railways that end there. Railways that pass through need no
// Locomotive, because the colour of the track shows the Company.
func (b *Table) paintEngines(p *paint.Canvas, x rules.Space) {
	var room [rules.CompanyCount]rules.Company
	all := b.engines(x, room[:0])
	for i, c := range all {
		city := x.Info().City >= 0
		if b.Carried(loco{c, x}) || !city && !b.courses().End(int(c), hexOf(x.Info().Hex)) {
			continue
		}
		at, size := b.map_.stand(x, i, len(all))
		rails[c].Draw(p, at, size)
	}
}

// paintCity paints the City on space x: station, ring with the Commodity, and name.
func (b *Table) paintCity(p *paint.Canvas, x rules.Space) {
	c, h := b.map_.space(x), b.map_.Height()
	ring := h * 0.175
	station.Stand(p, c.Add(h*0.13, h*0.24), h*0.44)
	c = c.Add(-h*0.19, 0)
	pieces.Socket(p, c, ring)
	if g := b.Board.Tile[x.Info().City]; g != rules.NoCommodity {
		goodsToken(p, g, c, ring*1.28)
	} else {
		p.Label("?", geom.Around(c, ring*1.6, ring*1.6),
			paint.Style{Face: paint.Bold, Size: ring * 1.2, Color: theme.SoftInk, Align: paint.Center})
	}
	b.writeName(p, x)
}

// writeName writes a name on space x: the name of its City or, on a Yard, the name of the Company.
// On other spaces it does nothing.
func (b *Table) writeName(p *paint.Canvas, x rules.Space) { b.writeNameAs(p, x, 1) }

// writeNameAs writes the name of space x like writeName, but multiplies the letter size by size.
func (b *Table) writeNameAs(p *paint.Canvas, x rules.Space, size float64) {
	c, h := b.map_.space(x), b.map_.Height()
	if x.Info().City >= 0 {
		b.plateName(p, x.Info().Name, geom.Point{X: c.X, Y: c.Y + h*0.335}, h*0.178*size, theme.Ink)
		return
	}
	for r := range rules.Company(rules.CompanyCount) {
		if b.Board.Yard[r] == x {
			b.plateName(p, company(r), geom.Point{X: c.X, Y: c.Y + h*0.375}, h*0.165*size, theme.SoftInk)
		}
	}
}

// plateName writes name in the colour ink on a label. at is the centre of the label, a point of the
// map, and size the letter size. While the whole map is visible, a label near the edge is moved
// inwards.
func (b *Table) plateName(p *paint.Canvas, name string, at geom.Point, size float64, ink color.RGBA) {
	room := geom.Rect{}
	if b.map_.Zoom() == 1 {
		room = b.map_.MapRect().Inset(2)
	}
	pieces.Nameplate(p, name, at, size, ink, room)
}

// paintYard paints the roundhouse in the Yard of Company c.
func (b *Table) paintYard(p *paint.Canvas, c rules.Company) {
	x := b.Board.Yard[c]
	at, h := b.map_.space(x), b.map_.Height()
	r := h * 0.33
	pieces.Medallion(p, at, r, "steam-locomotive", rails[c].Colour)
	rails[c].Draw(p, at.Add(r*0.80, -r*0.78), h*0.27)
	b.writeName(p, x)
}

// station is the picture of a station, drawn at the track of every City.
var station = pieces.Motif{Name: "narrowgauge.station", Coarse: true}

// paintMarks writes on each space the name that the texts of the game use for it.
func (b *Table) paintMarks(p *paint.Canvas) {
	p.Rect(b.at.window, 0, theme.Alpha(theme.RGB(0xFBF2D8), 0.5)) // lighten the map below the names
	for x := range rules.Space(rules.SpaceCount) {
		if info := x.Info(); info.City < 0 && info.Yard < 0 {
			b.writeSmallName(p, x)
		}
	}
	// names of Cities and Yards are drawn last, at normal letter size, because the other names
	// leave no more room
	for x := range rules.Space(rules.SpaceCount) {
		b.writeNameAs(p, x, 1/p.View.Letters())
	}
}

// nameLines returns the name of space x, split into at most two lines.
func nameLines(x rules.Space) []string {
	said := strings.Fields(x.Info().Name)
	if len(said) > 2 {
		said = []string{strings.Join(said[:len(said)-1], " "), said[len(said)-1]}
	}
	return said
}

// writeSmallName writes the name of space x, which is neither a City nor a Yard, near its middle.
// The name has no label behind it, because so many labels would cover the land and each other.
func (b *Table) writeSmallName(p *paint.Canvas, x rules.Space) {
	h := b.map_.Height()
	st := paint.Style{
		Face:  paint.Bold,
		Size:  max(h*0.165, 11),
		Color: theme.Ink,
		Edge:  theme.Alpha(theme.RGB(0xFBF2D8), 0.8),
		Align: paint.Center,
	}
	said := nameLines(x)
	// lower than the middle, below the names of neighbouring Cities
	at, step := b.map_.space(x).Add(0, h*0.12), st.Size*1.06
	for i, line := range said {
		mid := at.Add(0, step*(float64(i)-float64(len(said)-1)/2))
		p.Label(line, geom.Around(mid, b.map_.Radius()*1.72, step), st)
	}
}

// groundName writes the name of space x, which is not a City, above the space's middle in at most
// two lines. It writes nothing where the name of a City or Yard above on the left or right is.
func (b *Table) groundName(p *paint.Canvas, x rules.Space) {
	if besideNames(x) {
		return
	}
	h := b.map_.Height()
	size := max(h*0.16, 10.5)
	said := nameLines(x)
	at := b.map_.space(x).Add(0, -h*0.24-size*0.62*float64(len(said)-1))
	for _, line := range said {
		pieces.Nameplate(p, line, at, size, theme.Ink, geom.Rect{})
		at.Y += size * 1.24
	}
}

// besideNames reports whether the space above space x on the left or on the right is a City or a
// Yard, whose name is beside the upper half of x.
func besideNames(x rules.Space) bool {
	at := x.Info().Hex
	for y := range rules.Space(rules.SpaceCount) {
		info := y.Info()
		q, r := info.Hex.Q-at.Q, info.Hex.R-at.R
		if (q == -1 && r == 0 || q == 1 && r == -1) && (info.City >= 0 || info.Yard >= 0) {
			return true
		}
	}
	return false
}
