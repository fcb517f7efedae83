package tabletest

import (
	"fmt"
	"strings"

	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Minimum width and height, in design units, of what plays a move. In a window of 1280x720 a design
// unit is a pixel. A touch beside a smaller target counts as a touch on it, see package ui.
const (
	MinTargetWidth  = 18.0
	MinTargetHeight = 19.0
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
		for _, n := range p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil) {
			r := n.Rect
			if !n.Hit.Empty() {
				r = n.Hit
			}
			if lacks := min(r.W-MinTargetWidth, r.H-MinTargetHeight); n.Enabled() && n.Role == "move" && lacks < -0.05 {
				kind, _, _ := strings.Cut(n.ID, " ")
				worst.add(kind, smallTarget{n, s.where(p)}, lacks)
			}
		}
	})
	worst.each(func(x smallTarget) {
		if !exempt(except, x.ID) {
			wrong = append(wrong, fmt.Sprintf("%s: the node %q at %.0f is too small to be pressed, expected at least "+
				"%.0f by %.0f design units. Make its Rect or its Hit larger.", x.where, x.ID, x.Rect, MinTargetWidth,
				MinTargetHeight))
		}
	})
	return wrong
}

// smallTarget is a node that is too small to be pressed, and where it was found.
type smallTarget struct {
	ui.Node
	where string
}
