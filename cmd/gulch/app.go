package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes"
	"gulch/scenes/stage"
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

// revive returns an application in the place of one that has failed.
func revive(failed ebiten.Game, c *crash) (ebiten.Game, error) {
	house, ok := failed.(*stage.House)
	if !ok {
		return nil, c
	}
	return scenes.Revive(house, fmt.Sprint(c.reason), string(c.trace), c.file)
}
