package tabletest

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// maxHintShare is the largest share of a target's pixels that a hint may paint in its colour. The
// mark of a hint is drawn around its target: a player who was given a hint wants to read what it
// proposes.
const maxHintShare = 0.3

// hintEdge is the width, in design units, of the edge of a target that the mark of a hint may
// cover.
const hintEdge = 5

// HintFaults returns messages about targets that a hint hides. It proposes one move of each kind.
// host runs a function on the thread of the window tests, see [CheckPixels].
func HintFaults(app *stage.App, game table.Game, host func(func())) (wrong []string) {
	host(func() {
		app.Kit.RenderImmediately = true
		defer func() { app.Kit.RenderImmediately = false }()
		seen := map[engine.Kind]bool{}
		_, err := positions(app, game, func(p position) {
			for _, m := range p.legal {
				if seen[m.Kind] { // rendering is slow
					continue
				}
				seen[m.Kind] = true
				wrong = append(wrong, hiddenByHint(app.Kit, p, m)...)
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// hiddenByHint returns a message if a hint for move m hides the target that plays it.
func hiddenByHint(kit *paint.Renderer, p position, m engine.Move) (wrong []string) {
	window, _ := WideWindow()
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	render := func(hint engine.Move) (*image.RGBA, []ui.Node) {
		a := table.NewDecision(p.play, p.state, p.legal)
		a.Hint = hint
		nodes := p.play.Nodes(a, nil)
		screen.Clear()
		pen := kit.Canvas(screen, window.View)
		for _, n := range nodes {
			if n.Draw != nil {
				n.Draw(pen, &n, ui.NodeState{Pulse: 0.7})
			}
		}
		pen.Flush()
		shot := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(shot.Pix)
		return shot, nodes
	}
	render(engine.Move{}) // the first picture may lack textures
	plain, _ := render(engine.Move{})
	marked, nodes := render(m)
	for _, n := range nodes {
		in := n.Rect.Pad(min(hintEdge, n.Rect.W/4), min(hintEdge, n.Rect.H/4))
		box := pixelsOf(window.View, in).Intersect(screen.Bounds())
		if n.ID != p.state.Notation(m) || n.Press == nil || box.Empty() {
			continue
		}
		changed := 0
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				if hintDistance(marked.RGBAAt(x, y)) < hintDistance(plain.RGBAAt(x, y))-hintStep {
					changed++
				}
			}
		}
		if share := float64(changed) / float64(box.Dx()*box.Dy()); share > maxHintShare {
			wrong = append(wrong, fmt.Sprintf("%s: a hint for %q paints %.0f %% of the inside of the node %q in "+
				"its colour, expected at most %.0f %%: mark it around its edge", p.name, p.state.Notation(m), 100*share, n.ID,
				100*maxHintShare))
		}
	}
	return wrong
}

// hintStep is how much nearer to the colour of hints a pixel must be with the hint than without it
// to count as painted in that colour. The unit is that of hintDistance.
const hintStep = 40

// hintDistance returns how far a colour is from the colour of hints, as the sum over its channels.
func hintDistance(c color.RGBA) int {
	of := theme.Focus
	return abs(int(c.R)-int(of.R)) + abs(int(c.G)-int(of.G)) + abs(int(c.B)-int(of.B))
}

func abs(n int) int { return max(n, -n) }

// pixelsOf returns the pixels that a rectangle, in design units, covers in a window with view v.
func pixelsOf(v paint.View, r geom.Rect) image.Rectangle {
	x0, y0 := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := v.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	return image.Rect(int(math.Ceil(x0)), int(math.Ceil(y0)), int(x1), int(y1))
}
