//go:build !js

package scenes_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestHelpNamesKeys checks that the shortcuts of a screen can be listed in a dialog, and that this
// dialog can be closed by keyboard.
func TestHelpNamesKeys(t *testing.T) {
	app := start(t, inputSettings, begun(t, 60))
	app.ClickTarget("continue")
	decision(app)
	app.Type("?")
	now := app.WaitScene("keys")
	if !slices.ContainsFunc(now.Targets, func(x probe.Target) bool { return x.ID == "close" }) {
		t.Error("the list of shortcuts has no close button")
	}
	app.Tick(30)
	app.Shot("keys.png")
	app.Resize(820, 1180)
	app.Tick(10)
	app.Shot("keys-820x1180.png")
	app.Key(ebiten.KeySpace) // shows the focus
	app.Key(ebiten.KeySpace) // presses the focused button
	app.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene != "keys" })
}

// TestModifiersKeepKeysFromTheGame checks that keys pressed with Ctrl, Alt or Meta do not trigger
// the game's shortcuts, and that the usual key combinations for full screen and quitting work.
func TestModifiersKeepKeysFromTheGame(t *testing.T) {
	app := start(t, inputSettings, begun(t, 60))
	app.ClickTarget("continue")
	decision(app)
	before := app.Snapshot()
	struck := []ebiten.Key{ui.HintKey, ui.SpeedKey, ui.CoachKey, ui.MuteKey, ebiten.KeyP, ebiten.KeyB, ebiten.KeyEscape}
	for _, held := range []ebiten.Key{ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta} {
		for _, k := range struck {
			app.Key(k, held)
		}
	}
	app.Key(ebiten.KeyEnter, ebiten.KeyAlt)
	app.Tick(60)
	now := app.Snapshot()
	moved := now.Scene != before.Scene || now.State["moves"] != before.State["moves"]
	if moved || now.State["advice"] != nil || now.Said != before.Said {
		t.Errorf("keys with modifiers changed the game from %s, %v to %s, %v", before.Scene, before.State,
			now.Scene, now.State)
	}
	fills := func(what string, want bool) {
		t.Helper()
		kept, err := os.ReadFile(filepath.Join(app.Home(), "data", "gulch", "settings.json"))
		if err != nil || !strings.Contains(string(kept), fmt.Sprintf(`"full_screen": %v`, want)) {
			t.Errorf("after %s, full screen is not %v: %v %s", what, want, err, kept)
		}
	}
	fills("Alt+Enter", true)
	app.Key(ebiten.KeyF11)
	app.Tick(30)
	fills("F11", false)
	if app.Key(ebiten.KeyQ, ebiten.KeyControl); !app.Ended() {
		t.Error("Ctrl+Q does not end the program")
	}
}
