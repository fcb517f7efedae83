package ui

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Selection is a selection of several items that is confirmed at the end: cards to discard, workers
// of a crew, cards to pay with. A scene keeps it while the decision is open. It sets the selectable
// items with SetItems, makes a node for each item with Node, and adds the line that shows what is
// still missing with Footer.
type Selection struct {
	Min, Max int // minimum and maximum number of selected items; Max 0 means all
	// Target is the minimum sum of the values of the selected items. If it is 0, only the number of
	// items counts. If Exact is true, the sum must not exceed Target.
	Target int
	Exact  bool

	things   []SelectionItem
	selected []string // IDs of the selected items, in the order of selection
}

// SelectionItem is an item that can be selected.
type SelectionItem struct {
	ID    string // unique ID, which does not change while the decision is open
	Value int    // value of the item, which counts towards Target
	// DisabledReason is the reason why the item cannot be selected at all, "" if it can.
	DisabledReason string
}

// SetItems sets things as the items that can be selected. Selected items that are not among them
// are deselected.
func (m *Selection) SetItems(things []SelectionItem) {
	m.things = things
	m.selected = slices.DeleteFunc(m.selected, func(id string) bool { return m.thing(id) == nil })
}

// SetIDs is [Selection.SetItems] for items without values.
func (m *Selection) SetIDs(ids ...string) {
	things := make([]SelectionItem, len(ids))
	for i, id := range ids {
		things[i] = SelectionItem{ID: id}
	}
	m.SetItems(things)
}

// Select selects the items with the given IDs, and deselects all others.
func (m *Selection) Select(ids ...string) {
	m.selected = slices.Clone(ids)
}

// thing returns the item with an ID, or nil.
func (m *Selection) thing(id string) *SelectionItem {
	for i := range m.things {
		if m.things[i].ID == id {
			return &m.things[i]
		}
	}
	return nil
}

// Has reports whether the item with an ID is selected.
func (m *Selection) Has(id string) bool { return slices.Contains(m.selected, id) }

// Chosen returns the IDs of the selected items, in the order of SetItems.
func (m *Selection) Chosen() []string {
	var out []string
	for _, t := range m.things {
		if m.Has(t.ID) {
			out = append(out, t.ID)
		}
	}
	return out
}

// Order returns the IDs of the selected items in the order of selection.
func (m *Selection) Order() []string { return m.selected }

// Count returns the number of selected items.
func (m *Selection) Count() int { return len(m.selected) }

// Sum returns the sum of the values of the selected items.
func (m *Selection) Sum() int {
	sum := 0
	for _, t := range m.things {
		if m.Has(t.ID) {
			sum += t.Value
		}
	}
	return sum
}

// most returns the maximum number of items that may be selected at the same time.
func (m *Selection) most() int {
	if m.Max == 0 {
		return len(m.things)
	}
	return m.Max
}

// DisabledReason returns the reason why the item with an ID cannot be selected now, "" if it can or
// is selected already.
func (m *Selection) DisabledReason(id string) string {
	t := m.thing(id)
	switch {
	case t == nil || m.Has(id):
		return ""
	case t.DisabledReason != "":
		return t.DisabledReason
	case m.Count() >= m.most() && m.most() > 1:
		return i18n.T("You can't choose more than %d. First, deselect one.", m.most())
	case m.Exact && m.Target > 0 && m.Sum()+t.Value > m.Target:
		return i18n.T("You can't choose that: the total would be %s, and you need %s. Choose less.", pieces.Number(m.Sum()+t.Value),
			pieces.Number(m.Target))
	}
	return ""
}

// Toggle selects or deselects the item with an ID, and changes no other item. It does nothing if
// DisabledReason returns a reason. Only where a single item may be selected, an item takes the
// place of the one that was selected before.
func (m *Selection) Toggle(id string) {
	if m.thing(id) == nil || m.DisabledReason(id) != "" {
		return
	}
	if m.Has(id) {
		m.Deselect(id)
		return
	}
	if m.most() == 1 {
		m.selected = nil
	}
	m.selected = append(m.selected, id)
}

// Deselect deselects the item with an ID.
func (m *Selection) Deselect(id string) {
	m.selected = slices.DeleteFunc(m.selected, func(other string) bool { return other == id })
}

// Clear deselects all items.
func (m *Selection) Clear() { m.selected = nil }

// Ready reports whether the selection can be confirmed.
func (m *Selection) Ready() bool { return m.Missing() == "" }

// Missing returns a text for the player that says what is missing before the selection can be
// confirmed, "" if nothing is.
func (m *Selection) Missing() string {
	if left := m.Target - m.Sum(); left > 0 {
		return i18n.T("You need %s more.", pieces.Number(left))
	}
	if left := m.Min - m.Count(); left > 0 {
		return i18n.T("Choose %d more.", left)
	}
	return ""
}

// Summary returns the text that tells the player how much is selected, for example "2 of 3 marked".
func (m *Selection) Summary() string {
	n, most := m.Count(), m.most()
	switch {
	case m.Target > 0:
		return i18n.T("%s of %s", pieces.Number(m.Sum()), pieces.Number(m.Target))
	case m.Min == most:
		return i18n.T("%d of %d selected", n, most)
	case m.Min > 0 && n < m.Min:
		return i18n.T("%d selected, at least %d", n, m.Min)
	case most < len(m.things):
		return i18n.T("%d selected, up to %d", n, most)
	}
	return i18n.T("%d selected", n)
}

// Node makes n the checkbox of the item with an ID. A selected item gets a check mark in its
// corner, drawn over the node. changed is called when the selection has changed.
func (m *Selection) Node(n Node, id string, changed func()) Node {
	if m.thing(id) == nil {
		return n
	}
	n.Role, n.Chosen, n.DisabledReason = "checkbox", m.Has(id), m.DisabledReason(id)
	n.Pulse = n.DisabledReason == "" && !n.Chosen && !m.full()
	n.Press = func() {
		m.Toggle(id)
		changed()
	}
	if under := n.Draw; n.Chosen {
		n.Draw = func(p *paint.Canvas, n *Node, f NodeState) {
			if under != nil {
				under(p, n, f)
			}
			DrawSelected(p, n.Rect.Move(f.Shake, 0))
		}
	}
	return n
}

// full reports whether the selection is complete, which means that no more items can or need to be
// selected.
func (m *Selection) full() bool {
	return m.Count() >= m.most() || m.Target > 0 && m.Sum() >= m.Target
}

// DrawSelected draws the mark of a selected item in r: a brass outline, and a [pieces.ChosenMark]
// in the upper right corner.
func DrawSelected(p *paint.Canvas, r geom.Rect) {
	p.Outline(r.Inset(-2), 7, 4.6, theme.WalnutInk)
	p.Outline(r.Inset(-2), 7, 2.6, theme.BrassHi)
	d := min(22, 0.5*min(r.W, r.H))
	pieces.ChosenMark(p, geom.Point{X: r.Right() - d*0.18, Y: r.Y + d*0.18}, d/2)
}

// Gauge returns a progress bar that shows how much of the required amount is selected.
func (m *Selection) Gauge() pieces.Gauge {
	if m.Target > 0 {
		return pieces.Gauge{Value: m.Sum(), Target: m.Target}
	}
	if m.Min == 0 {
		return pieces.Gauge{Value: m.Count(), Max: m.most()}
	}
	return pieces.Gauge{Value: m.Count(), Target: m.Min, Max: m.most()}
}

// SelectionFooterHeight returns the height of the nodes of [Selection.Footer] in design units;
// letters is the factor of the player's text size setting.
func SelectionFooterHeight(letters float64) float64 { return 18 + 18*letters }

// Footer appends nodes for the line below the items, drawn in r: the summary with its progress bar,
// and at the right end a button that deselects all items. changed is called when that button has
// been pressed.
func (m *Selection) Footer(dst []Node, r geom.Rect, changed func()) []Node {
	line, bar := r.CutTop(r.H - 16)
	bar = bar.Pad(1, 1.5)
	if m.Count() > 0 {
		side, rest := line.CutRight(30)
		line = rest
		none := Disc("marks-none", i18n.T("Deselect all"), "", "cancel", geom.Around(side.Center(), 26, 26), func() {
			m.Clear()
			changed()
		}, ebiten.KeyBackspace)
		none.Hit = none.Rect.Inset(-5)
		dst = append(dst, none)
	}
	said, missing := m.Summary(), m.Missing()
	return append(dst, Node{
		ID: "marks", Label: said, Tip: missing, Role: "text", SkipFocus: true, Rect: r,
		Draw: func(p *paint.Canvas, _ *Node, _ NodeState) {
			ink := theme.Ink
			if missing != "" {
				ink = theme.Oxblood
			}
			p.Label(said, line, paint.Style{Face: paint.Bold, Size: 13.5, Color: ink})
			m.Gauge().Draw(p, bar)
		},
	})
}
