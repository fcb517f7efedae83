package ui

import (
	"slices"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// page reports mouse, fingers, wheel and keys as they move: Ebitengine looks at fingers once in a
// tick, so that one that comes and goes between two frames would be missed, and at the mouse's
// place only where it is by then. It passes on the wheel without its unit, and keys without what
// they type.
type page struct {
	listens bool
	left    *contact
	first   *finger
	board   *keyboard
	typing  bool // a field of text has the focus

	wheel    float64      // notches since the last tick
	modified []ebiten.Key // struck with modifiers since then, though Ebitengine reports them
	chords   Input        // Keys and Chord of the chords since then
	pasted   string
}

// tell hands over what was told since the last tick. It reports false where the devices have to be asked.
func (p *page) tell(r *Reader) bool {
	if !p.listens {
		p.listens, p.left, p.first, p.board = true, &r.left, &r.first, &r.board
		p.listen()
	}
	return true
}

func (p *page) listen() {
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
	p.on("blur", func(js.Value, float64) { p.left.tell(edge{}) })
	p.on("focus", func(js.Value, float64) { p.board.source.ask(p.board) })
	p.on("wheel", func(e js.Value, _ float64) { p.turn(e) })
	p.on("paste", func(e js.Value, _ float64) { p.paste(e) })
	// Before anything on the page: keys.js keeps from the game what is the browser's.
	js.Global().Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.key(args[0])
		return nil
	}), map[string]any{"capture": true})
}

// on listens to the window, which every event of the canvas passes; what begins elsewhere on the page is not the game's.
func (p *page) on(event string, heard func(e js.Value, scale float64)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0], ebiten.Monitor().DeviceScaleFactor())
		return nil
	}))
}

// mouse notes the first button; it may be let go anywhere.
func (p *page) mouse(e js.Value, scale float64, down bool) {
	if e.Get("button").Int() == 0 && (!down || onCanvas(e)) {
		p.left.tell(edge{down: down, x: e.Get("clientX").Float() * scale, y: e.Get("clientY").Float() * scale})
	}
}

// fingers passes on each finger that an event is about.
func fingers(note func(id ebiten.TouchID, x, y float64)) func(js.Value, float64) {
	return func(e js.Value, scale float64) {
		if !onCanvas(e) { // a finger stays with what it touched first
			return
		}
		changed := e.Get("changedTouches")
		for i := range changed.Length() {
			t := changed.Index(i)
			note(ebiten.TouchID(t.Get("identifier").Int()), t.Get("clientX").Float()*scale, t.Get("clientY").Float()*scale)
		}
	}
}

func onCanvas(e js.Value) bool { return e.Get("target").Get("tagName").String() == "CANVAS" }

// turn adds a turn of the wheel. The mode is read before the delta: Firefox reports pixels to who
// does not ask for it.
func (p *page) turn(e js.Value) {
	if !onCanvas(e) {
		return
	}
	w := wheelEvent{mode: e.Get("deltaMode").Int(), deltaY: e.Get("deltaY").Float(), pinch: e.Get("ctrlKey").Bool()}
	if legacy := e.Get("wheelDeltaY"); legacy.Type() == js.TypeNumber {
		w.legacy = legacy.Float()
	}
	p.wheel += w.notches()
}

// turned returns by how many notches the wheel was turned since the last tick.
func (p *page) turned() float64 {
	notches := p.wheel
	p.wheel = 0
	return notches
}

// key notes what a key types, and takes the chords that are the game's.
func (p *page) key(e js.Value) {
	if e.Get("key").Type() != js.TypeString { // a browser that fills a form in
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
		p.board.source.hear(p.board, k, c, shift)
	}
	if m.command() && !graph && ok && (onCanvas(e) || e.Get("target").Get("tagName").String() == "BODY") {
		p.chord(e, p.board.chordLetter(k, c), m, shift)
	}
}

// chord takes undo and redo, and while a field has the focus what concerns its text. The text
// itself comes with the event "paste"; everything else is the browser's.
func (p *page) chord(e js.Value, letter ebiten.Key, m modifiers, shift bool) {
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

// paste takes the text that the browser pastes, if a field has the focus. A field of the page
// itself takes its own.
func (p *page) paste(e js.Value) {
	data := e.Get("clipboardData")
	tag := e.Get("target").Get("tagName").String()
	if !p.typing || !data.Truthy() || tag == "INPUT" || tag == "TEXTAREA" {
		return
	}
	p.pasted = data.Call("getData", "text").String()
	e.Call("preventDefault")
}

// unmodified returns the keys that were struck alone, of those that Ebitengine reports.
func (p *page) unmodified(struck []ebiten.Key) []ebiten.Key {
	if len(p.modified) == 0 {
		return struck
	}
	left := slices.DeleteFunc(struck, func(k ebiten.Key) bool { return slices.Contains(p.modified, k) })
	p.modified = p.modified[:0]
	return left
}

// pass adds the chords and texts that came by the page.
func (p *page) pass(in *Input) {
	in.Keys, in.Pasted = append(in.Keys, p.chords.Keys...), p.pasted
	if p.chords.Chord != NoChord {
		in.Chord = p.chords.Chord
	}
	p.chords, p.pasted = Input{}, ""
}
