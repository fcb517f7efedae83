package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// foreseen are the kinds of moves of which it is shown on the table what follows at once.
var foreseen = map[engine.Kind]bool{rules.KindTake: true, rules.KindBlast: true, rules.KindSeize: true}

// preview is what would follow from a move at once, beyond what the slip and its chips say.
type preview struct {
	mayor [rules.TownCount]engine.Seat // who becomes mayor, NoSeat for no change
}

// foresee returns what a move would bring about, played on a copy.
func (b *Table) foresee(m engine.Move) *preview {
	v := &preview{}
	for t := range v.mayor {
		v.mayor[t] = engine.NoSeat
	}
	after, _ := b.try(m)
	if after == nil {
		return v
	}
	for t := range rules.Town(rules.TownCount) {
		if now := after.Mayor[t]; now != b.State.Mayor(t) {
			v.mayor[t] = now
		}
	}
	return v
}

// foreshow draws at the seats what a move would bring, while a hand is on its target.
func (b *Table) foreshow(m engine.Move, under func(*paint.Pen, *ui.Node, ui.Feel)) func(*paint.Pen, *ui.Node, ui.Feel) {
	if !foreseen[m.Kind] {
		return under
	}
	var v *preview
	return table.OnHover(func(p *paint.Pen) {
		if v == nil {
			v = b.foresee(m)
		}
		b.paintPreview(p, v)
	}, under)
}

// paintPreview paints a ring round the towns that get a new mayor.
func (b *Table) paintPreview(p *paint.Pen, v *preview) {
	for t, now := range v.mayor {
		if now != engine.NoSeat {
			r := b.at.townHead(now, rules.Town(t)).Inset(-2) // where it is, or will be
			p.Outline(r, 6, 4.5, theme.WalnutInk)
			p.Outline(r, 6, 2.6, theme.BrassHi)
		}
	}
}
