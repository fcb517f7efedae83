package shelf_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/shelf"
	"gulch/scenes/tabletest"
)

// No tooltip lies on what a rival has, where there is room elsewhere.
func TestTooltipsKeepOffSeats(t *testing.T) {
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		t.Run(info.ID, func(t *testing.T) {
			setup := match.Setup{Seed: 1}
			for range info.MaxSeats {
				setup.Seats = append(setup.Seats, match.Seat{Name: "Ada"})
			}
			m, err := match.New(g.Rules, setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			b, err := tabletest.OpenBench(g, m, nil)
			if err != nil {
				t.Fatal(err)
			}
			plates, root := 0, b.Scene.Stage().Root
			for _, n := range root.Nodes {
				if strings.HasPrefix(n.ID, "seat ") && !strings.Contains(n.ID, "/") {
					if plates++; !slices.Contains(root.Clear, n.Rect) {
						t.Errorf("%s is not kept clear", n.ID)
					}
				}
			}
			if plates == 0 {
				t.Skip("no seat has a plate on the board")
			}
		})
	}
}
