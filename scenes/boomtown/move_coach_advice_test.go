package boomtown_test

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// coached starts the app, continues the saved game in record, and switches on the coach, which
// evaluates the player's moves.
func coached(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["boomtown"],"coach":true}`, "boomtown", record)
	app.ClickTarget("continue")
	return app
}

// awaitCoach waits until the coach shows an evaluation of a move, and returns the snapshot.
func awaitCoach(app *drive.App) probe.Snapshot {
	return app.WaitFor("the coach's opinion", func(s probe.Snapshot) bool {
		for _, x := range s.Targets {
			if x.Role == "move" && strings.Contains(x.Tip, "Coach:") {
				return true
			}
		}
		return false
	})
}

// TestCoachShowsOpinions checks that the coach shows its evaluations of the moves on their targets,
// and that its key switches it off and on.
func TestCoachShowsOpinions(t *testing.T) {
	for i, phase := range []engine.Phase{rules.PhaseBid, rules.PhasePick, rules.PhaseDynamite, rules.PhaseTelegraph} {
		name := rules.Game.Info().PhaseName(phase)
		app := coached(t, waitingIn(t, phase, 3+i%2))
		app.WaitScene("boomtown/" + name)
		awaitCoach(app)
		app.Tick(200)
		app.Shot(fmt.Sprintf("coach-%s-1280x720.png", name))
		if i > 0 {
			continue
		}
		app.Resize(820, 1180)
		app.Tick(30)
		app.Shot("coach-820x1180.png")
		app.Resize(1280, 720)
		app.Key(ebiten.KeyK)
		app.WaitFor("the coach to go", func(s probe.Snapshot) bool {
			bid, _ := s.Find("bid")
			return !strings.Contains(bid.Tip, "Coach:")
		})
		app.Key(ebiten.KeyK)
		awaitCoach(app)
		app.ClickTarget("hint")
		app.Tick(120)
		app.Shot("hint-1280x720.png")
	}
}

// TestCoachWarnsOnce checks that the first press of a blunder only shows the coach's warning, and
// that the second press makes the move.
func TestCoachWarnsOnce(t *testing.T) {
	record := waitingIn(t, rules.PhaseBid, 3)
	app := coached(t, record)
	app.WaitScene("boomtown/bid")
	awaitCoach(app)
	bar := app.Target("bid-slider")
	app.Click(bar.X+bar.W-14, bar.Y+bar.H/2) // bid all the gold
	before := count(app.Snapshot())
	for range 200 {
		app.Tick(20) // wait until the search is complete
		if now := app.Snapshot(); strings.Contains(label(now, "coach"), "on") && now.State["coached"] == true {
			break
		}
	}
	app.ClickTarget("bid")
	app.WaitScene("confirm")
	app.Tick(20)
	app.Shot("coach-warning.png")
	app.ClickTarget("no")
	if now := app.WaitScene("boomtown/bid"); count(now) != before {
		t.Fatal("the bid was made although the warning of the coach was answered with no")
	}
	app.ClickTarget("bid")
	app.WaitFor("the move", func(s probe.Snapshot) bool { return count(s) > before })
}

// TestLimitIsRatedByItsHighestBid checks that the coach rates the button that bids up to a limit
// like the bid of that limit, and warns of it before a press.
func TestLimitIsRatedByItsHighestBid(t *testing.T) {
	app := coached(t, waitingIn(t, rules.PhaseBid, 3))
	app.WaitScene("boomtown/bid")
	awaitCoach(app)
	bar := app.Target("bid-slider")
	app.Click(bar.X+bar.W-14, bar.Y+bar.H/2) // bid all the gold
	app.WaitFor("the end of the search", func(s probe.Snapshot) bool { return s.State["coached"] == true })
	app.Tick(20)
	verdict := func(id string) string {
		_, said, _ := strings.Cut(app.Target(id).Tip, "Coach: ")
		word, _, _ := strings.Cut(said, ".")
		return word
	}
	if all, limit := verdict("bid"), verdict("up-to"); all != limit || all != "bad" {
		t.Errorf("the coach calls the highest bid %q, and the limit of that bid %q", all, limit)
	}
	limit := app.Target("up-to")
	app.Hover(limit.X+limit.W/2, limit.Y+limit.H/2)
	app.Tick(40)
	app.Shot("limit-hover.png")
	before := count(app.Snapshot())
	app.ClickTarget("up-to")
	app.WaitScene("confirm")
	app.Tick(20)
	app.Shot("limit-warning.png")
	app.ClickTarget("no")
	if now := app.WaitScene("boomtown/bid"); count(now) != before {
		t.Fatal("the bid was made although the warning of the coach was answered with no")
	}
}

// label returns the label of the target with the given ID in snapshot s.
func label(s probe.Snapshot, id string) string {
	x, _ := s.Find(id)
	return x.Label
}
