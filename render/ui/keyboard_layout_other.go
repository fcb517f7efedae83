//go:build !js

package ui

import (
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// apple is true if key combinations use Cmd instead of Ctrl.
const apple = runtime.GOOS == "darwin"

// layoutSource obtains the keyboard layout from the system. Each query is a call on the window's
// thread and takes time. Therefore all keys are queried in the first tick only, and in later ticks
// the pressed keys and one other key. A changed layout is noticed within a second, and for pressed
// keys immediately.
type layoutSource struct{ looked bool }

// update looks up the letters of the pressed keys and of one other key, and reports whether the
// keyboard layout has changed.
func (s *layoutSource) update(b *keyboard, struck []ebiten.Key) (changed bool) {
	ask := func(k ebiten.Key) {
		if b.learn(k, first(ebiten.KeyName(k))) {
			changed = true
		}
	}
	if !s.looked {
		s.looked = true
		for _, k := range layoutKeys {
			ask(k)
		}
	}
	for _, k := range struck {
		if slices.Contains(layoutKeys, k) {
			ask(k)
		}
	}
	ask(layoutKeys[b.next])
	b.next = (b.next + 1) % len(layoutKeys)
	return changed
}
