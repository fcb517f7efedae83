// Command bare opens an empty Ebitengine window: the baseline for the start time of Gulch.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes/probe"
)

type bare struct{}

func (bare) Update() error { return nil }

func (bare) Draw(*ebiten.Image) { probe.Drawn() }

func (bare) Layout(width, height int) (int, int) { return width, height }

func main() {
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(bare{}); err != nil {
		fmt.Fprintln(os.Stderr, "bare:", err)
		os.Exit(1)
	}
}
