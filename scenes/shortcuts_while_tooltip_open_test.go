//go:build !js

package scenes_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/scenes/drive"
	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestShortcutOfAMoveWhileAnAccountIsOpen checks that a move's shortcut works while the account of
// a ledger row (the tooltip that says what its points consist of) is shown. The move starts an
// animation, and rows have no account during animations: the account must close, and the game must
// continue.
func TestShortcutOfAMoveWhileAnAccountIsOpen(t *testing.T) {
	for _, game := range shelf.Rules() {
		info := game.Info()
		t.Run(info.ID, func(t *testing.T) {
			m := seated(t, game, audit.Plans(info)[0], 1, 0.4, false)
			app := drive.StartSaved(t, `{"known":["`+info.ID+`"],"confirm":"never","speed":"normal"}`,
				info.ID, m.Text())
			continueGame(app, info.ID)
			for key := ebiten.KeyA; key <= ebiten.KeyZ; key++ {
				if key == ebiten.KeyC || key == ebiten.KeyH || key == ebiten.KeyU {
					continue // C and H start coach and hint, which take seconds; U undoes
				}
				before := decision(app)
				x, y := app.Target("ledger 0").Center()
				app.Hover(x, y)
				app.Hover(x+1, y)
				app.Tick(50)
				app.Move(x+2, y)
				app.Key(key)
				app.Tick(4)
				if now := app.Snapshot(); now.State["moves"] != before.State["moves"] {
					decision(app)
					return
				}
				if err := monkeyReturns(app, info.ID); err != nil {
					t.Fatal(err)
				}
			}
			t.Error("no letter key makes a move at this table")
		})
	}
}
