package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// feeNodes adds a board in the free middle of the canyon with the ways to pay for the next space. A
// press on one of them pays in that way. The cheapest one has a ring around it; a press on the
// space itself pays in this way too. If both pioneers are before a space with a fee, the board is
// for the pioneer who walks first (see lead).
func (k *nodeBuilder) feeNodes() {
	a := k.a
	fees := k.feesOf(k.lead())
	if len(fees) == 0 {
		fees = k.feesOf(1 - k.lead())
	}
	if len(fees) == 0 || k.b.choice.tray != "" {
		return
	}
	room := k.feeBoard(fees[0])
	best := cheapest(k.b.State, fees, func(engine.Move) bool { return true })
	var pay ui.Payment
	for _, m := range fees {
		id := "fee " + a.State.Notation(m)
		pay = append(pay, ui.PaymentOption{Goods: coins(rules.PaymentOf(m)), Node: ui.Node{
			ID:         id,
			Label:      i18n.T("Pay %s", paid(rules.PaymentOf(m))),
			Tip:        table.Sentences(k.b.MoveWords(m)+".", k.b.lostBySequence(table.SequenceOf(m))),
			Role:       "move",
			RuleAnchor: "walk", Chosen: m == best, Press: func() { a.Do(id, m) },
		}})
		if m != best {
			k.placed[m] = true
			a.RegisterMove(id, m)
		}
	}
	k.dst = pay.Nodes(k.dst, room)
}

// feesOf returns the moves that pay for the next space of a path and use it.
func (k *nodeBuilder) feesOf(path rules.Path) (fees []engine.Move) {
	for _, m := range k.a.Legal {
		if m.Kind == rules.KindWalk && rules.PathOf(m) == path && rules.UsesOf(m) && rules.PaymentOf(m) != 0 {
			fees = append(fees, m)
		}
	}
	return fees
}

// feeBoard adds a board in the free middle of the canyon that shows the space to be paid for and
// what it brings. m is one of the moves that pay for it. It returns the rectangle on the board in
// which the ways to pay must be placed.
func (k *nodeBuilder) feeBoard(m engine.Move) geom.Rect {
	b := k.b
	path := rules.PathOf(m)
	space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path].Space + 1
	icon := b.State.IconAt(path, space)
	brings := yieldOf([]rules.Icon{icon}, 0)
	for g, n := range b.yield(b.Board.Active, icon) {
		brings.goods[g] += n
	}
	r := b.at.middle()
	head, room := r.Pad(8, 3).CutTop(min(22, r.H*0.26))
	gains := brings.signs()
	right := geom.Rect{}
	if len(gains) > 0 {
		right, head = head.CutRight(min(head.W*0.42, 16+36*float64(len(gains))))
	}
	n := text("fee-board", i18n.T(icon.Info().Name), b.wellTip(path, space, icon), r)
	n.RuleAnchor = "walk"
	title := i18n.T("Pay for %s", i18n.T(icon.Info().Name))
	n.Draw = func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
		p.DropShadow(r, 6, 4)
		p.Rect(r.Inset(-1), 7, theme.WalnutInk)
		p.Gradient(r, 6, theme.RGB(0xF8EBCB), theme.RGB(0xE6D2A6))
		p.Label(title, head, paint.Style{Face: paint.Bold, Size: 13, Color: theme.Umber})
		if len(gains) > 0 {
			plus, signs := right.CutLeft(14)
			p.Label("+", plus, label(16, theme.RGB(0x3C6B2F)))
			paintSigns(p, gains, signs.X, signs, min(signs.H, 18))
		}
	}
	k.dst = append(k.dst, n)
	return room.Pad(0, 1)
}

// pickNodes adds the goods of which the player may take one, in the free middle of the land (the
// canyon). Pressing a good in the chest has the same effect.
func (k *nodeBuilder) pickNodes() {
	var ways ui.Payment
	for _, m := range k.a.Legal {
		if m.Kind != rules.KindTake {
			continue
		}
		id := "pick " + rules.GoodOf(m).String()
		ways = append(ways, ui.PaymentOption{Goods: coins(rules.PayOf(rules.GoodOf(m), 1)), Node: ui.Node{
			ID:         id,
			Label:      k.b.MoveWords(m),
			Tip:        i18n.T("It goes into your chest."),
			Role:       "move",
			RuleAnchor: "gain",
			Press:      func() { k.a.Do(id, m) },
		}})
	}
	if len(ways) > 0 {
		k.dst = ways.Nodes(k.dst, k.b.at.middle())
	}
}

// coins returns one drawing function for each single good of payment pay.
func coins(pay rules.Pay) (all []func(p *paint.Canvas, r geom.Rect)) {
	for g := rules.Food; g <= rules.Gold; g++ {
		for range pay.Of(g) {
			all = append(all, func(p *paint.Canvas, r geom.Rect) { goods()[g].draw(p, r, theme.Umber) })
		}
	}
	return all
}
