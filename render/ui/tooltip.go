package ui

import "gulch/render/geom"

// tooltipState is the state of a screen's tooltip: which node it explains, what it shows, and since
// when.
type tooltipState struct {
	id           string
	since        float64 // time (value of Root.clock) when the node was first hovered or focused
	shown        bool
	closed       float64
	zoomed       bool   // the zoom preview is shown instead of text
	text         string // refusal or message that is shown instead of the node's tip, "" for none
	isMessage    bool   // text is a message, not a refusal
	rule         string // anchor of the rule behind a refusal, "" for the RuleAnchor of the node
	until        float64
	pinned       bool      // the tooltip stays open until the player presses elsewhere
	waitsForMove bool      // the node appeared below a resting pointer; opens only after the pointer has moved
	box          geom.Rect // rectangle in which the tooltip was drawn
	otherHovered string    // ID of another node with a tip that is hovered while this one is pinned
	otherSince   float64   // time (value of Root.clock) when that node was first hovered
}

// explains reports whether node n still has what the tooltip shows: a zoom preview or a text. The
// node with the tooltip's ID may have been replaced by another one that has neither.
func (t *tooltipState) explains(n *Node) bool {
	if t.zoomed {
		return n.ZoomPreview != nil
	}
	return t.text != "" || n.Tip != "" || n.Label != "" || n.refuses()
}

// Refuse tells the player that the node with the given ID cannot be pressed. It shakes the node and
// shows why, the reason, as its tooltip.
func (r *Root) Refuse(id, why string) { r.RefuseBy(id, why, "") }

// RefuseBy is [Root.Refuse] with a link to the rules: rule is the anchor of the rule behind the
// refusal, "" for the RuleAnchor of the node.
func (r *Root) RefuseBy(id, why, rule string) {
	if f := r.feel[id]; f != nil {
		f.shakeFrom = r.clock
	}
	r.tooltip = tooltipState{id: id, text: why, until: r.clock + 2600 + 40*float64(len(why)), shown: true,
		since: r.clock, rule: rule}
	r.announcement = why
	r.frameRequested = true
	if r.Refused != nil {
		r.Refused()
	}
}

// ShowMessage shows words, a message to the player, for a moment in place of the tooltip of the
// node with the given ID.
func (r *Root) ShowMessage(id, words string) {
	r.tooltip = tooltipState{id: id, text: words, until: r.clock + 1600 + 30*float64(len(words)), shown: true,
		since: r.clock, isMessage: true}
	r.announcement = words
	r.frameRequested = true
}

// TakeAnnouncement returns the latest refusal or message for screen readers, and clears it.
func (r *Root) TakeAnnouncement() string {
	s := r.announcement
	r.announcement = ""
	return s
}

// toggleZoomPreview switches the tooltip of the hovered node to the zoom preview or back, and pins
// it if the node links to the rules.
func (r *Root) toggleZoomPreview() {
	n := r.Hovered()
	switch {
	case n == nil:
	case n.ZoomPreview != nil:
		pin := r.linksToRule(n) && !r.tooltip.pinned
		r.tooltip = tooltipState{id: n.ID, since: r.clock - zoomPreviewDelay, shown: true, zoomed: !r.tooltip.zoomed ||
			pin, pinned: pin}
		r.frameRequested = true
	case r.linksToRule(n):
		r.pin(n)
	}
}

// tipNode returns the node whose tooltip would be shown now, or nil.
func (r *Root) tipNode() *Node {
	n := r.Hovered()
	if n == nil || n.Tip == "" && n.ZoomPreview == nil && !n.refuses() || r.focused && r.isCovered(n) {
		return nil
	}
	return n
}

// isCovered reports whether a BlocksInput node covers the centre of n. Such a node has no tooltip,
// even if it has the focus.
func (r *Root) isCovered(n *Node) bool {
	for i := len(r.Nodes) - 1; i >= 0 && &r.Nodes[i] != n; i-- {
		if s := &r.Nodes[i]; s.BlocksInput && s.Rect.Has(n.Rect.Center()) {
			return true
		}
	}
	return false
}

// pinExpired reports whether a pinned tooltip must close because another node has been hovered for
// so long that the tooltip of that node would open. Crossing other nodes on the way to the pinned
// tooltip does not close it.
func (r *Root) pinExpired() bool {
	n := r.tipNode()
	switch {
	case n == nil || n.ID == r.tooltip.id || r.tooltip.box.Has(r.overPointer(r.pointer)) && !r.focused:
		r.tooltip.otherHovered = ""
		return false
	case n.ID != r.tooltip.otherHovered:
		r.tooltip.otherHovered, r.tooltip.otherSince = n.ID, r.clock
		return false
	}
	return r.clock-r.tooltip.otherSince >= tooltipDelay
}

// updateTooltip opens and closes the tooltip.
func (r *Root) updateTooltip() {
	if r.tooltip.pinned && !r.pinExpired() {
		return
	}
	if r.tooltip.text != "" {
		if r.clock < r.tooltip.until {
			return
		}
		r.tooltip = tooltipState{closed: r.clock}
		r.frameRequested = true
	}
	n := r.tipNode()
	if n == nil || r.pressed.dragging || r.HideTips {
		if r.tooltip.shown {
			r.tooltip = tooltipState{closed: r.clock}
			r.frameRequested = true
		}
		r.tooltip.id = ""
		return
	}
	aimed := r.pointerActive || r.focused && r.focus == n.ID
	if n.ID != r.tooltip.id {
		quick := r.tooltip.shown || r.clock-r.tooltip.closed < tooltipQuickDelay
		r.tooltip = tooltipState{id: n.ID, since: r.clock, waitsForMove: !aimed}
		if quick && aimed {
			r.tooltip.since = r.clock - zoomPreviewDelay
		}
	}
	if r.tooltip.waitsForMove {
		if !aimed {
			return
		}
		r.tooltip.waitsForMove, r.tooltip.since = false, r.clock
	}
	after := float64(tooltipDelay)
	if n.ZoomPreview != nil {
		after = zoomPreviewDelay
	}
	if !r.tooltip.shown && r.clock-r.tooltip.since >= after {
		r.tooltip.shown, r.tooltip.zoomed = true, n.ZoomPreview != nil
		r.frameRequested = true
	}
}
