package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestStoreStaysOpen checks that the store stays open while a bought item is animated flying to the
// mat.
func TestStoreStaysOpen(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseShop && s.OnSale().Len() > 0
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	busy := table.NewDecision(play, s, nil)
	busy.Animating = true
	if c, ok := play.currentCloseUp(busy); !ok || c.id != "shop" {
		t.Errorf("during an animation the close-up is %q, expected the store", c.id)
	}
}

// TestStoreTextOfUpgradedItems checks the store's text on items that do nothing until they are
// upgraded. After the upgrade, the text must not say so any more.
func TestStoreTextOfUpgradedItems(t *testing.T) {
	b := boardOf(t)
	for i := range rules.Item(rules.Items) {
		if !i.Info().Upgradable {
			continue
		}
		buy := rules.Buy(i)
		plain := b.storeText(buy)
		b.Board.Of[0].Items |= 1 << uint(i)
		b.Board.Of[0].Upgraded |= 1 << uint(i)
		if said := b.storeText(buy); said == plain || strings.Contains(said, "until it is upgraded") {
			t.Errorf("the upgraded %s has the text %q in the store", i, said)
		}
	}
}
