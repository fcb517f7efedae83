package ui

import "gulch/render/geom"

// tip is the tooltip.
type tip struct {
	id     string
	since  float64 // when its node came under the pointer or into focus
	shown  bool
	closed float64
	big    bool   // the enlarged view instead of the words
	text   string // a refusal or news shown in its place
	calm   bool   // it is news
	rule   string // the anchor of the rule behind a refusal, "" for that of the node
	until  float64
	pinned bool      // it stays until something else is pressed
	asleep bool      // its node came under a pointer that rests: it waits for the pointer to move
	box    geom.Rect // where it was drawn
	other  string    // what is pointed at while it is pinned, if that has something to say, too
	turned float64   // since when
}

// explains reports whether a node still has what the tooltip shows of it: a node that was replaced
// by another with the same ID may have lost its enlarged view or its words.
func (t *tip) explains(n *Node) bool {
	if t.big {
		return n.Peek != nil
	}
	return t.text != "" || n.Tip != "" || n.Label != ""
}

// Refuse shakes a node and shows why in words.
func (r *Root) Refuse(id, why string) { r.RefuseBy(id, why, "") }

// RefuseBy is Refuse with the anchor of the rule that speaks against it, "" for that of the node.
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

// Tell shows a line of words at a node, as its tooltip, for a moment.
func (r *Root) Tell(id, words string) {
	r.tip = tip{id: id, text: words, until: r.clock + 1600 + 30*float64(len(words)), shown: true, since: r.clock, calm: true}
	r.said = words
	r.stale = true
}

// Said returns the latest refusal once, for readers.
func (r *Root) Said() string {
	s := r.said
	r.said = ""
	return s
}

// peek turns the tooltip into the enlarged view, or back.
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

// tipNode is what a tooltip would explain now.
func (r *Root) tipNode() *Node {
	n := r.Hovered()
	if n == nil || n.Tip == "" && n.Peek == nil || r.focused && r.buried(n) {
		return nil
	}
	return n
}

// buried reports whether a solid node lies over the middle of another, which keys have led to: what cannot be seen is not
// explained.
func (r *Root) buried(n *Node) bool {
	for i := len(r.Nodes) - 1; i >= 0 && &r.Nodes[i] != n; i-- {
		if s := &r.Nodes[i]; s.Solid && s.Rect.Has(n.Rect.Center()) {
			return true
		}
	}
	return false
}

// turnsAway reports whether a pinned tooltip goes because something else has been pointed at for as long as its own would need;
// on the way to the tooltip one may cross others.
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

// tooltip decides what is explained.
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
