package boomtown_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/effort"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup seats a person first and bots, or more persons, after it.
func setup(seats, people int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1}
	names := []string{"Ada", "Dutch", "Opal", "Josiah", "Mei"}
	faces := []string{"horse-head", "card-ace-spades", "rose", "compass", "teapot"}
	for i := range seats {
		seat := match.Seat{Name: names[i], Face: faces[i]}
		if i >= people {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// liking is how much a made-up player wants a move: enough saloons and keep cards to reach the rare phases.
func liking(m engine.Move) int {
	if m.Kind != rules.KindTake {
		return 1
	}
	switch rules.Card(m.A).Info().Kind {
	case rules.Saloon, rules.SaloonGirls, rules.Telegraph, rules.Mustang:
		return 60
	case rules.NoKind:
		return 2
	}
	return 8
}

// waitingIn returns the record of a game in which the first seat has to decide in the given phase.
func waitingIn(t *testing.T, phase engine.Phase, seats int) []byte {
	t.Helper()
	for seed := range uint64(20_000) {
		r := rand.New(rand.NewPCG(seed, 7))
		m, err := match.New(rules.Game, setup(seats, 1, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			if m.Turn() == 0 && m.State().Phase() == phase && len(m.Steps()) > 40 {
				return m.Text()
			}
			if _, err := m.Play(pick(r, m)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no game reaches phase %d", phase)
	return nil
}

// pick draws a move; the first seat follows its liking.
func pick(r *rand.Rand, m *match.Match) engine.Move {
	legal := m.Legal()
	if m.Turn() != 0 {
		return legal[r.IntN(min(len(legal), 3))]
	}
	total := 0
	for _, x := range legal {
		total += liking(x)
	}
	at := r.IntN(total)
	for _, x := range legal {
		if at -= liking(x); at < 0 {
			return x
		}
	}
	return legal[0]
}

// resume starts the app with a saved game and goes on with it.
func resume(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := open(t, record)
	app.ClickTarget("continue")
	return app
}

// open starts the app with a saved game.
func open(t *testing.T, record []byte) *drive.App {
	t.Helper()
	home := t.TempDir()
	folder := filepath.Join(home, "data", "gulch")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{"boomtown test.gulch": record, "settings.json": []byte(`{"known":["boomtown"],"confirm":"never"}`)}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	app := drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	return app
}

// asked are the phases in which a player decides.
var asked = []engine.Phase{
	rules.PhaseBid, rules.PhaseMustang, rules.PhasePick, rules.PhasePlaceGovernor, rules.PhasePlaceVein,
	rules.PhasePlaceSaloon, rules.PhasePlaceGirls, rules.PhaseDynamite, rules.PhaseExpropriate,
	rules.PhaseHoldupVictim, rules.PhaseHoldupAmount, rules.PhaseTelegraph,
}

// Every phase is photographed, and every legal move of it can be clicked.
func TestEveryPhase(t *testing.T) {
	info := rules.Game.Info()
	for i, phase := range asked {
		name := info.PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			record := waitingIn(t, phase, 3+i%3)
			app := resume(t, record)
			now := app.WaitScene("boomtown/" + name)
			app.Move(5, 5)
			app.Tick(30)
			app.Shot(fmt.Sprintf("boomtown-%s-1280x720.png", name))
			clickable(t, record, now)
			app.Resize(820, 1180)
			app.Tick(5)
			app.Shot(fmt.Sprintf("boomtown-%s-820x1180.png", name))
			clickable(t, record, app.Snapshot())
		})
	}
}

// A card that the pointer rests on is enlarged to at least twice its size, beside the pointer. A long touch does it too.
func TestCardsAreEnlarged(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}} {
		app := resume(t, waitingIn(t, rules.PhasePick, 5))
		app.WaitScene("boomtown/pick")
		app.Resize(size[0], size[1])
		app.Tick(5)
		for i, x := range app.Snapshot().Targets {
			if x.Role != "move" || !strings.HasPrefix(x.ID, "take ") {
				continue
			}
			app.Move(x.Center())
			app.Tick(60)
			app.Shot(fmt.Sprintf("enlarged-%d-%dx%d.png", i, size[0], size[1]))
		}
	}
}

// clickable checks that the moves of the position have targets. Bids share a coin, buttons and one target.
func clickable(t *testing.T, record []byte, s probe.Snapshot) {
	t.Helper()
	m, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range m.Legal() {
		id := m.State().Notation(x)
		if x.Kind == rules.KindBid {
			id = "bid"
		}
		if target, ok := s.Find(id); !ok || !target.Enabled || target.Role != "move" {
			t.Errorf("the move %q cannot be clicked", m.State().Notation(x))
		}
	}
}

// moves is a monkey's taste: legal moves, and now and then something else on the table.
func moves(x probe.Target) float64 {
	switch {
	case x.Role == "move":
		return 10
	case slices.Contains([]string{"undo", "hint", "more", "much-more", "less"}, x.ID):
		return 0.5
	}
	return 0
}

// toResults lets a monkey play a game to its score sheet.
func toResults(t *testing.T, k *drive.Monkey) {
	t.Helper()
	for range 4000 {
		if k.App.Snapshot().Scene == "results" {
			return
		}
		k.App.WaitFor("a decision or the end", func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
		if k.App.Snapshot().Scene == "results" {
			return
		}
		now := k.App.Snapshot()
		if _, over := now.Find("results"); over {
			k.App.Tick(20)
			continue
		}
		k.Step()
	}
	t.Fatal("the game does not end")
}

// start opens the app with a fresh game under way at once.
func start(t *testing.T, s match.Setup) *drive.App {
	t.Helper()
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") && !s.Busy })
	for range 3 {
		if app.Target("speed").Label == "Speed: At once" {
			break
		}
		app.ClickTarget("speed")
	}
	return app
}

// A newcomer is told the game in a minute, once.
func TestPrimerComesOnce(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	for i, want := range []string{"primer", "boomtown/bid"} {
		app.WaitScene("title")
		app.ClickTarget("box/boomtown")
		app.WaitScene("new-game")
		app.ClickTarget("deal")
		app.WaitFor(want, func(s probe.Snapshot) bool { return s.Scene == want })
		app.Tick(30)
		app.Shot(fmt.Sprintf("first-%d.png", i))
		if want == "primer" {
			app.Resize(820, 1180)
			app.Shot("first-tall.png")
			app.Resize(1280, 720)
			app.ClickTarget("play")
			app.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene == "boomtown/bid" })
		}
		app.Key(ebiten.KeyEscape)
		app.WaitScene("pause")
		app.ClickTarget("leave")
	}
}

// A window too small to read says so, and the game is there again when it grows.
func TestTinyWindow(t *testing.T) {
	app := start(t, setup(3, 1, 300))
	app.Resize(240, 160)
	app.Tick(5)
	app.Shot("tiny.png")
	app.Resize(1280, 720)
	app.Tick(5)
	app.ClickTarget("pass")
}

// A monkey clicks its way through whole games: bots of all strengths, shared screens, every table size.
func TestMonkeyPlays(t *testing.T) {
	for i := range effort.Of(4, 100) {
		seats, people := 3+i%3, 1+i%2
		t.Run(fmt.Sprintf("%d seats, %d people, game %d", seats, people, i), func(t *testing.T) {
			app := start(t, setup(seats, people, uint64(100+i)))
			app.Resize(640, 400)
			k := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(uint64(i), 1)), Weight: moves, Touch: i%3 == 2}
			toResults(t, k)
			app.Resize(1280, 720)
			app.Tick(400)
			if i == 0 {
				app.Shot("results-1280x720.png")
			}
			app.ClickTarget("board")
			app.WaitFor("the board", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/game_over") })
		})
	}
}

// A whole game by keys alone.
func TestGameByKeys(t *testing.T) {
	app := start(t, setup(3, 1, 500))
	app.Resize(640, 400)
	for range 4000 {
		now := app.WaitFor("a decision or the end", func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
		if now.Scene == "results" {
			return
		}
		i := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return x.Focused })
		if i >= 0 && now.Targets[i].Role == "move" && now.Targets[i].Enabled {
			app.Key(ebiten.KeyEnter)
		} else {
			app.Key(ebiten.KeyTab)
		}
	}
	t.Fatal("the game does not end")
}

// A game killed at any moment goes on where it was, with every move made.
func TestKilledGameGoesOn(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	app := start(t, setup(3, 1, 900))
	home := app.Home()
	for range 5 {
		k := &drive.Monkey{App: app, Rand: r, Weight: func(x probe.Target) float64 { return moves(x) - 1 }}
		for range 1 + r.IntN(6) {
			if k.App.Snapshot().Scene == "results" {
				return
			}
			k.Step()
		}
		made := count(app.Snapshot())
		app.Kill()
		app = drive.Start(t, drive.Options{Home: home})
		app.WaitScene("title")
		app.ClickTarget("continue")
		now := app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") })
		if got := count(now); got < made {
			t.Fatalf("%d moves were made, %d came back", made, got)
		}
	}
}

func count(s probe.Snapshot) int {
	n, _ := s.State["moves"].(float64)
	return int(n)
}

// finished returns the record of a whole game.
func finished(t *testing.T) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(8, 8))
	m, err := match.New(rules.Game, setup(4, 1, 77), nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(pick(r, m)); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// A finished game is watched: played, stepped, jumped through, and played on from the middle.
func TestReplay(t *testing.T) {
	app := open(t, finished(t))
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Tick(5)
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
	app.ClickTarget("next")
	app.WaitFor("the step", func(s probe.Snapshot) bool { return !s.Busy })
	app.ClickTarget("play")
	app.Tick(400)
	app.Shot("replay-1280x720.png")
	app.ClickTarget("play")
	bar := app.Target("position")
	app.Click(bar.X+bar.W/2, bar.Y+bar.H/2)
	app.Tick(10)
	app.ClickTarget("prev")
	app.Tick(10)
	app.Shot("replay-middle-1280x720.png")
	if app.Target("branch").Enabled {
		app.ClickTarget("branch")
		app.WaitFor("the table", func(s probe.Snapshot) bool {
			return strings.HasPrefix(s.Scene, "boomtown/") && !strings.HasSuffix(s.Scene, "/replay")
		})
	} else {
		t.Error("the middle of the game cannot be played on")
	}
}

// Pictures of the screens around the game, in four windows.
func TestScreens(t *testing.T) {
	app := open(t, finished(t))
	for _, size := range [][2]int{{1280, 720}, {2560, 1440}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		app.Tick(30)
		app.Shot(fmt.Sprintf("title-%dx%d.png", size[0], size[1]))
		app.ClickTarget("new-game")
		app.WaitScene("new-game")
		app.Shot(fmt.Sprintf("new-game-%dx%d.png", size[0], size[1]))
		app.Key(ebiten.KeyEscape)
		app.WaitScene("title")
	}
}
