package table

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// When the coach's search ends, a press on the same thing may begin to mean something else: of
// several payments, the advised one is paid. Somebody who has read what was there before must not
// play the new meaning by a press that comes at the same moment.

// surpriseMs is how long after the end of a search a press on a node that has changed only shows
// what it does now. It is longer than the time between the decision to press and the press.
const surpriseMs = 1200

// readTexts holds what a person may have read on the nodes just before the coach's search ended.
type readTexts struct {
	labels map[string]string    // by the IDs of the nodes that play moves
	places map[geom.Rect]string // the same labels by the places of the nodes
	until  float64              // table time in ms until which the person may not have read the new ones
}

// noteRead stores the labels of the nodes as they are before the search's results are shown. A
// person who has asked for a hint expects them to change, so then it stores nothing.
func (a *adviser) noteRead() {
	if a.gate.Host.Clock == nil || a.hinting { // there is no clock without a table, as in a test
		return
	}
	a.read = readTexts{labels: map[string]string{}, places: map[geom.Rect]string{},
		until: a.gate.Host.Clock() + surpriseMs}
	for _, n := range a.Root.Nodes {
		if _, plays := a.plays.moves[n.ID]; plays {
			a.read.labels[n.ID], a.read.places[n.Rect] = n.Label, n.Label
		}
	}
}

// checkSurprise stops a press on a node whose label has just changed because the coach's search has
// ended, and shows the new label.
func (a *adviser) checkSurprise(p gate.Press) gate.Verdict {
	at := slices.IndexFunc(a.Root.Nodes, func(n ui.Node) bool { return n.ID == p.Node })
	if at < 0 || a.read.labels == nil || a.gate.Host.Clock() >= a.read.until {
		return gate.Pass
	}
	n := &a.Root.Nodes[at]
	was, known := a.read.labels[p.Node]
	if !known { // a button that plays another move has another ID
		was, known = a.read.places[n.Rect]
	}
	if !known || n.Label == was {
		return gate.Pass
	}
	a.read.labels[p.Node] = n.Label // a second press means the new one
	a.Root.Refuse(p.Node, i18n.T("With the coach's advice, this is now “%s”. Press it again if you want that.", n.Label))
	return gate.Stop
}
