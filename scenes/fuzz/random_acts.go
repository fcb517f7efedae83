//go:build !js

package fuzz

import (
	"strings"

	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// act is a kind of random input to the scene on top. share is its relative frequency in a list of
// acts.
type act struct {
	name  string
	share int
	do    func(r *run)
}

// anyActs are the acts that are possible in every scene.
var anyActs = []act{
	{"press", 24, (*run).press},
	{"point", 14, (*run).point},
	{"point at all", 1, (*run).pointAtAll},
	{"shortcut over tooltip", 12, (*run).shortcutOverTooltip},
	{"focus", 8, (*run).walkFocus},
	{"key", 10, (*run).pressKeys},
	{"shortcut", 8, (*run).pressShortcut},
	{"look closer", 6, (*run).enlarge},
	{"drag", 4, (*run).dragAbout},
	{"wheel", 4, (*run).wheel},
	{"hold", 3, (*run).longPress},
	{"type", 2, (*run).typeText},
	{"resize", 2, (*run).resize},
	{"set", 2, (*run).changeSetting},
	{"wait", 5, (*run).wait},
}

// moveActs are the acts that make moves of the game at a table.
var moveActs = []act{
	{"move", 60, (*run).move},
	{"move by key", 20, (*run).moveByKey},
	{"move after a look", 20, (*run).moveAfterLook},
}

// do chooses an act from a list (the parameter all) at random, in proportion to the shares of the
// acts, and does it.
func (r *run) do(all []act) {
	sum := 0
	for _, a := range all {
		sum += a.share
	}
	n := r.rand.IntN(sum)
	for _, a := range all {
		if n -= a.share; n < 0 {
			r.tally.Acts++
			r.tally.Scenes[r.app.Top().Name()]++
			r.logAct("%s in %s", a.name, r.app.Top().Name())
			a.do(r)
			break
		}
	}
	r.count()
}

// press presses a random node in the window. The node is enabled, or shows a reason why it is
// disabled.
func (r *run) press() {
	if n, ok := r.pick(r.nodes(func(n *ui.Node) bool {
		return (n.Press != nil || n.DisabledReason != "") &&
			r.inWindow(n)
	})); ok {
		r.pressNode(n)
	}
}

func (r *run) pressNode(n ui.Node) {
	r.logAct("press %q", n.ID)
	r.pointTo(n.Rect)
	r.click()
	if r.rand.IntN(5) == 0 {
		r.click()
	}
	r.settle()
}

// settle steps the app by a few ticks or, with probability 1/3, until it is not busy.
func (r *run) settle() {
	r.ticks(1 + r.rand.IntN(8))
	if r.rand.IntN(3) == 0 {
		r.waitIdle(240)
	}
}

// waitIdle steps the app until it is not busy. most is the maximum number of ticks.
func (r *run) waitIdle(most int) {
	for i := 0; i < most && !r.over && r.app.Top().Base().Busy; i++ {
		r.app.PaintTicks = r.rand.IntN(paintInterval/2) == 0
		r.tick(r.pointer())
	}
	r.app.PaintTicks = true
}

// point moves the pointer to a random node and keeps it there until the node's tooltip is open.
func (r *run) point() {
	if n, ok := r.pick(r.nodes(r.inWindow)); ok {
		r.logAct("point at %q", n.ID)
		r.pointTo(n.Rect)
		r.ticks(tipTicks)
	}
}

// pointAtAll keeps the pointer on every node, one after the other, until its tooltip is open.
func (r *run) pointAtAll() {
	for _, n := range r.nodes(r.inWindow) {
		r.pointTo(n.Rect)
		r.ticks(tipTicks)
	}
}

// shortcutOverTooltip moves the focus or the pointer to a node, waits until the node's tooltip is
// open, and presses a shortcut key.
func (r *run) shortcutOverTooltip() {
	n, ok := r.pick(r.nodes(func(n *ui.Node) bool { return n.ZoomPreview != nil || n.Tip != "" || n.Press != nil }))
	if table := r.nodes(func(n *ui.Node) bool {
		return n.ZoomPreview != nil || strings.HasPrefix(n.ID, "ledger ") || strings.HasPrefix(n.ID, "seat ")
	}); len(table) > 0 && r.rand.IntN(2) == 0 {
		n, ok = r.pick(table)
	}
	if !ok {
		return
	}
	if r.rand.IntN(2) == 0 && r.inWindow(&n) {
		r.pointTo(n.Rect)
	} else {
		r.focus(n.ID)
	}
	r.ticks(tipTicks)
	if r.over {
		return
	}
	k := r.shortcut()
	r.logAct("press key %s while the tooltip of %q is open", k, n.ID)
	in := r.pointer()
	if r.rand.IntN(2) == 0 { // the shortcut comes in the same tick as a move of the pointer
		if other, ok := r.pick(r.nodes(r.inWindow)); ok {
			r.x, r.y = r.pixelCenter(other.Rect)
			in.X, in.Y = r.x, r.y
		}
	}
	in.Keys, in.Accept = []ebiten.Key{k}, k == ebiten.KeyEnter
	r.tick(in)
	r.settle()
}

// walkFocus moves the keyboard focus by a few nodes.
func (r *run) walkFocus() {
	for range 1 + r.rand.IntN(5) {
		in := r.pointer()
		in.Dir = ui.Dir(1 + r.rand.IntN(6))
		r.tick(in)
		r.ticks(r.rand.IntN(tipTicks))
	}
}

// pressKeys presses random keys, and sometimes moves the stick of a gamepad.
func (r *run) pressKeys() {
	for range 1 + r.rand.IntN(3) {
		k := keys[r.rand.IntN(len(keys))]
		r.logAct("press key %s", k)
		r.key(k)
		if r.over {
			return
		}
	}
	if r.rand.IntN(4) == 0 {
		for range 8 {
			in := r.pointer()
			in.PushX, in.PushY = r.rand.Float64()*2-1, r.rand.Float64()*2-1
			r.tick(in)
		}
	}
	r.settle()
}

func (r *run) pressShortcut() {
	k := r.shortcut()
	r.logAct("press key %s", k)
	r.key(k)
	r.settle()
}

// enlarge opens the enlarged view of a random node, or the paragraph of the rulebook that explains
// the node.
func (r *run) enlarge() {
	n, ok := r.pick(r.nodes(func(n *ui.Node) bool { return n.Tip != "" || n.ZoomPreview != nil }))
	if !ok {
		return
	}
	r.logAct("look closer at %q", n.ID)
	if r.inWindow(&n) {
		r.pointTo(n.Rect)
	} else {
		r.focus(n.ID)
	}
	in := r.pointer()
	switch r.rand.IntN(4) {
	case 0:
		in.Right = true
	case 1:
		in.Keys = []ebiten.Key{ui.RuleKey}
	default:
		in.Keys = []ebiten.Key{ui.ZoomPreviewKey}
	}
	r.tick(in)
	r.ticks(2 + r.rand.IntN(tipTicks))
}

// dragAbout drags the pointer or a finger from a random node to another one.
func (r *run) dragAbout() {
	from, ok := r.pick(r.nodes(func(n *ui.Node) bool {
		return (n.Drag != nil || r.rand.IntN(6) == 0) && r.inWindow(n)
	}))
	to, there := r.pick(r.nodes(r.inWindow))
	if ok && there {
		r.logAct("drag %q to %q", from.ID, to.ID)
		r.pointTo(from.Rect)
		r.drag(to.Rect)
	}
}

// wheel turns the mouse wheel over a node or, in a window that is used by touch, pinches with two
// fingers.
func (r *run) wheel() {
	n, ok := r.pick(r.nodes(func(n *ui.Node) bool { return (n.Wheel != nil || n.Pinch != nil) && r.inWindow(n) }))
	if !ok {
		return
	}
	r.logAct("turn the wheel over %q", n.ID)
	r.pointTo(n.Rect)
	for range 1 + r.rand.IntN(6) {
		in := r.pointer()
		in.Wheel = float64(r.rand.IntN(9) - 4)
		if r.plan.Window.Touch {
			in.Wheel, in.Pinch, in.PinchX, in.PinchY = 0, 30*(r.rand.Float64()-0.5), r.x, r.y
		}
		r.tick(in)
	}
	r.ticks(2)
}

func (r *run) longPress() {
	if n, ok := r.pick(r.nodes(r.inWindow)); ok {
		r.logAct("hold %q", n.ID)
		r.pointTo(n.Rect)
		r.hold()
	}
}

// typeText types a random text into a text field, if the scene has one.
func (r *run) typeText() {
	n, ok := r.pick(r.nodes(func(n *ui.Node) bool { return n.Role == "textbox" }))
	if !ok {
		return
	}
	r.logAct("type into %q", n.ID)
	r.focus(n.ID)
	for range r.rand.IntN(12) {
		in := r.pointer()
		in.Chars, in.Erase = []rune{[]rune("aZ ß界'%.")[r.rand.IntN(8)]}, r.rand.IntN(4) == 0
		r.tick(in)
	}
	r.key(ebiten.KeyEnter)
}

// resize changes the window to another of the test windows.
func (r *run) resize() {
	w := windows[r.rand.IntN(len(windows))]
	r.logAct("resize to %dx%d", w.Width, w.Height)
	r.window(w)
	r.ticks(2)
}

// changeSetting changes a random setting of the app to a random value.
func (r *run) changeSetting() {
	s := r.app.Settings
	switch r.rand.IntN(7) {
	case 0:
		s.TextSize = stage.TextSizes[r.rand.IntN(len(stage.TextSizes))]
	case 1:
		s.Speed = stage.Speeds()[r.rand.IntN(len(stage.Speeds()))]
	case 2:
		s.Contrast = !s.Contrast
	case 3:
		s.LeftHand = !s.LeftHand
	case 4:
		s.Reduced = !s.Reduced
	case 5:
		s.Confirm = stage.Confirms()[r.rand.IntN(3)]
	default:
		tags := i18n.Languages()
		r.app.SetLanguage(tags[r.rand.IntN(len(tags))])
	}
	r.logAct("set language %s, letters %d, speed %s, contrast %v, left hand %v", s.Language, s.TextSize, s.Speed,
		s.Contrast, s.LeftHand)
	r.app.SettingsChanged()
	r.app.Top().Base().Rebuild()
	r.ticks(2)
}

func (r *run) wait() {
	r.ticks(r.rand.IntN(90))
	if r.over {
		return
	}
	if r.rand.IntN(3) == 0 {
		r.waitIdle(600)
	}
}

// moves returns the nodes that play a legal move, or that may lead to one by changing a selection.
func (r *run) moves() []ui.Node {
	all := r.nodes(func(n *ui.Node) bool { return n.Role == "move" && n.Enabled() })
	if len(all) == 0 || r.rand.IntN(8) == 0 {
		more := r.nodes(func(n *ui.Node) bool {
			return n.Enabled() && !n.ViewOnly && !isTableControl(n.ID) && n.Role != "text" && n.Role != "listitem"
		})
		if len(more) > 0 {
			return more
		}
	}
	return all
}

// isTableControl reports whether a node is one of the controls that every table has. Pressing them
// never leads to a move.
func isTableControl(id string) bool {
	for _, own := range []string{"menu", "rules", "speed", "sound", "hint", "coach", "log", "undo", "again", "redo",
		"questions", "phase", "notice"} {
		if id == own {
			return true
		}
	}
	for _, own := range []string{"line ", "log of ", "ledger ", "asking/", "ask "} {
		if strings.HasPrefix(id, own) {
			return true
		}
	}
	return false
}

// move plays a random move of the game by mouse or touch.
func (r *run) move() {
	r.waitForTurn()
	if r.over {
		return
	}
	if n, ok := r.pick(r.moves()); ok {
		if r.inWindow(&n) {
			r.pressNode(n)
		} else {
			r.pressByKey(n)
		}
		r.confirm()
	}
}

// moveByKey plays a random move of the game with the keyboard.
func (r *run) moveByKey() {
	r.waitForTurn()
	if r.over {
		return
	}
	if n, ok := r.pick(r.moves()); ok {
		r.pressByKey(n)
		r.confirm()
	}
}

func (r *run) pressByKey(n ui.Node) {
	r.logAct("press %q by key", n.ID)
	r.focus(n.ID)
	if len(n.Keys) > 0 && r.rand.IntN(2) == 0 {
		r.key(n.Keys[r.rand.IntN(len(n.Keys))])
	} else {
		r.key(ebiten.KeyEnter)
	}
	r.settle()
}

// moveAfterLook waits until the preview of a random move is shown, and then plays the move.
func (r *run) moveAfterLook() {
	r.waitForTurn()
	if r.over {
		return
	}
	n, ok := r.pick(r.moves())
	if !ok {
		return
	}
	if r.inWindow(&n) {
		r.pointTo(n.Rect)
	} else {
		r.focus(n.ID)
	}
	r.ticks(tipTicks)
	if r.inWindow(&n) && r.rand.IntN(2) == 0 {
		r.logAct("press %q", n.ID)
		r.click()
	} else {
		r.pressByKey(n)
	}
	r.settle()
	r.confirm()
}

// waitForTurn waits until bots and animations have finished, or skips animations.
func (r *run) waitForTurn() {
	if r.rand.IntN(3) == 0 && r.app.Top().Base().Busy {
		r.ticks(r.rand.IntN(30))
		if r.over {
			return
		}
		r.key(ebiten.KeySpace)
	}
	r.waitIdle(400)
}

// confirm answers the app's question whether to play a move, if the app asks it.
func (r *run) confirm() {
	if r.over {
		return
	}
	if n, ok := r.pick(r.nodes(func(n *ui.Node) bool {
		return n.ID == "yes" || n.ID == "do-it" || n.ID == "ready" || n.ID == "close" || n.ID == "pass-device"
	})); ok && r.rand.IntN(8) > 0 {
		r.pressNode(n)
	}
}
