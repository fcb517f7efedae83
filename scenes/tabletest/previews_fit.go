package tabletest

import (
	"testing"

	"gulch/engine/testscale"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// fewFitting and mostFitting are the numbers of previews that CheckPreviewsFit lays out in each
// window, few and in a long test.
const fewFitting, mostFitting = 200, 1000

// CheckPreviewsFit lays out the previews of moves in windows with large text, and checks that none
// leaves out a row: nobody can open what "… and 3 more" stands for.
func CheckPreviewsFit(t *testing.T, game table.Game) {
	t.Helper()
	app, seen, cut := App(t, game.Rules), 0, 0
	_, err := positions(app, game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			if seen >= testscale.Of(fewFitting, mostFitting) {
				return
			}
			preview := table.PreviewMoves(p.play, p.state, m)
			if preview.Empty() {
				continue
			}
			seen++
			for _, s := range windowCases {
				if s.letters == 1 {
					continue
				}
				window := ui.NewLayout(s.w, s.h)
				window.View.Text = s.letters
				pen := new(paint.Trace).Canvas(app.Kit, s.w, s.h, window.View)
				if n := table.PreviewRowsLeftOut(p.play, pen, window, &preview); n > 0 {
					if cut++; cut <= 3 {
						t.Errorf("the preview of %q leaves out %d rows (%s). Let OutcomeLines say less, or give the "+
							"preview more room: %+v", p.state.Notation(m), n, s.where(p), preview)
					}
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d previews, %d layouts that leave out rows", seen, cut)
}
