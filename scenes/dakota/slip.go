package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"
)

// What a press comes to is written on a slip in the ledger before it is made: for a plan what it pays and brings, without and with
// whoever goes to the place that is pointed at; in the evening how a price comes about and what can be sold after it.

// slip is what is written about the thing that is pointed at.
type slip struct {
	title, sum string
	lines      []string
	more       [2]int // what a place in a plan adds: pays, brings
	planned    bool   // it is such a place
}

// writes lets a node that is pointed at or in focus say what a press on it comes to.
func (b *Table) writes(n ui.Node, what func() slip) ui.Node {
	under, known := n.Draw, (*slip)(nil)
	n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		if under != nil {
			under(p, n, f)
		}
		if max(f.Hover, f.Focus) > 0.3 {
			if known == nil { // worked out once, when it is wanted
				s := what()
				known = &s
			}
			b.pointed = known
		}
	}
	return n
}

// slipNode is the slip, over the controls of the decision.
func (b *Table) slipNode(a *table.Ask, dst []ui.Node) []ui.Node {
	plan := b.planning(a)
	if a.Pending.Kind != 0 || !plan && b.State.Phase() != rules.PhaseEvening {
		return dst
	}
	r := a.Area
	if plan {
		_, r = r.CutBottom(42)
		if lacks := 60 - r.H; lacks > 0 { // the prompt of a plan is short
			r.Y, r.H = r.Y-min(lacks, 24), r.H+min(lacks, 24)
		}
	}
	if r.H < 40 {
		return dst
	}
	pays, brings := 0, 0
	if plan {
		pays, brings = b.outlook()
	}
	return append(dst, ui.Node{
		ID: "sum", Label: words.T("What it comes to"), Tip: words.T("What is pointed at, and what would come of it."), Role: "text", Quiet: true, Rect: r,
		Draw: func(p *paint.Pen, n *ui.Node, _ ui.Feel) {
			s := b.pointed
			b.pointed = nil
			switch {
			case plan:
				drawPlanSlip(p, n.Rect, pays, brings, s)
			case s != nil:
				drawSlip(p, n.Rect, *s)
			}
		},
	})
}

// planned is the slip of a place in a plan: what one more there adds.
func (b *Table) planned(j job) slip {
	pays, brings := b.outlook()
	b.draft = append(b.draft, j)
	p, g := b.outlook()
	b.draft = b.draft[:len(b.draft)-1]
	return slip{title: words.T("with this one"), more: [2]int{p - pays, g - brings}, planned: true}
}

// drawPlanSlip writes what a plan pays and brings, and what it would with one more.
func drawPlanSlip(p *paint.Pen, r geom.Rect, pays, brings int, s *slip) {
	const column, wider = 48.0, 84.0
	rows := min(r.H/3, 20)
	line := func(i int, name, left, right string, st paint.Style) {
		at := geom.R(r.X, r.Y+rows*float64(i), r.W, rows)
		st.Align = paint.Left
		p.Label(name, geom.R(at.X+4, at.Y, at.W-column-wider-8, at.H), st)
		st.Align = paint.Right
		p.Label(left, geom.R(at.Right()-column-wider-4, at.Y, column, at.H), st)
		p.Label(right, geom.R(at.Right()-wider-4, at.Y, wider, at.H), st)
	}
	note := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Clip: true}
	line(0, "", words.T("pays"), words.T("brings about"), note)
	plain := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink, Clip: true}
	line(1, words.T("The plan so far"), table.Dollars(pays), table.Dollars(brings), plain)
	if s == nil || !s.planned {
		return
	}
	at := geom.R(r.X, r.Y+rows*2, r.W, rows)
	p.Rect(at, 3, theme.Lit)
	p.Outline(at, 3, 1, theme.Brass)
	plain.Face = paint.Bold
	line(2, s.title, table.Dollars(pays+s.more[0]), table.Dollars(brings+s.more[1]), plain)
}

// drawSlip writes a slip of lines with its sum.
func drawSlip(p *paint.Pen, r geom.Rect, s slip) {
	row := min(20, r.H/float64(len(s.lines)+1))
	box := geom.R(r.X, r.Y, r.W, row*float64(len(s.lines)+1)+4)
	p.Rect(box, 4, theme.Lit)
	p.Outline(box, 4, 1.2, theme.Brass)
	in := box.Pad(8, 2)
	head := geom.R(in.X, in.Y, in.W, row)
	p.Label(s.title, geom.R(head.X, head.Y, head.W-56, head.H), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Clip: true})
	p.Label(s.sum, head, paint.Style{Face: paint.Bold, Size: 16, Color: theme.RGB(0x2E6A2A), Align: paint.Right})
	for i, line := range s.lines {
		p.Label(line, geom.R(in.X, in.Y+row*float64(i+1), in.W, row), paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, Clip: true})
	}
}

// sale is the slip of a combination that can be sold: how its price comes about, what stays on the slot, what can be sold then.
func (b *Table) sale(c rules.Combination, left rules.Resource) slip {
	now, usual := b.Board.ComboPrice(c), c.UsualPrice()
	s := slip{title: comboName(c), sum: "+" + table.Dollars(now)}
	switch {
	case now > usual:
		s.lines = append(s.lines, words.T("$%d, and $%d for what is scarce", usual, now-usual))
	case now < usual:
		s.lines = append(s.lines, words.T("$%d, and $%d less today", usual, usual-now))
	}
	s.lines = append(s.lines, words.T("Singly its ore would bring $%d", b.singly(c)))
	slot := words.T("%s stays on the slot", oreName(left))
	if b.Board.FreeSales(c) == 1 {
		slot = words.T("The last slot: %s stays on it", oreName(left))
	}
	s.lines = append(s.lines, slot)
	if x, ok := b.thenBest(c); ok {
		s.lines = append(s.lines, words.T("Then best: %s, $%d", comboName(x), b.Board.ComboPrice(x)))
	}
	return s
}

// thenBest is the combination that pays most of those that can be sold after another one.
func (b *Table) thenBest(sold rules.Combination) (best rules.Combination, ok bool) {
	goods := b.town().Goods
	for r, n := range sold.Needs() {
		goods[r] -= n
	}
	for c := range rules.Combination(rules.CombinationCount) {
		free := b.Board.FreeSales(c)
		if c == sold {
			free--
		}
		enough := free > 0
		for r, n := range c.Needs() {
			enough = enough && goods[r] >= n
		}
		if enough && (!ok || b.Board.ComboPrice(c) > b.Board.ComboPrice(best)) {
			best, ok = c, true
		}
	}
	return best, ok
}

// unloading is the slip of a cart that can come up.
func (b *Table) unloading(i int) slip {
	t := &b.Board.Towns[b.Viewer]
	price := prices(b.Board)
	h := bestHaul(seamsOn(t, t.Carts[i].Leaf, nil), crewOf(t.Carts[i].Crew), stock(b.Board.Pool), price)
	s := slip{title: words.T("Cart %d", i+1), sum: table.Dollars(h.worth)}
	n := stock{}
	for _, l := range h.lifts {
		for _, r := range l.ore {
			n[r]++
		}
	}
	for r, k := range n {
		if k > 0 {
			s.lines = append(s.lines, words.T("%s %s, $%d each", pieces.Number(k), oreName(rules.Resource(r)), price[r]))
		}
	}
	if len(s.lines) == 0 {
		s.lines = []string{words.T("Nothing is left for it")}
	}
	return s
}
