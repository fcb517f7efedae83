package westernlegends

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
)

// places is where everything of Western Legends lies on the board, a pure function of the window's class, the board's
// rectangle, who sits at the table and who of them at the bottom.
type places struct {
	points  geom.Rect // the rail of legendary points
	law     geom.Rect // Wanted to the left, Marshal to the right
	gambler geom.Rect
	sheet   geom.Rect // the frame of the map
	window  geom.Rect // the map in it
	stories [2]geom.Rect
	signs   geom.Rect   // the board of signs
	columns int         // of signs
	plates  []geom.Rect // of the rivals, by seat; that of the viewer is empty
	mat     geom.Rect
	hand    geom.Rect
	cards   ui.FanLayout
	small   bool
}

// Sizes of the layouts in design units.
const (
	gap      = 5
	railHigh = 24
)

// lay lays the board out, with places for so many cards in the hand.
func lay(l ui.Layout, area geom.Rect, seats int, viewer engine.Seat, slots int, anteUp bool) places {
	a := places{plates: make([]geom.Rect, seats), columns: 2}
	switch l.Class {
	case ui.Wide:
		a.wide(area, viewer, anteUp, slots)
	case ui.Square:
		a.square(area, viewer, anteUp)
	default:
		a.tall(area, viewer, anteUp)
	}
	a.window = a.sheet.Inset(6)
	a.cards = handOf(a.hand.Pad(7, 6), max(slots, 5))
	return a
}

// Widths of a card of the hand in which its short form can be read: what it has at least, and the most of its height.
const (
	leastCard = 68
	mostCard  = 144.0 / 154
)

// handOf lays the cards of a hand side by side in a room, as wide as they are needed; more than have room there lie over
// each other.
func handOf(room geom.Rect, slots int) ui.FanLayout {
	w := (room.W - gap*float64(slots-1)) / float64(slots)
	w = min(max(w, leastCard), room.H*mostCard)
	return ui.FanLayout{Room: room, Slots: slots, Ratio: w / room.H, Gap: gap}
}

// cut takes a strip off the upper edge of what is left, with a gap below it.
func cut(rest *geom.Rect, h float64) geom.Rect {
	strip, r := rest.CutTop(h)
	_, *rest = r.CutTop(gap)
	return strip
}

// foot takes a strip off the lower edge of what is left, with a gap above it.
func foot(rest *geom.Rect, h float64) geom.Rect {
	strip, r := rest.CutBottom(h)
	r.H -= gap
	*rest = r
	return strip
}

// rails lays the two rails out that lie side by side, or the one there is.
func (a *places) rails(r geom.Rect, anteUp bool) {
	a.law = r
	if anteUp {
		a.gambler, a.law = r.CutRight(r.W * 0.3)
		a.law.W -= gap
	}
}

// row lays the plates of the rivals out in rows.
func (a *places) row(r geom.Rect, viewer engine.Seat, rows int) {
	n := len(a.plates)
	per := (n - 1 + rows - 1) / rows
	for i := range n - 1 {
		a.plates[(int(viewer)+1+i)%n] = r.Column(i/per, rows, gap).Row(i%per, per, gap)
	}
}

// mostPlate is how wide a plate is at most, where few sit at the table.
const mostPlate = 312

func (a *places) wide(r geom.Rect, viewer engine.Seat, anteUp bool, slots int) {
	a.points = cut(&r, railHigh)
	plates := cut(&r, 48)
	plates.W = min(plates.W, mostPlate*float64(len(a.plates)-1))
	a.row(plates, viewer, 1)
	own := foot(&r, 128)
	a.rails(foot(&r, railHigh), anteUp)
	a.hand, a.mat = own.CutLeft(own.W * (0.475 + 0.05*float64(min(max(slots-5, 0), 2)))) // a sixth and seventh card take their room from the mat
	_, a.mat = a.mat.CutLeft(gap)
	side, rest := r.CutRight(min(238, r.W*0.3))
	rest.W -= gap
	a.sheet = rest
	stories, signs := side.CutTop(side.H * 0.46)
	stories.H -= gap
	a.stories = [2]geom.Rect{stories.Column(0, 2, gap), stories.Column(1, 2, gap)}
	a.signs = signs
}

func (a *places) tall(r geom.Rect, viewer engine.Seat, anteUp bool) {
	a.points = cut(&r, railHigh)
	a.mat = foot(&r, min(124, r.H*0.14))
	a.hand = foot(&r, min(166, r.H*0.18))
	row := foot(&r, min(132, r.H*0.14))
	stories, signs := row.CutLeft(row.W * 0.46)
	_, a.signs = signs.CutLeft(gap)
	a.stories = [2]geom.Rect{stories.Row(0, 2, gap), stories.Row(1, 2, gap)}
	rows := 1
	if len(a.plates) > 4 {
		rows = 2
	}
	a.row(foot(&r, 47*float64(rows)+gap*float64(rows-1)), viewer, rows)
	a.rails(foot(&r, railHigh), anteUp)
	a.sheet = r
	a.columns = 3
}

func (a *places) square(r geom.Rect, viewer engine.Seat, anteUp bool) {
	a.small = true
	a.points = cut(&r, 20)
	rows := 1
	if len(a.plates) > 4 {
		rows = 2
	}
	a.row(cut(&r, 40*float64(rows)+gap*float64(rows-1)), viewer, rows)
	own := foot(&r, min(104, r.H*0.22))
	a.hand, a.mat = own.CutLeft(own.W * 0.45)
	_, a.mat = a.mat.CutLeft(gap)
	row := foot(&r, min(96, r.H*0.26))
	stories, signs := row.CutLeft(row.W * 0.42)
	_, a.signs = signs.CutLeft(gap)
	a.stories = [2]geom.Rect{stories.Column(0, 2, gap), stories.Column(1, 2, gap)}
	a.rails(foot(&r, 20), anteUp)
	a.sheet = r
	a.columns = 3
}

// sign is the place of the i-th sign on the board, of n that hang there.
func (a *places) sign(i, n int) geom.Rect {
	_, r := a.signs.Inset(6).CutTop(a.headHigh())
	columns := a.columns
	rows := max((n+columns-1)/columns, 1)
	h := min((r.H-3*float64(rows-1))/float64(rows), 34)
	cell := r
	cell.H = h*float64(rows) + 3*float64(rows-1)
	return cell.Column(i/columns, rows, 3).Row(i%columns, columns, 4)
}

// headHigh is the height of the line with the place's name over the signs.
func (a *places) headHigh() float64 {
	if a.small {
		return 19
	}
	return 26
}
