package ui

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// page tells of mouse and fingers as they move: Ebitengine looks at fingers once in a tick, so that one that comes and goes
// between two frames would be missed, and at the mouse's place only where it is by then.
type page struct {
	listens bool
	left    *contact
	first   *finger
}

// tell hands over what was told since the last tick. It reports false where the devices have to be asked.
func (p *page) tell(left *contact, first *finger) bool {
	if !p.listens {
		p.listens, p.left, p.first = true, left, first
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
		p.on("blur", func(js.Value, float64) { left.tell(edge{}) })
	}
	return true
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
