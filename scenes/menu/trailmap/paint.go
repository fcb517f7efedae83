package trailmap

import (
	"image/color"
	"strconv"

	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// Overlap of a game's landscape with that of the previous game. landOver is a fraction of its width
// and applies if the landscapes are side by side. landOverTall is a fraction of its height and
// applies if they are stacked in a tall window.
const landOver, landOverTall = 0.3, 0.2

// Colors of the road on the screen of the Trail: its shadow, the part not travelled yet (dust), the
// travelled part (brass), and the dots.
var (
	roadShade = theme.RGB(0x1A1420)
	roadDust  = theme.RGB(0xC9B48E)
	roadBrass = theme.RGB(0xF6D98B)
	roadDots  = theme.RGB(0xFFF6DF)
)

// stationSigns maps the ID of a game to the icon that is shown at its first station.
var stationSigns = map[string]string{"boomtown": "mining", "dakota": "pine-tree", "narrowgauge": "steam-locomotive",
	"westernlegends": "law-star", "sierrawest": "mountains"}

// Paint paints the landscape, the road, the plaque and the card.
func (t *trailScreen) Paint(p *paint.Canvas) {
	p.Rect(t.layout.Full, 0, theme.RGB(0x0D1D33))
	t.paintLand(p)
	t.paintRoad(p)
	t.paintHead(p)
	t.paintFoot(p)
	if t.open >= 0 {
		t.paintCard(p)
	}
}

// paintLand paints the landscapes of the games, each overlapping the edge of the previous one.
func (t *trailScreen) paintLand(p *paint.Canvas) {
	PaintLands(p, t.games, t.at.land, t.at.lands, t.layout.Class == ui.Tall)
}

// PaintLands paints the landscape of each game into the rectangle in lands that has the same index
// as the game. It clips all to the rectangle r. tall selects the variant of the pictures for
// stacking them vertically.
func PaintLands(p *paint.Canvas, games []string, r geom.Rect, lands []geom.Rect, tall bool) {
	p.Clip(r, func() {
		for i := range games {
			if tall { // start with the topmost
				i = len(games) - 1 - i
				land := lands[i]
				high := land.H / (1 - landOverTall)
				pieces.Motif{Name: "trail." + games[i] + ".tall"}.Cover(p, geom.R(land.X, land.Bottom()-high,
					land.W, high))
				continue
			}
			land := lands[i]
			wide := land.W / (1 - landOver)
			pieces.Motif{Name: "trail." + games[i]}.Cover(p, geom.R(land.Right()-wide, land.Y, wide, land.H))
		}
	})
}

// paintRoad paints the road. The part that the player has travelled is brass.
func (t *trailScreen) paintRoad(p *paint.Canvas) {
	done := 0
	for done < len(t.journey.Stations) && t.journey.Stars(t.journey.Stations[done]) > 0 {
		done++
	}
	PaintRoad(p, t.at.road, ProgressShare(done, len(t.journey.Stations)), 1)
}

// ProgressShare returns the travelled part of the road, from 0 to 1, when the traveller is at
// station number done of a road with the given number of stations (of).
func ProgressShare(done, of int) float64 {
	if of < 2 {
		return 0
	}
	return float64(max(done-1, 0)) / float64(of-1)
}

// PaintRoad paints a road. travelled is the fraction that is painted brass, 0 to 1. k scales the
// width of the road; it is 1 for the large map.
func PaintRoad(p *paint.Canvas, road []geom.Point, travelled, k float64) {
	line := func(from, to int, dy, width float64, c color.RGBA) {
		for i := from; i < to; i++ {
			p.Line(road[i].Add(0, dy), road[i+1].Add(0, dy), width*k, c)
		}
	}
	end := len(road) - 1
	here := int(travelled * float64(end))
	line(0, end, 3*k, 14, roadShade)
	line(0, end, 0, 11, roadDust)
	line(0, here, 0, 7, roadBrass)
	for i := here; i < end && k >= 1; i += 6 {
		p.Disc(road[i], 1.3, roadDots, roadDots)
	}
}

// drawStation draws the disc of a station: brass if it has a star, cream if it is open, dark if it
// is locked.
func (t *trailScreen) drawStation(p *paint.Canvas, i int, f ui.NodeState) {
	s, c := t.journey.Stations[i], t.at.stations[i]
	stars, open := t.journey.Stars(s), t.journey.Open(s.Number)
	first := i == 0 || t.journey.Stations[i-1].Game != s.Game
	grown := 1 + 0.08*f.Hover
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.RGB(0x2B1608), Align: paint.Center, Fixed: true}
	r := 14.0
	switch {
	case i == t.open:
		r = 21 * grown
		p.SoftRect(geom.Around(c, 2*r+14, 2*r+14), r+7, 9, 0, theme.RGB(0xFFD766))
		p.Disc(c, r, theme.RGB(0x9E2F27), theme.RGB(0x9E2F27))
		p.Disc(c, r-4, theme.RGB(0xFFF6DC), theme.RGB(0xFFF6DC))
		st.Size, st.Color = 19, theme.RGB(0x7A2018)
	case stars > 0:
		r *= grown
		p.SoftRect(geom.Around(c.Add(0, 2), 2*r+4, 2*r+4), r+2, 4, 0, theme.Alpha(theme.Shadow, 0.6))
		p.Disc(c, r+1.2, theme.RGB(0x3A1D0B), theme.RGB(0x3A1D0B))
		p.Disc(c, r, theme.BrassHi, theme.BrassLo)
	case open:
		r = 18 * grown
		p.SoftRect(geom.Around(c, 2*r+14, 2*r+14), r+7, 9, 0, theme.Alpha(theme.RGB(0xFFD766), 0.9))
		p.Disc(c, r, theme.RGB(0xB5761F), theme.RGB(0xB5761F))
		p.Disc(c, r-3, theme.RGB(0xFFF6DC), theme.RGB(0xFFF6DC))
		st.Size = 17
	default:
		r = 12 * grown
		if first {
			r = 15 * grown
		}
		p.Disc(c, r, theme.RGB(0xB9A584), theme.RGB(0xB9A584))
		p.Disc(c, r-1.6, theme.RGB(0x24131C), theme.RGB(0x24131C))
		st.Size, st.Color = 12.5, theme.RGB(0xF0DFBE)
	}
	if first && (i != t.open && (stars > 0 || !open)) {
		p.Icon(stationSigns[s.Game], c, r*1.3, st.Color)
	} else {
		p.Label(strconv.Itoa(s.Number), geom.Around(c, 44, 30), st)
	}
	if stars > 0 {
		kit.PaintStars(p, c.Add(0, r+7), 12, stars, trail.Stars)
	}
}

// paintHead paints the plaque with the title and the progress, and beside it the total number of
// stars.
func (t *trailScreen) paintHead(p *paint.Canvas) {
	r := t.at.plaque
	p.DropShadow(r, 8, 8)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.6), 7, theme.Walnut, theme.RGB(0x3F1F0D))
	p.Outline(r.Inset(5), 5, 1.4, theme.Alpha(theme.Brass, 0.8))
	in := geom.R(t.at.back.Right()+8, r.Y, r.Right()-t.at.back.Right()-22, r.H)
	done, count := t.journey.StationsDone(), len(t.journey.Stations)
	side := i18n.T("Start in Boomtown")
	if done > 0 {
		side = i18n.T("%d of %d stations", done, count)
	}
	name, below := in.Pad(0, 5).CutTop(30)
	st := kit.PlaqueStyle(25)
	st.Align, st.Fixed = paint.Left, true
	p.Label(i18n.T("The Trail"), name, st)
	p.Label(side, below.Move(0, -3), paint.Style{Face: paint.Bold, Size: 13, Color: theme.MapSheet, Fixed: true})
	stars, of := t.journey.StarTotal("")
	box := t.at.stars
	p.DropShadow(box, 22, 6)
	p.Rect(box, 22, theme.RGB(0x1C0E07))
	p.Gradient(box.Inset(1.4), 21, theme.RGB(0x5A2F1B), theme.RGB(0x34190C))
	kit.PaintStars(p, geom.Point{X: box.X + 26, Y: box.Center().Y}, 24, 1, 1)
	p.Label(strconv.Itoa(stars), geom.R(box.X+46, box.Y, 40, box.H), paint.Style{Face: paint.Bold, Size: 19,
		Color: theme.BrassHi, Fixed: true})
	p.Label(i18n.T("of %d stars", of), geom.R(box.X+84, box.Y+1, box.W-96, box.H),
		paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Fixed: true})
}

// paintFoot paints the leather behind the games in the bottom row.
func (t *trailScreen) paintFoot(p *paint.Canvas) {
	full := t.layout.Full
	r := geom.R(full.X, t.at.land.Bottom(), full.W, full.Bottom()-t.at.land.Bottom())
	p.Gradient(r, 0, theme.RGB(0x4C2814), theme.RGB(0x2A1309))
	p.Rect(geom.R(r.X, r.Y, r.W, 2), 0, theme.RGB(0x0A0503))
	p.Rect(geom.R(r.X, r.Y+4, r.W, 1.2), 0, theme.Alpha(theme.RGB(0xC98B3A), 0.5))
	for i, cell := range t.at.foot {
		if i > 0 {
			p.Rect(geom.R(cell.X, cell.Y+10, 1, cell.H-16), 0, theme.Alpha(theme.RGB(0xC98B3A), 0.5))
		}
	}
}

// drawGame draws the node of a game in the bottom row: its name and its stars.
func (t *trailScreen) drawGame(p *paint.Canvas, r geom.Rect, id string, hover float64) {
	stars, of := t.journey.StarTotal(id)
	if hover > 0 {
		p.Rect(r.Pad(3, 5), 6, theme.Alpha(theme.BrassHi, 0.16*hover))
	}
	name := paint.Style{Face: paint.Display, Size: 15.5, Color: theme.Mix(theme.RGB(0xD9B983), theme.BrassHi, hover),
		Fixed: true}
	count := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Right, Fixed: true}
	line := strconv.Itoa(stars) + "/" + strconv.Itoa(of)
	if t.layout.Class == ui.Tall {
		upper, lower := r.Pad(4, 8).CutTop((r.H - 16) / 2)
		name.Align, name.Size, count.Align = paint.Center, 14, paint.Center
		if t.layout.Portrait { // the name may take two lines
			upper, lower = r.Pad(2, 8).CutTop(40)
			name.Size = 13
			p.Fit(t.shortName(id), upper, name)
		} else {
			p.Label(t.shortName(id), upper, name)
		}
		p.Label(line, lower.Move(8, 0), count)
		kit.PaintStars(p, geom.Point{X: lower.Center().X - 26, Y: lower.Center().Y}, 15, 1, 1)
		return
	}
	in := r.Pad(12, 4)
	p.Label(t.shortName(id), geom.R(in.X, in.Y+2, in.W-62, in.H), name)
	p.Label(line, geom.R(in.X, in.Y+2, in.W, in.H), count)
	kit.PaintStars(p, geom.Point{X: in.Right() - 46, Y: in.Center().Y + 1}, 15, 1, 1)
}

// shortName returns the part of a game's name before a colon.
func (t *trailScreen) shortName(id string) string {
	return kit.ShortName(kit.GameName(t.app, id))
}

// paintCard paints the card of the selected station: picture, introduction, aims and opponents.
func (t *trailScreen) paintCard(p *paint.Canvas) {
	s, c := t.journey.Stations[t.open], t.at.card
	paper := theme.RGB(0xE9D6A8)
	if c.point != (geom.Point{}) {
		paintPoint(p, c.all, c.point, paper)
	}
	pieces.Panel(p, c.all, 41)
	p.DropShadow(c.picture, 3, 3)
	p.Rect(c.picture, 3, theme.RGB(0x12282F))
	pieces.Motif{Name: "trail." + strconv.Itoa(s.Number)}.Cover(p, c.picture.Inset(2))
	p.Label(i18n.T("Station %d", s.Number)+" · "+t.shortName(s.Game),
		geom.R(c.head.X, c.head.Y, c.head.W-34, c.head.H),
		paint.Style{Face: paint.Bold, Size: 13, Color: theme.Oxblood})
	p.Label(i18n.T(s.Name), geom.R(c.name.X, c.name.Y, c.shut.X-4-c.name.X, c.name.H),
		paint.Style{Face: paint.Display, Size: 21, Color: theme.Ink})
	size := 13.5
	if t.layout.Class == ui.Tall {
		size = 17
	}
	if t.layout.Portrait {
		size = 14.5
	}
	p.Fit(i18n.T(s.Story), c.story, paint.Style{Face: paint.Body, Size: size, Color: theme.SoftInk, LineHeight: 1.25})
	p.Rect(geom.R(c.aims[0].X, c.aims[0].Y-3, c.aims[0].W, 1), 0, theme.Alpha(theme.SoftInk, 0.45))
	earned := t.journey.Stars(s)
	for i, a := range s.Goals {
		r := c.aims[i]
		high := min(r.H-3, 17)
		for k := range i + 1 {
			kit.PaintStars(p, geom.Point{X: r.X + 9 + high*float64(k), Y: r.Center().Y}, high,
				min(max(earned-i, 0), 1), 1)
		}
		p.Label(i18n.T(a.Text), geom.R(r.X+12+3*high, r.Y, r.W-36-3*high, r.H),
			paint.Style{Face: paint.Bold, Size: size, Color: theme.Ink})
	}
	t.paintCompany(p, s, size)
}

// paintCompany paints the faces, names and levels of the opponents at a station, and the
// differences from the usual setup. size is the text size in design units.
func (t *trailScreen) paintCompany(p *paint.Canvas, s trail.Station, size float64) {
	r := t.at.card.company.Pad(0, 4)
	face := min(r.H, 32)
	step := face - 6
	if len(s.Rivals) > 3 {
		step = min(step, 18) // closer together, to leave room for the names
	}
	for i, rival := range s.Rivals {
		pieces.Token(p, geom.Point{X: r.X + face/2 + step*float64(i), Y: r.Center().Y}, face-4, (int(s.Seat)+i+1)%6,
			rival.Persona)
	}
	_, words := r.CutLeft(step*float64(len(s.Rivals)) + 12*float64(min(len(s.Rivals), 1)))
	words.W -= 10
	upper, lower := words.CutTop(words.H / 2)
	p.Label(opponents(s), upper, paint.Style{Face: paint.Bold, Size: size - 0.8, Color: theme.Ink})
	p.Label(t.shortDifferences(s), lower, paint.Style{Face: paint.Body, Size: size - 0.8, Color: theme.SoftInk})
}

// paintPoint paints the pointer of a card, line by line. The pointer is a triangle from the lower
// edge of the card to its tip. to is the point of the tip, which is near the station.
func paintPoint(p *paint.Canvas, card geom.Rect, to geom.Point, tone color.RGBA) {
	const half = 15
	from := card.Bottom() - 8
	for y := from; y < to.Y; y++ {
		w := half * (to.Y - y) / (to.Y - from)
		p.Rect(geom.R(to.X-w, y, 2*w, 1.3), 0, tone)
	}
}
