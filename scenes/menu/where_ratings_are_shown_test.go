package menu_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/scenes/drive"
	"gulch/scenes/stats"
)

// tallyOfAda returns a tally of games of Ada: forty of Sierra West in the mode Gold Rush, half as
// many in another of its modes, and a few of other games.
func tallyOfAda(t *testing.T) []byte {
	t.Helper()
	var b stats.Book
	add := func(game, mode string, seats, n int) {
		for range n {
			i := len(b.Games)
			g := stats.Game{ID: fmt.Sprint(i), Game: game, Seed: uint64(i + 1),
				When: time.Unix(int64(i)*86400, 0).UTC()}
			if mode != "" {
				g.Options = engine.Options{"mode": mode}
			}
			g.Seats = []stats.Seat{{Name: "Ada", Rank: 1 + i%seats}}
			for s := 1; s < seats; s++ {
				g.Seats = append(g.Seats, stats.Seat{Name: fmt.Sprint("Bot ", s),
					Level: []string{"able", "medium", "easy"}[(i+s)%3], Rank: 1 + (i+s)%seats})
			}
			b.Add(g)
		}
	}
	add("boomtown", "", 4, 7)
	add("westernlegends", "", 4, 5)
	add("dakota", "", 3, 4) // too few games for a rating
	add("sierrawest", "outlaws_outposts", 4, 20)
	add("sierrawest", "boats_banjos", 3, 8)
	add("sierrawest", "gold_rush", 4, 40)
	text, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestStrengthIsShown checks that ratings are shown on the title screen, on the steps of the New
// game screen and in the dialog of the rating, in two languages and text sizes.
func TestStrengthIsShown(t *testing.T) {
	for _, c := range []struct {
		language, points string
		size             int
	}{{"en", `At this table: rating \d+\. The higher the rating, `, 100},
		{"de", `An diesem Tisch: Stärke \d+\. Je höher die Zahl, `, 150}} {
		t.Run(c.language, func(t *testing.T) {
			settings := fmt.Sprintf(
				`{"known":["boomtown"],"language":%q,"text_size":%d,"people":[{"name":"Ada","face":"horse-head"}]}`,
				c.language, c.size)
			app := drive.Start(t, drive.Options{Home: drive.NewHome(t,
				map[string][]byte{"settings.json": []byte(settings), "tally.log": tallyOfAda(t)})})
			shots := func(name string) { // for visual inspection
				if os.Getenv("GULCH_SHOTS") == "" {
					return
				}
				for _, size := range [][2]int{{820, 1180}, {800, 600}, {1280, 720}} {
					app.Resize(size[0], size[1])
					app.Tick(10)
					app.Shot(fmt.Sprintf("strength-%s-%s-%dx%d.png", name, c.language, size[0], size[1]))
				}
			}
			app.WaitScene("title")
			for game, told := range map[string]bool{"boomtown": true, "westernlegends": true, "sierrawest": true,
				"dakota": false, "narrowgauge": false} {
				if got := app.Target("box/" + game).Tip; strings.Contains(got, "±") != told {
					t.Errorf("the tooltip of the box of %s is %q; a rating is shown only after enough games", game, got)
				}
			}
			shots("title")
			for _, game := range []string{"boomtown", "sierrawest"} {
				app.ClickTarget("box/" + game)
				app.WaitScene("new-game")
				if got := app.Target("step/able").Tip; !regexp.MustCompile(c.points).MatchString(got) {
					t.Errorf("the tooltip of a step of %s is %q, want its rating", game, got)
				}
				shots(game)
				app.ClickTarget("back")
				app.WaitScene("title")
			}
			app.ClickTarget("statistics")
			app.WaitScene("statistics")
			app.ClickTarget("game/sierrawest")
			app.ClickTarget("strength")
			app.WaitScene("strength")
			shots("sheet")
		})
	}
}

// TestStrengthFromTheTally checks that a rating is shown after five games that count, and that a
// game against equally strong bots can be started from its dialog.
func TestStrengthFromTheTally(t *testing.T) {
	app := drive.Start(t, drive.Options{Home: finishedGames(t, 9)})
	app.WaitScene("title")
	app.ClickTarget("statistics")
	app.WaitScene("statistics")
	app.ClickTarget("strength")
	app.WaitScene("strength")
	if got := app.Target("figure").Label; !strings.Contains(got, "±") {
		t.Errorf("the rating after five games at a table of four is %q, want a number with ±", got)
	}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
		app.Resize(size[0], size[1])
		app.Tick(10)
		app.Shot(fmt.Sprintf("strength-%dx%d.png", size[0], size[1]))
	}
	app.ClickTarget("even")
	app.WaitScene("new-game")
}
