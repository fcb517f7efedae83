package scenes_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// TestKilledWhileItPlays kills the program at various moments in a real window. It checks that the
// record can be opened again and has every move that was shown on the screen, and that the game can
// be continued.
func TestKilledWhileItPlays(t *testing.T) {
	all := shelf.Rules()
	kills := testscale.Of(1, 40/len(all))
	for g, game := range all {
		info := game.Info()
		if !testscale.Long() && g%2 == 1 {
			continue // without -long, only a sample is tested
		}
		t.Run(info.ID, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(g), 40))
			for home, i := "", 0; i < kills; i++ {
				if home == "" {
					home = drive.NewHome(t, map[string][]byte{
						"settings.json": []byte(settings(info.ID)), info.ID + " test.gulch": amongBots(t, game,
							uint64(g*100+i)),
					})
				}
				if killedInAWindow(t, home, info.ID, time.Duration(r.IntN(1500))*time.Millisecond) {
					home = ""
				}
			}
		})
	}
}

// amongBots returns the record of a game with bots only.
func amongBots(t *testing.T, game engine.Game, seed uint64) []byte {
	t.Helper()
	setup := match.Setup{Seed: seed, BotSeed: seed + 1}
	for i := range max(game.Info().MinSeats, 2) {
		setup.Seats = append(setup.Seats, match.Seat{Name: string(rune('A' + i)), Bot: "easy", Face: "rose"})
	}
	m := newMatch(t, game, setup)
	for range 3 {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// killedInAWindow continues a saved game in a window, kills the program and checks the record.
// after is how long the game goes on before that. The result reports whether the game is over.
func killedInAWindow(t *testing.T, home, game string, after time.Duration) (over bool) {
	t.Helper()
	w := drive.OpenWindow(t, drive.Options{Args: []string{"-mute"}, Home: home})
	w.WaitFor("the title", func(s probe.Snapshot) bool { return s.Scene == "title" && !s.Busy })
	w.ClickTarget("continue")
	w.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene != "title" })
	time.Sleep(after)
	shown := w.Snapshot()
	w.Kill()
	files, err := filepath.Glob(filepath.Join(home, "data", "gulch", "*.gulch"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the saved games are %v, %v; want one", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	m, damage, err := match.Resume(games.Find, data, nil)
	if err != nil || damage != nil && !damage.Torn {
		t.Fatalf("after %v the record does not open: %v, %v", after, err, damage)
	}
	if made := made(shown); atTable(shown, game) && len(m.Steps()) < made {
		t.Fatalf("killed after %v: %d moves were shown, only %d are saved", after, made, len(m.Steps()))
	}
	t.Logf("killed after %v: %d moves", after, len(m.Steps()))
	return m.Over()
}
