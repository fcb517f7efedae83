//go:build !js

package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// The tests of this file play all games on the shelf (the list of games) through the app. A new
// game is included automatically.

// seated returns a match with the seats, options and seed of plan, in which the function sensible
// has chosen all moves. It plays the fraction share of a whole game, from 0 to 1, and then
// continues to a decision of the first seat. With a share of 1, the match is over. people is the
// number of persons, who have the first seats; the others are bots. practice makes it a practice
// game.
func seated(t *testing.T, game engine.Game, plan audit.Plan, people int, share float64, practice bool) *match.Match {
	t.Helper()
	setup := match.Setup{Seed: plan.Seed, BotSeed: plan.Seed + 1, Options: plan.Options, Practice: practice}
	names := []string{"Ada", "Dutch Maddox", "Opal Harlan", "Josiah Reed", "Mei", "Esteban"}
	for i := range plan.Seats {
		seat := match.Seat{Name: names[i%len(names)], Face: []string{"horse-head", "card-ace-spades", "rose",
			"compass"}[i%4]}
		if i >= people {
			seat.Bot = "easy"
		}
		setup.Seats = append(setup.Seats, seat)
	}
	var moves []engine.Move
	first := -1 // index of the last decision of the first seat
	whole := newMatch(t, game, setup)
	c := engine.NewChance(plan.Seed, 0x91a)
	for !whole.Over() {
		if whole.Turn() == 0 {
			first = len(moves)
		}
		moves = append(moves, sensible(whole, &c))
		if _, err := whole.Play(moves[len(moves)-1]); err != nil {
			t.Fatal(err)
		}
	}
	m := newMatch(t, game, setup)
	for i, move := range moves {
		if share < 1 && (i >= int(share*float64(len(moves))) && m.Turn() == 0 || i == first) {
			break
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func newMatch(t *testing.T, game engine.Game, setup match.Setup) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sensible returns a move for the seat to move: one of the game's own rollout policy, or with
// probability 1/5 a random legal one.
func sensible(m *match.Match, c *engine.Chance) engine.Move {
	legal := m.Legal()
	if g, ok := m.State().(engine.Heuristics); ok && c.Below(5) > 0 {
		rng := engine.NewRand(c.Uint64())
		return g.Policy(&rng)
	}
	return legal[c.Below(len(legal))]
}

// atTable reports whether a snapshot shows the table of the game with the given ID, and not a
// replay.
func atTable(s probe.Snapshot, game string) bool {
	return strings.HasPrefix(s.Scene, game+"/") && !strings.HasSuffix(s.Scene, "/replay")
}

// continueGame continues the saved game from the title screen, and returns a snapshot of the table.
// game is the ID of the game.
func continueGame(app *drive.App, game string) probe.Snapshot {
	app.ClickTarget("continue")
	return app.WaitFor("the table", func(s probe.Snapshot) bool {
		return (atTable(s, game) || s.Scene == "handover" || s.Scene == "results") && !s.Busy
	})
}

// settings returns the settings document of a player who knows the game with the given ID and plays
// without animations and without confirming moves.
func settings(game string) string {
	return fmt.Sprintf(`{"known":[%q],"speed":"at once","confirm":"never"}`, game)
}

// isTableControl reports whether x is a control that the tables of all games have and that makes no
// move, such as the menu button.
func isTableControl(x probe.Target) bool {
	if slices.Contains([]string{"menu", "rules", "speed", "sound", "hint", "coach", "log", "undo", "again", "redo",
		"results", "questions",
		"phase", "notice"}, x.ID) {
		return true
	}
	return slices.ContainsFunc([]string{"line ", "log of ", "ledger ", "asking/", "ask "},
		func(p string) bool { return strings.HasPrefix(x.ID, p) })
}

// nextTarget returns a random target to press next: at a table a legal move or, with probability
// 1/8, another control of the game; on other screens a control that returns to the game. It returns
// false if there is none.
func nextTarget(now probe.Snapshot, game string, r *rand.Rand) (probe.Target, bool) {
	can := func(good func(probe.Target) bool) []probe.Target {
		return slices.DeleteFunc(slices.Clone(now.Targets), func(x probe.Target) bool { return !x.Enabled || !good(x) })
	}
	list := can(func(x probe.Target) bool { return x.Role == "move" || x.ID == "pass-device" })
	if !atTable(now, game) {
		list = can(func(x probe.Target) bool {
			return slices.Contains([]string{"ready", "close", "yes",
				"play"}, x.ID)
		})
	}
	if len(list) == 0 || r.IntN(8) == 0 {
		if more := can(func(x probe.Target) bool {
			return !isTableControl(x) && x.Role != "text" && x.Role != "listitem" && x.Role != "dialog"
		}); len(more) > 0 {
			list = more
		}
	}
	if len(list) == 0 {
		return probe.Target{}, false
	}
	return list[r.IntN(len(list))], true
}

// inputDevice is an input device (such as mouse, keyboard or touch) with a function that presses a
// target with it.
type inputDevice struct {
	name  string
	press func(app *drive.App, x probe.Target) error
}

// inputDevices lists the input devices with which games are played: keyboard, touch, gamepad and
// mouse.
var inputDevices = []inputDevice{
	{"keys", func(app *drive.App, x probe.Target) error {
		return walk(app, x.ID, func() { app.Key(ebiten.KeyTab) }, func() { app.Key(ebiten.KeyEnter) })
	}},
	{"finger", func(app *drive.App, x probe.Target) error { app.Tap(x.Center()); return nil }},
	{"pad", func(app *drive.App, x probe.Target) error {
		return walk(app, x.ID, func() { app.PressGamepad(ebiten.StandardGamepadButtonFrontBottomRight) },
			func() { app.PressGamepad(ebiten.StandardGamepadButtonRightBottom) })
	}},
	{"mouse", func(app *drive.App, x probe.Target) error { app.Click(x.Center()); return nil }},
}

// walk moves the focus to the target with the given ID by calling the function next several times,
// and then calls press. It returns an error if the focus does not reach the target.
func walk(app *drive.App, id string, next, press func()) error {
	start := app.Snapshot()
	for range len(start.Targets) + 3 {
		now := app.Snapshot()
		if x, ok := now.Find(id); !ok || x.Focused {
			press()
			return nil
		}
		next()
	}
	if x, _ := start.Find(id); x.Role != "move" {
		return nil // the target only has an explanation, or another control does the same by keyboard
	}
	return fmt.Errorf("the focus never reaches %q", id)
}

// made returns the number of decisions made so far in the game that a snapshot shows.
func made(s probe.Snapshot) int {
	n, _ := s.State["moves"].(float64)
	return int(n)
}

// playWith presses targets with an input device until the given number of decisions has been made,
// or until the results are shown if the number is negative. It reports whether the game is over.
func playWith(t *testing.T, app *drive.App, game string, h inputDevice, decisions int, r *rand.Rand) (over bool) {
	t.Helper()
	for idle := 0; decisions != 0; {
		now := app.WaitFor("a decision or the end",
			func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
		if now.Scene == "results" {
			return true
		}
		x, ok := nextTarget(now, game, r)
		if _, over := now.Find("results"); over || !ok {
			app.Tick(10)
		} else if err := h.press(app, x); err != nil {
			t.Fatalf("%s, by %s: %v", now.Scene, h.name, err)
		}
		if after := app.Snapshot(); made(after) > made(now) && atTable(after, game) {
			decisions, idle = decisions-1, 0
		} else if idle++; idle > 400 {
			t.Fatalf("%s: with %s no decision is made in %d presses, the last one of %q", now.Scene, h.name, idle, x.ID)
		}
	}
	return app.Snapshot().State["over"] == true // the game may have ended with the last decision
}

// TestGamesByEveryHand checks that every game can be played by keyboard alone, by touch alone, by
// gamepad alone and by mouse. The app is killed before each change of device, and the game must
// continue where it was.
func TestGamesByEveryHand(t *testing.T) {
	for g, game := range shelf.Rules() {
		info := game.Info()
		plans := audit.Plans(info)
		for i := range testscale.Of(1, len(plans)) {
			plan := plans[(i*7+g)%len(plans)]
			plan.Seed = uint64(40 + i)
			people := 1 + (i+g)%2
			t.Run(fmt.Sprintf("%s, %d seats %v, %d people", info.ID, plan.Seats, plan.Options, people),
				func(t *testing.T) {
					share := 0.8
					if testscale.Long() {
						share = 0
					}
					byEveryHand(t, info.ID, seated(t, game, plan, min(people, plan.Seats), share, false), uint64(i))
				})
		}
	}
}

// byEveryHand continues a game with one input device after the other, and kills the app after each
// of them. With the last device it plays the game to its end.
func byEveryHand(t *testing.T, game string, m *match.Match, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	app := start(t, settings(game), m.Text())
	for i, h := range inputDevices {
		continueGame(app, game)
		decisions := testscale.Of(4, 30)
		if i == len(inputDevices)-1 {
			decisions = -1
		}
		if playWith(t, app, game, h, decisions, r) {
			return
		}
		app = killAndRestart(t, app, r)
	}
}

// TestGamesByOneHand checks that every game can be played from its first decision to the score
// sheet by keyboard alone, by touch alone and by gamepad alone, and twenty times by mouse. Without
// the flag -long, it plays only the last part of two games, because TestGamesByEveryHand plays
// parts of all.
func TestGamesByOneHand(t *testing.T) {
	all := shelf.Rules()
	for g, game := range all[len(all)-testscale.Of(2, len(all)):] {
		plans := audit.Plans(game.Info())
		hands := []inputDevice{inputDevices[g%len(inputDevices)]}
		if testscale.Long() {
			hands = append(slices.Clone(inputDevices[:3]), slices.Repeat(inputDevices[3:], 20)...)
		}
		for i, h := range hands {
			plan := plans[(i*5+g)%len(plans)]
			plan.Seed = uint64(400 + i)
			people := 1 + i%2
			t.Run(fmt.Sprintf("%s %d by %s", game.Info().ID, i, h.name), func(t *testing.T) {
				share := 0.95
				if testscale.Long() {
					share = 0
				}
				m := seated(t, game, plan, min(people, plan.Seats), share, false)
				app := start(t, settings(game.Info().ID), m.Text())
				continueGame(app, game.Info().ID)
				if !playWith(t, app, game.Info().ID, h, -1, rand.New(rand.NewPCG(plan.Seed, 9))) {
					t.Error("the game does not end")
				}
				app.Close()
			})
		}
	}
}

// killAndRestart kills the app at a random moment and starts it again. It checks that no decision
// is lost and that the scores are the same.
func killAndRestart(t *testing.T, app *drive.App, r *rand.Rand) *drive.App {
	t.Helper()
	app.Tick(r.IntN(4))
	before := app.Snapshot()
	app.Kill()
	again := drive.Start(t, drive.Options{Home: app.Home()})
	again.WaitScene("title")
	again.ClickTarget("continue")
	after := again.WaitFor("the game", func(s probe.Snapshot) bool { return s.Scene != "title" })
	if _, told := before.State["scores"]; !told || after.Scene == "handover" {
		after = before // hidden scores are not compared
	}
	switch was, is := made(before), made(after); {
	case is < was:
		t.Fatalf("%d decisions were made before the kill, %d are there after the restart", was, is)
	case is == was && !reflect.DeepEqual(before.State["scores"], after.State["scores"]):
		t.Fatalf("the scores were %v before the kill and are %v after the restart", before.State["scores"],
			after.State["scores"])
	}
	again.Key(ebiten.KeyEscape)
	again.WaitScene("pause")
	again.ClickTarget("leave")
	again.WaitScene("title")
	return again
}

// TestGamesAreTakenBack checks at a practice table that moves can be undone and redone, that
// pressing a line of the log goes back to that move, that the turns of the others can be shown
// again, and that a hint is given.
func TestGamesAreTakenBack(t *testing.T) {
	for _, game := range shelf.Rules() {
		info := game.Info()
		t.Run(info.ID, func(t *testing.T) {
			m := seated(t, game, audit.Plan{Seats: info.MinSeats, Seed: 4}, 1, 0.4, true)
			app := start(t, settings(info.ID), m.Text())
			continueGame(app, info.ID)
			playWith(t, app, info.ID, inputDevices[3], 3, rand.New(rand.NewPCG(3, 3)))
			takenBack(t, app, info.ID)
		})
	}
}

// waitStill waits until a person has to decide and no animation is running.
func waitStill(app *drive.App) probe.Snapshot {
	app.Tick(6)
	app.WaitFor("a decision", func(s probe.Snapshot) bool { return !s.Busy && s.State["person"] == true })
	app.Tick(2)
	return app.Snapshot()
}

func takenBack(t *testing.T, app *drive.App, game string) {
	t.Helper()
	want := made(waitStill(app))
	redo := func(what string) {
		t.Helper()
		for range 60 {
			now := waitStill(app)
			if x, ok := now.Find("redo"); !ok || !x.Enabled {
				break
			}
			app.ClickTarget("redo")
		}
		if got := made(waitStill(app)); got != want {
			t.Errorf("after %s and redo there are %d decisions, not %d", what, got, want)
		}
	}
	now := waitStill(app)
	if x, ok := now.Find("again"); ok && x.Enabled {
		app.Key(ebiten.KeyL)
		app.Tick(10)
		if !app.Snapshot().Busy {
			t.Error("the key L does not show the others' turns again")
		}
		if got := made(waitStill(app)); got != want {
			t.Errorf("showing the others' turns again changed the number of decisions to %d, not %d", got, want)
		}
	}
	app.ClickTarget("undo")
	if got := made(waitStill(app)); got >= want {
		t.Errorf("undo leaves %d decisions of %d", got, want)
	}
	redo("undo")
	if !backByLog(app, game, want, func() { redo("going back") }) {
		t.Error("no line of the log can be used to go back")
	}
	app.ClickTarget("hint")
	app.WaitFor("the hint", func(s probe.Snapshot) bool { return s.State["coached"] == true })
	app.Tick(30)
	app.Shot("hint-" + game + ".png")
}

// backByLog presses lines of the log, the latest first, until one of them goes back to an earlier
// position. stands is the number of decisions now; an earlier position has fewer. backByLog reports
// whether it has found such a line. A line does not lead back if only a bot's decision follows it,
// because the bot makes the same decision again. redo is called after each line.
func backByLog(app *drive.App, game string, stands int, redo func()) bool {
	tried := map[string]bool{}
	for range 24 {
		line, ok := lineBack(app, tried)
		if !ok {
			break
		}
		tried[line] = true
		app.ClickTarget(line)
		app.WaitScene("confirm")
		app.ClickTarget("yes")
		app.WaitFor("the table", func(s probe.Snapshot) bool { return atTable(s, game) })
		behind := made(waitStill(app)) < stands
		redo()
		if behind {
			return true
		}
	}
	return false
}

// lineBack returns the ID of the latest line of the log that can be pressed and was not tried
// before. tried is the set of the IDs of lines that were. It scrolls the log as far as necessary.
// ok is false if there is no such line.
func lineBack(app *drive.App, tried map[string]bool) (id string, ok bool) {
	for range 12 {
		lines := slices.DeleteFunc(waitStill(app).Targets,
			func(x probe.Target) bool { return !strings.HasPrefix(x.ID, "line ") })
		if len(lines) == 0 {
			return "", false
		}
		for _, x := range slices.Backward(lines) {
			if x.Enabled && !tried[x.ID] {
				return x.ID, true
			}
		}
		app.Move(lines[0].Center())
		app.Wheel(0, 1)
	}
	return "", false
}

// TestGamesAreLookedBackAt checks what can be done with a finished game: the replay can be stepped,
// played and navigated by turns and by the log, the results have all pages and a review, and a new
// game can be started from the middle of the replay.
func TestGamesAreLookedBackAt(t *testing.T) {
	for i, game := range shelf.Rules() {
		info := game.Info()
		t.Run(info.ID, func(t *testing.T) {
			m := seated(t, game, audit.Plan{Seats: info.MinSeats, Seed: 77}, 1, 1, false)
			app := start(t, settings(info.ID), m.Text())
			app.ClickTarget("saves")
			app.WaitScene("saves")
			app.ClickTarget("tab/finished")
			app.Tick(5)
			app.ClickTarget("open/1")
			watched(t, app, info.ID)
			lookedBackAt(t, app, info.ID, i == 0 || testscale.Long())
			playedOn(t, app, info.ID)
		})
	}
}

// replaying waits until the animation of a replay has ended, and returns a snapshot.
func replaying(app *drive.App) probe.Snapshot {
	return app.WaitFor("the replay",
		func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
}

// atEnd reports whether a table shows the end of its game. It uses the name of the phase, which is
// "over" at the end of every game.
func atEnd(s probe.Snapshot) bool { return strings.HasSuffix(strings.Split(s.Scene, "/")[1], "over") }

func watched(t *testing.T, app *drive.App, game string) {
	t.Helper()
	ends := func() bool { return atEnd(replaying(app)) }
	replaying(app)
	app.Key(ebiten.KeyHome)
	app.ClickTarget("next")
	replaying(app)
	app.ClickTarget("play")
	app.Tick(120)
	app.ClickTarget("play")
	app.Key(ebiten.KeyEnd)
	if !ends() {
		t.Errorf("the End key leads to %s, want the end of the game", app.Snapshot().Scene)
	}
	app.ClickTarget("turn-back")
	if ends() {
		t.Error("going one turn back stays at the end of the game")
	}
	now := replaying(app)
	if i := slices.IndexFunc(now.Targets,
		func(x probe.Target) bool { return strings.HasPrefix(x.ID, "line ") && x.Enabled }); i >= 0 {
		app.ClickTarget(now.Targets[i].ID)
	} else {
		t.Error("no line of the replay's log is enabled")
	}
	replaying(app)
	app.ClickTarget("turn-on")
	replaying(app)
	app.ClickTarget("prev")
	replaying(app)
	app.Shot("replay-" + game + ".png")
}

// lookedBackAt checks all pages of the results. If whole is set, it also waits for the complete
// review and opens the replay at a turning point.
func lookedBackAt(t *testing.T, app *drive.App, game string, whole bool) {
	t.Helper()
	app.ClickTarget("results")
	now := app.WaitScene("results")
	pages := 0
	for _, x := range now.Targets {
		if !strings.HasPrefix(x.ID, "page/") {
			continue
		}
		pages++
		app.ClickTarget(x.ID)
		app.Tick(20)
		app.Shot(fmt.Sprintf("results-%s-%s.png", game, strings.TrimPrefix(x.ID, "page/")))
	}
	if pages < 3 {
		t.Errorf("the results have %d pages, want at least 3", pages)
	}
	app.ClickTarget("page/chances")
	app.WaitFor("the review", func(s probe.Snapshot) bool {
		share, _ := s.State["review"].(float64)
		return share == 1 || !whole && share > 0
	})
	now = app.Snapshot()
	if _, turning := now.Find("turn 1"); whole && turning {
		app.ClickTarget("turn 1")
		app.Tick(3)
		app.ClickTarget("watch")
		if atEnd(replaying(app)) {
			t.Error("the replay of the turning point starts at the end of the game")
		}
		return
	}
	app.Key(ebiten.KeyEscape)
	replaying(app)
}

// playedOn checks that a new game can be started from a position in the middle of a replay.
func playedOn(t *testing.T, app *drive.App, game string) {
	t.Helper()
	bar := app.Target("position")
	app.Click(bar.X+bar.W/2, bar.Y+bar.H/2)
	replaying(app)
	if !app.Target("branch").Enabled {
		t.Error("a new game cannot be started from the middle of the replay")
		return
	}
	app.ClickTarget("branch")
	app.WaitFor("the table", func(s probe.Snapshot) bool { return atTable(s, game) })
}
