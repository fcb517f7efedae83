package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes/probe"
)

// newApp returns what the window shows.
func newApp() (ebiten.Game, error) { return table{}, nil }

// table is an empty table with its felt.
type table struct{}

func (table) Update() error {
	if probe.Enabled() {
		probe.Publish(probe.Snapshot{Scene: "table"})
	}
	return nil
}

func (table) Draw(screen *ebiten.Image) { screen.Fill(color.RGBA{0x19, 0x43, 0x2F, 0xFF}) }

func (table) Layout(width, height int) (int, int) { return width, height }
