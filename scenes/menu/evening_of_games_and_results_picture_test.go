package menu_test

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/stats"
)

// eveningOf returns a tally (the list of finished games) with an evening in which two people played
// three games, and the record of the last of these games.
func eveningOf(t *testing.T) (tally, record []byte) {
	t.Helper()
	now := time.Now()
	for i, id := range []string{"narrowgauge", "dakota", "boomtown"} {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		setup := match.Setup{Seed: uint64(i + 1), Seats: []match.Seat{{Name: "Ada", Face: "guest3"},
			{Name: "Ben", Face: "guest4"}}}
		if game.Info().MinSeats > 2 {
			setup.Seats = append(setup.Seats, match.Seat{Name: "Dutch Maddox", Face: "dutch", Persona: "dutch",
				Bot: "easy"})
		}
		m := playedOut(t, game, setup, "easy", uint64(i))
		line, err := stats.Line(stats.FromMatch(m, now.Add(time.Duration(i-3)*time.Hour)))
		if err != nil {
			t.Fatal(err)
		}
		tally, record = append(tally, line...), m.Text()
	}
	return tally, record
}

// pictureIn returns the width in pixels of the picture whose file name matches pattern in the
// Downloads folder of the home folder, or 0 if there is none.
func pictureIn(t *testing.T, home, pattern string) int {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "Downloads", pattern))
	if err != nil || len(files) == 0 {
		return 0
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m.Bounds().Dx()
}

// TestEveningOnTheTitle checks that the title screen shows the winner of an evening with several
// games, and that the same people can start another game from there and from the results.
func TestEveningOnTheTitle(t *testing.T) {
	tally, record := eveningOf(t)
	for _, language := range []string{"de", "en"}[:testscale.Of(1, 2)] {
		t.Run(language, func(t *testing.T) {
			settings := fmt.Sprintf(
				`{"known":["boomtown"],"language":%q,"text_size":%d,"speed":"at once","people":[{"name":"Ada","face":"guest3"},{"name":"Ben","face":"guest4"}]}`,
				language, map[string]int{"en": 100, "de": 150}[language])
			home := drive.NewHome(t, map[string][]byte{"settings.json": []byte(settings), "tally.log": tally,
				"boomtown test.gulch": record})
			if err := os.MkdirAll(filepath.Join(home, "Downloads"), 0o755); err != nil {
				t.Fatal(err)
			}
			app := drive.Start(t,
				drive.Options{Home: home, Env: []string{"XDG_DOWNLOAD_DIR=" + filepath.Join(home, "Downloads")}})
			app.WaitScene("title")
			shots := func(name string) {
				if os.Getenv("GULCH_SHOTS") == "" {
					return
				}
				for _, size := range [][2]int{{1280, 720}} {
					app.Resize(size[0], size[1])
					app.Tick(40)
					app.Shot(fmt.Sprintf("evening-%s-%s-%dx%d.png", name, language, size[0], size[1]))
				}
			}
			if says := app.Target("evening").Label; language == "en" && !strings.Contains(says, "the game night") {
				t.Errorf("the notice says %q", says)
			}
			app.ClickTarget("evening")
			app.WaitScene("evening")
			app.ClickTarget("other-game")
			app.WaitScene("other-game")
			app.ClickTarget("other/westernlegends")
			app.WaitScene("new-game")
			if a, b := app.Target("face/1").Label, app.Target("face/2").Label; a+b != "AdaBen" && a+b != "BenAda" {
				t.Errorf("at the new table the first two players are %q and %q, want Ada and Ben", a, b)
			}
			app.ClickTarget("back")
			app.WaitScene("title")
			app.ClickTarget("saves")
			app.WaitScene("saves")
			app.ClickTarget("tab/finished")
			app.Tick(5)
			app.ClickTarget("open/1")
			app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") })
			app.ClickTarget("results")
			app.WaitScene("results")
			app.ClickTarget("picture")
			app.WaitScene("picture")
			painted := func() {
				for range 50 { // textures are rendered between frames
					if app.Target("file").Enabled {
						return
					}
					app.RenderTextures()
				}
				t.Fatal("the picture was not rendered within 50 attempts")
			}
			painted()
			shots("picture")
			app.ClickTarget("shape/square")
			painted()
			app.Shot("evening-picture-square-" + language + ".png")
			app.ClickTarget("file")
			app.WaitScene("results")
			if n := pictureIn(t, home, "gulch boomtown *.png"); n != 1080 {
				t.Errorf("the saved square picture is %d pixels wide, want 1080", n)
			}
			app.ClickTarget("page/evening")
			app.Tick(5)
			app.ClickTarget("other-game")
			app.WaitScene("other-game")
			now := app.Snapshot()
			if _, there := now.Find("other/boomtown"); there {
				t.Error("the dialog for another game offers the game just played")
			}
			app.ClickTarget("other/narrowgauge")
			app.WaitScene("new-game")
		})
	}
}
