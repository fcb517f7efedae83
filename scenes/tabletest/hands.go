package tabletest

import (
	"fmt"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// hand is an input device, and the window in which it is used.
type hand struct {
	name string
	// phone is the window of a phone that is touched. Without it, the window is a wide one.
	phone *ui.Layout
	keys  bool // whether only nodes are pressed that the keyboard reaches

	board geom.Rect     // where the phone's board is
	root  *ui.Root      // the nodes that are pressed; nil until touches need it
	met   map[spot]bool // nodes that a finger has been found to meet
}

// spot is a node at a place.
type spot struct {
	id string
	at geom.Rect
}

// anyHand returns a hand that presses every node in a wide window, keyHand one that presses only
// the nodes that the keyboard reaches. touchHands returns fingers on phones in portrait and
// landscape.
func anyHand() *hand { return &hand{name: "any device"} }
func keyHand() *hand { return &hand{name: "the keyboard", keys: true} }

func touchHands() (out []*hand) {
	for _, w := range phoneWindows[:2] {
		window := ui.NewLayout(w.w, w.h).WithGlass(1, w.insets)
		out = append(out, &hand{name: fmt.Sprintf("touch on a phone of %dx%d", w.w, w.h), phone: &window,
			met: map[spot]bool{}})
	}
	return out
}

// show makes the table show a position in the window of the hand.
func (h *hand) show(p position) {
	if h.phone != nil {
		h.board = table.ShowPositionOnPhone(p.play, p.state, *h.phone)
		return
	}
	window, area := WideWindow()
	table.ShowPosition(p.play, p.state, window, area)
}

// decision returns the decision of a position that the table shows in the window of the hand.
func (h *hand) decision(p position) *table.Decision {
	if h.phone == nil {
		return table.NewDecision(p.play, p.state, p.legal)
	}
	a := table.PhoneDecision(p.play, p.state, p.legal, *h.phone)
	a.LastPressWasTouch = func() bool { return true }
	return a
}

// lacks returns the reason why the hand cannot press n, one of the nodes of the table, "" if it
// can.
func (h *hand) lacks(p position, nodes []ui.Node, n *ui.Node) string {
	switch {
	case h.keys && n.SkipFocus && len(n.Keys) == 0:
		return fmt.Sprintf("the node %q is skipped by Tab (SkipFocus) and has no key", n.ID)
	case h.phone == nil || h.met[spot{n.ID, n.Rect}]:
		return ""
	}
	scale := 1.0
	if n.Rect.X < h.phone.Glass.X {
		if scale = stage.MaxPhoneScale; !inAnyZone(table.ZonesOf(p.play, h.board), n.Rect.Center()) {
			return fmt.Sprintf("the node %q is in no zone of the board", n.ID)
		}
	}
	if h.root == nil || len(h.root.Nodes) != len(nodes) || &h.root.Nodes[0] != &nodes[0] {
		h.root = new(ui.Root)
		h.root.Set(*h.phone, nodes)
	}
	if wide, high := touchArea(h.root, n, 1/scale); wide < minTouch || high < minTouch {
		return fmt.Sprintf("a finger meets the node %q over %.0f by %.0f", n.ID, wide, high)
	}
	h.met[spot{n.ID, n.Rect}] = true
	return ""
}

// minTouch is the minimum width and height of the area in which a finger has to meet a node, in
// device-independent pixels.
const minTouch = 39

// touchArea returns the width and height of the area in which a finger would press node n, in
// device-independent pixels, at most minTouch. Both are 0 if other nodes cover it. unit is the
// number of design units per device-independent pixel.
func touchArea(root *ui.Root, n *ui.Node, unit float64) (wide, high float64) {
	r := n.Rect
	if !n.Hit.Empty() {
		r = n.Hit
	}
	for _, at := range []geom.Point{{X: 0.5, Y: 0.5}, {X: 0.25, Y: 0.5}, {X: 0.75, Y: 0.5}, {X: 0.5, Y: 0.2},
		{X: 0.5, Y: 0.8}, {X: 0.1, Y: 0.5}} {
		c := geom.Point{X: r.X + at.X*r.W, Y: r.Y + at.Y*r.H}
		if root.TouchTarget(c) != n.ID {
			continue
		}
		span := func(dx, dy float64) (d float64) {
			for _, sign := range []float64{1, -1} {
				by := 0.0
				for d < minTouch && root.TouchTarget(geom.Point{X: c.X + sign*dx*by*unit,
					Y: c.Y + sign*dy*by*unit}) == n.ID {
					d, by = d+1, by+1
				}
			}
			return d
		}
		if w, h := span(1, 0), span(0, 1); min(w, h) > min(wide, high) {
			wide, high = w, h
		}
		if min(wide, high) >= minTouch {
			break
		}
	}
	return wide, high
}
