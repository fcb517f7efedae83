package table_test

import (
	"testing"

	"gulch/engine"
	"gulch/scenes/nuggets"
	"gulch/scenes/table"
)

// withoutRules is a game like Nuggets that has neither a rulebook nor an introduction.
type withoutRules struct{ engine.Game }

func (g withoutRules) Info() engine.Info {
	info := g.Game.Info()
	info.ID = "pebbles"
	return info
}

// TestTableWithoutRulebook checks that the table of a game without a rulebook can be played, has no
// button for the rules and no links to them, and opens the introduction instead of the rules.
func TestTableWithoutRulebook(t *testing.T) {
	game := nuggets.Game
	game.Rules = withoutRules{game.Rules}
	m := oneAgainstBots(t, game.Rules, "easy")
	h := openTable(t, game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && !h.Top().Base().Busy })
	if node(h, "rules") != nil || h.Top().Base().Root.OpenRule != nil {
		t.Error("the table has a button for the rules or links to them, want neither")
	}
	made := len(m.Steps())
	if press(t, h, moveOf(t, h)); len(m.Steps()) == made {
		t.Error("no move can be played")
	}
	h.Top().(*table.Table).ShowRules()
	if name := h.Top().Name(); name != "primer" {
		t.Errorf("in place of the rules the scene %q opens, want the introduction", name)
	}
	h.Pop()
	table.OpenRulebook(h, m, game.New(h, m.Setup().Seats))
	if name := h.Top().Name(); name != "primer" {
		t.Errorf("in place of the rulebook the scene %q opens, want the introduction", name)
	}
	if all, err := table.LoadPrimer("pebbles", nil, 2); all != nil || err != nil {
		t.Errorf("the introduction of the game has the paragraphs %v (error %v), want none", all, err)
	}
}
