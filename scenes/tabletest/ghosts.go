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

// Ghosts holds a table to what the slip says standing at the things themselves: every figure that a choice would change has a chip
// that says so, inside the window, in three windows. Exempt are figures that stand nowhere, by the window's class and their name
// ("tall: mines"), and why.
func Ghosts(t *testing.T, game table.Game, except ...Exempt) {
	t.Helper()
	chips, missing := 0, map[string]string{}
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, mostSlips) {
			slip := table.Foresee(p.play, p.state, m)
			for _, s := range sights[:3] {
				window := ui.NewLayout(s.w, s.h)
				table.Show(p.play, p.state, window, s.area)
				chips += haunted(p, m, slip, window, missing)
			}
			p.shown(p.state)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for figure, where := range missing {
		if !slices.ContainsFunc(except, func(e Exempt) bool { return regexp.MustCompile(e.Text).MatchString(figure) }) {
			t.Errorf("%s: a slip says how it would change, and no chip stands at it (%s): name its place in Stands", figure, where)
		}
	}
	if t.Logf("%d chips", chips); chips == 0 {
		t.Error("no chip at all")
	}
}

// haunted counts the chips of a slip in a window, and notes the figures that have none.
func haunted(p position, m engine.Move, slip table.Slip, window ui.Layout, missing map[string]string) (chips int) {
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

// classes are what the classes of windows are called.
var classes = map[ui.Class]string{ui.Wide: "wide", ui.Square: "square", ui.Tall: "tall"}
