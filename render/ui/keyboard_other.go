//go:build !js

package ui

import (
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// apple is whether commands are given with Cmd.
const apple = runtime.GOOS == "darwin"

// layoutSource asks the system what the keys type. Each answer is a call to the thread of the
// window, so that after the first tick only the keys that were struck and one other are asked for
// in a tick: a layout that was switched is known within a second, and for the keys that are struck
// at once.
type layoutSource struct{ looked bool }

// look brings the keyboard up to date and reports whether anything has changed.
func (s *layoutSource) look(b *keyboard, struck []ebiten.Key) (changed bool) {
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
