package narrowgauge

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// bidNodes are the coin with its steps and the seal.
func (b *Table) bidNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	cash := b.state.Cash(a.Seat)
	b.plan.bid = min(max(b.plan.bid, 0), cash)
	dst = table.Amount{
		Value: b.plan.bid, High: cash, Set: func(n int) { b.plan.bid = n }, Name: words.T("Your bid"),
		Drag: words.T("Drag to any amount up to your cash."), Tip: b.bidTip(a.Seat),
		TooLow: words.T("A bid cannot be less than $0."), TooHigh: words.T("You have $%d.", cash),
	}.Nodes(a, dst)
	m := rules.Bid(b.plan.bid)
	seal := ui.Button("bid", a.Row, pieces.Button{Label: words.T("Seal $%d", b.plan.bid), Icon: "envelope", Make: pieces.Brass},
		func() { a.Do("bid", m) }, ebiten.KeyB)
	seal.Role, seal.Tip = "move", b.bidTip(a.Seat)
	return append(dst, table.Hinted(seal, b.hints == m))
}

// passNodes let a bidder do without a Contract.
func (b *Table) passNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	return append(dst, b.move(a, rules.PassContract(), a.Row, pieces.Button{Label: words.T("No Contract")},
		words.T("Take none of the Contracts. The order of play stays as it is. (R17)"), ebiten.KeyP))
}

// buildNodes are the ways to lay the chosen card, and what ends the step.
func (b *Table) buildNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	dst = b.wayNodes(a, dst)
	stop := rules.Stop()
	switch night := rules.UseNightShift(); {
	case a.Can(rules.NoBuild()):
		return append(dst, b.move(a, rules.NoBuild(), a.Row, pieces.Button{Label: words.T("Cannot build"), Make: pieces.Brass},
			words.T("No card of yours fits. The Build token turns white and you go on to the refill. (R51, R53)"), ebiten.KeyE))
	case b.plan.aimed && a.Can(rules.PlayTrack(b.plan.card, b.plan.aim, b.plan.how)):
		m := rules.PlayTrack(b.plan.card, b.plan.aim, b.plan.how)
		lay := ui.Button("lay", a.Row, pieces.Button{Label: words.T("Lay it here"), Icon: "check-mark", Make: pieces.Brass},
			func() { a.Do("lay", m) }, ebiten.KeyL)
		lay.Role, lay.Tip = "move", b.bill(m)
		return append(dst, lay)
	case a.Can(night):
		dst = append(dst, b.move(a, night, a.Row.Row(1, 2, 8), pieces.Button{Label: words.T("Night Shift"), Icon: "night-sleep", Make: pieces.Brass},
			words.T("Turn your Build token white now and lay a second card. (R22)"), ebiten.KeyN))
		return append(dst, b.stopNode(a, a.Row.Row(0, 2, 8), pieces.Leather))
	case a.Can(stop):
		look := pieces.Leather
		if len(a.Legal) == 1 {
			look = pieces.Brass
		}
		return append(dst, b.stopNode(a, a.Row, look))
	}
	return dst
}

// stopNode ends the turn without a second card.
func (b *Table) stopNode(a *table.Ask, r geom.Rect, look pieces.Make) ui.Node {
	tip := words.T("Lay no second card. Your Build token stays white. (R52)")
	if b.state.Dark(a.Seat) {
		tip = words.T("Your Build token is dark: no second card in this turn. It turns white now. (R53)")
	}
	return b.move(a, rules.Stop(), r, pieces.Button{Label: words.T("No second card"), Make: look}, tip, ebiten.KeyE)
}

// wayNodes turn the chosen card, mirror it, and blast its way.
func (b *Table) wayNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	ready := b.state.Ready(a.Seat)
	if len(a.Legal) < 2 && a.Can(rules.Stop()) || a.Can(rules.NoBuild()) && ready == 0 {
		return dst
	}
	type way struct {
		id, label, tip, icon string
		bit                  int16
		key                  ebiten.Key
	}
	ways := []way{{"turn", words.T("Turn"), words.T("Turn the card by half a circle. The wheel over a lit place does it too. (T, R31)"),
		"clockwise-rotation", rules.Turned, ebiten.KeyT}}
	if ready.Has(rules.MirrorSurvey) {
		ways = append(ways, way{"mirror", words.T("Mirror"), words.T("Lay the card as its mirror image with Mirror Survey, once a round. (V, R23)"),
			deeds[rules.MirrorSurvey].icon, rules.Mirrored, ebiten.KeyV})
	}
	if ready.Has(rules.TunnelBlast) {
		ways = append(ways, way{"blast", words.T("Blast"),
			words.T("Pay nothing for Difficult and Water spaces of this card with Blue Ridge Blast, once a round. (X, R24)"),
			deeds[rules.TunnelBlast].icon, rules.Blasted, ebiten.KeyX})
	}
	row, _ := a.Area.CutTop(34)
	for i, w := range ways {
		on := w.bit != rules.Turned && b.plan.how&w.bit != 0
		n := ui.Button(w.id, row.Row(i, len(ways), 6), pieces.Button{Label: w.label, Icon: w.icon, Make: pieces.PaperTag, Size: 14, Chosen: on},
			func() { b.plan.flip(w.bit); a.Rebuild() }, w.key)
		n.Tip = w.tip
		if w.bit == rules.Turned && b.plan.card == rules.NoCard {
			n.Why = words.T("Choose a card first.")
		}
		dst = append(dst, n)
	}
	return dst
}

// refillNodes draw new cards for those that are put away.
func (b *Table) refillNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	b.plan.marked &= b.state.Hand(a.Seat)
	m := rules.Refill(b.plan.marked)
	away := b.plan.marked.Len()
	drawn := max(0, b.state.HandLimit(a.Seat)-(b.state.Hand(a.Seat).Len()-away))
	label := words.T("Draw %d", drawn)
	if away > 0 {
		label = words.T("Discard %d, draw %d", away, drawn)
	}
	n := ui.Button("refill", a.Row, pieces.Button{Label: label, Icon: "card-pickup", Make: pieces.Brass},
		func() { a.Do("refill", m) }, ebiten.KeyE)
	n.Role = "move"
	n.Tip = words.N(b.state.DeckSize(), "%d card is left in the draw pile; when it is empty, the discard pile is shuffled. (R54 to R56)",
		"%d cards are left in the draw pile; when it is empty, the discard pile is shuffled. (R54 to R56)", b.state.DeckSize())
	return append(dst, table.Hinted(n, b.hints == m))
}

// handNodes are the cards of the viewer and the piles.
func (b *Table) handNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	cards := b.pic.hands[b.at.viewer]
	for i, c := range cards {
		r := b.at.card(i, len(cards))
		if !b.shows(b.at.viewer) {
			dst = append(dst, ui.Node{ID: fmt.Sprintf("back %d", i), Label: words.T("A Track card"), Tip: words.T("It lies face down until its owner looks."),
				Role: "text", Quiet: true, Rect: r})
			continue
		}
		dst = append(dst, b.cardNode(a, c, i, r))
	}
	dst = append(dst, ui.Node{
		ID: "deck", Label: words.T("Draw pile"), Tip: b.deckTip(), Role: "text", Quiet: true, Rect: b.at.deck,
	}, ui.Node{
		ID: "discard", Label: words.T("Discard pile"), Tip: b.discardTip(), Role: "text", Quiet: true, Rect: b.at.discard,
	})
	return dst
}

// cardNode is a card of the hand: to be laid, to be put away, or to be looked at.
func (b *Table) cardNode(a *table.Ask, c rules.Card, i int, r geom.Rect) ui.Node {
	info := c.Info()
	n := ui.Node{
		ID: "card " + c.String(), Label: info.Name, Tip: b.cardTip(c), Role: "text", Rect: r,
		Keys:  []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(i)},
		PeekW: 250, PeekH: 250 * pieces.CardH / pieces.CardW,
		Peek: func(p *paint.Pen, r geom.Rect) {
			p.Lift(r, 12, 18)
			p.Image(b.card(p, c, r.W), r, 0, paint.White)
		},
	}
	if a.Legal == nil {
		n.Keys = nil
	}
	switch {
	case a.Legal != nil && b.state.Phase() == rules.PhaseRefill:
		b.markable(a, &n, c)
	case a.Legal != nil && b.building() && !b.state.Dark(a.Seat) || a.Legal != nil && b.state.Phase() == rules.PhaseFirstCard:
		n.Peek, n.TipAt = nil, b.beside(a) // its reach on the map says more than a closer look
		b.choosable(a, &n, c)
	}
	n.Draw = b.drawCard(c, r)
	if n.Press != nil && b.building() {
		draw := n.Draw
		n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			if f.Hover > b.fly.eyeing {
				b.fly.eyed, b.fly.eyeing = c, f.Hover
			}
			draw(p, n, f)
		}
	}
	return n
}

// markable lets a card be put away at the refill.
func (b *Table) markable(a *table.Ask, n *ui.Node, c rules.Card) {
	n.Role, n.Chosen = "checkbox", b.plan.marked.Has(c)
	n.Tip += "\n" + words.T("Click to put it away, or to keep it after all. (R54)")
	n.Press = func() { b.plan.marked ^= rules.HandOf(c); a.Rebuild() }
}

// choosable lets a card be taken in hand.
func (b *Table) choosable(a *table.Ask, n *ui.Node, c rules.Card) {
	n.Role, n.Chosen = "button", b.plan.card == c
	if !playable(a.Legal, c) {
		n.Why = b.whyNot(a.Seat, c)
		return
	}
	n.Breathe = b.plan.card == rules.NoCard
	n.Press = func() {
		if b.plan.card == c {
			b.plan.card, b.plan.aimed = rules.NoCard, false
		} else {
			b.plan.choose(c, a.Legal)
			b.reveal(a)
		}
		a.Rebuild()
	}
}

// drawCard draws a card that is touched, chosen, or on its way out. A chosen card lies as it will be laid.
func (b *Table) drawCard(c rules.Card, r geom.Rect) func(*paint.Pen, *ui.Node, ui.Feel) {
	return func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		chosen, away := b.plan.card == c, b.plan.marked.Has(c)
		if !chosen && !away && f.Hover <= 0 {
			if n.Breathe {
				p.Outline(r.Inset(-1), 6, 2.2, theme.Alpha(theme.BrassHi, f.Breath))
			}
			return
		}
		up := r.Scale(1+0.05*f.Hover).Move(f.Shake, -4*f.Hover)
		switch {
		case chosen:
			up = up.Move(0, -5)
			p.Lift(up, 6, 16)
			p.Soft(up.Inset(-2), 8, 7, 0, theme.Alpha(theme.BrassHi, 0.9))
			p.Image(b.cardAs(p, c, b.plan.how, r.W), up, 0, paint.White)
			p.Outline(up.Inset(-1), 7, 2.4, theme.Brass)
		case away:
			p.Image(b.card(p, c, r.W), up.Move(0, 4), 0, theme.RGB(0xA08A72))
			p.Icon("trash-can", up.Center(), up.W*0.5, theme.Alpha(theme.Oxblood, 0.95))
			p.Outline(up.Move(0, 4), 6, 2, theme.Oxblood)
		default:
			p.Lift(up, 6, 4+12*f.Hover)
			p.Image(b.card(p, c, r.W), up, 0, paint.White)
			if b.dull(c) {
				p.Rect(up, r.W*0.07, theme.Alpha(theme.RGB(0x3A1F10), 0.45))
			}
		}
	}
}

// whyNot says why a card cannot be laid: what the rules say of the first place that comes to mind.
func (b *Table) whyNot(seat engine.Seat, c rules.Card) string {
	for x := range b.state.Network(b.state.Building()).All() {
		if v := b.state.Preview(rules.PlayTrack(c, x, 0)); v.Refusal != nil {
			return words.T("It fits nowhere. From %s, for one: %s", x.Info().Name, words.Sentence(v.Refusal))
		}
	}
	return words.T("It fits nowhere.")
}
