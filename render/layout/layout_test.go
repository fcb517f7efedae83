package layout_test

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/layout"
)

// rects are the rectangles that the layouts of the tests set.
type rects struct {
	a, b, c geom.Rect
	cells   []geom.Rect
}

func TestBoxes(t *testing.T) {
	wrapped := func(w float64) float64 { return 4000 / w } // height of a text that wraps
	for _, c := range []struct {
		name   string
		box    func(at *rects) layout.Box
		in     geom.Rect
		height float64 // height that the box needs in the width of in
		want   rects
	}{
		{"a column with a box that fills",
			func(at *rects) layout.Box {
				return layout.Column(10, layout.Min(20, &at.a), layout.Fill(&at.b), layout.Min(30, &at.c))
			},
			geom.R(5, 5, 100, 200), 70,
			rects{a: geom.R(5, 5, 100, 20), b: geom.R(5, 35, 100, 130), c: geom.R(5, 175, 100, 30)}},
		{"two boxes that fill share the room",
			func(at *rects) layout.Box {
				return layout.Row(10, layout.Fill(&at.a), layout.Min(30, &at.b), layout.Fill(&at.c)).Min(40)
			},
			geom.R(0, 0, 150, 40), 40,
			rects{a: geom.R(0, 0, 50, 40), b: geom.R(60, 0, 30, 40), c: geom.R(100, 0, 50, 40)}},
		{"an absent box takes neither room nor gap",
			func(at *rects) layout.Box {
				return layout.Column(10, layout.Min(20, &at.a).If(true), layout.Min(90, &at.b).If(false),
					layout.Min(30, &at.c))
			},
			geom.R(0, 0, 100, 60), 60,
			rects{a: geom.R(0, 0, 100, 20), c: geom.R(0, 30, 100, 30)}},
		{"text is measured in the width that is left for it",
			func(at *rects) layout.Box {
				return layout.Pad(10, 5, layout.Column(0, layout.Measured(wrapped, &at.a), layout.Min(30, &at.b)))
			},
			geom.R(0, 0, 100, 90), 90,
			rects{a: geom.R(10, 5, 80, 50), b: geom.R(10, 55, 80, 30)}},
		{"a row is as high as its highest contents",
			func(at *rects) layout.Box {
				return layout.Row(20, layout.Min(60, &at.a), layout.Measured(wrapped, &at.b))
			},
			geom.R(0, 0, 120, 100), 100,
			rects{a: geom.R(0, 0, 60, 100), b: geom.R(80, 0, 40, 100)}},
		{"a grid fills row after row",
			func(at *rects) layout.Box {
				return layout.Grid(layout.Cells{N: 3, Columns: 2, Height: 20, GapX: 10, GapY: 4}, &at.cells)
			},
			geom.R(0, 0, 110, 100), 44,
			rects{cells: []geom.Rect{geom.R(0, 0, 50, 20), geom.R(60, 0, 50, 20), geom.R(0, 24, 50, 20)}}},
		{"a grid fills column after column",
			func(at *rects) layout.Box {
				return layout.Grid(layout.Cells{N: 3, Columns: 2, Height: 20, GapX: 10, Down: true}, &at.cells)
			},
			geom.R(0, 0, 110, 40), 40,
			rects{cells: []geom.Rect{geom.R(0, 0, 50, 20), geom.R(0, 20, 50, 20), geom.R(60, 0, 50, 20)}}},
		{"with too little room the grid shrinks and the rest keeps its height",
			func(at *rects) layout.Box {
				return layout.Column(0, layout.Min(20, &at.a),
					layout.Grid(layout.Cells{N: 2, Height: 50, GapY: 10}, &at.cells), layout.Min(20, &at.b))
			},
			geom.R(0, 0, 100, 90), 150,
			rects{a: geom.R(0, 0, 100, 20), b: geom.R(0, 70, 100, 20),
				cells: []geom.Rect{geom.R(0, 20, 100, 20), geom.R(0, 50, 100, 20)}}},
		{"an empty grid",
			func(at *rects) layout.Box {
				return layout.Column(0, layout.Grid(layout.Cells{Height: 50}, &at.cells), layout.Fill(&at.a))
			},
			geom.R(0, 0, 100, 90), 0, rects{a: geom.R(0, 0, 100, 90)}},
		{"a width limit centers the box",
			func(at *rects) layout.Box {
				return layout.Column(0, layout.AtMost(60, layout.Min(20, &at.a)),
					layout.AtMost(600, layout.Min(20, &at.b)))
			},
			geom.R(0, 0, 100, 40), 40,
			rects{a: geom.R(20, 0, 60, 20), b: geom.R(0, 20, 100, 20)}},
		{"a height given to a row replaces that of its contents",
			func(at *rects) layout.Box {
				return layout.Column(0, layout.Row(0, layout.Measured(wrapped, &at.a)).Min(25), layout.Min(5, nil),
					layout.Fill(&at.b))
			},
			geom.R(0, 0, 100, 60), 30,
			rects{a: geom.R(0, 0, 100, 25), b: geom.R(0, 30, 100, 30)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got rects
			box := c.box(&got)
			if h := box.Height(c.in.W); h != c.height {
				t.Errorf("the height is %v, want %v", h, c.height)
			}
			box.Place(c.in)
			if got.a != c.want.a || got.b != c.want.b || got.c != c.want.c {
				t.Errorf("the rectangles are\n%v %v %v, want\n%v %v %v", got.a, got.b, got.c,
					c.want.a, c.want.b, c.want.c)
			}
			if len(got.cells) != len(c.want.cells) {
				t.Fatalf("the cells are %v, want %v", got.cells, c.want.cells)
			}
			for i, cell := range c.want.cells {
				if got.cells[i] != cell {
					t.Errorf("cell %d is %v, want %v", i, got.cells[i], cell)
				}
			}
		})
	}
}
