//go:build !js

package main

import (
	"errors"
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestSoundFailedRecognizesErrors(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{nil, false}, {ebiten.Termination, false}, {errors.New("the display :0 cannot be opened"), false},
		{errors.New("audio: audio error: oto: initialization failed: PulseAudio: refused; ALSA: missing"), true},
		{fmt.Errorf("oto: %w", errors.New("AudioContext or webkitAudioContext was not found")), true},
		{&crash{reason: "lost in Update"}, false},
	} {
		if got := soundFailed(c.err); got != c.want {
			t.Errorf("soundFailed(%v) = %v; want %v", c.err, got, c.want)
		}
	}
}
