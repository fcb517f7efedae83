package tabletest

import (
	"fmt"
	"strings"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Minimum width and height, in design units, of the place where a node that plays a move can be
// pressed, and of its picture. In a window of 1280x720 a design unit is a pixel. Package ui makes
// the place of a smaller node larger, if there is room beside it.
const (
	minTargetWidth  = ui.MinTargetSize
	minTargetHeight = ui.MinTargetSize
)

// TargetSizeFaults returns messages about what plays a move but is too small to be hit, one for
// each kind of node. except are exemptions by ID. host runs a function on the thread of the window
// tests, see [CheckPixels].
func TargetSizeFaults(app *stage.App, game table.Game, host func(func()), except ...Exemption) []string {
	worst := smallest[smallTarget]{}
	wrong := visitWindows(app, game, host, func(s windowCase, p position) {
		window := ui.NewLayout(s.w, s.h)
		window.View.Text = s.letters
		table.ShowPosition(p.play, p.state, window, s.area)
		nodes := p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil)
		for i, r := range ui.Targets(nodes) {
			n := nodes[i]
			if lacks := min(r.W-minTargetWidth, r.H-minTargetHeight); n.Enabled() && n.Role == "move" && lacks < -0.05 {
				kind, _, _ := strings.Cut(n.ID, " ")
				worst.add(kind, smallTarget{n, r, s.where(p)}, lacks)
			}
		}
	})
	worst.each(func(x smallTarget) {
		if !exempt(except, x.ID) {
			wrong = append(wrong, fmt.Sprintf("%s: the node %q at %.0f is too small to be pressed, expected at least "+
				"%d by %d design units. Make its Rect or its Hit larger.", x.where, x.ID, x.at, minTargetWidth,
				minTargetHeight))
		}
	})
	return wrong
}

// smallTarget is a node that is too small to be pressed, and where it was found.
type smallTarget struct {
	ui.Node
	at    geom.Rect // where it can be pressed
	where string
}
