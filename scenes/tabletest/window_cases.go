package tabletest

import (
	"fmt"
	"regexp"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Exemption excludes texts or icons from a check. Pattern is a regular expression for their text or
// ID; Reason says why.
type Exemption struct{ Pattern, Reason string }

// windowCase is a window size and a text scale in which boards are checked, with the board's area
// in that window.
type windowCase struct {
	w, h    int
	letters float64
	area    geom.Rect
}

// windowCases are three windows, each at normal text size and at 1.5 times that size. Larger text
// makes the ledger wider and the board smaller.
var windowCases = []windowCase{
	{1280, 720, 1, geom.R(24, 56, 936, 648)}, {820, 1180, 1, geom.R(20, 60, 760, 824)}, {800, 600, 1,
		geom.R(20, 56, 808, 768)},
	{1280, 720, 1.5, geom.R(24, 56, 891, 648)}, {820, 1180, 1.5, geom.R(20, 60, 760, 824)}, {800, 600, 1.5,
		geom.R(20, 56, 768, 768)},
}

// exempt reports whether text (also the name of an icon or the ID of a node) matches the pattern of
// one of the exemptions in except.
func exempt(except []Exemption, text string) bool {
	return slices.ContainsFunc(except, func(e Exemption) bool {
		return regexp.MustCompile(e.Pattern).MatchString(
			text)
	})
}

// visitWindows calls visit for each window of windowCases with one decision of every phase, in
// games with the largest and with a smaller number of seats. host runs a function on the thread of
// the window tests, see [CheckPixels]. Errors are returned as messages.
func visitWindows(app *stage.App, game table.Game, host func(func()),
	visit func(s windowCase, p position)) (wrong []string) {
	host(func() {
		seen := map[string]bool{}
		_, err := positions(app, game, func(p position) {
			seats := len(table.NewDecision(p.play, p.state, nil).Players)
			key := fmt.Sprint(p.state.Phase(), seats == game.Rules.Info().MaxSeats)
			if seen[key] {
				return
			}
			seen[key] = true
			for _, s := range windowCases {
				visit(s, p)
			}
			p.shown(p.state)
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// look draws the board of a position in the window and returns the texts and icons on it, each with
// the number of the layer that drew it.
func (s windowCase) look(kit *paint.Renderer, p position) (written []drawnText, signed []amountIcon) {
	layer := 0
	s.draw(kit, p, func(pen *paint.Canvas) {
		pen.OnText = func(w paint.DrawnText) { written = append(written, drawnText{w, layer}) }
		pen.OnIcon = func(icon string, at geom.Rect) {
			signed = append(signed, amountIcon{icon: icon, at: at, layer: layer})
		}
	}, func() { layer++ })
	return written, signed
}

// where describes, for messages, a position and the window in which it is drawn.
func (s windowCase) where(p position) string {
	return fmt.Sprintf("%s, window %dx%d, text size %.1f", p.name, s.w, s.h, s.letters)
}

// draw draws the board of a position in the window, with all nodes on it. It calls the function
// next before each node, so that the caller can count layers. The canvas renders no pixels, it only
// records; the caller's function listen installs callbacks on it.
func (s windowCase) draw(kit *paint.Renderer, p position, listen func(*paint.Canvas), next func()) {
	window := ui.NewLayout(s.w, s.h)
	window.View.Text = s.letters
	table.ShowPosition(p.play, p.state, window, s.area)
	pen := new(paint.Trace).Canvas(kit, s.w, s.h, window.View)
	listen(pen)
	kit.DryRun(func() {
		p.play.Paint(pen)
		p.play.Draw(pen)
		for _, n := range p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil) {
			if n.Draw != nil && n.Rect.X < controlsOffset-100 { // nodes in the ledger are skipped
				next()
				n.Draw(pen, &n, ui.NodeState{})
			}
		}
		pen.Flush()
	})
}

// controlsOffset is how far the controls of a decision are moved to the right of the board, in
// design units, so that a check can distinguish them from the nodes on the board.
const controlsOffset = 3000
