package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"
)

// What a press comes to is written on the slip of the house (see [table.Foresee]); here is what no figure tells: how a price comes
// about and what can be sold after it. A plan changes no figure yet, so what it pays and brings stands in the ledger for itself,
// without and with whoever goes to the place that is pointed at.

// slip is what a place in a plan that is pointed at adds.
type slip struct {
	title string
	more  [2]int // pays, brings
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
	if a.Pending.Kind != 0 || !b.planning(a) {
		return dst
	}
	_, r := a.Area.CutBottom(42)
	if lacks := 60 - r.H; lacks > 0 { // the prompt of a plan is short
		r.Y, r.H = r.Y-min(lacks, 24), r.H+min(lacks, 24)
	}
	if r.H < 40 {
		return dst
	}
	pays, brings := b.outlook()
	return append(dst, ui.Node{
		ID: "sum", Label: words.T("What it comes to"), Tip: words.T("What is pointed at, and what would come of it."), Role: "text", Quiet: true, Rect: r,
		Draw: func(p *paint.Pen, n *ui.Node, _ ui.Feel) {
			s := b.pointed
			b.pointed = nil
			drawPlanSlip(p, n.Rect, pays, brings, s)
		},
	})
}

// planned is the slip of a place in a plan: what one more there adds.
func (b *Table) planned(j job) slip {
	pays, brings := b.outlook()
	b.draft = append(b.draft, j)
	p, g := b.outlook()
	b.draft = b.draft[:len(b.draft)-1]
	return slip{title: words.T("with this one"), more: [2]int{p - pays, g - brings}}
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
	if s == nil {
		return
	}
	at := geom.R(r.X, r.Y+rows*2, r.W, rows)
	p.Rect(at, 3, theme.Lit)
	p.Outline(at, 3, 1, theme.Brass)
	plain.Face = paint.Bold
	line(2, s.title, table.Dollars(pays+s.more[0]), table.Dollars(brings+s.more[1]), plain)
}

// Figures are money, ore and points.
func (b *Table) Figures(seat engine.Seat) []table.Stat {
	stats := b.Row(seat).Stats
	for r := range rules.ResourceCount {
		stats = append(stats, table.Stat{Icon: oreIcons[r], Value: b.Board.Towns[seat].Goods[r], Name: oreName(r)})
	}
	return stats
}

// Outcome says of a sale how its price comes about, and of a cart what its ore is worth.
func (b *Table) Outcome(m engine.Move) []string {
	switch m.Kind {
	case rules.KindSellCombo:
		return b.sale(rules.Combination(m.A), rules.Resource(m.B))
	case rules.KindReturnCart:
		return b.unloading(int(m.A))
	}
	return nil
}

// sale is what a slip adds of a combination that can be sold: how its price comes about, what stays on the slot, what can be sold then.
func (b *Table) sale(c rules.Combination, left rules.Resource) (lines []string) {
	now, usual := b.Board.ComboPrice(c), c.UsualPrice()
	switch {
	case now > usual:
		lines = append(lines, words.T("$%d, and $%d for what is scarce", usual, now-usual))
	case now < usual:
		lines = append(lines, words.T("$%d, and $%d less today", usual, usual-now))
	}
	lines = append(lines, words.T("Singly its ore would bring $%d", b.singly(c)))
	slot := words.T("%s stays on the place", oreName(left))
	if b.Board.FreeSales(c) == 1 {
		slot = words.T("The last place: %s stays on it", oreName(left))
	}
	lines = append(lines, slot)
	if x, ok := b.thenBest(c); ok {
		lines = append(lines, words.T("Then best: %s, $%d", comboName(x), b.Board.ComboPrice(x)))
	}
	return lines
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

// unloading is what a slip adds of a cart that can come up.
func (b *Table) unloading(i int) (lines []string) {
	t := &b.Board.Towns[b.Viewer]
	price := prices(b.Board)
	h := bestHaul(seamsOn(t, t.Carts[i].Leaf, nil), crewOf(t.Carts[i].Crew), stock(b.Board.Pool), price)
	n := stock{}
	for _, l := range h.lifts {
		for _, r := range l.ore {
			n[r]++
		}
	}
	for r, k := range n {
		if k > 0 {
			lines = append(lines, words.T("%s %s, $%d each", pieces.Number(k), oreName(rules.Resource(r)), price[r]))
		}
	}
	if len(lines) == 0 {
		lines = []string{words.T("Nothing is left for it")}
	}
	return lines
}
