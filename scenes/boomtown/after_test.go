package boomtown_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// sound returns the record of a whole game between bots who know what they do, and one who does not.
func sound(t *testing.T, seats int) []byte {
	t.Helper()
	s := setup(seats, 1, 1877)
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	var minds []bot.Thinker
	for i := range seats {
		mind, err := bot.New([]string{"easy", "medium", "hard:iterations=400", "medium", "easy"}[i], uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		minds = append(minds, mind)
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(minds[m.Turn()], m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// results opens the results of the first finished game.
func results(t *testing.T, app *drive.App) {
	t.Helper()
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Tick(5)
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
	app.ClickTarget("results")
	app.WaitScene("results")
}

// The results of a game show score, wealth, turning points and dice; the review is made once; every chart leads into
// the replay.
func TestResultPages(t *testing.T) {
	app := open(t, sound(t, 4))
	results(t, app)
	app.WaitFor("the review", func(s probe.Snapshot) bool { return s.State["review"] == 1.0 })
	app.Tick(200)
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		for _, page := range []string{"score", "wealth", "chances", "dice"} {
			app.ClickTarget("page/" + page)
			app.Tick(20)
			if page == "wealth" || page == "chances" {
				c := app.Target("watch")
				app.Move(c.X-200, c.Y-150)
				app.Tick(3)
			}
			app.Shot(fmt.Sprintf("results-%s-%dx%d.png", page, size[0], size[1]))
		}
	}
	app.Resize(1280, 720)
	app.ClickTarget("page/chances")
	if reviews, _ := filepath.Glob(filepath.Join(app.Home(), "data", "gulch", "*.review")); len(reviews) != 1 {
		t.Errorf("kept reviews: %v", reviews)
	} else if info, err := os.Stat(reviews[0]); err == nil {
		t.Logf("the review takes %d bytes", info.Size())
	}
	if app.Target("watch").Enabled {
		t.Error("the replay begins nowhere")
	}
	app.ClickTarget("turn 1")
	app.Tick(3)
	app.ClickTarget("watch")
	now := app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
	app.Shot("results-jump.png")
	if strings.Contains(now.Scene, "game_over") {
		t.Error("the jump leads to the end")
	}
}

// said is the number of moves made.
func said(app *drive.App) int { return count(app.Snapshot()) }

// At a table where everything may be taken back, a line of the log leads back to where it was written, and Redo plays
// all of it again.
func TestLogLeadsBack(t *testing.T) {
	s := setup(3, 1, 4)
	s.Practice = true
	app := start(t, s)
	k := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(3, 3)), Weight: func(x probe.Target) float64 {
		if x.Role == "move" {
			return 1
		}
		return 0
	}}
	for range 6 {
		decision(app)
		k.Step()
	}
	decision(app)
	made := said(app)
	app.Key(ebiten.KeyL)
	app.Tick(20)
	if !app.Snapshot().Busy {
		t.Error("what the others did is not shown again")
	}
	app.Shot("once-more.png")
	decision(app)
	if said(app) != made {
		t.Errorf("after looking again there are %d moves, not %d", said(app), made)
	}
	app.ClickTarget(line(t, app))
	app.WaitScene("confirm")
	app.ClickTarget("yes")
	app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") })
	back := said(app)
	if back >= made {
		t.Errorf("there are %d moves after going back from %d", back, made)
	}
	decision(app)
	app.Shot("redo.png")
	for range 10 {
		if _, more := find(app, "redo"); !more {
			break
		}
		app.ClickTarget("redo")
		decision(app)
	}
	if said(app) != made {
		t.Errorf("after redo there are %d moves, not %d", said(app), made)
	}
}

// decision waits until a person is asked and everything lies still.
func decision(app *drive.App) {
	app.Tick(6)
	app.WaitFor("a decision", func(s probe.Snapshot) bool { return !s.Busy && s.State["person"] == true })
	app.Tick(2)
}

// line is the first line of the log that leads somewhere.
func line(t *testing.T, app *drive.App) string {
	t.Helper()
	for _, x := range app.Snapshot().Targets {
		if strings.HasPrefix(x.ID, "line ") && x.Enabled {
			return x.ID
		}
	}
	t.Fatal("no line of the log leads back")
	return ""
}

func find(app *drive.App, id string) (probe.Target, bool) {
	now := app.Snapshot()
	return now.Find(id)
}

// A replay is wound by turns, to its ends, and by the lines of the log.
func TestReplayByTurns(t *testing.T) {
	app := open(t, sound(t, 3))
	results(t, app)
	app.ClickTarget("board")
	at := func() string {
		app.WaitFor("rest", func(s probe.Snapshot) bool { return !s.Busy })
		return app.Snapshot().Scene
	}
	at()
	app.Key(ebiten.KeyEnd)
	if !strings.HasPrefix(at(), "boomtown/game_over") {
		t.Errorf("End leads to %s", at())
	}
	app.ClickTarget("turn-back")
	if strings.HasPrefix(at(), "boomtown/game_over") {
		t.Error("a turn back is still the end")
	}
	app.Shot("replay-turns.png")
	app.ClickTarget(line(t, app))
	app.ClickTarget("turn-on")
	app.Key(ebiten.KeyHome)
	app.ClickTarget("turn-on")
	at()
	app.Resize(820, 1180)
	app.Tick(5)
	app.Shot("replay-turns-tall.png")
}
