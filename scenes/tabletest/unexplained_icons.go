package tabletest

import (
	"fmt"
	"maps"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// IconFaults returns a message for each icon on the board of a table that is not explained by any
// node of that position. host runs a function where images can be read, see [CheckPixels].
func IconFaults(app *stage.App, game table.Game, host func(func())) []string {
	var wrong []string
	host(func() {
		told, looked := map[string]bool{}, map[engine.Phase]bool{}
		_, err := positions(app, game, func(p position) {
			if looked[p.state.Phase()] { // one picture of each phase
				return
			}
			looked[p.state.Phase()] = true
			for icon, at := range unexplainedIcons(app.Kit, p) {
				if !told[icon] { // once for each
					told[icon] = true
					wrong = append(wrong, fmt.Sprintf("%s: no tooltip explains the icon %q at %v. The table's Nodes "+
						"has to return a node there, with a Label and a Tip.", p.name, icon, at))
				}
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// unexplainedIcons returns the icons on a position's board that are never inside a node with an
// explanation, with the rectangle of each icon.
func unexplainedIcons(kit *paint.Renderer, p position) map[string]geom.Rect {
	nodes := p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil)
	out, known := map[string]geom.Rect{}, map[string]bool{}
	window, _ := WideWindow()
	drawBoard(p, new(paint.Trace).Canvas(kit, 1280, 720, window.View), func(icon string, at geom.Rect) {
		if out[icon] = at; explained(nodes, at.Center()) {
			known[icon] = true
		}
	})
	maps.DeleteFunc(out, func(icon string, _ geom.Rect) bool { return known[icon] })
	return out
}

// explained reports whether a node at point c has a tooltip, a zoom preview or a press handler.
func explained(nodes []ui.Node, c geom.Point) bool {
	for _, n := range nodes {
		if n.Rect.Has(c) && (n.Tip != "" || n.ZoomPreview != nil || n.Press != nil) {
			return true
		}
	}
	return false
}
