package narrowgauge_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/narrowgauge"
)

// TestMapOverlays checks that each overlay of the map has a key, and that switching an overlay on
// switches the others off. It also takes a screenshot of the list of keys.
func TestMapOverlays(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhaseFirstCard, nil, 100, nil))
	app.WaitScene("narrowgauge/first_card")
	all := map[string]ebiten.Key{"owners": ebiten.KeyO, "income": ebiten.KeyI, "ground": ebiten.KeyG}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}} {
		app.Resize(size[0], size[1])
		for id, key := range all {
			app.Key(key)
			app.Tick(20)
			for other := range all {
				if app.Target(other).Chosen != (other == id) {
					t.Errorf("after the key %v the overlay %s is on: %v", key, other, app.Target(other).Chosen)
				}
			}
			app.Shot(fmt.Sprintf("lens-%s-%dx%d.png", id, size[0], size[1]))
		}
		for id, key := range all {
			if app.Target(id).Chosen {
				app.Key(key)
			}
		}
	}
	app.Type("?")
	app.WaitScene("keys")
	app.Tick(30)
	app.Shot("lens-keys.png")
}
