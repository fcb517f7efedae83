//go:build !js

package fuzz

import (
	"strings"

	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// act is something that is done to the scene on top, as often as its share says.
type act struct {
	name  string
	share int
	do    func(r *run)
}

// wanderings are what is done to any scene.
var wanderings = []act{
	{"press", 24, (*run).press},
	{"point", 14, (*run).point},
	{"point at all", 1, (*run).pointAtAll},
	{"explain and strike", 12, (*run).explainAndStrike},
	{"focus", 8, (*run).walkFocus},
	{"key", 10, (*run).strike},
	{"shortcut", 8, (*run).strikeShortcut},
	{"look closer", 6, (*run).lookCloser},
	{"drag", 4, (*run).dragAbout},
	{"wheel", 4, (*run).wheel},
	{"hold", 3, (*run).longPress},
	{"type", 2, (*run).typeText},
	{"resize", 2, (*run).resize},
	{"set", 2, (*run).set},
	{"wait", 5, (*run).wait},
}

// movings are what is done to a table to get on in the game.
var movings = []act{
	{"move", 60, (*run).move},
	{"move by key", 20, (*run).moveByKey},
	{"move after a look", 20, (*run).moveAfterLook},
}

// do draws one of some acts and does it.
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
			r.did("%s in %s", a.name, r.app.Top().Name())
			a.do(r)
			break
		}
	}
	r.count()
}

// press presses something that can be pressed, or that says why not.
func (r *run) press() {
	if n, ok := r.any(r.nodes(func(n *ui.Node) bool { return (n.Press != nil || n.Why != "") && r.seen(n) })); ok {
		r.pressNode(n)
	}
}

func (r *run) pressNode(n ui.Node) {
	r.did("press %q", n.ID)
	r.to(n.Rect)
	r.click()
	if r.rand.IntN(5) == 0 {
		r.click()
	}
	r.settle()
}

// settle lets a few ticks pass, sometimes all of what moves.
func (r *run) settle() {
	r.ticks(1 + r.rand.IntN(8))
	if r.rand.IntN(3) == 0 {
		r.rest(240)
	}
}

// rest waits until nothing changes by itself any more, for so many ticks at most.
func (r *run) rest(most int) {
	for i := 0; i < most && !r.over && r.app.Top().Stage().Busy; i++ {
		r.app.PaintTicks = r.rand.IntN(seldom/2) == 0
		r.tick(r.pointer())
	}
	r.app.PaintTicks = true
}

// point rests with the pointer on something until it has explained itself.
func (r *run) point() {
	if n, ok := r.any(r.nodes(r.seen)); ok {
		r.did("point at %q", n.ID)
		r.to(n.Rect)
		r.ticks(tipTicks)
	}
}

// pointAtAll does so for everything.
func (r *run) pointAtAll() {
	for _, n := range r.nodes(r.seen) {
		r.to(n.Rect)
		r.ticks(tipTicks)
	}
}

// explainAndStrike leads focus or pointer to something, waits until it has explained itself, and strikes a shortcut.
func (r *run) explainAndStrike() {
	n, ok := r.any(r.nodes(func(n *ui.Node) bool { return n.Peek != nil || n.Tip != "" || n.Press != nil }))
	if table := r.nodes(func(n *ui.Node) bool {
		return n.Peek != nil || strings.HasPrefix(n.ID, "ledger ") || strings.HasPrefix(n.ID, "seat ")
	}); len(table) > 0 && r.rand.IntN(2) == 0 {
		n, ok = r.any(table)
	}
	if !ok {
		return
	}
	if r.rand.IntN(2) == 0 && r.seen(&n) {
		r.to(n.Rect)
	} else {
		r.focus(n.ID)
	}
	r.ticks(tipTicks)
	if r.over {
		return
	}
	k := r.shortcut()
	r.did("strike %s while %q explains itself", k, n.ID)
	in := r.pointer()
	if r.rand.IntN(2) == 0 { // in the same tick as the pointer moves
		if other, ok := r.any(r.nodes(r.seen)); ok {
			r.x, r.y = r.middle(other.Rect)
			in.X, in.Y = r.x, r.y
		}
	}
	in.Keys, in.Accept = []ebiten.Key{k}, k == ebiten.KeyEnter
	r.tick(in)
	r.settle()
}

// walkFocus leads the focus on a few steps.
func (r *run) walkFocus() {
	for range 1 + r.rand.IntN(5) {
		in := r.pointer()
		in.Dir = ui.Dir(1 + r.rand.IntN(6))
		r.tick(in)
		r.ticks(r.rand.IntN(tipTicks))
	}
}

// strike strikes any keys, some of them twice or with what Shift adds.
func (r *run) strike() {
	for range 1 + r.rand.IntN(3) {
		k := keys[r.rand.IntN(len(keys))]
		r.did("strike %s", k)
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

func (r *run) strikeShortcut() {
	k := r.shortcut()
	r.did("strike %s", k)
	r.key(k)
	r.settle()
}

// lookCloser asks for the enlarged view of something, or for its rule.
func (r *run) lookCloser() {
	n, ok := r.any(r.nodes(func(n *ui.Node) bool { return n.Tip != "" || n.Peek != nil }))
	if !ok {
		return
	}
	r.did("look closer at %q", n.ID)
	if r.seen(&n) {
		r.to(n.Rect)
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
		in.Keys = []ebiten.Key{ui.PeekKey}
	}
	r.tick(in)
	r.ticks(2 + r.rand.IntN(tipTicks))
}

// dragAbout drags something somewhere else.
func (r *run) dragAbout() {
	from, ok := r.any(r.nodes(func(n *ui.Node) bool { return (n.Drag != nil || r.rand.IntN(6) == 0) && r.seen(n) }))
	to, there := r.any(r.nodes(r.seen))
	if ok && there {
		r.did("drag %q to %q", from.ID, to.ID)
		r.to(from.Rect)
		r.drag(to.Rect)
	}
}

// wheel turns the wheel over something, or spreads two fingers.
func (r *run) wheel() {
	n, ok := r.any(r.nodes(func(n *ui.Node) bool { return (n.Wheel != nil || n.Pinch != nil) && r.seen(n) }))
	if !ok {
		return
	}
	r.did("turn the wheel over %q", n.ID)
	r.to(n.Rect)
	for range 1 + r.rand.IntN(6) {
		in := r.pointer()
		in.Wheel = float64(r.rand.IntN(9) - 4)
		if r.plan.Window.Finger {
			in.Wheel, in.Pinch, in.PinchX, in.PinchY = 0, 30*(r.rand.Float64()-0.5), r.x, r.y
		}
		r.tick(in)
	}
	r.ticks(2)
}

func (r *run) longPress() {
	if n, ok := r.any(r.nodes(r.seen)); ok {
		r.did("hold %q", n.ID)
		r.to(n.Rect)
		r.hold()
	}
}

// typeText types into a line of text, if there is one.
func (r *run) typeText() {
	n, ok := r.any(r.nodes(func(n *ui.Node) bool { return n.Role == "textbox" }))
	if !ok {
		return
	}
	r.did("type into %q", n.ID)
	r.focus(n.ID)
	for range r.rand.IntN(12) {
		in := r.pointer()
		in.Chars, in.Erase = []rune{[]rune("aZ ß界'%.")[r.rand.IntN(8)]}, r.rand.IntN(4) == 0
		r.tick(in)
	}
	r.key(ebiten.KeyEnter)
}

// resize gives the app another window.
func (r *run) resize() {
	w := windows[r.rand.IntN(len(windows))]
	r.did("resize to %dx%d", w.Width, w.Height)
	r.window(w)
	r.ticks(2)
}

// set changes a setting of the app.
func (r *run) set() {
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
		tags := words.Languages()
		r.app.SetLanguage(tags[r.rand.IntN(len(tags))])
	}
	r.did("set language %s, letters %d, speed %s, contrast %v, left hand %v", s.Language, s.TextSize, s.Speed, s.Contrast, s.LeftHand)
	r.app.SettingsChanged()
	r.app.Top().Stage().Rebuild()
	r.ticks(2)
}

func (r *run) wait() {
	r.ticks(r.rand.IntN(90))
	if r.over {
		return
	}
	if r.rand.IntN(3) == 0 {
		r.rest(600)
	}
}

// moves are the nodes of legal moves, or of what leads to one.
func (r *run) moves() []ui.Node {
	all := r.nodes(func(n *ui.Node) bool { return n.Role == "move" && n.Enabled() })
	if len(all) == 0 || r.rand.IntN(8) == 0 {
		more := r.nodes(func(n *ui.Node) bool {
			return n.Enabled() && !n.View && !chrome(n.ID) && n.Role != "text" && n.Role != "listitem"
		})
		if len(more) > 0 {
			return more
		}
	}
	return all
}

// chrome reports whether a node of a table belongs to what all tables have and leads to no move.
func chrome(id string) bool {
	for _, own := range []string{"menu", "rules", "speed", "sound", "hint", "coach", "log", "undo", "again", "redo", "questions", "phase", "notice"} {
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

// move makes a move with the pointer or a finger.
func (r *run) move() {
	r.await()
	if r.over {
		return
	}
	if n, ok := r.any(r.moves()); ok {
		if r.seen(&n) {
			r.pressNode(n)
		} else {
			r.pressByKey(n)
		}
		r.confirm()
	}
}

// moveByKey makes a move with the keys.
func (r *run) moveByKey() {
	r.await()
	if r.over {
		return
	}
	if n, ok := r.any(r.moves()); ok {
		r.pressByKey(n)
		r.confirm()
	}
}

func (r *run) pressByKey(n ui.Node) {
	r.did("press %q by key", n.ID)
	r.focus(n.ID)
	if len(n.Keys) > 0 && r.rand.IntN(2) == 0 {
		r.key(n.Keys[r.rand.IntN(len(n.Keys))])
	} else {
		r.key(ebiten.KeyEnter)
	}
	r.settle()
}

// moveAfterLook makes a move after what it comes to has been shown.
func (r *run) moveAfterLook() {
	r.await()
	if r.over {
		return
	}
	n, ok := r.any(r.moves())
	if !ok {
		return
	}
	if r.seen(&n) {
		r.to(n.Rect)
	} else {
		r.focus(n.ID)
	}
	r.ticks(tipTicks)
	if r.seen(&n) && r.rand.IntN(2) == 0 {
		r.did("press %q", n.ID)
		r.click()
	} else {
		r.pressByKey(n)
	}
	r.settle()
	r.confirm()
}

// await waits until bots and motions are done, or breaks motions off.
func (r *run) await() {
	if r.rand.IntN(3) == 0 && r.app.Top().Stage().Busy {
		r.ticks(r.rand.IntN(30))
		if r.over {
			return
		}
		r.key(ebiten.KeySpace)
	}
	r.rest(400)
}

// confirm answers a question whether a move is meant.
func (r *run) confirm() {
	if r.over {
		return
	}
	if n, ok := r.any(r.nodes(func(n *ui.Node) bool { return n.ID == "yes" || n.ID == "do-it" || n.ID == "ready" || n.ID == "close" })); ok && r.rand.IntN(8) > 0 {
		r.pressNode(n)
	}
}
