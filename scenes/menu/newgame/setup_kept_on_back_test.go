package newgame

import (
	"slices"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestChangesAreKeptOnBack checks for each game that the New game screen starts with the setup that
// the player chose and left by Back or Escape without starting a game, and that nothing is stored
// if the player has changed nothing.
func TestChangesAreKeptOnBack(t *testing.T) {
	for _, game := range []string{"boomtown", "narrowgauge", "dakota", "sierrawest", "westernlegends"} {
		for _, key := range []bool{false, true} {
			h, s := newGameScreen(t, game, nil)
			leave := func() {
				if key {
					menutest.Update(h, ui.Input{Back: true})
				} else {
					menutest.Press(t, h, "back")
				}
			}
			leave()
			if _, known := h.Settings.Setups[game]; known {
				t.Errorf("%s: an unchanged setup is stored", game)
			}
			menutest.Push(h, New(h, game, nil))
			menutest.Press(t, h, "lots")
			seats := len(s.seats)
			if slices.Contains(menutest.Enabled(h), "add-seat") {
				menutest.Press(t, h, "add-seat")
				seats++
			}
			leave()
			menutest.Push(h, New(h, game, nil))
			if s = h.Top().(*newGame); !s.lots || len(s.seats) != seats {
				t.Errorf("%s, left by a key %v: the screen starts with %d seats, by lot %v; want %d, true", game, key,
					len(s.seats), s.lots, seats)
			}
		}
	}
}
