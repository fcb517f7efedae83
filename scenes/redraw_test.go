//go:build !js

package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine/audit"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// maxSettlingFrames is the maximum number of frames that may be drawn after the last event,
// although there is no animation: images appear one after the other as they are rendered.
const maxSettlingFrames = 60

// TestStillTablesDrawNothing checks that a table with a pending decision, or a dialog above it, is
// not redrawn while nothing changes. This must hold even while images are rendered in advance.
func TestStillTablesDrawNothing(t *testing.T) {
	for _, game := range shelf.Rules() {
		t.Run(game.Info().ID, func(t *testing.T) {
			t.Parallel()
			id := game.Info().ID
			m := seated(t, game, audit.Plan{Seats: game.Info().MinSeats, Seed: 11}, 1, 0.2, false)
			app := drive.StartSaved(t, fmt.Sprintf(`{"known":[%q],"confirm":"never","reduced_motion":true}`, id),
				id, m.Text())
			now := continueGame(app, id)
			if at := slices.IndexFunc(now.Targets,
				func(x probe.Target) bool { return x.Enabled && x.Role == "move" }); at >= 0 {
				app.ClickTarget(now.Targets[at].ID) // bots respond and may make a remark
				app.WaitFor("the next decision", func(s probe.Snapshot) bool {
					return !s.Busy && (s.State["person"] == true || !atTable(s, id))
				})
			}
			before := app.Snapshot().Drawn
			app.RenderTextures()
			drawn := app.Snapshot().Drawn
			if drawn-before > maxSettlingFrames {
				t.Errorf("the table was drawn %d times without a change", drawn-before)
			}
			t.Logf("%d frames", drawn-before)
			app.Tick(15 * 60) // wait until remarks have disappeared
			checkNotRedrawn(t, app, id)
			for _, sheet := range []string{"menu", "rules"} {
				at := app.Snapshot()
				if !slices.ContainsFunc(at.Targets, func(x probe.Target) bool { return x.ID == sheet && x.Enabled }) {
					continue
				}
				app.ClickTarget(sheet)
				app.WaitFor("the sheet", func(s probe.Snapshot) bool { return s.Scene != at.Scene && !s.Busy })
				app.Tick(60) // wait until the dialog is open
				checkNotRedrawn(t, app, sheet)
				app.Key(ebiten.KeyEscape)
				app.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene == at.Scene && !s.Busy })
			}
		})
	}
}

// checkNotRedrawn fails the test if the screen is redrawn within the next two seconds. what names
// the screen.
func checkNotRedrawn(t *testing.T, app *drive.App, what string) {
	t.Helper()
	app.RenderTextures()
	before := app.Snapshot().Drawn
	for range 10 {
		app.Tick(12)
		app.RenderTextures()
	}
	if again := app.Snapshot().Drawn - before; again > 0 {
		t.Errorf("%s: the unchanged screen was drawn %d times", what, again)
	}
}

// TestPulseEnds checks that new controls pulse for a while, and that the screen is not redrawn any
// more when the pulse has ended.
func TestPulseEnds(t *testing.T) {
	game := shelf.Rules()[0]
	id := game.Info().ID
	m := seated(t, game, audit.Plan{Seats: game.Info().MinSeats, Seed: 11}, 1, 0.2, false)
	app := drive.StartSaved(t, fmt.Sprintf(`{"known":[%q],"confirm":"never"}`, id), id, m.Text())
	continueGame(app, id)
	app.RenderTextures()
	app.Tick(8 * 60)
	checkNotRedrawn(t, app, id)
}
