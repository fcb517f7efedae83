//go:build !js

package main

import (
	"bytes"
	"image"
	"image/png"

	"gulch/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// showIcon gives the window its icon, where windows have one. A picture that cannot be read, which a test would notice, is
// no reason not to play.
func showIcon() {
	if icon, err := windowIcon(); err == nil {
		ebiten.SetWindowIcon([]image.Image{icon})
	}
}

func windowIcon() (image.Image, error) { return png.Decode(bytes.NewReader(assets.Icon())) }
