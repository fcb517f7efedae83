package menu_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"gulch/scenes/drive"

	"github.com/hajimehoshi/ebiten/v2"
)

// From the title one comes to the first station in three presses, and finds the game there that is told on its card; what is begun
// goes on; a station that is not open says with which one it opens.
func TestTrail(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		t.Run(language, func(t *testing.T) {
			settings := fmt.Sprintf(`{"known":["boomtown"],"language":%q,"people":[{"name":"Ada","face":"horse-head"}]}`, language)
			app := drive.Start(t, drive.Options{Home: drive.HomeWith(t, map[string][]byte{"settings.json": []byte(settings)})})
			app.WaitScene("title")
			shots := func(name string) {
				if os.Getenv("GULCH_SHOTS") == "" {
					return
				}
				for _, size := range [][2]int{{820, 1180}, {800, 600}, {390, 844}, {1280, 720}} {
					app.Resize(size[0], size[1])
					app.Tick(40)
					app.Shot(fmt.Sprintf("trail-%s-%s-%dx%d.png", name, language, size[0], size[1]))
				}
			}
			shots("title")
			app.ClickTarget("trail")
			app.WaitScene("trail")
			shots("first")
			app.ClickTarget("shut")
			app.Tick(3)
			shots("road")
			app.ClickTarget("station/4")
			app.Tick(3)
			if play := app.Target("play"); play.Enabled {
				t.Error("the fourth station is open at once")
			}
			shots("later")
			app.Key(ebiten.KeyArrowLeft)
			app.Tick(3)
			if play := app.Target("play"); !play.Enabled || !strings.Contains(app.Target("card").Label, app.Target("station/3").Label[len("Station 3: "):]) {
				t.Errorf("left of the fourth station is %q: %s", app.Target("card").Label, play.Label)
			}
			app.ClickTarget("shut")
			app.ClickTarget("station/1")
			app.ClickTarget("play")
			atTable(t, app)
		})
	}
}
