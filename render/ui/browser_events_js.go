package ui

import (
	"slices"
	"syscall/js"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// browserEvents collects mouse, touch, wheel and key events of the browser as they happen.
// Ebitengine polls only once per tick. So it would miss a finger that touches and leaves between
// two frames, and it knows the mouse position only at the time of the tick. Also, it reports the
// wheel without a unit, and keys without the letters they type.
type browserEvents struct {
	installed bool
	left      *pressQueue
	first     *touchTracker
	board     *keyboard
	typing    bool // a text field has the focus

	wheel    float64      // notches that the mouse wheel was turned since the last tick
	modified []ebiten.Key // keys pressed with modifiers since the last tick; Ebitengine reports them, too
	chords   Input        // key combinations pressed since the last tick, in the fields Keys and Chord
	pasted   string
}

// collect installs the event listeners in its first call. It always returns true, which means that
// the events have been passed to the reader's queues and that no device has to be polled.
func (p *browserEvents) collect(r *InputReader) bool {
	if !p.installed {
		p.installed, p.left, p.first, p.board = true, &r.left, &r.first, &r.board
		p.listen()
	}
	return true
}

// listen installs the listeners for the mouse, touch, wheel, key, focus and paste events of the
// browser window.
func (p *browserEvents) listen() {
	first := p.first
	p.on("mousedown", func(e js.Value, scale float64) { p.mouse(e, scale, true) })
	p.on("mouseup", func(e js.Value, scale float64) { p.mouse(e, scale, false) })
	p.on("touchstart", fingers(first.touch))
	p.on("touchmove", fingers(first.move))
	lift := fingers(func(id ebiten.TouchID, x, y float64) {
		first.move(id, x, y)
		first.lift(id)
	})
	p.on("touchend", lift)
	p.on("touchcancel", lift)
	p.on("blur", func(js.Value, float64) { p.left.push(pressChange{}) })
	p.on("focus", func(js.Value, float64) { p.board.source.requestLayout(p.board) })
	p.on("wheel", func(e js.Value, _ float64) { p.addWheel(e) })
	p.on("paste", func(e js.Value, _ float64) { p.paste(e) })
	// Capture phase: the listener runs before keys.js, which keeps the browser's own shortcuts from
	// the game.
	js.Global().Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.key(args[0])
		return nil
	}), map[string]any{"capture": true})
}

// on installs a listener for the browser event with the given name anywhere in the window. The
// listener calls heard with the event and with the device scale factor. The callbacks themselves
// ignore events that did not begin on the canvas.
func (p *browserEvents) on(event string, heard func(e js.Value, scale float64)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0], ebiten.Monitor().DeviceScaleFactor())
		return nil
	}))
}

// mouse records that the left mouse button went down (if down is true) or up. Presses count only on
// the canvas, releases anywhere on the page.
func (p *browserEvents) mouse(e js.Value, scale float64, down bool) {
	if e.Get("button").Int() == 0 && (!down || onCanvas(e)) {
		p.left.push(pressChange{down: down, x: e.Get("clientX").Float() * scale, y: e.Get("clientY").Float() * scale})
	}
}

// fingers returns a listener for touch events that calls note for each finger that has changed,
// with its ID and its position in pixels.
func fingers(note func(id ebiten.TouchID, x, y float64)) func(js.Value, float64) {
	return func(e js.Value, scale float64) {
		if !onCanvas(e) { // the target of a touch is where it began
			return
		}
		changed := e.Get("changedTouches")
		for i := range changed.Length() {
			t := changed.Index(i)
			note(ebiten.TouchID(t.Get("identifier").Int()), t.Get("clientX").Float()*scale,
				t.Get("clientY").Float()*scale)
		}
	}
}

func onCanvas(e js.Value) bool { return e.Get("target").Get("tagName").String() == "CANVAS" }

// addWheel adds a wheel event. deltaMode must be read before deltaY: otherwise Firefox returns
// deltaY in pixels instead of lines.
func (p *browserEvents) addWheel(e js.Value) {
	if !onCanvas(e) {
		return
	}
	w := wheelEvent{mode: e.Get("deltaMode").Int(), deltaY: e.Get("deltaY").Float(), pinch: e.Get("ctrlKey").Bool()}
	if legacy := e.Get("wheelDeltaY"); legacy.Type() == js.TypeNumber {
		w.legacy = legacy.Float()
	}
	p.wheel += w.notches()
}

// takeNotches returns the notches by which the wheel was turned since the last tick.
func (p *browserEvents) takeNotches() float64 {
	notches := p.wheel
	p.wheel = 0
	return notches
}

// key records the letter that a key types, and handles the app's key combinations.
func (p *browserEvents) key(e js.Value) {
	if e.Get("key").Type() != js.TypeString { // the browser's autofill sends key events without the property "key"
		return
	}
	m := modifiers{ctrl: e.Get("ctrlKey").Bool(), alt: e.Get("altKey").Bool(), meta: e.Get("metaKey").Bool()}
	shift, graph := e.Get("shiftKey").Bool(), e.Call("getModifierState", "AltGraph").Bool()
	c := first(e.Get("key").String())
	k, ok := keyOfCode(e.Get("code").String())
	switch {
	case !ok:
	case m.any() || graph:
		p.modified = append(p.modified, k)
	default:
		p.board.source.learnTyped(p.board, k, c, shift)
	}
	if m.command() && !graph && ok && (onCanvas(e) || e.Get("target").Get("tagName").String() == "BODY") {
		p.chord(e, p.board.chordLetter(k, c), m, shift)
	}
}

// chord handles a key pressed with modifiers; letter is its letter key, and shift is true if Shift
// is held, too. It handles undo and redo, and while a text field has the focus the combinations
// that edit text. Pasted text itself arrives with the event "paste". All other combinations are
// left to the browser.
func (p *browserEvents) chord(e js.Value, letter ebiten.Key, m modifiers, shift bool) {
	var in Input
	in.chord(letter, m, shift)
	switch {
	case len(in.Keys) > 0 && !p.typing:
	case p.typing && (in.Chord == SelectAll || in.Chord == Copy || in.Chord == Cut):
	default:
		return
	}
	e.Call("preventDefault")
	if !e.Get("repeat").Bool() {
		p.chords.Keys, p.chords.Chord = append(p.chords.Keys, in.Keys...), in.Chord
	}
}

// paste records the text that the browser pastes, if a text field of the app has the focus. HTML
// input elements handle the event themselves.
func (p *browserEvents) paste(e js.Value) {
	data := e.Get("clipboardData")
	tag := e.Get("target").Get("tagName").String()
	if !p.typing || !data.Truthy() || tag == "INPUT" || tag == "TEXTAREA" {
		return
	}
	p.pasted = data.Call("getData", "text").String()
	e.Call("preventDefault")
}

// unmodified returns the keys in struck, which Ebitengine has reported as pressed, without the keys
// pressed with a modifier such as Ctrl.
func (p *browserEvents) unmodified(struck []ebiten.Key) []ebiten.Key {
	if len(p.modified) == 0 {
		return struck
	}
	left := slices.DeleteFunc(struck, func(k ebiten.Key) bool { return slices.Contains(p.modified, k) })
	p.modified = p.modified[:0]
	return left
}

// deliver adds the key combinations and the pasted text collected since the last tick to the
// [Input] in.
func (p *browserEvents) deliver(in *Input) {
	in.Keys, in.Pasted = append(in.Keys, p.chords.Keys...), p.pasted
	if p.chords.Chord != NoChord {
		in.Chord = p.chords.Chord
	}
	p.chords, p.pasted = Input{}, ""
}

// chordLetter returns the letter key for a press of k, a key named by its position, together with a
// modifier. c is the letter that the browser reports for the combination. It may differ from the
// one without a modifier: a Russian keyboard types Latin letters while Cmd is held.
func (b *keyboard) chordLetter(k ebiten.Key, c rune) ebiten.Key {
	if letter, ok := letterOf(unicode.ToLower(c)); ok {
		return letter
	}
	if k, ok := b.logicalKey(k); ok {
		return k
	}
	return noKey
}
