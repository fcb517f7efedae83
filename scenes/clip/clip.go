// Package clip hands texts and pictures over to other programs and takes texts in: by the clipboard of the platform, as far as it lets
// programs use it, and as files.
package clip

import (
	"bytes"
	"image"
	"image/png"
	"sync"

	"gulch/engine"
)

// Picture is a picture that is handed over.
type Picture struct {
	Image *image.RGBA
	PNG   []byte
}

// NewPicture encodes a picture.
func NewPicture(m *image.RGBA) (Picture, error) {
	var out bytes.Buffer
	err := png.Encode(&out, m)
	return Picture{m, out.Bytes()}, err
}

// Errand is something that the platform was asked for and that it may take a while for: it asks its user first, or has
// another program do it.
type Errand struct {
	mu   sync.Mutex
	text string
	err  error
	done bool
}

// Poll returns, as soon as done is true, what [Read] found or where [Save] put a file. The error tells a player what to do.
func (e *Errand) Poll() (text string, err error, done bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.text, e.err, e.done
}

func (e *Errand) complete(text string, err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.text, e.err, e.done = text, err, true
}

// startErrand runs an errand beside the picture.
func startErrand(do func() (string, error)) *Errand {
	e := &Errand{}
	if disabled {
		e.complete("", engine.Errorf("this program does not use the clipboard or your folders"))
		return e
	}
	go func() { e.complete(do()) }()
	return e
}

// disabled is set by Disable.
var disabled bool

// Disable makes every errand fail at once from now on, so that a program which plays by itself leaves clipboard and folders of its
// user alone. It is called before the first errand.
func Disable() { disabled = true }

// Most is how many bytes of a text are read. What is longer is refused, not cut.
const Most = 16 << 20

// errTooLong says that a text is longer than what is read.
var errTooLong = engine.Errorf("the clipboard text is too long: Gulch reads up to %d MB", Most>>20)

// limitText returns a text, or an error if it is longer than what is read.
func limitText(text string) (string, error) {
	if len(text) > Most {
		return "", errTooLong
	}
	return text, nil
}
