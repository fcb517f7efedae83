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
)

// settling is in how many frames a table may be drawn after the last thing that happened, where nothing breathes: as the
// pictures on it are finished one after the other.
const settling = 60

// A table on which a person is to decide is not drawn while nothing on it changes, though pictures of cards that may come are
// painted ahead meanwhile.
func TestStillTablesDrawNothing(t *testing.T) {
	for _, game := range shelf.Rules() {
		t.Run(game.Info().ID, func(t *testing.T) {
			t.Parallel()
			id := game.Info().ID
			m := seated(t, game, audit.Plan{Seats: game.Info().MinSeats, Seed: 11}, 1, 0.2, false)
			app := drive.StartSaved(t, fmt.Sprintf(`{"known":[%q],"confirm":"never","reduced_motion":true}`, id), id, m.Text())
			now := goOn(app, id)
			if at := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return x.Enabled && x.Role == "move" }); at >= 0 {
				app.ClickTarget(now.Targets[at].ID) // bots answer it, and may remark on it
				app.WaitFor("the next decision", func(s probe.Snapshot) bool {
					return !s.Busy && (s.State["person"] == true || !atTable(s, id))
				})
			}
			before := app.Snapshot().Drawn
			app.Frame() // all pictures are finished
			drawn := app.Snapshot().Drawn
			if drawn-before > settling {
				t.Errorf("it was drawn %d times", drawn-before)
			}
			app.Tick(15 * 60) // what was said is over
			app.Frame()
			drawn = app.Snapshot().Drawn
			for range 20 {
				app.Tick(6)
				app.Frame()
			}
			if now := app.Snapshot().Drawn; now > drawn {
				t.Errorf("it was still drawn %d times", now-drawn)
			}
			t.Logf("%d frames", drawn-before)
		})
	}
}
