package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
)

// feeNodes are the payments for the space that the tan pioneer comes to, in the free middle of the canyon: the cheapest is
// ringed and is what a press on the space pays; any other is one press, too.
func (k *keeper) feeNodes() {
	b, a := k.b, k.a
	var all []engine.Move
	for _, m := range a.Legal {
		if m.Kind == rules.KindWalk && m.B == 1 && m.C != 0 {
			all = append(all, m)
		}
	}
	if len(all) < 2 || b.choice.tray != "" {
		return
	}
	best := k.best(rules.KindWalk, func(m engine.Move) bool { return m.B == 1 && m.C != 0 })
	room := b.at.middle()
	columns := min(len(all), 3)
	rows := (len(all) + columns - 1) / columns
	high := min(34, room.H/float64(rows)-4)
	box := geom.Around(room.Center(), room.W, high*float64(rows)+float64(rows-1)*4)
	for i, m := range all {
		r := box.Column(i/columns, rows, 4).Row(i%columns, columns, 5)
		n := ui.Node{
			ID: "fee " + a.State.Notation(m), Label: words.T("Pay %s", paid(rules.Pay(m.C))), Tip: b.MoveWords(m) + ".", Role: "move", Rect: r,
			Rule: "walk", Chosen: m == best,
			Press: func() { a.Do("fee "+a.State.Notation(m), m) },
			Draw: func(p *paint.Pen, n *ui.Node, f ui.Feel) {
				drawFee(p, n.Rect.Move(f.Shake, 0), rules.Pay(m.C), m == best, f)
			},
		}
		if !slices.Contains([]engine.Move{best}, m) {
			k.placed[m] = true
			a.Means(n.ID, m)
		}
		k.dst = append(k.dst, n)
	}
}

// drawFee draws a payment: its goods side by side on a tag, ringed if it is the cheapest.
func drawFee(p *paint.Pen, r geom.Rect, pay rules.Pay, best bool, f ui.Feel) {
	p.Lift(r, 6, 4)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Grad(r, 5, theme.Mix(theme.Parchment, theme.Lit, f.Hover), theme.RGB(0xE2CB98))
	var all []rules.Good
	for g := rules.Food; g <= rules.Gold; g++ {
		for range pay.Of(g) {
			all = append(all, g)
		}
	}
	d := min(r.H-6, (r.W-8)/float64(max(len(all), 1)))
	x := r.Center().X - d*float64(len(all))/2
	for _, g := range all {
		goods[g].draw(p, geom.R(x, r.Center().Y-d/2, d, d).Inset(1), theme.Umber)
		x += d
	}
	if best {
		p.Outline(r.Inset(-2.5), 7, 2.6, theme.BrassHi)
	}
}
