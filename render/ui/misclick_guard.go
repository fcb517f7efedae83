package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/i18n"

	"github.com/hajimehoshi/ebiten/v2"
)

// guardTime is how long, in milliseconds, presses on a new node are ignored after it has appeared.
// Such presses were meant for the node that was at its place before.
const guardTime = 250

// irreversibleGuardTime replaces guardTime for nodes with irreversible effects; see
// [Root.Irreversible].
const irreversibleGuardTime = 1000

// misclickGuard recognizes presses that were meant for a node that has just been replaced, above
// all the second press of a double click. It records recent presses and removed nodes. Times are
// values of Root.clock.
type misclickGuard struct {
	lastPress      geom.Point    // position of the last press on a node
	lastPressID    string        // ID of the node pressed by the last press
	lastPressAt    float64       // time of the last press on a node
	lastKeyPressAt float64       // time of the last press by keys or a gamepad
	lastKeyPressID string        // ID of the node pressed by the last key press, "" if that press skipped an animation
	lastShortcut   ebiten.Key    // key of the last shortcut that pressed a node
	lastShortcutID string        // ID of the node that the last shortcut pressed
	lastShortcutAt float64       // time of the last shortcut that pressed a node
	lostPointer    geom.Point    // pointer position when the node below it disappeared
	lostAt         float64       // time when the node below the pointer disappeared
	removed        []removedNode // pressable nodes that disappeared recently
	lastDown       geom.Point    // position of the last press, whether it pressed a node or not
	lastDownAt     float64       // time of that press
	ignored        bool          // the last press was ignored as the second half of a double click
	newMeaningAt   float64       // time of the last BeginDecision, at which all nodes got a new meaning
	initialized    bool          // the first nodes have been set
}

// removedNode is a pressable node that has disappeared.
type removedNode struct {
	rect      geom.Rect
	id        string
	removedAt float64 // time when it disappeared
}

// recentlyRemoved returns the pressable nodes that disappeared less than irreversibleGuardTime ago:
// those recorded earlier, and the nodes of old, the previous list, that do not exist any more.
// there holds the existing nodes by ID, and now is the current time.
func (h *misclickGuard) recentlyRemoved(old []Node, there map[string]*nodeAnimation, now float64) (kept []removedNode) {
	for _, g := range h.removed {
		if now-g.removedAt < irreversibleGuardTime && there[g.id] == nil {
			kept = append(kept, g)
		}
	}
	for i := range old {
		if n := &old[i]; n.Press != nil && there[n.ID] == nil {
			kept = append(kept, removedNode{n.Rect, n.ID, now})
		}
	}
	return kept
}

// newMisclickGuard returns a guard without any recorded press.
func newMisclickGuard() misclickGuard {
	never := math.Inf(-1)
	return misclickGuard{lastPressAt: never, lastKeyPressAt: never, lastShortcutAt: never, lostAt: never,
		lastDownAt: never, newMeaningAt: never, initialized: true}
}

// BeginDecision must be called when the nodes get a new meaning though they look the same, for
// example when the next decision begins. A second press at the same place, made immediately
// afterwards, is then ignored as part of a double click.
func (r *Root) BeginDecision() { r.guard.newMeaningAt = r.clock }

// TakeOverFrom must be called when this screen replaces another one. before is the root of the
// replaced screen. Presses that were meant for nodes of the replaced screen are ignored.
func (r *Root) TakeOverFrom(before *Root) {
	old, shift := before.guard, r.clock-before.clock
	if !old.initialized {
		return
	}
	r.guard = old
	r.guard.lastPressAt += shift
	r.guard.lastKeyPressAt += shift
	r.guard.lastShortcutAt += shift
	r.guard.lostAt += shift
	r.guard.lastDownAt += shift
	r.guard.newMeaningAt = r.clock
}

// recordLostHover records the pointer position if the node below the pointer is not among the new
// nodes.
func (r *Root) recordLostHover(nodes []Node) {
	if r.focused || r.hover < 0 || r.hover >= len(r.Nodes) || r.Nodes[r.hover].Press == nil {
		return
	}
	for i := range nodes {
		if nodes[i].ID == r.Nodes[r.hover].ID {
			return
		}
	}
	r.guard.lostPointer, r.guard.lostAt = r.pointer, r.clock
}

// isMisclick reports whether a press on node n was probably meant for another node, which was in
// the same place before n appeared. at is the point of the press.
func (r *Root) isMisclick(n *Node, at geom.Point) bool {
	born := r.meaningSince(n)
	if n.Press == nil || r.clock-born >= irreversibleGuardTime {
		return false
	}
	within := func(since, usual float64) bool {
		return born >= since && (r.clock-born < guardTime && r.clock-since < usual ||
			r.clock-since < irreversibleGuardTime && r.guard.lastPressID != n.ID && r.isIrreversible(n))
	}
	for _, g := range r.guard.removed { // for example "Done" was at the place of "End turn" a moment ago
		if r.clock-g.removedAt < irreversibleGuardTime && born >= g.removedAt && g.rect.Has(at) && r.isIrreversible(n) {
			return true
		}
	}
	return at.Dist(r.guard.lastPress) <= 2*dragThreshold && within(r.guard.lastPressAt, 2*guardTime) ||
		at.Dist(r.guard.lostPointer) <= 2*dragThreshold && within(r.guard.lostAt, guardTime)
}

func (r *Root) isIrreversible(n *Node) bool { return r.Irreversible != nil && r.Irreversible(n) }

// notReady reports whether a press at the pointer on node n would be ignored now. That is so if the
// node has irreversible effects and the press might be meant for another node. Such a node is drawn
// dimmed.
func (r *Root) notReady(n *Node) bool {
	return n.Press != nil && n.Rect.Has(r.pointer) && r.clock-r.meaningSince(n) < irreversibleGuardTime &&
		r.isMisclick(n, r.pointer) && r.isIrreversible(n)
}

// answerEarly handles a press on node n that is ignored because it came too early: it shows a
// message, except for the second half of a double click, which belongs to a press that had an
// effect. doubled reports whether the press may be such a half. Of several presses in a row, at
// most one is the second half, so the next one is answered.
func (r *Root) answerEarly(n *Node, doubled bool) {
	if !r.isSecondHalf(doubled) {
		r.AnswerEarly(n.ID)
	}
}

// answerMisclick is answerEarly for a press on node n that was probably meant for another node. If
// there was no press just before, the node has changed by itself, and the message says so.
func (r *Root) answerMisclick(n *Node, doubled bool) {
	last := max(r.guard.lastPressAt, r.guard.lastKeyPressAt, r.guard.lastShortcutAt)
	switch {
	case r.isSecondHalf(doubled):
	case r.clock-last < irreversibleGuardTime || n.Label == "":
		r.AnswerEarly(n.ID)
	default:
		r.ShowMessage(n.ID, i18n.T("This has just changed. Press it again if you want “%s”.", n.Label))
	}
}

// isSecondHalf reports whether an ignored press is the second half of a double click, see
// answerEarly, and records that.
func (r *Root) isSecondHalf(doubled bool) bool {
	r.guard.ignored = doubled && !r.guard.ignored
	return r.guard.ignored
}

// AnswerEarly shows at the node with the given ID the message that a press on it was ignored
// because it came too early.
func (r *Root) AnswerEarly(id string) {
	r.ShowMessage(id, i18n.T("That was too soon after the last press. Press it again in a moment."))
}

// isDoubleClick reports whether a press at a point is the second half of a double click, after any
// press, also one that pressed no node.
func (r *Root) isDoubleClick(at geom.Point) bool {
	return r.clock-r.guard.lastDownAt < doubleTime && at.Dist(r.guard.lastDown) <= 2*dragThreshold
}

// isDoubleKey reports whether a press by keys is the second half of a double one: the previous key
// press, at the time since, was made only a moment ago.
func (r *Root) isDoubleKey(since float64) bool { return r.clock-since < doubleTime }

// AnimationSkipped must be called when a key press skipped an animation: another press by keys
// shortly after must not press a node with irreversible effects.
func (r *Root) AnimationSkipped() { r.guard.lastKeyPressAt, r.guard.lastKeyPressID = r.clock, "" }

// isAccidentalRepeat reports whether a press of the shortcut k is probably a mistake: n, the node
// that it would press, has irreversible effects, and the same key pressed another node less than
// irreversibleGuardTime ago. If it is no mistake, the press is recorded.
func (r *Root) isAccidentalRepeat(k ebiten.Key, n *Node) bool {
	h := &r.guard
	if h.lastShortcut == k && h.lastShortcutID != n.ID && r.clock-h.lastShortcutAt < irreversibleGuardTime &&
		r.isIrreversible(n) {
		return true
	}
	h.lastShortcut, h.lastShortcutID, h.lastShortcutAt = k, n.ID, r.clock
	return false
}

// isAccidentalAccept reports whether the player, who presses the focused node n by keys, probably
// meant another node. That is so if n appeared, or got its present meaning, after another press by
// keys that was made only a moment ago.
func (r *Root) isAccidentalAccept(n *Node) bool {
	born := r.meaningSince(n)
	since := r.clock - r.guard.lastKeyPressAt
	if n.Press == nil || born < r.guard.lastKeyPressAt {
		return false
	}
	return r.clock-born < guardTime && since < 2*guardTime || since < irreversibleGuardTime &&
		r.guard.lastKeyPressID != n.ID && r.isIrreversible(n)
}

// meaningSince returns the time when a node got its present meaning: when it appeared, or the last
// call of BeginDecision if that was later.
func (r *Root) meaningSince(n *Node) float64 {
	born := r.guard.newMeaningAt
	if f := r.feel[n.ID]; f != nil {
		born = max(born, f.createdAt)
	}
	return born
}
