package tabletest

import (
	"bytes"
	"fmt"
	"image"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// comparePixels compares the pixels of the position of observer p with those of another position
// that p cannot distinguish from it: first the board with its nodes at rest, then with the nodes
// hovered and pressed and their zoom previews. seed selects the other position. The result is a
// message about the first difference, "" if there is none. comparePixels must run on the thread of
// the window tests.
func comparePixels(kit *paint.Renderer, game table.Game, p observer, seed uint64) (string, error) {
	twin, err := p.indistinguishable(game.Rules, seed)
	if err != nil {
		return "", err
	}
	var notes paint.Trace
	for _, touched := range []bool{false, true} {
		own := p.shown(p.state)
		before := boardOf(own.play)
		a, calm := recordDrawing(kit, own, touched, &notes)
		if boardOf(own.play) != before {
			return fmt.Sprintf("%s: drawing the table changes its board, expected no change. Only Apply may change "+
				"it, not Paint, Draw or the Draw of nodes.", p.name), nil
		}
		b, still := recordDrawing(kit, p.shown(twin), touched, &notes)
		if calm && still && a == b {
			p.shown(p.state)
			continue // equal draw calls produce equal pixels
		}
		if where := p.pixelDifference(kit, twin, touched); !where.Equal() {
			what := "at rest"
			if touched {
				what = "hovered, pressed or in a zoom preview"
			}
			return fmt.Sprintf("%s: the pixels that %s sees (%s) depend on information hidden from it. Expected "+
				"equal pictures of two positions that it cannot tell apart; they differ at %v. In the table's Paint, "+
				"Draw or the node there, draw the Board instead of the State.",
				p.name, p.viewerName(), what, where), nil
		}
	}
	return "", nil
}

// pixelDifference compares the pixels that the observer sees in its own position and in position
// twin. The nodes are at rest or touched (hovered and pressed).
func (p observer) pixelDifference(kit *paint.Renderer, twin engine.State, touched bool) ImageDiff {
	a := renderSettled(kit, p.shown(p.state), touched)
	other := p.shown(twin)
	b := renderPosition(kit, other, touched)
	if !DiffImages(a, b).Equal() { // textures that are rendered for the first time may be missing in the first picture
		b = renderSettled(kit, other, touched)
	}
	p.shown(p.state)
	return DiffImages(a, b)
}

// ImageDiff describes where and by how much two pictures differ.
type ImageDiff struct {
	Box    image.Rectangle // bounding box of all pixels that differ
	Pixels int             // number of pixels that differ
	Max    int             // largest difference of a colour channel, 0 to 255
}

// rounding is the difference of a colour channel (0 to 255) that is ignored. It is needed because
// the graphics library places cached textures anywhere in its atlas, and sampling differs slightly
// with the place.
const rounding = 3

// Equal reports whether the pictures are equal up to rounding.
func (d ImageDiff) Equal() bool { return d.Pixels == 0 }

func (d ImageDiff) String() string {
	return fmt.Sprintf("%v (%d pixels, by %d of 255 at most)", d.Box, d.Pixels, d.Max)
}

// DiffImages compares two pictures of the same size, and returns where and by how much they differ.
func DiffImages(a, b *image.RGBA) (d ImageDiff) {
	for i := 0; i < len(a.Pix); i += 4 {
		most := 0
		for c := range 4 {
			most = max(most, int(a.Pix[i+c])-int(b.Pix[i+c]), int(b.Pix[i+c])-int(a.Pix[i+c]))
		}
		if most > rounding {
			x, y := i%a.Stride/4, i/a.Stride
			d.Box = d.Box.Union(image.Rect(x, y, x+1, y+1))
			d.Pixels, d.Max = d.Pixels+1, max(d.Max, most)
		}
	}
	return d
}

// renderSettled renders position p repeatedly until two images in a row are equal, which means that
// all textures are rendered, and returns the last image. It gives up after 41 images. touched is
// true if the nodes are drawn as hovered and pressed.
func renderSettled(kit *paint.Renderer, p position, touched bool) *image.RGBA {
	last := renderPosition(kit, p, touched)
	for range 40 {
		next := renderPosition(kit, p, touched)
		if bytes.Equal(last.Pix, next.Pix) {
			return next
		}
		last = next
	}
	return last
}

// recordDrawing draws position p again and again, for at most 40 frames, until a frame renders no
// new texture. It returns the checksum of the draw calls of that frame. If there is no such frame,
// it returns 0, and calm is false. touched is true if the nodes are drawn as hovered and pressed.
// notes is the trace that records the draw calls.
func recordDrawing(kit *paint.Renderer, p position, touched bool, notes *paint.Trace) (sum uint64, calm bool) {
	for range 40 {
		window, _ := WideWindow()
		drawPosition(p, touched, notes.Canvas(kit, 1280, 720, window.View), window)
		if !notes.Painted() {
			return notes.Sum(), true
		}
	}
	return 0, false
}

// drawPosition draws position p on pen. Its nodes are drawn as hovered and pressed, with their zoom
// previews, if touched is true, otherwise at rest. window is the layout in which the zoom previews
// are arranged.
func drawPosition(p position, touched bool, pen *paint.Canvas, window ui.Layout) {
	if touched {
		drawTouched(p, pen, window)
	} else {
		drawBoard(p, pen, nil)
	}
}

// drawBoard draws the board of position p with its nodes. Unless signed is nil, it is called for
// each icon that the board itself draws, with the icon's name and its rectangle.
func drawBoard(p position, pen *paint.Canvas, signed func(icon string, at geom.Rect)) {
	pen.OnIcon = signed
	p.play.Paint(pen)
	p.play.Draw(pen)
	pen.OnIcon = nil
	for _, n := range p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil) {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	pen.Flush()
}

// drawTouched draws the nodes of a position as hovered, focused and pressed, and over them the zoom
// preview of each node.
func drawTouched(p position, pen *paint.Canvas, window ui.Layout) {
	nodes := p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil)
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{Hover: 1, Focus: 1, Press: 0.5, Pulse: 0.7})
		}
	}
	const columns, rows = 8, 4
	for i, n := range nodes {
		if n.ZoomPreview != nil {
			at := window.Full.Row(i%columns, columns, 2).Column(i/columns%rows, rows, 2)
			n.ZoomPreview(pen, at.Fit(n.ZoomPreviewW, n.ZoomPreviewH))
		}
	}
	pen.Flush()
}

// renderPosition renders position p in a window of 1280x720 and returns the pixels. touched is true
// if the nodes are drawn as hovered and pressed.
func renderPosition(kit *paint.Renderer, p position, touched bool) *image.RGBA {
	m := ebiten.NewImage(1280, 720)
	defer m.Deallocate()
	window, _ := WideWindow()
	drawPosition(p, touched, kit.Canvas(m, window.View), window)
	out := image.NewRGBA(m.Bounds())
	m.ReadPixels(out.Pix)
	return out
}
