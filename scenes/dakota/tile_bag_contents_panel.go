package dakota

import (
	"math"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// While the pointer is over a bag, the tiles that are left in it are shown, each kind once with its
// number. All drawn tiles are public, so this reveals no hidden information.

// Sizes, in design units, of the panel that shows the tiles left in a bag.
const (
	bagColumns = 5
	bagTile    = 46
	bagGap     = 6
	bagCount   = 18 // height of the line below a tile that says how many such tiles are left
)

// remaining returns the kinds of tiles that are still in the bag of a layer of the mine.
func (b *Table) remaining(layer int) (out []rules.Tile) {
	for k, n := range b.Board.Bags {
		if t := rules.Tile(k); n > 0 && t.Layer() == layer {
			out = append(out, t)
		}
	}
	return out
}

// opensBag changes node n, the bag of a layer of the mine: while the pointer is on it, a panel
// shows the tiles left in the bag. An empty bag has no panel.
func (b *Table) opensBag(n *ui.Node, layer int) {
	left := b.remaining(layer)
	if len(left) == 0 {
		return
	}
	columns := min(len(left), bagColumns)
	rows := (len(left) + columns - 1) / columns
	n.ZoomPreviewW, n.ZoomPreviewH, n.ZoomPreviewTip = float64(columns)*(bagTile+bagGap)+
		3*bagGap, float64(rows)*(bagTile+bagCount+bagGap)+bagGap, true
	n.ZoomPreviewW = math.Max(n.ZoomPreviewW, 220)
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) {
		in := r.Inset(bagGap)
		k := min(1, in.H/(float64(rows)*(bagTile+bagCount+bagGap)), in.W/(float64(columns)*(bagTile+bagGap)))
		from := in.Center().X - k*float64(columns)*(bagTile+bagGap)/2
		for i, t := range left {
			at := geom.R(from+k*float64(i%columns)*(bagTile+bagGap)+k*bagGap/2,
				in.Y+k*float64(i/columns)*(bagTile+bagCount+bagGap), k*bagTile, k*bagTile)
			tile(p, t, 0, at)
			count := geom.R(at.X-3, at.Bottom(), at.W+6, k*bagCount)
			p.Label("×"+pieces.Number(b.Board.Bags[t]), count,
				paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink, Align: paint.Center})
		}
	}
}
