package ui

import "gulch/render/geom"

// tip is the state of the tooltip.
type tip struct {
	id     string
	since  float64 // time when its node was hovered or focused
	shown  bool
	closed float64
	big    bool   // shows the zoom preview instead of text
	text   string // a refusal or message shown instead of the node's tip
	calm   bool   // text is a message, not a refusal
	rule   string // anchor of the rule behind a refusal, "" for the anchor of the node
	until  float64
	pinned bool      // stays open until the player presses elsewhere
	asleep bool      // the node appeared below a resting pointer: waits until the pointer moves
	box    geom.Rect // where it was drawn
	other  string    // ID of another node with a tip that is hovered while this one is pinned
	turned float64   // time since when
}

// explains reports whether a node still has what the tooltip shows. A node may have been replaced
// by another with the same ID that has no zoom preview or text.
func (t *tip) explains(n *Node) bool {
	if t.big {
		return n.Peek != nil
	}
	return t.text != "" || n.Tip != "" || n.Label != ""
}

// Refuse shakes a node and shows the reason of a refusal as its tooltip.
func (r *Root) Refuse(id, why string) { r.RefuseBy(id, why, "") }

// RefuseBy is [Root.Refuse] with the anchor of the rule behind the refusal, "" for the anchor of
// the node.
func (r *Root) RefuseBy(id, why, rule string) {
	if f := r.feel[id]; f != nil {
		f.shakeFrom = r.clock
	}
	r.tip = tip{id: id, text: why, until: r.clock + 2600 + 40*float64(len(why)), shown: true, since: r.clock, rule: rule}
	r.said = why
	r.stale = true
	if r.Refused != nil {
		r.Refused()
	}
}

// Tell shows a message at a node for a moment, in place of its tooltip.
func (r *Root) Tell(id, words string) {
	r.tip = tip{id: id, text: words, until: r.clock + 1600 + 30*float64(len(words)), shown: true, since: r.clock, calm: true}
	r.said = words
	r.stale = true
}

// Said returns the latest refusal or message for screen readers, and clears it.
func (r *Root) Said() string {
	s := r.said
	r.said = ""
	return s
}

// peek switches the tooltip of the hovered node to the zoom preview or back, and pins it if the
// node links to the rules.
func (r *Root) peek() {
	n := r.Hovered()
	switch {
	case n == nil:
	case n.Peek != nil:
		pin := r.leads(n) && !r.tip.pinned
		r.tip = tip{id: n.ID, since: r.clock - peekAfter, shown: true, big: !r.tip.big || pin, pinned: pin}
		r.stale = true
	case r.leads(n):
		r.pin(n)
	}
}

// tipNode returns the node whose tooltip would be shown now, or nil.
func (r *Root) tipNode() *Node {
	n := r.Hovered()
	if n == nil || n.Tip == "" && n.Peek == nil || r.focused && r.buried(n) {
		return nil
	}
	return n
}

// buried reports whether a Solid node covers the centre of n, so that n has no tooltip though it
// has the focus.
func (r *Root) buried(n *Node) bool {
	for i := len(r.Nodes) - 1; i >= 0 && &r.Nodes[i] != n; i-- {
		if s := &r.Nodes[i]; s.Solid && s.Rect.Has(n.Rect.Center()) {
			return true
		}
	}
	return false
}

// turnsAway reports whether a pinned tooltip must close because another node has been hovered as
// long as its tooltip would need to open. Crossing other nodes on the way to the tooltip does not
// close it.
func (r *Root) turnsAway() bool {
	n := r.tipNode()
	switch {
	case n == nil || n.ID == r.tip.id || r.tip.box.Has(r.overPointer(r.pointer)) && !r.focused:
		r.tip.other = ""
		return false
	case n.ID != r.tip.other:
		r.tip.other, r.tip.turned = n.ID, r.clock
		return false
	}
	return r.clock-r.tip.turned >= tipAfter
}

// tooltip opens and closes the tooltip.
func (r *Root) tooltip() {
	if r.tip.pinned && !r.turnsAway() {
		return
	}
	if r.tip.text != "" {
		if r.clock < r.tip.until {
			return
		}
		r.tip = tip{closed: r.clock}
		r.stale = true
	}
	n := r.tipNode()
	if n == nil || r.grip.dragging || r.Hush {
		if r.tip.shown {
			r.tip = tip{closed: r.clock}
			r.stale = true
		}
		r.tip.id = ""
		return
	}
	aimed := r.aiming || r.focused && r.focus == n.ID
	if n.ID != r.tip.id {
		quick := r.tip.shown || r.clock-r.tip.closed < tipAgain
		r.tip = tip{id: n.ID, since: r.clock, asleep: !aimed}
		if quick && aimed {
			r.tip.since = r.clock - peekAfter
		}
	}
	if r.tip.asleep {
		if !aimed {
			return
		}
		r.tip.asleep, r.tip.since = false, r.clock
	}
	after := float64(tipAfter)
	if n.Peek != nil {
		after = peekAfter
	}
	if !r.tip.shown && r.clock-r.tip.since >= after {
		r.tip.shown, r.tip.big = true, n.Peek != nil
		r.stale = true
	}
}
