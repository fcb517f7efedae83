package main

import (
	"fmt"

	"gulch/render/i18n"
	"gulch/scenes"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// newApp returns the app as an ebiten.Game, with the storage of this platform and the given command
// line options.
func newApp(w options) (ebiten.Game, error) {
	app, err := scenes.New(store.Open(), w.example)
	if err != nil {
		return nil, err
	}
	app.WriteDefectReport = func(what string) {
		writeDefect(fmt.Sprintf("Gulch %s went on after this: %s\n", Version(),
			what))
	}
	if w.mute {
		app.Sound.Silence(i18n.Mark("The sound device failed, so Gulch plays without sound. Start it again to try once more."))
	}
	if checked := startChecked(app); checked != nil {
		return checked, nil
	}
	return withFaults(app), nil
}

// revive returns a new app that replaces an app which has panicked, and shows the crash page for
// the panic c. It returns an error if that is not possible.
func revive(failed ebiten.Game, c *crash) (ebiten.Game, error) {
	app := withoutFaults(failed)
	if app == nil {
		return nil, c
	}
	app, err := scenes.Revive(app, fmt.Sprint(c.reason), string(c.trace), c.file)
	if err != nil {
		return nil, err
	}
	return withFaults(app), nil
}
