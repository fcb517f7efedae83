//go:build !js

package fuzz

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// tipTicks is a number of ticks after which a node's tooltip is certainly open, if the pointer or
// the focus stays on the node.
const tipTicks = 42

// root returns the root of the tree of nodes of the scene on top.
func (r *run) root() *ui.Root { return &r.app.Top().Base().Root }

// nodes returns the nodes of the scene on top for which good returns true. Nodes that would end the
// app are left out.
func (r *run) nodes(good func(n *ui.Node) bool) (all []ui.Node) {
	for i := range r.root().Nodes {
		if n := &r.root().Nodes[i]; good(n) && !endsApp(n.ID) {
			all = append(all, *n)
		}
	}
	return all
}

// endsApp reports whether pressing the node with this ID would end the app.
func endsApp(id string) bool { return id == "quit" }

// pick returns a random node of a list (the parameter all). ok is false if the list is empty.
func (r *run) pick(all []ui.Node) (n ui.Node, ok bool) {
	if len(all) == 0 {
		return n, false
	}
	return all[r.rand.IntN(len(all))], true
}

// inWindow reports whether the center of a node is in the window.
func (r *run) inWindow(n *ui.Node) bool {
	x, y := r.pixelCenter(n.Rect)
	w := r.plan.Window
	return !n.Rect.Empty() && x >= 0 && y >= 0 && x < float64(w.Width)*w.Pixels && y < float64(w.Height)*w.Pixels
}

// pixelCenter returns the center of a rectangle of the scene, converted from design units to pixels
// of the window.
func (r *run) pixelCenter(place geom.Rect) (x, y float64) {
	return r.app.ViewOf(place).ToPixel(place.Center())
}

// pointTo moves the pointer to the center of a rectangle. place is the rectangle, in design units
// of the scene.
func (r *run) pointTo(place geom.Rect) {
	r.x, r.y = r.pixelCenter(place)
	for _, off := range []float64{3, 0} { // a tooltip opens only after the pointer has moved
		r.tick(ui.Input{X: r.x + off, Y: r.y, Inside: !r.plan.Window.Touch})
	}
}

// click clicks the mouse at the position of the pointer or, in a window used by touch, taps there.
func (r *run) click() {
	touch := r.plan.Window.Touch
	in := ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Down: true, Pressed: true}
	r.tick(in)
	in.Pressed = false
	r.tick(in)
	r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Release: true})
	r.tick(r.pointer())
}

// hold presses at the position of the pointer, waits until a tooltip would be open, and releases.
func (r *run) hold() {
	touch := r.plan.Window.Touch
	in := ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Down: true, Pressed: true}
	r.tick(in)
	in.Pressed = false
	for i := range tipTicks {
		r.app.PaintTicks = i == tipTicks-1 || r.rand.IntN(paintInterval) == 0
		r.tick(in)
	}
	r.tick(ui.Input{X: r.x, Y: r.y, Inside: true, Touch: touch, Release: true})
	r.tick(r.pointer())
}

// drag drags the mouse, or a finger in a window used by touch, from the position of the pointer to
// the center of a rectangle. to is the rectangle, in design units of the scene.
func (r *run) drag(to geom.Rect) {
	touch := r.plan.Window.Touch
	tx, ty := r.pixelCenter(to)
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

// key presses a key. In the input of that tick it also sets the fields that follow from the key,
// such as Accept for Enter or the typed letter.
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

// focus presses a random key that moves the focus, and then sets the focus to the node with this
// ID.
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

// keys are the keys for random presses; frequent ones are listed twice.
var keys = func() []ebiten.Key {
	all := []ebiten.Key{
		ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyTab,
		ebiten.KeyBackspace, ebiten.KeyEscape,
		ebiten.KeyF1, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
		ebiten.KeyPageUp,
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

// shortcut returns a random key that a node of the scene on top uses. It prefers keys that play
// moves, if there are any.
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
