package tabletest

import (
	"fmt"

	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// SuggestedButtonFaults returns one message for each text of the button with the suggested move
// that is too small or too wide for the button. It checks decisions of every phase and with every
// kind of move. host runs a function where images can be read, see [CheckPixels].
func SuggestedButtonFaults(app *stage.App, game table.Game, host func(func())) (wrong []string) {
	host(func() {
		seen := map[string]bool{}
		_, err := positions(app, game, func(p position) {
			ask := table.NewDecision(p.play, p.state, p.legal)
			ask.Row.W = suggestedButtonWidth
			for _, n := range p.play.Nodes(ask, nil) {
				if n.ID != table.SuggestedID || n.Draw == nil {
					continue
				}
				for _, w := range textsOfNode(app.Kit, &n) {
					if kind := (smallText{DrawnText: w}).kind(); !seen[kind] &&
						(w.Size < MinLabelSize || w.Rect.X < n.Rect.X || w.Rect.Right() > n.Rect.Right()) {
						seen[kind] = true
						wrong = append(wrong, fmt.Sprintf("%s: the text %q does not fit on the button with the "+
							"suggested move: size %.1f, expected at least %.1f, width %.0f of %.0f. Use fewer words "+
							"in the table's MoveWords.",
							p.name, w.Text, w.Size, MinLabelSize, w.Rect.W, n.Rect.W))
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

// suggestedButtonWidth is the width, in design units, of the button with the suggested move in a
// wide window with an undo button beside it.
const suggestedButtonWidth = 198

// textsOfNode returns the texts that a node draws at rest.
func textsOfNode(kit *paint.Renderer, n *ui.Node) (all []paint.DrawnText) {
	window, _ := WideWindow()
	pen := new(paint.Trace).Canvas(kit, 1280, 720, window.View)
	pen.OnText = func(w paint.DrawnText) { all = append(all, w) }
	n.Draw(pen, n, ui.NodeState{})
	pen.Flush()
	return all
}
