package shelf_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/render/paint"
	"gulch/scenes/gallery"
	"gulch/scenes/shelf"
	"gulch/scenes/stats"
	"gulch/scenes/table"
	"gulch/scenes/teach"
)

// TestGamesAreWhole checks that every game has everything that it needs outside its own packages:
// an entry in engine/games, a menu entry, lessons, goals, pictures, and an introduction ("the game
// in a minute") for each option.
func TestGamesAreWhole(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		if _, err := games.Find(info.ID); err != nil {
			t.Errorf("%v: the game is in shelf.Games, but not in games.All (engine/games), which saves and the "+
				"arena use", err)
		}
		if g.New == nil || g.Box.About == "" {
			t.Errorf("%s: its variable Game has no New or no Box.About, expected both", info.Name)
		}
		for _, what := range missingPieces(info.ID) {
			t.Errorf("%s lacks %s", info.Name, what)
		}
		for _, o := range info.Options {
			for _, v := range o.Values {
				options, err := info.Resolve(info.MinSeats, engine.Options{o.ID: v.ID})
				if err != nil {
					continue // the option requires more seats
				}
				checkIntroduction(t, kit, info, options, info.MinSeats)
			}
		}
	}
}

// TestTableOfUnknownGame checks that Table returns nil for a game that the app does not have.
func TestTableOfUnknownGame(t *testing.T) {
	if got := shelf.Table(nil, "chess", nil); got != nil {
		t.Errorf("the table of chess is %T, expected nil", got)
	}
}

// missingPieces returns which files and list entries a game lacks outside of its own packages; the
// comment of package table names them.
func missingPieces(id string) (what []string) {
	lessons, practice := fmt.Sprintf("assets/lessons/%s.json", id), fmt.Sprintf("assets/practice/%s.json", id)
	if _, err := teach.Open(id); err != nil {
		what = append(what, fmt.Sprintf("lessons, %s: %v", lessons, err))
	}
	if _, err := teach.OpenDrill(id); err != nil {
		what = append(what, fmt.Sprintf("practice positions, %s: %v", practice, err))
	}
	if n := len(stats.GoalsOf(id)); n != 8 {
		what = append(what, fmt.Sprintf("goals: it has %d of 8 lines in assets/goals/goals.csv", n))
	}
	if !slices.Contains(gallery.GamesWithArt, id) {
		what = append(what, "its ID in gallery.GamesWithArt")
	}
	for path, line := range map[string]string{
		"assets/art/lids.art": "picture lid-" + id + " ", "cmd/dev/browser/monkey.test.mjs": strconv.Quote(id),
	} {
		if text, err := os.ReadFile(filepath.Join("..", "..", path)); err != nil ||
			!strings.Contains(string(text), line) {
			what = append(what, fmt.Sprintf("a line with %s in %s", line, path))
		}
	}
	return what
}

// TestMissingPiecesAreNamed checks that missingPieces names each file or entry that is missing.
func TestMissingPiecesAreNamed(t *testing.T) {
	named := strings.Join(missingPieces("sixth"), "\n")
	for _, piece := range []string{"lessons", "practice positions", "goals", "gallery.GamesWithArt",
		"picture lid-sixth", "monkey.test.mjs"} {
		if !strings.Contains(named, piece) {
			t.Errorf("the list of missing pieces of a game without any lacks %q: %s", piece, named)
		}
	}
}

// checkIntroduction checks the paragraphs of a game's introduction ("the game in a minute") with
// the given options: icons, texts and titles.
func checkIntroduction(t *testing.T, kit *paint.Renderer, info engine.Info, options engine.Options,
	seats int) {
	t.Helper()
	all, err := table.LoadPrimer(info.ID, options, seats)
	if err != nil || len(all) < 3 {
		t.Errorf("%s with %v: the introduction (table.LoadPrimer) has %d paragraphs, expected at least 3; error %v",
			info.Name, options, len(all), err)
	}
	var titles []string
	for _, l := range all {
		if !kit.HasIcon(l.Icon) || l.Text == "" || slices.Contains(titles, l.Title) {
			t.Errorf("%s with %v: a paragraph of the introduction has no text, an unknown icon or a title that is "+
				"there twice: %+v", info.Name, options, l)
		}
		titles = append(titles, l.Title)
	}
}
