package main

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// soundFailed reports whether err is an error of the sound. Ebitengine ends the app when the sound
// device is lost, but the player should be able to continue the game.
func soundFailed(err error) bool {
	if err == nil || errors.Is(err, ebiten.Termination) {
		return false
	}
	text := err.Error()
	return strings.HasPrefix(text, "audio:") || strings.HasPrefix(text, "oto:") || strings.Contains(text, "audio error")
}
