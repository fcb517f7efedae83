package dakota

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// hour describes the light in a part of the day. Top and Low are the colours of the sky at its
// upper and its lower edge; Sun is the position of the sun on its way, 0 (left) to 1 (right).
type hour struct {
	Name     string
	Top, Low color.RGBA
	Wash     float64 // darkening of the houses, from 0 (none) to 1 (black)
	Sun      float64
	Light    string // name of the variant (dawn, noon, dusk, night) of the landscape behind the street
}

// hours lists the parts of the day; hourOf maps the name of a stage of the rules to an index into
// hours.
var (
	hours = [...]hour{
		{i18n.Mark("Morning"), theme.RGB(0x8FB4C8), theme.RGB(0xF4D9A8), 0, 0.10, "dawn"},
		{i18n.Mark("High Noon"), theme.RGB(0x5F9CC4), theme.RGB(0xCFE4E4), 0, 0.32, "noon"},
		{i18n.Mark("Afternoon"), theme.RGB(0x6E9FBE), theme.RGB(0xE3E2C4), 0, 0.52, "noon"},
		{i18n.Mark("Evening"), theme.RGB(0x6A5482), theme.RGB(0xE89A5C), 0.14, 0.74, "dusk"},
		{i18n.Mark("Night"), theme.RGB(0x141C38), theme.RGB(0x36406A), 0.42, 0.92, "night"},
	}
	hourOf = map[string]int{
		"bail":             0,
		"draw":             0,
		"pending_events":   0,
		"free_exploration": 0,
		"explorers":        0,
		"high_noon":        1,
		"plan":             2,
		"resolve":          2,
		"new_order":        2, "evening": 3, "lodging": 4, "night": 4,
	}
)

// hour returns the part of the day shown on the board. Before the first day it is the morning,
// although the rules start in the night.
func (b *Table) hour() *hour {
	if b.Board.Day == 0 {
		return &hours[0]
	}
	return &hours[hourOf[b.Board.Stage()]]
}

// paintSky paints the landscape behind the street.
func (b *Table) paintSky(p *paint.Canvas) {
	r, h := b.at.sky, b.hour()
	for i, g := range b.at.ground {
		if i < len(b.at.ground)-1 {
			r.H += g.H
		}
	}
	p.Gradient(r, 0, h.Top, h.Low)
	if base := b.at.sky.Bottom(); r.Bottom() > base { // paint grass behind the further rows of the street
		grass := theme.Mix(h.Low, theme.RGB(0x4E6A46), 0.72)
		p.Gradient(geom.R(r.X, base, r.W, r.Bottom()-base), 0, grass, theme.Darken(grass, 0.15))
	}
	pieces.Motif{Name: "dakota.country", Hour: h.Light}.Cover(p, b.at.sky)
	if h.Wash > 0.3 {
		for i := range 40 {
			p.Disc(geom.Point{X: r.X + r.W*frac(float64(i)*0.618), Y: r.Y + b.at.sky.H*0.6*frac(float64(i)*0.377)}, 0.9,
				theme.Cream, theme.Cream)
		}
	}
}

// paintHours paints the markers of the parts of the day in the sky above the roofs.
func (b *Table) paintHours(p *paint.Canvas) {
	for i := range hours {
		b.paintStation(p, i)
	}
}

func frac(x float64) float64 { return x - float64(int(x)) }

// station returns the point in the sky at which the sun stands in the part of the day with index i
// in hours.
func (b *Table) station(i int) geom.Point {
	x := hours[i].Sun
	return geom.Point{X: b.at.sky.X + b.at.sky.W*x, Y: b.at.sky.Y + 30 - 17*(1-4*(x-0.5)*(x-0.5))}
}

func (b *Table) paintStation(p *paint.Canvas, i int) {
	at := b.station(i)
	now := b.hour() == &hours[i]
	if !now {
		p.Disc(at, 3, theme.Alpha(theme.Cream, 0.75), theme.Alpha(theme.Cream, 0.75))
		return
	}
	if i == len(hours)-1 {
		p.Icon("moon", at, 26, theme.Cream)
	} else {
		p.SoftRect(geom.Around(at, 34, 34), 17, 12, 0, theme.Alpha(theme.RGB(0xFFE9A0), 0.8))
		p.Disc(at, 11, theme.RGB(0xFFF3C4), theme.RGB(0xF4C45A))
	}
	tag := geom.Around(at.Add(0, 21), 96, 19)
	plaque(p, tag)
	p.Label(i18n.T(hours[i].Name), tag.Pad(6, 0), centred(onWood(12)))
}
