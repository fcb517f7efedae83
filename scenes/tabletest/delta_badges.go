package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Ghosts checks the badges that show a move's effect on the figures of the table: every figure in
// the preview of a move has a badge inside the window, in three windows. except lists figures that
// have no place on the table, by the window's class and their name ("tall: mines").
func Ghosts(t *testing.T, game table.Game, except ...Exempt) {
	t.Helper()
	chips, missing := 0, map[string]string{}
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			slip := table.Foresee(p.play, p.state, m)
			for _, s := range windowCases[:3] {
				window := ui.NewLayout(s.w, s.h)
				table.Show(p.play, p.state, window, s.area)
				chips += countBadges(p, m, slip, window, missing)
			}
			p.shown(p.state)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for figure, where := range missing {
		if !slices.ContainsFunc(except, func(e Exempt) bool { return regexp.MustCompile(e.Text).MatchString(figure) }) {
			t.Errorf("%s: the preview of a move changes this figure, but no badge shows it (%s): the table's Stands "+
				"has to return the figure's place, inside the window", figure, where)
		}
	}
	if t.Logf("%d badges", chips); chips == 0 {
		t.Error("no move has a badge with its effect, expected some: see the table's Figures and Stands")
	}
}

// countBadges counts the badges of a preview in a window, and adds the figures without one to
// missing.
func countBadges(p position, m engine.Move, slip table.Slip, window ui.Layout, missing map[string]string) (chips int) {
	all := table.Ghosts(p.play, window, slip)
	for _, f := range slip.Figures {
		i := slices.IndexFunc(all, func(g table.Ghost) bool { return g.Change == f })
		if i < 0 || !window.Full.Has(all[i].At) {
			whose := "own "
			if f.Seat != p.viewer {
				whose = "another's "
			}
			missing[classes[window.Class]+": "+whose+f.Name] = fmt.Sprintf("%s, %s", p.name, p.state.Notation(m))
			continue
		}
		chips++
	}
	return chips
}

// classes are the names of the window classes.
var classes = map[ui.Class]string{ui.Wide: "wide", ui.Square: "square", ui.Tall: "tall"}
