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

// CheckDeltaBadges checks the badges ("+3") beside the numbers on the table, which show how a move
// would change them: in each of three windows, every value that the preview of a move lists must
// have a badge inside the window. except lists values that are not shown on the table, by window
// class and name ("tall: mines").
func CheckDeltaBadges(t *testing.T, game table.Game, except ...Exemption) {
	t.Helper()
	chips, missing := 0, map[string]string{}
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			slip := table.PreviewMoves(p.play, p.state, m)
			for _, s := range windowCases[:3] {
				window := ui.NewLayout(s.w, s.h)
				table.ShowPosition(p.play, p.state, window, s.area)
				chips += countBadges(p, m, slip, window, missing)
			}
			p.shown(p.state)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for figure, where := range missing {
		if !slices.ContainsFunc(except, func(e Exemption) bool {
			return regexp.MustCompile(e.Pattern).MatchString(
				figure)
		}) {
			t.Errorf(
				"%s: the preview of a move changes this figure, but no badge shows it (%s): the table's StatPosition "+
					"has to return the figure's place, inside the window", figure, where)
		}
	}
	if t.Logf("%d badges", chips); chips == 0 {
		t.Error("no move has a badge with its effect, expected some: see the table's PreviewStats and StatPosition")
	}
}

// countBadges returns how many of the values that preview slip of move m changes have a badge
// inside a window. Values without a badge are added to missing, with the position and move as an
// example.
func countBadges(p position, m engine.Move, slip table.MovePreview, window ui.Layout,
	missing map[string]string) (chips int) {
	all := table.DeltaBadges(p.play, window, slip)
	for _, f := range slip.Changes {
		i := slices.IndexFunc(all, func(g table.DeltaBadge) bool { return g.StatChange == f })
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
