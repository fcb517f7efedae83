package main

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// soundFailed reports whether err comes from the sound: Ebitengine ends the app when the sound
// device is lost, and no game should be lost because of that.
func soundFailed(err error) bool {
	if err == nil || errors.Is(err, ebiten.Termination) {
		return false
	}
	text := err.Error()
	return strings.HasPrefix(text, "audio:") || strings.HasPrefix(text, "oto:") || strings.Contains(text, "audio error")
}
