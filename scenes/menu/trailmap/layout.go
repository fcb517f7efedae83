package trailmap

import (
	"math"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// trailPlaces has the rectangles of the screen of the Trail in design units.
type trailPlaces struct {
	plaque, back geom.Rect
	stars, info  geom.Rect
	land         geom.Rect   // rectangle of the whole landscape
	lands        []geom.Rect // rectangle of each game's part of the landscape
	road         []geom.Point
	stations     []geom.Point // centers of the stations, evenly spaced along the road
	foot         []geom.Rect  // rectangles of the games' buttons in the bottom row
	card         cardPlaces
}

// cardPlaces has the rectangles of the card that describes a station, in design units.
type cardPlaces struct {
	all, picture, head, name, story geom.Rect
	aims                            [3]geom.Rect
	company                         geom.Rect
	play, shut                      geom.Rect
	// tip of the card's pointer, which leads to the station; the zero point for no pointer
	point geom.Point
}

// roadSteps is the number of straight segments of which the road is drawn.
const roadSteps = 720

// Sizes of the Trail in a phone's upright window, in design units: height of the bottom row,
// distance of the road from the left and right edges, height of the card, and height of the card's
// picture.
const (
	slenderFoot = 78
	slenderSide = 27
	slenderCard = 396
	slenderArt  = 84
)

// placeTrail lays out the screen for a number of games and stations. open is the index of the
// station whose card is open, -1 for none.
func placeTrail(l ui.Layout, games, stations, open int) trailPlaces {
	var c trailPlaces
	full := l.Full
	top := full.Y + 16
	c.plaque, c.back = geom.R(20, top, 320, 60), geom.R(30, top+8, 44, 44)
	c.stars, c.info = geom.R(l.W-254, top, 190, 44), geom.R(l.W-56, top, 44, 44)
	foot := 44.0
	if l.Class == ui.Tall {
		foot = 64
	}
	if l.Portrait {
		c.plaque, c.back = geom.R(8, 6, l.W-68, 58), geom.R(14, 13, 44, 44)
		c.stars, c.info = geom.R(l.W-206, 72, 198, 40), geom.R(l.W-52, 13, 44, 44)
		foot = slenderFoot + l.Full.Bottom() - l.H
	}
	c.land = geom.R(full.X, full.Y, full.W, full.H-foot)
	below := geom.R(0, full.Bottom()-foot, l.W, foot)
	if l.Portrait {
		below.H = slenderFoot
	}
	for i := range games {
		c.foot = append(c.foot, below.Row(i, games, 0))
		if l.Class == ui.Tall {
			high := c.land.H / float64(games)
			c.lands = append(c.lands, geom.R(c.land.X, c.land.Bottom()-high*float64(i+1), c.land.W, high))
		} else {
			c.lands = append(c.lands, c.land.Row(i, games, 0))
		}
	}
	c.road = RoadOf(l)
	c.stations = evenPoints(c.road, stations)
	if open >= 0 && open < stations {
		c.card = placeCard(l, c.stations[open])
	}
	return c
}

// roadShape describes how the road winds in one class of windows. The road is a sine wave that
// spans a number of half periods (halves). The wave starts at the phase begin, in radians, and has
// the amplitude broad, in design units. lean, in design units, skews the wave, so that its turns
// are round and the stations on both sides of a turn keep their distance.
type roadShape struct{ halves, begin, broad, lean float64 }

var roadBends = [...]roadShape{ui.Wide: {9, 1.9, 104, 30}, ui.Square: {9, 1.7, 132, 24}, ui.Tall: {7, 1.2, 300, 20}}

// RoadOf returns evenly spaced points of the road, which leads from left to right, or from bottom
// to top in a tall window.
func RoadOf(l ui.Layout) []geom.Point {
	b := roadBends[l.Class]
	if l.Portrait {
		b.broad = l.W/2 - slenderSide
	}
	middle := l.Full.Bottom() - 86 - b.broad // keeps the lowest stations and their stars above the bottom row
	low, high := l.Full.Bottom()-120, l.Full.Y+126
	if l.Portrait {
		low, high = l.H-slenderFoot-44, 152
	}
	var out []geom.Point
	for i := range roadSteps + 1 {
		u := float64(i) / roadSteps
		q := u*math.Pi*b.halves - b.begin
		across, lean := b.broad*math.Sin(q), b.lean*math.Sin(2*q)
		if l.Class == ui.Tall {
			out = append(out, geom.Point{X: l.W/2 + across, Y: low - (low-high)*u + lean})
		} else {
			out = append(out, geom.Point{X: 44 + (l.W-88)*u - lean, Y: middle - across - 14*u})
		}
	}
	return evenPoints(out, roadSteps+1)
}

// evenPoints returns n evenly spaced points of a road, including its start and its end. Distances
// are measured with touchDistance, so that the touch areas of the stations, which are squares, do
// not overlap.
func evenPoints(road []geom.Point, n int) []geom.Point {
	way := make([]float64, len(road))
	for i := 1; i < len(road); i++ {
		way[i] = way[i-1] + touchDistance(road[i-1], road[i])
	}
	var out []geom.Point
	at := 0
	for i := range n {
		goal := way[len(way)-1] * float64(i) / float64(max(n-1, 1))
		for at < len(way)-2 && way[at+1] < goal {
			at++
		}
		k := 0.0
		if step := way[at+1] - way[at]; step > 0 {
			k = min((goal-way[at])/step, 1)
		}
		a, b := road[at], road[at+1]
		out = append(out, geom.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k})
	}
	return out
}

// touchDistance returns the larger of the horizontal and the vertical distance of two points.
func touchDistance(a, b geom.Point) float64 {
	return max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y))
}

// placeCard lays out the card of a station. The parameter at is the center of the station. The card
// is in the upper part of the window; in a tall window it is in the half that does not contain the
// station.
func placeCard(l ui.Layout, at geom.Point) cardPlaces {
	var c cardPlaces
	large := l.View.Letters() - 1 // additional size for large text
	w, h, y := 540+120*large, 290+110*large, l.Full.Y+84
	pic := 154.0
	switch l.Class {
	case ui.Square:
		w, h = 556+120*large, 350+110*large
	case ui.Tall:
		w, h, pic = 700, 390+160*large, 236
		y = l.Full.Y + 90
		if at.Y < l.Full.Center().Y {
			y = l.Full.Bottom() - 64 - h - 30
		}
	}
	side := 40.0
	if l.Portrait {
		side, w, h = 8, l.W-16, min(slenderCard+120*large, l.H-slenderFoot-130)
		y = 118
		if at.Y < (118+l.H-slenderFoot)/2 {
			y = l.H - slenderFoot - h - 10
		}
	}
	x := min(max(at.X-w/2, side), l.W-side-w)
	c.all = geom.R(x, y, w, h)
	if l.Class != ui.Tall {
		c.point = geom.Point{X: min(max(at.X, x+24), x+w-24), Y: at.Y - 26}
	}
	in := c.all.Inset(13)
	if l.Portrait {
		c.picture, in = in.CutTop(slenderArt)
		_, in = in.CutTop(8)
	} else {
		c.picture, in = in.CutLeft(pic)
		in.X, in.W = in.X+13, in.W-13
	}
	c.shut = geom.R(c.all.Right()-46, c.all.Y+2, 44, 44)
	c.head, in = in.CutTop(20 + 8*large)
	c.name, in = in.CutTop(30)
	buttons, in := in.CutBottom(max(38, kit.ControlHeight(l)))
	c.play = buttons
	c.company, in = in.CutBottom(40 + 16*large)
	line := 21 + 12*large
	if l.Class == ui.Tall {
		line = 27 + 12*large
	}
	aims, in := in.CutBottom(3*line + 8)
	aims = aims.Pad(0, 4)
	for i := range c.aims {
		c.aims[i] = aims.Column(i, len(c.aims), 0)
	}
	c.story = in
	return c
}
