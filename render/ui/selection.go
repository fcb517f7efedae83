package ui

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Marks is a multiple selection that is confirmed at the end: cards to discard, a crew, cards that
// pay. A scene keeps it while the decision is open, sets the selectable things with Offer, makes a
// node per thing with Node, and adds the line that shows what is still missing with Foot.
type Marks struct {
	Least, Most int // minimum and maximum number of things; Most 0 means all
	// Want is the minimum sum of the worths of the selected things; with 0 only their number
	// counts. With Exact the sum must not exceed Want.
	Want  int
	Exact bool
	// Amount formats a worth: "$7". If nil, the plain number is shown.
	Amount func(n int) string
	// GivesWay makes a selection beyond Most replace the oldest one. If Most is 1 that is always
	// so.
	GivesWay bool

	things   []Thing
	selected []string // IDs in the order of selection
}

// Thing is an item that can be selected.
type Thing struct {
	ID    string // stable while the decision is open
	Worth int    // value that counts towards Want
	// Why is the reason why the thing cannot be selected at all, "" if it can.
	Why string
}

// Offer sets the things that can be selected. Selected things that are not among them are
// deselected.
func (m *Marks) Offer(things []Thing) {
	m.things = things
	m.selected = slices.DeleteFunc(m.selected, func(id string) bool { return m.thing(id) == nil })
}

// OfferIDs is [Marks.Offer] for things without worths.
func (m *Marks) OfferIDs(ids ...string) {
	things := make([]Thing, len(ids))
	for i, id := range ids {
		things[i] = Thing{ID: id}
	}
	m.Offer(things)
}

// Propose selects exactly the given things.
func (m *Marks) Propose(ids ...string) {
	m.selected = slices.Clone(ids)
}

// thing returns the thing with an ID, or nil.
func (m *Marks) thing(id string) *Thing {
	for i := range m.things {
		if m.things[i].ID == id {
			return &m.things[i]
		}
	}
	return nil
}

// Has reports whether a thing is selected.
func (m *Marks) Has(id string) bool { return slices.Contains(m.selected, id) }

// Chosen returns the IDs of the selected things in the order of the offer.
func (m *Marks) Chosen() []string {
	var out []string
	for _, t := range m.things {
		if m.Has(t.ID) {
			out = append(out, t.ID)
		}
	}
	return out
}

// Order returns the IDs of the selected things in the order of selection.
func (m *Marks) Order() []string { return m.selected }

// Count returns the number of selected things.
func (m *Marks) Count() int { return len(m.selected) }

// Sum returns the sum of the worths of the selected things.
func (m *Marks) Sum() int {
	sum := 0
	for _, t := range m.things {
		if m.Has(t.ID) {
			sum += t.Worth
		}
	}
	return sum
}

// most returns the maximum number of things that may be selected.
func (m *Marks) most() int {
	if m.Most == 0 {
		return len(m.things)
	}
	return m.Most
}

// WhyNot returns the reason why a thing cannot be selected now, "" if it can or is selected
// already.
func (m *Marks) WhyNot(id string) string {
	t := m.thing(id)
	switch {
	case t == nil || m.Has(id):
		return ""
	case t.Why != "":
		return t.Why
	case m.Count() >= m.most() && !m.replacesOldest():
		return words.T("No more than %d can be marked.", m.most())
	case m.Exact && m.Want > 0 && m.Sum()+t.Worth > m.Want:
		return words.T("That would be %s, more than the %s wanted.", m.write(m.Sum()+t.Worth), m.write(m.Want))
	}
	return ""
}

// replacesOldest reports whether a selection beyond the maximum replaces the oldest one.
func (m *Marks) replacesOldest() bool { return m.GivesWay || m.most() == 1 }

// Toggle selects or deselects a thing. It does nothing if WhyNot returns a reason.
func (m *Marks) Toggle(id string) {
	if m.thing(id) == nil || m.WhyNot(id) != "" {
		return
	}
	if m.Has(id) {
		m.Drop(id)
		return
	}
	if n := m.Count() + 1 - m.most(); n > 0 {
		m.selected = slices.Delete(m.selected, 0, n)
	}
	m.selected = append(m.selected, id)
}

// Drop deselects a thing.
func (m *Marks) Drop(id string) {
	m.selected = slices.DeleteFunc(m.selected, func(other string) bool { return other == id })
}

// Clear deselects all things.
func (m *Marks) Clear() { m.selected = nil }

// Ready reports whether the selection can be confirmed.
func (m *Marks) Ready() bool { return m.Missing() == "" }

// Missing returns the text that says what is missing before the selection can be confirmed, "" if
// nothing is.
func (m *Marks) Missing() string {
	if left := m.Want - m.Sum(); left > 0 {
		return words.T("%s is still wanted.", m.write(left))
	}
	if left := m.Least - m.Count(); left > 0 {
		return words.T("Mark %d more.", left)
	}
	return ""
}

// Line returns the summary of the selection: "2 of 3 marked".
func (m *Marks) Line() string {
	n, most := m.Count(), m.most()
	switch {
	case m.Want > 0:
		return words.T("%s of %s", m.write(m.Sum()), m.write(m.Want))
	case m.Least == most:
		return words.T("%d of %d marked", n, most)
	case m.Least > 0 && n < m.Least:
		return words.T("%d marked, at least %d", n, m.Least)
	case most < len(m.things):
		return words.T("%d marked, at most %d", n, most)
	}
	return words.T("%d marked", n)
}

func (m *Marks) write(n int) string {
	if m.Amount != nil {
		return m.Amount(n)
	}
	return pieces.Number(n)
}

// Node makes n the checkbox of a thing. A selected thing gets a check mark in its corner, drawn
// over the node. changed is called when the selection has changed.
func (m *Marks) Node(n Node, id string, changed func()) Node {
	if m.thing(id) == nil {
		return n
	}
	n.Role, n.Chosen, n.Why = "checkbox", m.Has(id), m.WhyNot(id)
	n.Breathe = n.Why == "" && !n.Chosen && !m.full()
	n.Press = func() {
		m.Toggle(id)
		changed()
	}
	if under := n.Draw; n.Chosen {
		n.Draw = func(p *paint.Pen, n *Node, f Feel) {
			if under != nil {
				under(p, n, f)
			}
			Seal(p, n.Rect.Move(f.Shake, 0))
		}
	}
	return n
}

// full reports whether nothing more can or needs to be selected.
func (m *Marks) full() bool {
	return m.Count() >= m.most() || m.Want > 0 && m.Sum() >= m.Want
}

// Seal draws the mark of a selected thing: a brass outline, and a check mark in the upper right
// corner.
func Seal(p *paint.Pen, r geom.Rect) {
	p.Outline(r.Inset(-2), 7, 4.6, theme.WalnutInk)
	p.Outline(r.Inset(-2), 7, 2.6, theme.BrassHi)
	d := min(22, 0.5*min(r.W, r.H))
	at := geom.Point{X: r.Right() - d*0.18, Y: r.Y + d*0.18}
	p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, d/2-1.2, theme.BrassHi, theme.Brass)
	p.Icon("check-mark", at, d*0.62, theme.Ink)
}

// Gauge returns the progress bar of the selection.
func (m *Marks) Gauge() pieces.Gauge {
	if m.Want > 0 {
		return pieces.Gauge{Value: m.Sum(), Want: m.Want}
	}
	if m.Least == 0 {
		return pieces.Gauge{Value: m.Count(), Most: m.most()}
	}
	return pieces.Gauge{Value: m.Count(), Want: m.Least, Most: m.most()}
}

// MarksHeight returns the height of Foot; letters is the player's text scale.
func MarksHeight(letters float64) float64 { return 18 + 18*letters }

// Foot appends the summary of the selection with its progress bar, and at the right end a button
// that deselects everything.
func (m *Marks) Foot(dst []Node, r geom.Rect, changed func()) []Node {
	line, bar := r.CutTop(r.H - 16)
	bar = bar.Pad(1, 1.5)
	if m.Count() > 0 {
		side, rest := line.CutRight(30)
		line = rest
		none := Disc("marks-none", words.T("Unmark all"), "", "cancel", geom.Around(side.Center(), 26, 26), func() {
			m.Clear()
			changed()
		}, ebiten.KeyBackspace)
		none.Hit = none.Rect.Inset(-5)
		dst = append(dst, none)
	}
	said, missing := m.Line(), m.Missing()
	return append(dst, Node{
		ID: "marks", Label: said, Tip: missing, Role: "text", Quiet: true, Rect: r,
		Draw: func(p *paint.Pen, _ *Node, _ Feel) {
			ink := theme.Ink
			if missing != "" {
				ink = theme.Oxblood
			}
			p.Label(said, line, paint.Style{Face: paint.Bold, Size: 13.5, Color: ink})
			m.Gauge().Draw(p, bar)
		},
	})
}

// Confirm makes n the button that confirms the selection. It is disabled, with the missing part as
// the reason, until the selection is complete.
func (m *Marks) Confirm(n Node) Node {
	n.Why = m.Missing()
	return n
}

// Sorted returns the selected things as ascending indices of ids, for moves that name indices.
func (m *Marks) Sorted(ids []string) []int {
	var out []int
	for i, id := range ids {
		if m.Has(id) {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	return out
}
