package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// RuleKey opens the rules where they explain what is under the pointer or in focus. A click on what only explains
// itself, a right click and a long press pin its tooltip, and pressing that does the same.
const RuleKey = ebiten.KeyR

// leads reports whether a node leads to a paragraph of the rules.
func (r *Root) leads(n *Node) bool { return r.ruleOf(n) != "" && r.OpenRule != nil }

// ruleOf is the anchor to which a node leads: while it says why something was refused, that of the rule against it.
func (r *Root) ruleOf(n *Node) string {
	if r.tip.rule != "" && r.tip.id == n.ID {
		return r.tip.rule
	}
	return n.Rule
}

// openRule opens the rules about what is explained now.
func (r *Root) openRule() {
	n := r.Hovered()
	if r.tip.pinned {
		n = r.find(r.tip.id)
	}
	if n != nil && r.leads(n) {
		anchor := r.ruleOf(n)
		r.tip = tip{closed: r.clock}
		r.OpenRule(anchor)
	}
}

// pin keeps the tooltip of a node open, so that it can be pressed.
func (r *Root) pin(n *Node) {
	r.tip = tip{id: n.ID, since: r.clock - tipAfter, shown: true, pinned: true}
	r.stale = true
}

// unpin takes a press while a tooltip is pinned: on it, it opens the rules; elsewhere it closes the tooltip and goes
// on to what is there. It reports whether the press is used up.
func (r *Root) unpin(at geom.Point) bool {
	if !r.tip.pinned {
		return false
	}
	if r.tip.box.Has(r.overPointer(at)) {
		r.openRule()
		return true
	}
	r.tip = tip{closed: r.clock}
	r.stale = true
	return false
}

// ruleLine is the last line of a tooltip that leads to the rules.
func (r *Root) ruleLine(n *Node) string {
	if !r.leads(n) {
		return ""
	}
	name := ""
	if r.RuleName != nil {
		name = r.RuleName(r.ruleOf(n))
	}
	if r.tip.pinned {
		return words.T("Rules: %s ›", name)
	}
	return words.T("Rules: %s (R)", name)
}

// ruleStyle is how that line looks.
func ruleStyle(width float64) paint.Style {
	return paint.Style{Face: paint.Bold, Size: theme.Rules, Color: theme.Focus, Wrap: width}
}
