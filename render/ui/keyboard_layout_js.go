package ui

import (
	"strings"
	"syscall/js"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// apple is true if key combinations use Cmd instead of Ctrl.
var apple = func() bool {
	nav := js.Global().Get("navigator")
	if !nav.Truthy() || nav.Get("platform").Type() != js.TypeString {
		return false
	}
	platform := nav.Get("platform").String()
	return strings.HasPrefix(platform, "Mac") || strings.HasPrefix(platform, "iP") // Mac, or iPad, iPhone, iPod
}()

// layoutSource obtains the keyboard layout from the browser. It requests the browser's layout map
// if there is one, which arrives some frames later, and records what each pressed key types.
type layoutSource struct{ asked, changed bool }

// update requests the layout map in the first call, and reports whether the layout has changed
// since the last call.
func (s *layoutSource) update(b *keyboard, _ []ebiten.Key) (changed bool) {
	if !s.asked {
		s.asked = true
		s.requestLayout(b)
	}
	changed = s.changed
	s.changed = false
	return changed
}

// requestLayout requests the keyboard layout map from the browser: at the start, and when the page
// gets the focus again.
func (s *layoutSource) requestLayout(b *keyboard) {
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
	refused = js.FuncOf(func(js.Value, []js.Value) any { // for example in an iframe of another site
		release()
		return nil
	})
	board.Call("getLayoutMap").Call("then", got, refused)
}

// learnTyped records that key k typed the letter or sign c. shift is true if Shift was held; a sign
// typed with Shift is recorded only if nothing is known about the key yet.
func (s *layoutSource) learnTyped(b *keyboard, k ebiten.Key, c rune, shift bool) {
	_, known := b.typed[k]
	if c != 0 && (!shift || unicode.IsLetter(c) || !known) {
		s.changed = b.learn(k, c) || s.changed
	}
}
