package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes"
	"gulch/scenes/store"
)

// newApp returns what the window shows.
func newApp() (ebiten.Game, error) {
	house, err := scenes.New(store.Open())
	if err != nil {
		return nil, err
	}
	return house, nil
}
