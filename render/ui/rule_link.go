package ui

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// RuleKey opens the rules at the paragraph that explains the hovered or focused node. Without a
// keyboard, a press on a pinned tooltip opens the rules. A tooltip is pinned by a right click, a
// long press, or a click on a node that only has a tooltip.
const RuleKey = ebiten.KeyR

// linksToRule reports whether the tooltip of a node can open the rules at a paragraph about it.
func (r *Root) linksToRule(n *Node) bool { return r.ruleOf(n) != "" && r.OpenRule != nil }

// ruleOf returns the anchor of the paragraph of the rules that explains the node. While the node's
// tooltip shows a refusal (the reason why it cannot be pressed), ruleOf returns the anchor of the
// rule behind the refusal instead.
func (r *Root) ruleOf(n *Node) string {
	if r.tooltip.rule != "" && r.tooltip.id == n.ID {
		return r.tooltip.rule
	}
	return n.RuleAnchor
}

// openRule opens the rules at the paragraph of the pinned or hovered node.
func (r *Root) openRule() {
	n := r.Hovered()
	if r.tooltip.pinned {
		n = r.find(r.tooltip.id)
	}
	if n != nil && r.linksToRule(n) {
		anchor := r.ruleOf(n)
		r.tooltip = tooltipState{closed: r.clock}
		r.OpenRule(anchor)
	}
}

// pin keeps the tooltip of a node open, so that it can be pressed.
func (r *Root) pin(n *Node) {
	r.tooltip = tooltipState{id: n.ID, since: r.clock - tooltipDelay, shown: true, pinned: true}
	r.frameRequested = true
}

// unpin handles a press while a tooltip is pinned. A press on the tooltip opens the rules; a press
// elsewhere closes the tooltip and is then handled as usual. It reports whether the press was used.
func (r *Root) unpin(at geom.Point) bool {
	if !r.tooltip.pinned {
		return false
	}
	if r.tooltip.box.Has(r.overPointer(at)) {
		r.openRule()
		return true
	}
	r.tooltip = tooltipState{closed: r.clock}
	r.frameRequested = true
	return false
}

// ruleLine returns the last line of a tooltip, which links to the rules, "" if the node has no
// link.
func (r *Root) ruleLine(n *Node) string {
	if !r.linksToRule(n) {
		return ""
	}
	name := ""
	if r.RuleName != nil {
		name = r.RuleName(r.ruleOf(n))
	}
	if r.tooltip.pinned {
		return i18n.T("Rules: %s ›", name)
	}
	return i18n.T("Rules: %s (R)", name)
}

// ruleStyle returns the style of the line that links to the rules.
func ruleStyle(width float64) paint.Style {
	return paint.Style{Face: paint.Bold, Size: theme.Rules, Color: theme.Focus, Wrap: width}
}
