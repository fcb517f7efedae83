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

// Marks is a choice of several things that are marked first and confirmed then: cards to put away, a crew, cards that
// pay. A screen keeps it as long as the question stands, tells it with Offer what can be marked, makes nodes of things
// places to mark them with Node, and lays out Foot, which says what is still wanted.
type Marks struct {
	Least, Most int // how many things; Most 0 is as many as there are
	// Want is what the worths of the marked things add up to at least, 0 where only their number counts. Exact allows no
	// more than that.
	Want  int
	Exact bool
	// Amount writes a worth, for Want: "$7". Where nil, the figure stands alone.
	Amount func(n int) string
	// GivesWay lets the oldest mark give way to one too many, as it always does where only one thing may be marked.
	GivesWay bool

	things []Thing
	marked []string // in the order in which they were
}

// Thing is something that can be marked.
type Thing struct {
	ID    string // stable while the question stands
	Worth int    // what it counts towards Want
	// Why says why it cannot be marked at all, "" if it can.
	Why string
}

// Offer says what can be marked now. Marks on other things are dropped.
func (m *Marks) Offer(things []Thing) {
	m.things = things
	m.marked = slices.DeleteFunc(m.marked, func(id string) bool { return m.thing(id) == nil })
}

// OfferIDs is Offer for things that are not told apart by what they are worth.
func (m *Marks) OfferIDs(ids ...string) {
	things := make([]Thing, len(ids))
	for i, id := range ids {
		things[i] = Thing{ID: id}
	}
	m.Offer(things)
}

// Propose marks just these things.
func (m *Marks) Propose(ids ...string) {
	m.marked = slices.Clone(ids)
}

func (m *Marks) thing(id string) *Thing {
	for i := range m.things {
		if m.things[i].ID == id {
			return &m.things[i]
		}
	}
	return nil
}

// Has reports whether a thing is marked.
func (m *Marks) Has(id string) bool { return slices.Contains(m.marked, id) }

// Chosen returns the things that are marked, in the order of the offer.
func (m *Marks) Chosen() []string {
	var out []string
	for _, t := range m.things {
		if m.Has(t.ID) {
			out = append(out, t.ID)
		}
	}
	return out
}

// Order returns the things that are marked, in the order in which they were.
func (m *Marks) Order() []string { return m.marked }

// Count is how many things are marked, and Sum what they are worth.
func (m *Marks) Count() int { return len(m.marked) }

// Sum is what the marked things are worth.
func (m *Marks) Sum() int {
	sum := 0
	for _, t := range m.things {
		if m.Has(t.ID) {
			sum += t.Worth
		}
	}
	return sum
}

// most is how many things may be marked.
func (m *Marks) most() int {
	if m.Most == 0 {
		return len(m.things)
	}
	return m.Most
}

// WhyNot says why a thing cannot be marked now, "" if it can or is marked already.
func (m *Marks) WhyNot(id string) string {
	t := m.thing(id)
	switch {
	case t == nil || m.Has(id):
		return ""
	case t.Why != "":
		return t.Why
	case m.Count() >= m.most() && !m.givesWay():
		return words.T("No more than %d can be marked.", m.most())
	case m.Exact && m.Want > 0 && m.Sum()+t.Worth > m.Want:
		return words.T("That would be %s, more than the %s wanted.", m.write(m.Sum()+t.Worth), m.write(m.Want))
	}
	return ""
}

// givesWay reports whether a mark too many takes the place of the oldest.
func (m *Marks) givesWay() bool { return m.GivesWay || m.most() == 1 }

// Toggle marks a thing or takes its mark away. Nothing happens if WhyNot has an answer.
func (m *Marks) Toggle(id string) {
	if m.thing(id) == nil || m.WhyNot(id) != "" {
		return
	}
	if m.Has(id) {
		m.Drop(id)
		return
	}
	if n := m.Count() + 1 - m.most(); n > 0 {
		m.marked = slices.Delete(m.marked, 0, n)
	}
	m.marked = append(m.marked, id)
}

// Drop takes the mark of a thing away.
func (m *Marks) Drop(id string) {
	m.marked = slices.DeleteFunc(m.marked, func(other string) bool { return other == id })
}

// Clear takes all marks away.
func (m *Marks) Clear() { m.marked = nil }

// Ready reports whether what is marked may be confirmed.
func (m *Marks) Ready() bool { return m.Missing() == "" }

// Missing says what is still wanted before one can confirm, "" for nothing.
func (m *Marks) Missing() string {
	if left := m.Want - m.Sum(); left > 0 {
		return words.T("%s is still wanted.", m.write(left))
	}
	if left := m.Least - m.Count(); left > 0 {
		return words.T("Mark %d more.", left)
	}
	return ""
}

// Line says how much is marked of how much: "2 of 3 marked".
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

// Node makes n the place where a thing is marked: over what it draws, a marked one has a seal in its corner. changed is
// called when marks have changed.
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

// full reports whether nothing more can be or need be marked.
func (m *Marks) full() bool {
	return m.Count() >= m.most() || m.Want > 0 && m.Sum() >= m.Want
}

// Seal draws the mark of a chosen thing: a brass rim, and a check mark in the upper right corner.
func Seal(p *paint.Pen, r geom.Rect) {
	p.Outline(r.Inset(-2), 7, 4.6, theme.WalnutInk)
	p.Outline(r.Inset(-2), 7, 2.6, theme.BrassHi)
	d := min(22, 0.5*min(r.W, r.H))
	at := geom.Point{X: r.Right() - d*0.18, Y: r.Y + d*0.18}
	p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, d/2-1.2, theme.BrassHi, theme.Brass)
	p.Icon("check-mark", at, d*0.62, theme.Ink)
}

// Gauge shows how much is marked of what is wanted.
func (m *Marks) Gauge() pieces.Gauge {
	if m.Want > 0 {
		return pieces.Gauge{Value: m.Sum(), Want: m.Want}
	}
	if m.Least == 0 {
		return pieces.Gauge{Value: m.Count(), Most: m.most()}
	}
	return pieces.Gauge{Value: m.Count(), Want: m.Least, Most: m.most()}
}

// MarksHeight is how high Foot is at a size of letters.
func MarksHeight(letters float64) float64 { return 18 + 18*letters }

// Foot appends the line that says what is marked, a gauge of it, and at its right end what takes all marks away.
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

// Confirm makes a button the one that confirms: until enough is marked, it says what is missing when it is tried.
func (m *Marks) Confirm(n Node) Node {
	n.Why = m.Missing()
	return n
}

// Sorted returns the chosen things as indices of a list of the same IDs, rising: for moves that name places.
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
