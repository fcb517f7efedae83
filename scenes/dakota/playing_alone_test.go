package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestNobodyElseAlone checks that the words, tips and reasons of moves speak of no other player to
// somebody who plays alone, and that the end of a turn with other turns to come is not called the
// end of the evening.
func TestNobodyElseAlone(t *testing.T) {
	turns := 0
	for seed := uint64(0); seed < 3; seed++ {
		playGame(t, 1, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for _, m := range s.Moves(nil) {
				said := strings.Join([]string{b.MoveWords(m), b.moveTip(m), b.Reason(m)}, " ")
				for _, word := range []string{"player", "opponent", "others", "shared", "End the turn"} {
					if strings.Contains(said, word) {
						t.Errorf("seed %d, day %d: somebody alone reads %q", seed, s.Day(), said)
					}
				}
				if m.Kind == rules.KindEndTurn && b.Board.Acted {
					turns++
				}
			}
			for i := range hourNotes {
				if said := b.hourTip(i); strings.Contains(said, "player") || strings.Contains(said, "turn") {
					t.Errorf("somebody alone reads %q", said)
				}
			}
		})
	}
	if turns == 0 {
		t.Error("no turn of an evening could be ended after an action")
	}
}

// TestMoveTextsTellWhatCounts checks that the words of moves say what they cost or are about: the
// price of a cart by mail, both lumps of ore of a tile, that the last building ends the game, that
// only one worker would be left, and not to build when it is too late for that.
func TestMoveTextsTellWhatCounts(t *testing.T) {
	seen := map[string]int{}
	check := func(what string, ok bool, said string) {
		if seen[what]++; !ok {
			t.Errorf("%s: %q", what, said)
		}
	}
	for seed := uint64(0); seed < 8; seed++ {
		playGame(t, 1+int(seed%3), seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for _, m := range s.Moves(nil) {
				words, lines := b.MoveWords(m), strings.Join(b.OutcomeLines(m), ", ")
				switch {
				case m.Kind == rules.KindPlay && rules.CardOf(m) == rules.MailOrder:
					check("price by mail", strings.Contains(words, "$"), words)
				case m.Kind == rules.KindMine:
					kind, _, _, _ := b.mover().TileAt(rules.CellOf(m))
					if ore := kind.Resources(); len(ore) == 2 && ore[0] == ore[1] {
						check("both lumps", strings.Count(words, oreName(ore[0])) == 2, words)
					}
				case m.Kind == rules.KindBuild && !s.LastDay() && b.mover().Buildings() == rules.BuildingSlots-1:
					check("last building", strings.Contains(lines, "ends today"), lines)
				case m.Kind == rules.KindBuild:
					check("no last building", !strings.Contains(lines, "ends today"), lines)
				case m.Kind == rules.KindSend && freeWorkers(b.mover()) == 2:
					check("last worker", b.lastWorker(m) != "" && b.lastHands(m) == "", b.lastHands(m))
				case m.Kind == rules.KindHireMiner && b.bedWarning(1) != "":
					check("beds in the evening", !strings.Contains(b.bedWarning(1), "Build"), b.bedWarning(1))
				}
			}
		})
	}
	if t.Log(seen); len(seen) < 6 {
		t.Errorf("not all kinds of moves were checked: %v", seen)
	}
}

// TestMineIsUnderTheHeadFrame checks that the mine begins directly below the head frame unless it
// reaches far to one side.
func TestMineIsUnderTheHeadFrame(t *testing.T) {
	seen := 0
	for seed := uint64(0); seed < 8; seed++ {
		playGame(t, 1, seed, func(b *Table, _ *rules.State, _ []engine.Event) {
			west := 0
			for _, c := range b.town().OpenEnds() {
				x, _ := rules.CellXY(c)
				west = min(west, x)
			}
			for c := range gridCells {
				if _, _, _, ok := b.town().TileAt(c); ok {
					x, _ := rules.CellXY(c)
					west = min(west, x)
				}
			}
			if west == -4 && !b.evening() { // the evening has a head frame of its own
				if seen++; b.at.shaft.X != b.at.head.Center().X {
					t.Errorf("seed %d: the mine begins at %.0f, the head frame is at %.0f", seed, b.at.shaft.X,
						b.at.head.Center().X)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no mine reaches four columns to the west")
	}
}

// TestHintedTileShowsItsPlace checks that the tile that a hint proposes is the one whose cells are
// highlighted, and that the coach names the cell of its plan.
func TestHintedTileShowsItsPlace(t *testing.T) {
	seen := 0
	playGame(t, 1, 3, func(b *Table, s *rules.State, _ []engine.Event) {
		a := table.NewDecision(b, s, s.Moves(nil))
		tiles := legalOf(a, rules.KindTile)
		if s.Phase() != rules.PhaseExploreTile || len(tiles) < 2 {
			return
		}
		seen++
		a.Hint = tiles[len(tiles)-1]
		if held := b.held(a); held != rules.TileOf(a.Hint) {
			t.Errorf("with a hint for %v, the cells of %v are highlighted", rules.TileOf(a.Hint), held)
		}
		at := b.sites(rules.TileOf(a.Hint))[0]
		b.tilePlan = []engine.Move{a.Hint, b.placing(at)}
		if said := b.CoachWords(a.Hint); !strings.Contains(said, cellName(at.cell)) {
			t.Errorf("the coach says %q for a tile to be laid at %s", said, cellName(at.cell))
		}
		if said := b.CoachWords(tiles[0]); said != b.MoveWords(tiles[0]) {
			t.Errorf("the coach says %q for a tile that it does not plan to lay", said)
		}
		b.tilePlan = nil
	})
	if seen == 0 {
		t.Error("no two tiles were offered")
	}
}
