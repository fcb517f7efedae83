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

// Every game on the shelf is known to saves and to the arena, has a box of its own, and is explained in a minute, whatever
// is set.
func TestGamesAreWhole(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		if _, err := games.Find(info.ID); err != nil {
			t.Errorf("%v: it stands on the shelf, but not in games.All (engine/games), which saves and the arena ask", err)
		}
		if g.New == nil || g.Box.About == "" {
			t.Errorf("%s is announced without a table or a word about it: its variable Game needs New and Box.About", info.Name)
		}
		for _, what := range missing(info.ID) {
			t.Errorf("%s lacks %s", info.Name, what)
		}
		for _, o := range info.Options {
			for _, v := range o.Values {
				options, err := info.Resolve(info.MinSeats, engine.Options{o.ID: v.ID})
				if err != nil {
					continue // not at so small a table
				}
				explained(t, kit, info, options)
			}
		}
	}
}

// missing lists what a game lacks of all that makes one whole and that lies beside its code: see package table.
func missing(id string) (what []string) {
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
	if !slices.Contains(gallery.Drawn, id) {
		what = append(what, "its ID in gallery.Drawn")
	}
	for path, line := range map[string]string{
		"assets/art/lids.art": "picture lid-" + id + " ", "cmd/dev/browser/monkey.test.mjs": strconv.Quote(id),
	} {
		if text, err := os.ReadFile(filepath.Join("..", "..", path)); err != nil || !strings.Contains(string(text), line) {
			what = append(what, fmt.Sprintf("a line with %s in %s", line, path))
		}
	}
	return what
}

// What a game lacks is named, piece by piece.
func TestMissingPiecesAreNamed(t *testing.T) {
	named := strings.Join(missing("sixth"), "\n")
	for _, piece := range []string{"lessons", "practice positions", "goals", "gallery.Drawn", "picture lid-sixth", "monkey.test.mjs"} {
		if !strings.Contains(named, piece) {
			t.Errorf("a game that has nothing is not said to lack %s: %s", piece, named)
		}
	}
}

// explained judges the game in a minute.
func explained(t *testing.T, kit *paint.Kit, info engine.Info, options engine.Options) {
	t.Helper()
	all, err := table.Primer(info.ID, options)
	if err != nil || len(all) < 3 {
		t.Errorf("%s with %v: %d paragraphs in a minute, %v", info.Name, options, len(all), err)
	}
	var titles []string
	for _, l := range all {
		if !kit.HasIcon(l.Icon) || l.Text == "" || slices.Contains(titles, l.Title) {
			t.Errorf("%s with %v: a paragraph lacks something or comes twice: %+v", info.Name, options, l)
		}
		titles = append(titles, l.Title)
	}
}
