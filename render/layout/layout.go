// Package layout divides rectangles into rows, columns and grids. A layout is described once, as a
// tree of boxes; the description yields both the height that the contents need and the rectangles
// of all parts.
//
// A [Box] is a part of a layout. Leaves such as [Min] and [Fill] have a pointer to the rectangle
// that they set when they are placed; [Row], [Column], [Grid] and [Pad] arrange other boxes. Boxes
// keep no state between calls: a screen describes its layout again whenever the window changes, and
// adapts it to the window's class by other numbers, not by other code:
//
//	var at struct{ title, body geom.Rect; buttons []geom.Rect }
//	columns := 2
//	if l.Class == ui.Tall {
//		columns = 1
//	}
//	box := layout.Pad(24, 16, layout.Column(12,
//		layout.Min(36, &at.title),
//		layout.Measured(textHeight, &at.body),
//		layout.Grid(layout.Cells{N: 4, Columns: columns, Height: 44, GapX: 12, GapY: 10}, &at.buttons),
//	))
//	sheet := geom.Around(l.Area().Center(), 460, box.Height(460)) // as high as its contents
//	box.Place(sheet)                                              // sets all rectangles of at
//
// All lengths are design units. The main axis of a Row is horizontal, that of a Column vertical. A
// box is as long as its own minimum on the main axis of its parent, and fills its parent on the
// other axis.
package layout

import "gulch/render/geom"

// Box is a part of a layout. The zero Box is absent: it takes no room and no gap.
type Box struct {
	present bool
	fixed   bool    // length is the length of the box along the main axis of its parent
	length  float64 // design units
	fills   bool    // the box shares the room that the others leave
	shrinks bool    // the box gives way if there is too little room
	// height returns the height of the contents in a width, 0 if the contents have no height of
	// their own
	height func(w float64) float64
	place  func(r geom.Rect)
}

// leaf returns a box without contents that sets the rectangle to, which may be nil.
func leaf(to *geom.Rect) Box {
	return Box{present: true, height: func(float64) float64 { return 0 }, place: func(r geom.Rect) {
		if to != nil {
			*to = r
		}
	}}
}

// Min returns a box of length n that sets the rectangle to. If to is nil, the box is empty space.
func Min(n float64, to *geom.Rect) Box { return leaf(to).Min(n) }

// Fill returns a box that takes the room that the other boxes of its parent leave, and sets the
// rectangle to. If to is nil, the box is empty space. Several such boxes share the room equally.
func Fill(to *geom.Rect) Box { return leaf(to).Fill() }

// Measured returns a box as high as the function height returns for its width, for text that wraps
// and for pictures. It sets the rectangle to.
func Measured(height func(w float64) float64, to *geom.Rect) Box {
	b := leaf(to)
	b.height = height
	return b
}

// Min returns the box with the length n along the main axis of its parent, instead of the length of
// its contents.
func (b Box) Min(n float64) Box {
	b.fixed, b.length = true, n
	return b
}

// Fill returns the box as one that takes the room that the other boxes of its parent leave. Its
// minimum length stays.
func (b Box) Fill() Box {
	b.fills = true
	return b
}

// If returns the box if ok is true, otherwise an absent box.
func (b Box) If(ok bool) Box {
	if ok {
		return b
	}
	return Box{}
}

// Height returns the height that the box needs in the width w.
func (b Box) Height(w float64) float64 {
	switch {
	case b.fixed:
		return b.length
	case !b.present:
		return 0
	}
	return b.height(w)
}

// Place sets the rectangles of all leaves of the box so that the box fills r.
func (b Box) Place(r geom.Rect) {
	if b.present {
		b.place(r)
	}
}

// Column returns a box that stacks other boxes from top to bottom, with a gap between them. If they
// need more height than there is, the grids among them shrink.
func Column(gap float64, boxes ...Box) Box {
	boxes = presentOf(boxes)
	height := func(w float64) float64 {
		sum := gap * float64(max(len(boxes)-1, 0))
		for _, b := range boxes {
			sum += b.Height(w)
		}
		return sum
	}
	return Box{present: true, height: height, place: func(r geom.Rect) {
		y := r.Y
		for i, h := range lengths(boxes, r.H-gap*float64(len(boxes)-1), func(b Box) float64 { return b.Height(r.W) }) {
			boxes[i].place(geom.R(r.X, y, r.W, h))
			y += h + gap
		}
	}}
}

// Row returns a box that places other boxes side by side from left to right, with a gap between
// them. Boxes without a minimum length share the width that the others leave. The row is as high as
// the contents of its highest box; give it a height with [Box.Min] if its boxes have none.
func Row(gap float64, boxes ...Box) Box {
	boxes = presentOf(boxes)
	for i := range boxes {
		boxes[i].fills = boxes[i].fills || !boxes[i].fixed
	}
	widths := func(w float64) []float64 {
		return lengths(boxes, w-gap*float64(len(boxes)-1), func(b Box) float64 { return b.length })
	}
	height := func(w float64) (most float64) {
		for i, one := range widths(w) {
			most = max(most, boxes[i].height(one))
		}
		return most
	}
	return Box{present: true, height: height, place: func(r geom.Rect) {
		x := r.X
		for i, w := range widths(r.W) {
			boxes[i].place(geom.R(x, r.Y, w, r.H))
			x += w + gap
		}
	}}
}

// presentOf returns a copy of boxes without the absent ones.
func presentOf(boxes []Box) (out []Box) {
	for _, b := range boxes {
		if b.present {
			out = append(out, b)
		}
	}
	return out
}

// lengths returns the length of each box when together they have the given room. natural returns
// the length that a box needs. Spare room goes to the boxes that fill; missing room is taken from
// the boxes that shrink, in proportion to their lengths.
func lengths(boxes []Box, room float64, natural func(Box) float64) []float64 {
	out := make([]float64, len(boxes))
	fill, shrink := 0.0, 0.0
	for i, b := range boxes {
		out[i] = natural(b)
		room -= out[i]
		if b.fills {
			fill++
		}
		if b.shrinks {
			shrink += out[i]
		}
	}
	for i, b := range boxes {
		switch {
		case room > 0 && b.fills:
			out[i] += room / fill
		case room < 0 && b.shrinks && shrink > 0:
			out[i] = max(out[i]+room*out[i]/shrink, 0)
		}
	}
	return out
}

// Cells describes the cells of a grid.
type Cells struct {
	N          int     // number of cells
	Columns    int     // number of columns; 0 means 1
	Height     float64 // height of a cell
	GapX, GapY float64 // distances between columns and between rows
	Down       bool    // the cells fill one column after another instead of one row after another
}

// Rows returns the number of rows of the grid.
func (c Cells) Rows() int { return (c.N + max(c.Columns, 1) - 1) / max(c.Columns, 1) }

// Grid returns a box with cells of equal size, and sets to to their rectangles. If there is too
// little room, the cells are lower than [Cells.Height]; they are never higher.
func Grid(c Cells, to *[]geom.Rect) Box {
	columns, rows := max(c.Columns, 1), c.Rows()
	gaps := c.GapY * float64(max(rows-1, 0))
	height := func(float64) float64 { return float64(rows)*c.Height + gaps }
	return Box{present: true, shrinks: true, height: height, place: func(r geom.Rect) {
		*to = nil
		high := min(c.Height, (r.H-gaps)/float64(max(rows, 1)))
		for i := range c.N {
			column, row := i%columns, i/columns
			if c.Down {
				column, row = i/rows, i%rows
			}
			cell := r.Row(column, columns, c.GapX)
			*to = append(*to, geom.R(cell.X, r.Y+float64(row)*(high+c.GapY), cell.W, high))
		}
	}}
}

// Pad returns a box with space around another box: x at the left and right, y above and below.
func Pad(x, y float64, b Box) Box {
	b.place = padded(b.place, x, y)
	if height := b.height; height != nil {
		b.height = func(w float64) float64 { return height(w-2*x) + 2*y }
	}
	return b
}

// padded returns place for a rectangle that is larger by x at the left and right and by y above and
// below.
func padded(place func(geom.Rect), x, y float64) func(geom.Rect) {
	return func(r geom.Rect) { place(r.Pad(x, y)) }
}

// AtMost returns the box with a width of at most w, in the middle of the width that it is given.
func AtMost(w float64, b Box) Box {
	place, height := b.place, b.height
	b.place = func(r geom.Rect) { place(geom.R(r.Center().X-min(w, r.W)/2, r.Y, min(w, r.W), r.H)) }
	b.height = func(room float64) float64 { return height(min(w, room)) }
	return b
}
