package main

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// soundFailed reports whether the window was closed because of its sound: the graphics library ends the app when a
// sound device is lost. Nobody should lose a game to that.
func soundFailed(err error) bool {
	if err == nil || errors.Is(err, ebiten.Termination) {
		return false
	}
	text := err.Error()
	return strings.HasPrefix(text, "audio:") || strings.HasPrefix(text, "oto:") || strings.Contains(text, "audio error")
}
