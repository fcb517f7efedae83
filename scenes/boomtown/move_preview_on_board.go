package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// previewedKinds is the set of the kinds of moves whose effect is previewed on the board.
var previewedKinds = map[engine.Kind]bool{rules.KindTake: true, rules.KindBlast: true, rules.KindSeize: true}

// preview holds the effects of a move that are previewed on the board, in addition to the usual
// move preview and its badges, which do not show them.
type preview struct {
	mayor [rules.TownCount]engine.Seat // the new mayor of each town, NoSeat if its mayor stays the same
}

// previewOf returns the effects of move m, which it plays on a copy of the state.
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
		if now := after.Mayor[t]; now != b.Settled.Mayor(t) {
			v.mayor[t] = now
		}
	}
	return v
}

// withPreview returns a Draw function for the node of move m. It calls under, the node's own Draw
// function. While the node is pointed at, it also paints the effect of the move on the seats'
// panels. If moves of this kind have no preview, it returns under.
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

// paintPreview paints a ring around each town that gets a new mayor in preview v.
func (b *Table) paintPreview(p *paint.Canvas, v *preview) {
	for t, now := range v.mayor {
		if now != engine.NoSeat {
			// the place that the town has or will have in the panel of the new mayor
			r := b.at.townHead(now, rules.Town(t)).Inset(-2)
			p.Outline(r, 6, 4.5, theme.WalnutInk)
			p.Outline(r, 6, 2.6, theme.BrassHi)
		}
	}
}
