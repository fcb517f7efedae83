package main

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// soundFailed reports whether err is an error of the sound output, such as a lost sound device.
// Ebitengine ends the app with such an error, but the player should be able to continue the game.
func soundFailed(err error) bool {
	if err == nil || errors.Is(err, ebiten.Termination) {
		return false
	}
	text := err.Error()
	return strings.HasPrefix(text, "audio:") || strings.HasPrefix(text, "oto:") || strings.Contains(text, "audio error")
}
