//go:build !js

package main

import (
	"bytes"
	"image"
	"image/png"

	"gulch/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// showIcon sets the icon of the window on platforms where windows have icons. If the icon cannot be
// decoded, it does nothing; a test checks that it can.
func showIcon() {
	if icon, err := windowIcon(); err == nil {
		ebiten.SetWindowIcon([]image.Image{icon})
	}
}

func windowIcon() (image.Image, error) { return png.Decode(bytes.NewReader(assets.Icon())) }
