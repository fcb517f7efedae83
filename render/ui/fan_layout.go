package ui

import (
	"math"

	"gulch/render/geom"
)

// FanLayout is where the cards of a hand lie: side by side where there is room, else over each other, in a bow if it is
// bent. All cards are as large as they would be if every slot were filled, so that none grows or moves when one goes.
type FanLayout struct {
	Room  geom.Rect
	Slots int     // places for cards, at least 1
	Rows  int     // 1 where 0; rows are not bent
	Ratio float64 // width of a card as a share of its height
	Bend  float64 // radians between the outermost cards where they lie over each other
	Most  float64 // the largest width of a card, 0 for as large as there is room
	Gap   float64 // between cards that lie side by side; 7 where 0
}

// fanGap is the usual gap between cards.
const fanGap = 7

func (f FanLayout) rows() int { return max(f.Rows, 1) }

func (f FanLayout) gap() float64 {
	if f.Gap == 0 {
		return fanGap
	}
	return f.Gap
}

// columns is how many cards lie in a row.
func (f FanLayout) columns() int { return max(1, (f.Slots+f.rows()-1)/f.rows()) }

// size is how large a card is.
func (f FanLayout) size() (w, h float64) {
	rows, gap := f.rows(), f.gap()
	h = (f.Room.H - gap*float64(rows-1)) / float64(rows)
	w = min(h*f.Ratio, f.Room.W)
	if f.Most > 0 {
		w = min(w, f.Most)
	}
	columns := float64(f.columns())
	if rows > 1 { // rows do not overlap, or one would not see what is in them
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

// bends reports whether cards of a width lie in a bow: those that lie over each other do.
func (f FanLayout) bends(w float64) bool {
	n := float64(f.columns())
	return f.rows() == 1 && f.Bend > 0 && n > 1 && n*w+f.gap()*(n-1) > f.Room.W
}

// bent makes cards as much smaller as a bow needs room.
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

// strip is what all cards but one show of themselves at least, together.
func (f FanLayout) strip() float64 {
	n := float64(f.columns())
	return (n - 1) * min(leastStrip, f.Room.W/(2*n))
}

// leastStrip is how much of a card is seen at least, where there is room.
const leastStrip = 20

// step is the distance between the middles of neighbours in a row.
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

// Overlaps reports whether cards lie over each other.
func (f FanLayout) Overlaps() bool {
	w, _ := f.size()
	return f.columns() > 1 && f.step(w) < w
}

// Slot returns where the card in a place lies, and by which angle it is turned about its middle.
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
		drop := step * float64(columns-1) / 2 * math.Tan(f.Bend/4) // from the middle card to the outermost
		k := 2 * off / float64(columns-1)
		c.Y += drop * (k*k - 0.5)
	}
	return geom.Around(c, w, h), angle
}

// Hit is where the card in a place can be pressed: as much of it as the next one leaves to be seen.
func (f FanLayout) Hit(i int) geom.Rect {
	r, _ := f.Slot(i)
	if f.rows() == 1 && f.Overlaps() && i < f.Slots-1 {
		next, _ := f.Slot(i + 1)
		r.W = next.X - r.X
	}
	return r
}
