package sound

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"gulch/scenes/probe"
)

// watched reports whether a test drives the app. If so, no sound device is opened.
func watched() bool { return probe.Enabled() }

// speaker is a device that plays sound by Ebitengine's audio package.
type speaker struct{ context *audio.Context }

// openDevice opens the audio device. It returns nil if the device cannot be used.
func openDevice() device {
	if !answering() {
		return nil
	}
	c := audio.CurrentContext()
	if c == nil {
		c = audio.NewContext(rate)
	}
	return speaker{c}
}

func (s speaker) ready() bool { return s.context.IsReady() }

func (s speaker) line(source stream, ahead time.Duration) (line, error) {
	p, err := s.context.NewPlayerF32(source)
	if err != nil {
		return nil, fmt.Errorf("sound: %w", err)
	}
	p.SetBufferSize(ahead)
	return p, nil
}
