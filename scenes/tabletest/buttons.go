package tabletest

import (
	"fmt"

	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// BestFits returns what the brass button that proposes a move says and has no room for, each once: its words have letters that can be
// read and stay on it. It looks at decisions of every phase and every kind of move. host is that of Drawn.
func BestFits(app *stage.App, game table.Game, host func(func())) (wrong []string) {
	host(func() {
		seen := map[string]bool{}
		_, err := positions(app, game, func(p position) {
			ask := table.NewAsk(p.play, p.state, p.legal)
			ask.Row.W = brassWide
			for _, n := range p.play.Nodes(ask, nil) {
				if n.ID != table.BestID || n.Draw == nil {
					continue
				}
				for _, w := range writtenBy(app.Kit, &n) {
					if kind := (small{Written: w}).kind(); !seen[kind] && (w.Size < LeastLabel || w.Rect.X < n.Rect.X || w.Rect.Right() > n.Rect.Right()) {
						seen[kind] = true
						wrong = append(wrong, fmt.Sprintf("%s: %q has no room on the brass button (letters of %.1f, %.0f of %.0f wide). Say it in fewer words.",
							p.name, w.Text, w.Size, w.Rect.W, n.Rect.W))
					}
				}
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// brassWide is how wide the brass button is in a wide window: beside it stands the one that takes back.
const brassWide = 198

// writtenBy is what a node writes at rest.
func writtenBy(kit *paint.Kit, n *ui.Node) (all []paint.Written) {
	window, _ := Wide()
	pen := new(paint.Trace).Pen(kit, 1280, 720, window.View)
	pen.Wrote = func(w paint.Written) { all = append(all, w) }
	n.Draw(pen, n, ui.Feel{})
	pen.Flush()
	return all
}
