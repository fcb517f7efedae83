// Package clip reads and writes the clipboard of the platform, as far as it lets programs: by its own tools on the
// desktop, by the page in a browser.
package clip

import "sync"

// Reading is a look at the clipboard under way. A browser may ask its user first.
type Reading struct {
	mu   sync.Mutex
	text string
	err  error
	done bool
}

// Poll returns what the clipboard held, as soon as done is true. The error tells a player what to do.
func (r *Reading) Poll() (text string, err error, done bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text, r.err, r.done
}

func (r *Reading) finish(text string, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.text, r.err, r.done = text, err, true
}

// most bounds what is read.
const most = 1 << 20
