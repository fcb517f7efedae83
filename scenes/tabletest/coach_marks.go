package tabletest

import (
	"fmt"
	"strings"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// mostByMark is the largest share of a text beside a target that the coach's mark at the target may
// cover.
const mostByMark = 0.3

// CoachMarkFaults returns messages about marks of the coach at small targets that would cover a
// number or word of something else, one for each kind of node. host runs a function on the thread
// of the window tests, see [CheckPixels]. except are exemptions by ID.
func CoachMarkFaults(app *stage.App, game table.Game, host func(func()), except ...Exemption) []string {
	worst := smallest[coachMark]{}
	wrong := visitWindows(app, game, host, func(s windowCase, p position) {
		window := ui.NewLayout(s.w, s.h)
		window.View.Text = s.letters
		table.ShowPosition(p.play, p.state, window, s.area)
		nodes := p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil)
		texts, _ := s.look(app.Kit, p)
		dots := table.CoachDots(nodes)
		for _, n := range nodes {
			dot, ok := dots[n.ID]
			if !ok || n.Rect.X > controlsOffset-100 {
				continue
			}
			for _, x := range texts {
				if share := coveredShare(x.Rect, dot); share > mostByMark && !n.Rect.Has(x.Rect.Center()) {
					kind, _, _ := strings.Cut(n.ID, " ")
					worst.add(kind, coachMark{n.ID, x.Text, n.Rect, x.Rect, s.where(p)}, mostByMark-share)
				}
			}
		}
	})
	worst.each(func(x coachMark) {
		if !exempt(except, x.id) {
			wrong = append(wrong, fmt.Sprintf("%s: the coach's mark at the node %q at %.0f would cover the text %q at "+
				"%.0f. See bestDotPlace in package table", x.where, x.id, x.at, x.text, x.textAt))
		}
	})
	return wrong
}

// coachMark is a mark that would cover a text.
type coachMark struct {
	id, text   string
	at, textAt geom.Rect
	where      string
}
