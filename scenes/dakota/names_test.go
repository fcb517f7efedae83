package dakota

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestCellsAreNamedAsSeen checks that the names of all cells of a mine are different, and that they
// count rows and columns from 1 and without a sign, as a person would.
func TestCellsAreNamedAsSeen(t *testing.T) {
	seen := map[string]int{}
	internal := regexp.MustCompile(`[-−–]\d|\b0\b`)
	for c := range gridCells {
		if _, y := rules.CellXY(c); y < 1 {
			continue // the entrance, or outside the mine
		}
		name := cellName(c)
		if other, twice := seen[name]; twice {
			t.Errorf("the cells %d and %d are both called %q", other, c, name)
		}
		if seen[name] = c; internal.MatchString(name) {
			t.Errorf("the cell %d is called %q, which no person can find in the picture", c, name)
		}
	}
}

// TestMovesInTheMineNameTheOre checks that moves on a tile with ore name the ore.
func TestMovesInTheMineNameTheOre(t *testing.T) {
	named := 0
	playGame(t, 2, 3, func(b *Table, s *rules.State, _ []engine.Event) {
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindMine {
				continue
			}
			kind, _, _, _ := b.mover().TileAt(rules.CellOf(m))
			if said := b.MoveWords(m); !strings.Contains(said, oresName(kind.Resources())) {
				t.Errorf("the move on a tile with %v is called %q, without its ore", kind.Resources(), said)
			}
			named++
		}
	})
	if named == 0 {
		t.Error("no move collects ore in this game")
	}
}

// TestMerchantPriceIsAtTheBin checks that while the Traveling Merchant buys, the price at a bin is
// what a press on it pays.
func TestMerchantPriceIsAtTheBin(t *testing.T) {
	seen := 0
	for seed := uint64(0); seed < 20 && seen == 0; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			card := rules.PlayCard(rules.TravellingMerchant, 0, 0)
			if s.Phase() != rules.PhaseEvening || !slices.Contains(s.Moves(nil), card) {
				return
			}
			x := played(s, card)
			showToMover(b, x)
			for _, m := range x.Moves(nil) {
				if m.Kind != rules.KindSell {
					continue
				}
				seen++
				if pays, says := b.gain(m), b.binPays(rules.ResourceOf(m)); pays != says {
					t.Errorf("the bin of %v says $%d, but a press pays $%d", rules.ResourceOf(m), says, pays)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no Traveling Merchant is played in these games")
	}
}
