package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Moves that cannot be made by a press on the board are listed in a tray over the viewer's land.
// Exchanges of goods are shown as pictures, all other moves as text.

// exchange holds the goods that a move pays and the goods that it gains.
type exchange struct{ give, take []rules.Good }

// exchangeOf returns the goods that move m exchanges. ok is false if m does anything else.
func exchangeOf(m engine.Move) (x exchange, ok bool) {
	pair := func() (all []rules.Good) {
		for _, v := range []int{rules.FirstOf(m), rules.SecondOf(m)} {
			if v > 0 {
				all = append(all, rules.Good(v-1))
			}
		}
		return all
	}
	times := func(g rules.Good, n int) (all []rules.Good) {
		for range n {
			all = append(all, g)
		}
		return all
	}
	switch m.Kind {
	case rules.KindLose:
		x.give = pair()
	case rules.KindReact:
		x.take = pair()
	case rules.KindSwap:
		x.give, x.take = times(rules.GiveOf(m), 1), times(rules.GetOf(m), 2)
	case rules.KindSellFish:
		g, n := rules.ExchangeOf(m).Pays()
		for k, each := range soldBy(m) {
			x.give = append(x.give, times(rules.Trout+rules.Good(k), each)...)
		}
		x.take = times(g, n)
	case rules.KindPress:
		green, red := rules.GreenOf(m), rules.RedOf(m)
		x.give = append(times(rules.GreenApple, green), times(rules.RedApple, red)...)
		x.take = times(rules.Gold, green+red)
	case rules.KindMill:
		x.give, x.take = times(rules.Stone, rules.AmountOf(m)), times(rules.Gold, rules.AmountOf(m))
	default:
		return x, false
	}
	return x, len(x.give)+len(x.take) > 0
}

// draw draws exchange x in a row in r: the goods that are paid, then the goods that are gained.
func (x exchange) draw(p *paint.Canvas, r geom.Rect) {
	const sign = 16.0 // width of a minus or plus sign
	n := float64(len(x.give) + len(x.take))
	signs := 1.0
	if len(x.give) > 0 && len(x.take) > 0 {
		signs = 2
	}
	d := min(r.H-8, (r.W-8-sign*signs)/max(n, 1))
	at := r.Center().X - (d*n+sign*signs)/2
	mark := func(text string, loss bool) {
		style := label(16, theme.RGB(0x3C6B2F))
		if loss {
			style.Color = theme.Oxblood
		}
		style.Fixed = true
		p.Label(text, geom.R(at, r.Y, sign, r.H), style)
		at += sign
	}
	row := func(all []rules.Good) {
		for _, g := range all {
			goods()[g].draw(p, geom.R(at, r.Center().Y-d/2, d, d).Inset(1.5), theme.Umber)
			at += d
		}
	}
	if len(x.give) > 0 {
		mark("−", true)
		row(x.give)
	}
	if len(x.take) > 0 {
		mark("+", false)
		row(x.take)
	}
}

// trayRows is the largest number of rows with which a tray of texts keeps two columns. If more rows
// would be needed, it gets a third column.
const trayRows = 7

// tray adds the tray, a panel with a button for each of the moves. Exchanges are pictures, also
// among texts.
func (k *nodeBuilder) tray(moves []engine.Move) {
	pictures := true
	for _, m := range moves {
		_, ok := exchangeOf(m)
		pictures = pictures && ok
	}
	columns, row := 2, 34.0
	if len(moves) > trayRows*columns {
		columns = 3
	}
	if pictures {
		lines := (len(moves) + 4) / 5
		columns, row = (len(moves)+lines-1)/lines, 48
	}
	r := k.b.at.tray()
	rows := (len(moves) + columns - 1) / columns
	high := min(row, (r.H-10)/float64(rows))
	wide := r.W
	if pictures { // make the tray no wider than necessary
		wide = min(r.W, 150*float64(columns)+8)
	}
	box := geom.R(r.Center().X-wide/2, r.Bottom()-high*float64(rows)-8, wide, high*float64(rows)+8)
	back := ui.Node{ID: "tray", Label: i18n.T("More moves"), Role: "text", SkipFocus: true, BlocksInput: true,
		Rect: box, Tip: i18n.T("Moves you can't make on the board itself.")}
	back.Draw = drawTray
	k.dst = append(k.dst, back)
	in := box.Inset(4)
	for i, m := range moves {
		k.placed[m] = true
		at := in.Row(i/rows, columns, 5).Column(i%rows, rows, 3)
		if pictures { // pictures are in rows that are read from left to right
			at = in.Column(i/columns, rows, 3).Row(i%columns, columns, 5)
		}
		n := k.a.Button(m, at, pieces.Button{Label: k.b.MoveWords(m), Material: pieces.PaperTag, Size: 13}, "")
		if x, ok := exchangeOf(m); ok {
			n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				at := n.Rect.Move(f.Shake, 0)
				pieces.Button{Material: pieces.PaperTag, Hover: f.Hover, Press: f.Press}.Draw(p, at)
				x.draw(p, at)
			}
			n = table.WithHint(n, k.a.IsHinted(m))
		}
		k.dst = append(k.dst, n)
	}
}

// drawTray draws n as the background of the tray, the panel with a list of moves.
func drawTray(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
	p.DropShadow(n.Rect, 8, 10)
	p.Rect(n.Rect.Inset(-1), 8, theme.WalnutInk)
	p.Gradient(n.Rect, 7, theme.Alpha(theme.RGB(0x53301A), 1), theme.Alpha(theme.RGB(0x371D0E), 1))
}
