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
	"gulch/scenes/table"
)

// feeNodes are the payments for the space that the tan pioneer comes to, in the free middle of the canyon: the cheapest is
// ringed and is what a press on the space pays; any other is one press, too.
func (k *keeper) feeNodes() {
	a := k.a
	other := func(m engine.Move) bool { return m.Kind != rules.KindWalk || m.B != 1 || m.C == 0 }
	fees := slices.DeleteFunc(slices.Clone(a.Legal), other)
	if len(fees) < 2 || k.b.choice.tray != "" {
		return
	}
	best := cheapest(k.b.State, fees, func(engine.Move) bool { return true })
	var pay ui.Payment
	for _, m := range fees {
		id := "fee " + a.State.Notation(m)
		pay = append(pay, ui.Way{Goods: coins(rules.Pay(m.C)), Node: ui.Node{
			ID: id, Label: words.T("Pay %s", paid(rules.Pay(m.C))), Tip: table.Sentences(k.b.MoveWords(m)+".", k.b.spoiled(table.Moves(m))), Role: "move",
			Rule: "walk", Chosen: m == best, Press: func() { a.Do(id, m) },
		}})
		if m != best {
			k.placed[m] = true
			a.Means(id, m)
		}
	}
	k.dst = pay.Nodes(k.dst, k.b.at.middle())
}

// coins are the goods of a payment, one by one.
func coins(pay rules.Pay) (all []func(p *paint.Pen, r geom.Rect)) {
	for g := rules.Food; g <= rules.Gold; g++ {
		for range pay.Of(g) {
			all = append(all, func(p *paint.Pen, r geom.Rect) { goods()[g].draw(p, r, theme.Umber) })
		}
	}
	return all
}
