package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// previewedKinds holds the kinds of moves whose immediate effect is previewed on the table.
var previewedKinds = map[engine.Kind]bool{rules.KindTake: true, rules.KindBlast: true, rules.KindSeize: true}

// preview is the immediate effect of a move that the move preview and its badges do not show.
type preview struct {
	mayor [rules.TownCount]engine.Seat // the new mayor of each town, NoSeat for no change
}

// previewOf returns the effect of a move, played on a copy of the state.
func (b *Table) previewOf(m engine.Move) *preview {
	v := &preview{}
	for t := range v.mayor {
		v.mayor[t] = engine.NoSeat
	}
	after, _ := b.tryMove(m)
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

// withPreview returns a draw function that also paints the effect of a move at the seats, while the
// pointer is on its target.
func (b *Table) withPreview(m engine.Move, under func(*paint.Canvas, *ui.Node, ui.NodeState)) func(*paint.Canvas,
	*ui.Node, ui.NodeState) {
	if !previewedKinds[m.Kind] {
		return under
	}
	var v *preview
	return table.OnHover(func(p *paint.Canvas) {
		if v == nil {
			v = b.previewOf(m)
		}
		b.paintPreview(p, v)
	}, under)
}

// paintPreview paints a ring round the towns that get a new mayor.
func (b *Table) paintPreview(p *paint.Canvas, v *preview) {
	for t, now := range v.mayor {
		if now != engine.NoSeat {
			r := b.at.townHead(now, rules.Town(t)).Inset(-2) // where the town is in the panel, or will be
			p.Outline(r, 6, 4.5, theme.WalnutInk)
			p.Outline(r, 6, 2.6, theme.BrassHi)
		}
	}
}
