//go:build !js

package fuzz

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// tipTicks is after how many ticks under the pointer or in focus everything that explains itself has opened.
const tipTicks = 42

// root holds the nodes of the scene on top.
func (r *run) root() *ui.Root { return &r.app.Top().Stage().Root }

// nodes returns the nodes of the scene on top that pass a test.
func (r *run) nodes(good func(n *ui.Node) bool) (all []ui.Node) {
	for i := range r.root().Nodes {
		if n := &r.root().Nodes[i]; good(n) && !avoided(n.ID) {
			all = append(all, *n)
		}
	}
	return all
}

// avoided reports whether a node ends the app.
func avoided(id string) bool { return id == "quit" }

// any draws one of the nodes; ok is false if there is none.
func (r *run) any(all []ui.Node) (n ui.Node, ok bool) {
	if len(all) == 0 {
		return n, false
	}
	return all[r.rand.IntN(len(all))], true
}

// seen reports whether a node lies in the window.
func (r *run) seen(n *ui.Node) bool {
	x, y := r.middle(n.Rect)
	w := r.plan.Window
	return !n.Rect.Empty() && x >= 0 && y >= 0 && x < float64(w.Width)*w.Pixels && y < float64(w.Height)*w.Pixels
}

// middle is where the middle of a place of the scene lies in the window, in pixels.
func (r *run) middle(place geom.Rect) (x, y float64) {
	return r.app.SeenAs(place).ToPixel(place.Center())
}

// to moves the pointer to a place.
func (r *run) to(place geom.Rect) {
	r.x, r.y = r.middle(place)
	for _, off := range []float64{3, 0} { // a tooltip waits for a pointer that moves
		r.tick(ui.Input{X: r.x + off, Y: r.y, Inside: !r.plan.Window.Finger})
	}
}

// click presses and lets go where the pointer is.
func (r *run) click() {
	touch := r.plan.Window.Finger
	in := ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Down: true, Pressed: true}
	r.tick(in)
	in.Pressed = false
	r.tick(in)
	r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Release: true})
	r.tick(r.pointer())
}

// hold presses until everything that explains itself has opened, and lets go.
func (r *run) hold() {
	touch := r.plan.Window.Finger
	in := ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Down: true, Pressed: true}
	r.tick(in)
	in.Pressed = false
	for i := range tipTicks {
		r.app.PaintTicks = i == tipTicks-1 || r.rand.IntN(seldom) == 0
		r.tick(in)
	}
	r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Release: true})
	r.tick(r.pointer())
}

// drag presses at one place and lets go at another.
func (r *run) drag(to geom.Rect) {
	touch := r.plan.Window.Finger
	tx, ty := r.middle(to)
	fx, fy := r.x, r.y
	r.tick(ui.Input{X: fx, Y: fy, Inside: true, Touch: touch, Down: true, Pressed: true})
	for i := range 5 {
		t := float64(i+1) / 5
		r.x, r.y = fx+(tx-fx)*t, fy+(ty-fy)*t
		r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Down: true})
	}
	r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Release: true})
	r.tick(r.pointer())
}

// key strikes a key as the devices report it.
func (r *run) key(k ebiten.Key) {
	in := r.pointer()
	in.Keys = []ebiten.Key{k}
	switch k {
	case ebiten.KeyEnter:
		in.Accept = true
	case ebiten.KeyEscape:
		in.Back = true
	case ebiten.KeySpace:
		in.Skip, in.Chars = true, []rune{' '}
	case ebiten.KeyBackspace:
		in.Erase = true
	case ebiten.KeyTab:
		in.Dir = ui.Next
	case ebiten.KeyArrowUp:
		in.Dir = ui.Up
	case ebiten.KeyArrowDown:
		in.Dir = ui.Down
	case ebiten.KeyArrowLeft:
		in.Dir = ui.West
	case ebiten.KeyArrowRight:
		in.Dir = ui.East
	}
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		in.Chars = []rune{rune('a' + k - ebiten.KeyA)}
	}
	r.tick(in)
	r.tick(r.pointer())
}

// focus leads the focus to a node, as Tab and the arrows do sooner or later.
func (r *run) focus(id string) {
	in := r.pointer()
	in.Dir = []ui.Dir{ui.Next, ui.Prev, ui.Up, ui.Down, ui.West, ui.East}[r.rand.IntN(6)]
	r.tick(in)
	if r.over {
		return
	}
	r.root().Focus(id)
	r.tick(r.pointer())
}

// keys are all that a hand may strike without aim.
var keys = func() []ebiten.Key {
	all := []ebiten.Key{
		ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyBackspace, ebiten.KeyEscape,
		ebiten.KeyF1, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyPageUp,
		ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyDelete,
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		all = append(all, k)
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		all = append(all, k)
	}
	return all
}()

// shortcut draws a key that the scene on top follows now: of a move if there is one, or else of anything.
func (r *run) shortcut() ebiten.Key {
	var moves, others []ebiten.Key
	for i := range r.root().Nodes {
		if n := &r.root().Nodes[i]; n.Role == "move" && n.Enabled() {
			moves = append(moves, n.Keys...)
		} else {
			others = append(others, n.Keys...)
		}
	}
	if len(moves) > 0 && r.rand.IntN(4) > 0 {
		others = moves
	}
	others = slices.DeleteFunc(others, func(k ebiten.Key) bool { return k == ebiten.KeyF11 })
	if len(others) == 0 {
		return keys[r.rand.IntN(len(keys))]
	}
	return others[r.rand.IntN(len(others))]
}
