package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// CheckDeltaBadges checks the badges ("+3") beside the numbers on the table, which show how a move
// would change them: in each of three windows, every value that the preview of a move lists must
// have a badge inside the window, and badges cover neither each other nor the names of seats.
// except lists values that are not shown on the table, by window class and name ("tall: mines").
func CheckDeltaBadges(t *testing.T, game table.Game, except ...Exemption) {
	t.Helper()
	chips, missing, covering := 0, map[string]string{}, map[string]string{}
	app := App(t, game.Rules)
	_, err := positions(app, game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			slip := table.PreviewMoves(p.play, p.state, m)
			for _, s := range windowCases[:3] {
				window := ui.NewLayout(s.w, s.h)
				table.ShowPosition(p.play, p.state, window, s.area)
				chips += countBadges(p, m, slip, window, missing)
				for _, wrong := range coveringBadges(app.Kit, p, slip, s, window) {
					covering[wrong] = fmt.Sprintf("%s, %s, window %dx%d", p.name, p.state.Notation(m), s.w, s.h)
				}
			}
			p.shown(p.state)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for wrong, where := range covering {
		t.Errorf("%s (%s): see the table's StatPosition", wrong, where)
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

// coveringBadges returns messages about the badges of preview slip in a window that cover a part of
// each other or of a seat's name.
func coveringBadges(kit *paint.Renderer, p position, slip table.MovePreview, s windowCase,
	window ui.Layout) (wrong []string) {
	all := table.DeltaBadges(p.play, window, slip)
	if len(all) == 0 {
		return nil
	}
	pen := kit.Canvas(nil, window.View)
	names := s.seatNames(kit, p, window)
	for i, g := range all {
		box := g.Rect(pen)
		if g.CoversNumber(pen) {
			wrong = append(wrong, fmt.Sprintf("%s: the badge of %s covers the number beside it", classes[window.Class],
				g.Name))
		}
		for _, other := range all[:i] {
			if at := other.Rect(pen); ui.Overlap(box, at) > pairShare*box.W*box.H && other.Text() != g.Text() {
				wrong = append(wrong, fmt.Sprintf("%s: the badge of %s covers the badge of %s", classes[window.Class],
					g.Name, other.Name))
			}
		}
		for _, name := range names {
			if share := coveredShare(name, box); share > 0.12 {
				wrong = append(wrong, fmt.Sprintf("%s: the badge of %s covers the name of a seat",
					classes[window.Class], g.Name))
			}
		}
	}
	return wrong
}

// seatNames returns the rectangles of the names of seats on the board and in the rows of the ledger
// that the table draws itself.
func (s windowCase) seatNames(kit *paint.Renderer, p position, window ui.Layout) (names []geom.Rect) {
	said := func(w paint.DrawnText) {
		for _, who := range table.NewDecision(p.play, p.state, nil).Players {
			if w.Text == who.Name && len(who.Name) > 2 {
				names = append(names, w.Rect)
			}
		}
	}
	s.draw(kit, p, func(pen *paint.Canvas) { pen.OnText = said }, func() {})
	draw := p.play.Ledger().DrawRow
	if draw == nil {
		return names
	}
	pen := new(paint.Trace).Canvas(kit, s.w, s.h, window.View)
	pen.OnText = said
	kit.DryRun(func() {
		for seat := range table.NewDecision(p.play, p.state, nil).Players {
			if row := table.LedgerRow(p.play, window, engine.Seat(seat)); !row.Empty() {
				draw(pen, row, engine.Seat(seat))
			}
		}
		pen.Flush()
	})
	return names
}

// classes are the names of the window classes.
var classes = map[ui.Class]string{ui.Wide: "wide", ui.Square: "square", ui.Tall: "tall"}
