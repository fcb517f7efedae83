package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes"
	"gulch/scenes/store"
)

// newApp returns what the window shows. With mute set it stays silent, whatever the settings say.
func newApp(mute bool) (ebiten.Game, error) {
	house, err := scenes.New(store.Open())
	if err != nil {
		return nil, err
	}
	if mute {
		house.Sound.Silence("The sound device failed, so Gulch goes on without. Start it again to try once more.")
	}
	return house, nil
}
