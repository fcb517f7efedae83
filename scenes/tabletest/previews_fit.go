package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// fittingMoves is the number of moves of a decision whose previews CheckPreviewsFit lays out.
const fittingMoves = 2

// CheckPreviewsFit lays out the previews of moves in windows with large text, and checks that none
// leaves out a row: nobody can open what "… and 3 more" stands for. It looks at the first decision
// of each phase in each recorded game, and so at all options.
func CheckPreviewsFit(t *testing.T, game table.Game) {
	t.Helper()
	app, seen, cut := App(t, game.Rules), 0, 0
	for _, record := range recordedGames(t, game.Rules) {
		play, looked := game.New(app, people(record.Plan.Seats)), map[string]bool{}
		err := record.Replay(game.Rules, func(s engine.State, legal []engine.Move) {
			phase := decisionName(game.Rules, s)
			if len(legal) == 0 || looked[phase] {
				return
			}
			looked[phase] = true
			p := show(play, s, legal, record.Name+", "+phase)
			for _, m := range spread(legal, testscale.Of(fittingMoves, 20)) {
				preview := table.PreviewMoves(p.play, p.state, m)
				if preview.Empty() {
					continue
				}
				seen++
				for _, where := range cutPreviews(p, app, &preview) {
					if cut++; cut <= 3 {
						t.Errorf("the preview of %q leaves out rows (%s). Let OutcomeLines say less, or give the "+
							"preview more room: %+v", p.state.Notation(m), where, preview)
					}
				}
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", record.Name, err)
		}
	}
	t.Logf("%d previews, %d layouts that leave out rows", seen, cut)
}

// cutPreviews returns the windows with large text in which the preview of a move in position p
// leaves out rows.
func cutPreviews(p position, app *stage.App, preview *table.MovePreview) (where []string) {
	for _, s := range windowCases {
		if s.letters == 1 {
			continue
		}
		window := ui.NewLayout(s.w, s.h)
		window.View.Text = s.letters
		pen := new(paint.Trace).Canvas(app.Kit, s.w, s.h, window.View)
		if table.PreviewRowsLeftOut(p.play, pen, window, preview) > 0 {
			where = append(where, s.where(p))
		}
	}
	return where
}
