package shelf

import (
	"testing"

	"gulch/engine/audit"
	"gulch/scenes/tabletest"
)

// TestScoreSheetsHaveIcons checks that every line of a score sheet has an icon that exists.
func TestScoreSheetsHaveIcons(t *testing.T) {
	for _, g := range append(Games(), Example) {
		info := g.Rules.Info()
		app := tabletest.App(t, g.Rules)
		for _, p := range audit.Plans(info) {
			s, err := g.Rules.New(p.Seats, p.Options, 1)
			if err != nil {
				t.Fatal(err)
			}
			play := g.New(app, tabletest.Bots(p.Seats))
			coins := 0
			for _, line := range s.Sheet() {
				icon := play.ScoreIcon(line.Name)
				if icon == "" {
					coins++
				} else if !app.Kit.HasIcon(icon) {
					t.Errorf("%s: the table's ScoreIcon returns the icon %q for the score line %q, but there is no "+
						"such icon", info.Name, icon, line.Name)
				}
			}
			if coins > 1 {
				t.Errorf("%s: %d lines of the score sheet have no icon and differ only in color, expected at most "+
					"one: see the table's ScoreIcon", info.Name, coins)
			}
		}
	}
}
