package shelf_test

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/render/paint"
	"gulch/scenes/shelf"
	"gulch/scenes/table"
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
			t.Error(err)
		}
		if g.New == nil || g.Box.About == "" {
			t.Errorf("%s is announced without a table or a word about it: its variable Game needs New and Box.About", info.Name)
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
