package boomtown_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a match setup with a number of seats, of which the first ones are people and the
// others bots. seed is that of the game.
func setup(seats, people int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1}
	names := []string{"Ada", "Dutch", "Opal", "Josiah", "Mei"}
	faces := []string{"ada", "dutch", "opal", "josiah", "mei"}
	for i := range seats {
		seat := match.Seat{Name: names[i], Face: faces[i]}
		if i >= people {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// moveWeight returns the relative probability with which randomMove chooses move m. Saloons and
// cards to keep have high weights, so that rare phases occur.
func moveWeight(m engine.Move) int {
	if m.Kind != rules.KindTake {
		return 1
	}
	switch rules.CardOf(m).Info().Kind {
	case rules.Saloon, rules.SaloonGirls, rules.Telegraph, rules.Mustang:
		return 60
	case rules.NoKind:
		return 2
	}
	return 8
}

// waitingIn plays games for a number of seats with random moves until seat 0 has to decide in the
// given phase, and returns the record of that game.
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
			if _, err := m.Play(randomMove(r, m)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %d", phase)
	return nil
}

// randomMove returns a legal move of match m at random, using r. The moves of seat 0 are chosen
// with the weights of moveWeight.
func randomMove(r *rand.Rand, m *match.Match) engine.Move {
	legal := m.Legal()
	if m.Turn() != 0 {
		return legal[r.IntN(min(len(legal), 3))]
	}
	total := 0
	for _, x := range legal {
		total += moveWeight(x)
	}
	at := r.IntN(total)
	for _, x := range legal {
		if at -= moveWeight(x); at < 0 {
			return x
		}
	}
	return legal[0]
}

// resume starts the app and continues the saved game in record.
func resume(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := open(t, record)
	app.ClickTarget("continue")
	return app
}

// open starts the app with the saved game in record and stays on the title screen.
func open(t *testing.T, record []byte) *drive.App {
	t.Helper()
	return drive.StartSaved(t, `{"known":["boomtown"],"confirm":"never"}`, "boomtown", record)
}

// decidingPhases lists the phases with decisions of players.
var decidingPhases = []engine.Phase{
	rules.PhaseBid, rules.PhaseMustang, rules.PhasePick, rules.PhasePlaceGovernor, rules.PhasePlaceVein,
	rules.PhasePlaceSaloon, rules.PhasePlaceGirls, rules.PhaseDynamite, rules.PhaseExpropriate,
	rules.PhaseHoldupVictim, rules.PhaseHoldupAmount, rules.PhaseTelegraph,
}

// TestEveryPhase takes a screenshot of every phase and checks that each of its legal moves can be
// clicked.
func TestEveryPhase(t *testing.T) {
	info := rules.Game.Info()
	for i, phase := range decidingPhases {
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

// TestCardsAreEnlarged moves the pointer over the cards of the row and takes screenshots of their
// enlarged pictures, in a wide and in a tall window.
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

// clickable checks that snapshot s has a clickable target for each legal move of the game in
// record. All bids share one target.
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
			t.Errorf("the legal move %q has no target that can be clicked", m.State().Notation(x))
		}
	}
}

// start starts the app with a new game with setup s and the animation speed "Instant".
func start(t *testing.T, s match.Setup) *drive.App {
	t.Helper()
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") && !s.Busy })
	for range 3 {
		if app.Target("speed").Label == "Speed: Instant" {
			break
		}
		app.ClickTarget("speed")
	}
	return app
}

// TestPrimerComesOnce checks that the primer ("the game in a minute") is shown before the first
// game and not before the second.
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

// TestTinyWindow checks that a game can be continued after the window has been too small to show
// it.
func TestTinyWindow(t *testing.T) {
	app := start(t, setup(3, 1, 300))
	app.Resize(240, 160)
	app.Tick(5)
	app.Shot("tiny.png")
	app.Resize(1280, 720)
	app.Tick(5)
	app.ClickTarget("pass")
}

func count(s probe.Snapshot) int {
	n, _ := s.State["moves"].(float64)
	return int(n)
}

// finishedGame returns the record of a game played to its end.
func finishedGame(t *testing.T) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(8, 8))
	m, err := match.New(rules.Game, setup(4, 1, 77), nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(randomMove(r, m)); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// TestScreens takes screenshots of the title screen and of the setup dialog in four window sizes.
func TestScreens(t *testing.T) {
	app := open(t, finishedGame(t))
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

// TestStreetCloseUpOpens checks that pressing a rival's panel opens the enlarged view of the
// rival's street, and that it can be closed again.
func TestStreetCloseUpOpens(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhaseBid, 4))
	app.WaitScene("boomtown/bid")
	app.Shot("street-auction-1280x720.png")
	near := func(want bool) {
		t.Helper()
		app.WaitFor("the street that is looked at", func(s probe.Snapshot) bool {
			return want == slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return x.ID == "close-up/aside" })
		})
	}
	app.ClickTarget("seat 1")
	near(true)
	app.Move(5, 5)
	app.Tick(30)
	app.Shot("street-near-1280x720.png")
	app.ClickTarget("close-up/aside")
	near(false)
	app.Resize(820, 1180)
	app.Tick(5)
	app.Shot("street-auction-820x1180.png")
	app.ClickTarget("seat 1")
	near(true)
	app.Move(5, 5)
	app.Tick(30)
	app.Shot("street-near-820x1180.png")
}
