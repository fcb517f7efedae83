package boomtown

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAuctionKeysAreUnique checks that the shortcut keys of the auction differ from each other and
// from the keys that all tables have.
func TestAuctionKeysAreUnique(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 3), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	b.amount = 5
	means := map[ebiten.Key]string{ui.UndoKey: "undo"}
	limit := false
	for _, n := range b.Nodes(table.NewDecision(b, m.State(), m.Legal()), nil) {
		limit = limit || n.ID == "up-to"
		for _, k := range n.Keys {
			if other, taken := means[k]; taken && n.Press != nil {
				t.Errorf("the key %v belongs to two nodes: %s and %s", k, other, n.ID)
			}
			means[k] = n.ID
		}
	}
	if !limit {
		t.Error("the limit button was never enabled: the test has checked nothing")
	}
}
