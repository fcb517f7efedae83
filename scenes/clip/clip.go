// Package clip exchanges texts and pictures with other programs: by the clipboard of the platform,
// as far as it is available, and as files that the player can find.
//
// The functions that read, write, save and share start an operation and return an [Request], which
// the caller polls once a tick: a browser asks its user first, and other platforms run a program.
// Packages stage and menu use them for sharing games, pictures and player files. Errors are texts
// for the player.
package clip

import (
	"bytes"
	"image"
	"image/png"
	"sync"

	"gulch/engine"
)

// Picture is a picture for the clipboard or a file, decoded and as PNG.
type Picture struct {
	Image *image.RGBA
	PNG   []byte
}

// NewPicture returns a picture with its PNG encoding. It returns an error if the encoding fails.
func NewPicture(m *image.RGBA) (Picture, error) {
	var out bytes.Buffer
	err := png.Encode(&out, m)
	return Picture{m, out.Bytes()}, err
}

// Request is a pending request to the platform, which may take a while.
type Request struct {
	mu   sync.Mutex
	text string
	err  error
	done bool
}

// Poll returns, once done is true, the text that [Read] found or the path where [Save] put a file.
// The error tells the player what to do.
func (e *Request) Poll() (text string, err error, done bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.text, e.err, e.done
}

func (e *Request) complete(text string, err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.text, e.err, e.done = text, err, true
}

// startErrand runs do in a goroutine and returns its request.
func startErrand(do func() (string, error)) *Request {
	e := &Request{}
	if disabled {
		e.complete("", engine.Errorf("this program does not use the clipboard or your folders"))
		return e
	}
	go func() { e.complete(do()) }()
	return e
}

// disabled is set by Disable.
var disabled bool

// Disable makes every later request fail at once, so that a program which plays by itself does not
// touch the clipboard and folders of its user. It must be called before the first request.
func Disable() { disabled = true }

// MaxText is the largest size of a text that is read, in bytes. A longer text is refused, not cut
// off.
const MaxText = 16 << 20

// errTooLong is the error for a text longer than Most.
var errTooLong = engine.Errorf("the clipboard text is too long: Gulch reads up to %d MB", MaxText>>20)

// limitText returns the text, or errTooLong if it is longer than Most.
func limitText(text string) (string, error) {
	if len(text) > MaxText {
		return "", errTooLong
	}
	return text, nil
}
