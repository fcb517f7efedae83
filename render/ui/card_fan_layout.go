package ui

import (
	"math"

	"gulch/render/geom"
)

// FanLayout computes the positions of a hand of cards in the rectangle Room. The cards are side by
// side if Room is wide enough; otherwise they overlap, in an arc if Bend is set. The size of the
// cards depends on the number of slots, not on how many of them are filled. So cards neither grow
// nor move when one is played.
type FanLayout struct {
	Room     geom.Rect
	Slots    int     // number of places for cards, at least 1
	Rows     int     // number of rows, 0 means 1; several rows never form an arc
	Ratio    float64 // width / height of a card
	Bend     float64 // angle in radians between the outermost cards of the arc, 0 for no arc
	MaxWidth float64 // maximum width of a card in design units, 0 for no limit
	Gap      float64 // gap between cards side by side in design units, 0 means fanGap
}

// fanGap is the default gap between cards, in design units.
const fanGap = 7

func (f FanLayout) rows() int { return max(f.Rows, 1) }

func (f FanLayout) gap() float64 {
	if f.Gap == 0 {
		return fanGap
	}
	return f.Gap
}

// columns returns the number of cards in a row.
func (f FanLayout) columns() int { return max(1, (f.Slots+f.rows()-1)/f.rows()) }

// size returns the width and height of a card in design units.
func (f FanLayout) size() (w, h float64) {
	rows, gap := f.rows(), f.gap()
	h = (f.Room.H - gap*float64(rows-1)) / float64(rows)
	w = min(h*f.Ratio, f.Room.W)
	if f.MaxWidth > 0 {
		w = min(w, f.MaxWidth)
	}
	columns := float64(f.columns())
	if rows > 1 { // cards in several rows must not overlap, or their content would be covered
		w = min(w, (f.Room.W-gap*(columns-1))/columns)
	}
	if rows == 1 {
		w = min(w, f.Room.W-f.strip())
	}
	if f.bends(w) {
		w = f.bent(w)
	}
	return w, w / f.Ratio
}

// bends reports whether cards of width w form an arc: Bend is set, and the cards form a single row
// in which they do not fit side by side.
func (f FanLayout) bends(w float64) bool {
	n := float64(f.columns())
	return f.rows() == 1 && f.Bend > 0 && n > 1 && n*w+f.gap()*(n-1) > f.Room.W
}

// bent returns the largest width, at most w, at which the cards fit into Room in an arc.
func (f FanLayout) bent(w float64) float64 {
	sin, cos := math.Sincos(f.Bend / 2)
	fits := func(w float64) bool {
		drop := (f.Room.W - w) / 2 * math.Tan(f.Bend/4)
		return drop+w*sin+w/f.Ratio*cos <= f.Room.H && w*cos+w/f.Ratio*sin <= f.Room.W-f.strip()
	}
	for range 80 {
		if fits(w) {
			break
		}
		w *= 0.985
	}
	return w
}

// strip returns the total width that the visible parts of all overlapped cards of a row need, in
// design units.
func (f FanLayout) strip() float64 {
	n := float64(f.columns())
	return (n - 1) * min(minVisibleStrip, f.Room.W/(2*n))
}

// minVisibleStrip is the minimum visible width of an overlapped card in design units. In a very
// narrow Room it may be less.
const minVisibleStrip = 20

// step returns the distance, in design units, between the centres of neighbouring cards in a row; w
// is the width of a card.
func (f FanLayout) step(w float64) float64 {
	n := float64(f.columns())
	if n <= 1 {
		return w
	}
	room := f.Room.W - w
	if f.bends(w) {
		sin, cos := math.Sincos(f.Bend / 2)
		room = f.Room.W - w*cos - w/f.Ratio*sin
	}
	return min(w+f.gap(), room/(n-1))
}

// Overlaps reports whether neighbouring cards overlap, because Room is too narrow for all of them.
func (f FanLayout) Overlaps() bool {
	w, _ := f.size()
	return f.columns() > 1 && f.step(w) < w
}

// Slot returns the rectangle of slot i and the angle by which the card is rotated about its centre,
// in radians.
func (f FanLayout) Slot(i int) (r geom.Rect, angle float64) {
	w, h := f.size()
	columns := f.columns()
	step, off := f.step(w), float64(i%columns)-float64(columns-1)/2
	c := f.Room.Center()
	c.X += off * step
	if rows := f.rows(); rows > 1 {
		c.Y += (float64(i/columns) - float64(rows-1)/2) * (h + f.gap())
		return geom.Around(c, w, h), 0
	}
	if f.bends(w) {
		angle = f.Bend * off / float64(columns-1)
		// vertical distance between the middle card and the outermost cards
		drop := step * float64(columns-1) / 2 * math.Tan(f.Bend/4)
		k := 2 * off / float64(columns-1)
		c.Y += drop * (k*k - 0.5)
	}
	return geom.Around(c, w, h), angle
}

// Hit returns the part of slot i that can be pressed: the part not covered by the next card.
func (f FanLayout) Hit(i int) geom.Rect {
	r, _ := f.Slot(i)
	if f.rows() == 1 && f.Overlaps() && i < f.Slots-1 {
		next, _ := f.Slot(i + 1)
		r.W = next.X - r.X
	}
	return r
}
