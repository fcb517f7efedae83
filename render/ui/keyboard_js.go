package ui

import (
	"strings"
	"syscall/js"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// apple is whether commands are given with Cmd.
var apple = func() bool {
	nav := js.Global().Get("navigator")
	if !nav.Truthy() || nav.Get("platform").Type() != js.TypeString {
		return false
	}
	platform := nav.Get("platform").String()
	return strings.HasPrefix(platform, "Mac") || strings.HasPrefix(platform, "iP") // iPad, iPhone, iPod
}()

// layoutSource learns from the browser what the keys type: from the map of its layout where it has
// one, which comes some frames after it was asked for, and from each key that is struck.
type layoutSource struct{ asked, changed bool }

// look brings the keyboard up to date and reports whether anything has changed.
func (s *layoutSource) look(b *keyboard, _ []ebiten.Key) (changed bool) {
	if !s.asked {
		s.asked = true
		s.ask(b)
	}
	changed = s.changed
	s.changed = false
	return changed
}

// ask reads the map of the layout: at the start, and when the page has the focus again.
func (s *layoutSource) ask(b *keyboard) {
	board := js.Global().Get("navigator").Get("keyboard")
	if !board.Truthy() || !board.Get("getLayoutMap").Truthy() {
		return
	}
	var got, refused js.Func
	release := func() { got.Release(); refused.Release() }
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		for _, k := range layoutKeys {
			if name := args[0].Call("get", codeOf(k)); name.Type() == js.TypeString {
				s.changed = b.learn(k, first(name.String())) || s.changed
			}
		}
		release()
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any { // in a frame of another page
		release()
		return nil
	})
	board.Call("getLayoutMap").Call("then", got, refused)
}

// hear notes what a key has typed. A sign typed with Shift only tells of a key of which nothing
// else is known.
func (s *layoutSource) hear(b *keyboard, k ebiten.Key, c rune, shift bool) {
	_, known := b.typed[k]
	if c != 0 && (!shift || unicode.IsLetter(c) || !known) {
		s.changed = b.learn(k, c) || s.changed
	}
}
