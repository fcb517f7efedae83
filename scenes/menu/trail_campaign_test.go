package menu_test

import (
	"fmt"
	"strings"
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTrail checks that the first station starts with three presses from the title screen, that a
// locked station says when it opens, and that the player returns to the card from the rules and
// from the rules in a minute. It does so in several window sizes and languages, by mouse, touch,
// keyboard and gamepad.
func TestTrail(t *testing.T) {
	for _, c := range []struct {
		language, station string
		wide, high        int
		finger            bool
	}{{"en", "Station 3: ", 1280, 720, false}, {"de", "Station 3: ", 820, 1180, true},
		{"fr", "Étape 3\u00a0: ", 800, 600, false}, {"es", "Estación 3: ", 390, 844, true}} {
		t.Run(c.language, func(t *testing.T) {
			settings := fmt.Sprintf(`{"language":%q,"people":[{"name":"Ada","face":"horse-head"}]}`, c.language)
			app := drive.Start(t, drive.Options{Width: c.wide, Height: c.high,
				Home: drive.NewHome(t, map[string][]byte{"settings.json": []byte(settings)})})
			press := func(id string) {
				if c.finger {
					app.TapTarget(id)
				} else {
					app.ClickTarget(id)
				}
				app.Tick(3)
			}
			shot := func(name string) { app.Shot(fmt.Sprintf("trail-%s-%s.png", c.language, name)) }
			app.WaitScene("title")
			shot("1-title")
			press("trail")
			app.WaitScene("trail")
			app.Tick(40)
			shot("2-card")
			told := c.language != "fr"
			pages := []string{"rules"}
			if told {
				pages = append(pages, "primer")
			}
			for _, page := range pages {
				press(page)
				app.WaitScene(page)
				shot("3-" + page)
				app.Key(ebiten.KeyEscape)
				app.WaitScene("trail")
				app.Target("play") // the card is still open
			}
			press("shut")
			shot("4-road")
			app.PressGamepad(ebiten.StandardGamepadButtonLeftRight) // shows the focus
			app.PressGamepad(ebiten.StandardGamepadButtonLeftRight)
			if !app.Target("station/2").Focused {
				t.Error("the gamepad does not move the focus along the road")
			}
			press("station/4")
			if play := app.Target("play"); play.Enabled {
				t.Error("the fourth station is open at the beginning")
			}
			shot("5-later")
			app.Key(ebiten.KeyArrowLeft)
			app.Tick(3)
			third := app.Target("station/3").Label
			if play := app.Target("play"); !play.Enabled || !strings.HasPrefix(third, c.station) ||
				!strings.Contains(app.Target("card").Label, strings.TrimPrefix(third, c.station)) {
				t.Errorf("left of the fourth station the card is %q, the station on the road %q, and the button %s",
					app.Target("card").Label, third, play.Label)
			}
			press("shut")
			press("station/1")
			press("play")
			if !told {
				// the primer (the rules in a minute) is shown before a player's first game, unless
				// it was read from the card
				app.WaitScene("primer")
				press("play")
			}
			app.WaitFor("the table",
				func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") && !s.Busy })
			shot("6-table")
		})
	}
}
