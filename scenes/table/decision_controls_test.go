package table_test

import (
	"testing"

	"gulch/scenes/boomtown"
)

// TestUndoWhileABotThinks checks that a move can be taken back while a bot thinks about its answer,
// and that the bot answers when the move is played again.
func TestUndoWhileABotThinks(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "hard:iterations=200000")
	h := openTable(t, boomtown.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "undo") != nil })
	made := len(m.Steps())
	press(t, h, moveOf(t, h))
	if m.Turn() == 0 {
		t.Fatalf("after a move it is still the person's turn")
	}
	waitFor(t, h, "the bot's search", func() bool { return h.Top().Base().Busy })
	press(t, h, "undo")
	if len(m.Steps()) != made || m.Turn() != 0 {
		t.Fatalf("after Undo %d decisions are made and seat %d is to move, want %d and 0", len(m.Steps()), m.Turn(),
			made)
	}
	if press(t, h, moveOf(t, h)); len(m.Steps()) <= made {
		t.Error("after Undo no move can be played")
	}
}

// TestSetUpAgain checks that the pause menu leads to the page for a new game with the same seats.
func TestSetUpAgain(t *testing.T) {
	h := openTable(t, boomtown.Game, oneAgainstBots(t, boomtown.Game.Rules, "easy"))
	press(t, h, "menu")
	press(t, h, "restart")
	if n := node(h, "yes"); n != nil { // the game is not saved, so the app asks first
		press(t, h, "yes")
	}
	if name := h.Top().Name(); name != "new-game" {
		t.Errorf("the scene is %q, want the page for a new game", name)
	}
}
