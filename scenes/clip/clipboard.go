// Package clip exchanges texts and pictures with other programs: through the clipboard of the
// platform, if it is available, and as files that the player can find.
//
// The functions that read, write, save and share start an operation and return a [Request], which
// the caller polls once a tick. They do not wait, because a browser asks its user first, and other
// platforms run a program. Packages stage and menu use them to share games, pictures and player
// files. Errors are texts for the player.
package clip

import (
	"bytes"
	"image"
	"image/png"
	"sync"

	"gulch/engine"
)

// Picture is a picture for the clipboard or a file. It holds both the pixels and their PNG
// encoding.
type Picture struct {
	Image *image.RGBA
	PNG   []byte
}

// NewPicture encodes m as PNG and returns both as a Picture. It returns an error if m cannot be
// encoded.
func NewPicture(m *image.RGBA) (Picture, error) {
	var out bytes.Buffer
	err := png.Encode(&out, m)
	return Picture{m, out.Bytes()}, err
}

// Request is an operation on the clipboard, a file or the share dialog that may still be running;
// see [Request.Poll].
type Request struct {
	mu   sync.Mutex
	text string
	err  error
	done bool
}

// Poll reports whether the operation is done, and returns its result. text is the text that [Read]
// found, or the path where [Save] put a file. err tells the player what to do if the operation
// failed.
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

// startErrand runs the function do in a goroutine and returns a Request for its text and error.
// After [Disable] it does not run do, and the Request fails.
func startErrand(do func() (string, error)) *Request {
	e := &Request{}
	if disabled {
		e.complete("", engine.Errorf("this program doesn't use the clipboard or your folders"))
		return e
	}
	go func() { e.complete(do()) }()
	return e
}

// disabled is set by Disable. All later requests fail.
var disabled bool

// Disable makes every later request fail at once. It is for programs that play by themselves and
// must not change the clipboard and folders of their user. It must be called before the first
// request.
func Disable() { disabled = true }

// MaxText is the maximum size of a text read from the clipboard, in bytes. Reading a longer text is
// an error; it is not cut off.
const MaxText = 16 << 20

// errTooLong is the error for a text that is longer than MaxText.
var errTooLong = engine.Errorf("the clipboard text is too long: Gulch reads up to %d MB", MaxText>>20)

// limitText returns text, or errTooLong if it is longer than MaxText.
func limitText(text string) (string, error) {
	if len(text) > MaxText {
		return "", errTooLong
	}
	return text, nil
}
