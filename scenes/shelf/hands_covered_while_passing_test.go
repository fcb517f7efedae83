package shelf_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/title"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// sharedTable is an app without a window in which two people and bots share a table.
type sharedTable struct {
	*testing.T
	app   *stage.App
	match *match.Match
}

// openShared opens a table of a game for two people and, if the game allows it, a bot, without
// animations.
func openShared(t *testing.T, game table.Game, seed uint64) *sharedTable {
	t.Helper()
	seats := []match.Seat{{Name: "Ada"}, {Name: "Hank"}}
	for len(seats) < min(game.Rules.Info().MaxSeats, 3) {
		seats = append(seats, match.Seat{Name: fmt.Sprint("Bot ", len(seats)), Bot: "easy"})
	}
	m, err := match.New(game.Rules, match.Setup{Seats: seats, Seed: seed, BotSeed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{game.Rules}, store.NewMemory(nil))
	h.GameInfos = map[string]stage.GameInfo{game.Rules.Info().ID: game.Box}
	h.InputSource = func() *ui.Input { return &ui.Input{Scripted: true} }
	h.Settings.Speed, h.Settings.Mute, h.Settings.Confirm = stage.AtOnce, true, stage.ConfirmNever
	h.Settings.MarkIntroShown(game.Rules.Info().ID)
	h.SetWindow(1280, 720, 1)
	scene, err := table.New(h, m, "", game.New(h, seats))
	if err != nil {
		t.Fatal(err)
	}
	h.Push(title.New(h))
	h.Push(scene)
	return &sharedTable{t, h, m}
}

// tick steps the app by one tick.
func (s *sharedTable) tick() {
	s.Helper()
	s.app.Kit.DryRun(func() {
		if err := s.app.Update(); err != nil {
			s.Fatal(err)
		}
	})
}

// report returns the state of the scene on top for test drivers, nil if that has none.
func (s *sharedTable) report() map[string]any {
	if r, ok := s.app.Top().(stage.Reporter); ok {
		return r.Report()
	}
	return nil
}

// press presses a node that can be pressed, at random: of the given ID or, if it is "", one that
// plays a move. It reports whether there was one.
func (s *sharedTable) press(id string, r *rand.Rand) bool {
	var all []string
	root := &s.app.Top().Base().Root
	for i := range root.Nodes {
		n := &root.Nodes[i]
		if n.Press != nil && n.Enabled() && (n.ID == id || id == "" && n.Role == "move") {
			all = append(all, n.ID)
		}
	}
	if len(all) == 0 {
		return false
	}
	root.Press(all[r.IntN(len(all))])
	return true
}

// TestNoHandIsOpenWhileTheDeviceIsPassed plays games of two people at one screen without
// animations, and checks that nobody's secrets are shown while the device is passed on, however the
// turn has ended: not while the holder is asked to pass it, and not below the hand-over screen.
// Only a press of the holder shows them.
func TestNoHandIsOpenWhileTheDeviceIsPassed(t *testing.T) {
	tested := 0
	for _, game := range shelf.Games() {
		id := game.Rules.Info().ID
		t.Run(id, func(t *testing.T) {
			asked, covered, looked := 0, 0, 0
			for seed := uint64(1); seed < 3 && asked < 25; seed++ {
				s := openShared(t, game, seed)
				r := rand.New(rand.NewPCG(seed, 5))
				for n := 0; n < 6000 && !s.match.Over() && asked < 25*int(seed); n++ {
					now := s.report()
					switch {
					case s.app.Top().Name() == "handover":
						covered++
						s.press("ready", r)
					case now["passing"] == true:
						asked++
						if now["open"] != 0 {
							t.Fatalf("after %d decisions: while %v, %v seats are shown", len(s.match.Steps()), now["prompt"], now["open"])
						}
						if s.press("secrets", r) {
							looked++
							if s.report()["open"] != 1 {
								t.Fatal("the holder asks for the own secrets, and they are not shown")
							}
						}
						s.press("pass-device", r)
					case now["person"] == true:
						s.press("", r)
					case now == nil:
						s.press("close", r)
					}
					s.tick()
				}
			}
			t.Logf("%d times asked, %d covers, %d times looked", asked, covered, looked)
			tested += min(asked, 1)
		})
	}
	if tested < 4 { // Boomtown has no hidden cards
		t.Errorf("in %d games somebody was asked to pass the device, want at least 4", tested)
	}
}
