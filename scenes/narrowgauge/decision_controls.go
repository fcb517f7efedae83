package narrowgauge

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// bidNodes appends to dst the control with which the amount of the bid is set (a coin), and the
// button that seals the bid.
func (b *Table) bidNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	cash := b.State.Cash(a.Seat)
	b.plan.bid = min(max(b.plan.bid, 0), cash)
	dst = table.AmountPicker{
		Value: b.plan.bid, High: cash, Name: i18n.T("Your bid"),
		Set:  func(n int) { b.plan.bid, b.plan.bidSet = n, true },
		Drag: i18n.T("Drag to bid any amount up to all your cash."), Tip: b.bidTip(a.Seat),
		TooLow:  i18n.T("You can't bid less: $0 is the lowest bid."),
		TooHigh: i18n.T("You can't bid more: you have only $%d.", cash),
	}.Nodes(a, dst)
	look := pieces.Button{Label: i18n.T("Seal $%d", b.plan.bid), Icon: "envelope"}
	if b.plan.bidSet {
		look.Material = pieces.Brass
	}
	return append(dst, a.ButtonAs("bid", rules.Bid(b.plan.bid), a.Row, look, b.bidTip(a.Seat), ebiten.KeyB))
}

// passNodes appends to dst the two buttons for a seat that may take a Contract after the auction.
// One takes no Contract. The other is the main (brass) button, which is disabled and says what to
// choose on the board.
func (b *Table) passNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	pass := pieces.Button{Label: i18n.T("No contract")}
	tip := i18n.T("Don't take a contract. The turn order stays the same.")
	if m, ok := a.MainMove(table.ClearlyLeaves(b.IsPass), nil); ok && m == rules.PassContract() {
		pass.Material = pieces.Brass
		return append(dst, a.Button(m, a.Row, pass, tip, ebiten.KeyP))
	}
	choose := a.ChooseButton(i18n.T("Choose a contract"))
	return append(dst, a.Button(rules.PassContract(), a.SecondaryRow(&choose), pass, tip, ebiten.KeyP), choose)
}

// buildNodes appends to dst the buttons for the decision about laying a card: those that turn the
// card, the one that lays it, and the one that lays no card.
func (b *Table) buildNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.wayNodes(a, dst)
	next, chosen := b.nextNode(a)
	_, ok := a.MainMove(table.ClearlyLeaves(b.IsPass), nil)
	switch night := rules.UseNightShift(); {
	case a.IsLegal(rules.NoBuild()):
		none := pieces.Button{Label: i18n.T("Can't build")}
		tip := i18n.T("None of your cards fit. Your build token turns white, and you refill your hand.")
		if len(a.Legal) > 1 { // no card fits yet, but using a Contract makes cards fit
			none = pieces.Button{Label: i18n.T("Build nothing")}
			tip = i18n.T("No card fits without a contract. Your build token turns white, and you refill your hand.")
			return append(dst, a.Button(rules.NoBuild(), b.besideNext(a, &next), none, tip, ebiten.KeyE), next)
		}
		none.Material = pieces.Brass
		return append(dst, a.Button(rules.NoBuild(), a.Row, none, tip, ebiten.KeyE))
	case a.IsLegal(night) && b.plan.card == rules.NoCard:
		shift := a.Button(night, a.Row, pieces.Button{Label: contract(rules.NightShift),
			Note: i18n.T("then a second card"), Icon: "night-sleep"}, i18n.T("Turn your build token white now and lay a second card."), ebiten.KeyN)
		stop := pieces.Leather
		if ok {
			stop = pieces.Brass
		}
		return append(dst, b.stopNode(a, b.besideNext(a, &shift), stop), shift)
	case a.IsLegal(rules.Stop()) && ok && !chosen:
		return append(dst, b.stopNode(a, a.Row, pieces.Brass))
	case a.IsLegal(rules.Stop()):
		return append(dst, b.stopNode(a, b.besideNext(a, &next), pieces.Leather), next)
	}
	return append(dst, next)
}

// stopNode returns the button that ends the turn without laying a second card. r is its rectangle,
// look the material of which it seems to be made.
func (b *Table) stopNode(a *table.Decision, r geom.Rect, look pieces.ButtonMaterial) ui.Node {
	tip := i18n.T("Don't lay a second card. Your build token stays white.")
	if b.State.Dark(a.Seat) {
		tip = i18n.T("Your build token is dark, so you can't lay a second card this turn. It turns white now.")
	}
	if len(a.Legal) > 1 && b.onlyCostlyPlays(a) {
		tip = i18n.T("Any second card would cost more than it now pays.") + "\n" + tip
	}
	return a.Button(rules.Stop(), r, pieces.Button{Label: i18n.T("No second card"), Material: look}, tip, ebiten.KeyE)
}

// onlyCostlyPlays reports whether every legal way to lay a card costs more money than it pays at
// once.
func (b *Table) onlyCostlyPlays(a *table.Decision) bool {
	cash := b.State.Cash(a.Seat)
	return !slices.ContainsFunc(a.Legal, func(m engine.Move) bool {
		return m.Kind == rules.KindPlay && b.State.Preview(m).Cash >= cash
	})
}

// wayHigh is the height in design units of the buttons that turn or mirror a card.
const wayHigh = 34

// wayNodes appends to dst the buttons that turn the selected card, and those that lay it with the
// help of a Contract: mirrored or with a blast.
func (b *Table) wayNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	ready := b.State.Ready(a.Seat)
	if len(a.Legal) < 2 && a.IsLegal(rules.Stop()) || a.IsLegal(rules.NoBuild()) && ready == 0 {
		return dst
	}
	type way struct {
		id, label, tip, icon string
		bit                  int16
		key                  ebiten.Key
	}
	ways := []way{{"turn", i18n.T("Turn"),
		i18n.T("Rotate the card by half a turn. You can also use the wheel over a highlighted space. (T)"),
		"clockwise-rotation", rules.Turned, ebiten.KeyT}}
	if ready.Has(rules.MirrorSurvey) {
		ways = append(ways, way{"mirror", i18n.T("Mirror"),
			i18n.T("Use Mirror Survey to lay the card as its mirror image, once a round. (V)"),
			deeds[rules.MirrorSurvey].icon, rules.Mirrored, ebiten.KeyV})
	}
	if ready.Has(rules.TunnelBlast) {
		ways = append(ways, way{"blast", i18n.T("Blast"),
			i18n.T("Use Blue Ridge Blast to pay no difficult or water costs for this card, once a round. (X)"),
			deeds[rules.TunnelBlast].icon, rules.Blasted, ebiten.KeyX})
	}
	row, _ := a.Area.CutTop(wayHigh)
	for i, w := range ways {
		on := w.bit != rules.Turned && b.plan.how&w.bit != 0
		n := ui.Button(w.id, row.Row(i, len(ways), 6),
			pieces.Button{Label: w.label, Icon: w.icon, Material: pieces.PaperTag, Size: 14, Chosen: on},
			func() { b.plan.flip(w.bit); a.Rebuild() }, w.key)
		n.Tip = w.tip
		if w.bit == rules.Turned && b.plan.card == rules.NoCard {
			n.DisabledReason = i18n.T("First, choose a card.")
		}
		dst = append(dst, n)
	}
	return dst
}

// refillNodes appends to dst the button that discards the marked cards and draws new ones. It is
// brass only if the player has marked cards: keeping all cards is a choice, too, often a bad one.
func (b *Table) refillNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	_, foot := a.Area.CutTop(a.Area.H - ui.SelectionFooterHeight(b.Window.View.Letters()))
	dst = b.plan.discardMarks.Footer(dst, foot, a.Rebuild)
	m := rules.Refill(b.plan.discards())
	away := b.plan.discardMarks.Count()
	drawn := max(0, b.State.HandLimit(a.Seat)-(b.State.Hand(a.Seat).Len()-away))
	look := pieces.Leather
	if away > 0 || len(a.Legal) == 1 {
		look = pieces.Brass
	}
	label, then := i18n.T("Draw %d", drawn), i18n.N(b.State.HandLimit(a.Seat), "then %d card in hand",
		"then %d cards in hand", b.State.HandLimit(a.Seat))
	switch {
	case away > 0:
		label = i18n.T("Discard %d, draw %d", away, drawn)
	case drawn == 0:
		label, then = i18n.T("Keep all cards"), ""
	}
	return append(dst, a.ButtonAs("refill", m, a.Row,
		pieces.Button{Label: label, Note: then, Icon: "card-pickup", Material: look},
		i18n.N(b.State.DeckSize(), "%d card left in the draw pile. When it's empty, the shuffled discard pile replaces it.",
			"%d cards left in the draw pile. When it's empty, the shuffled discard pile replaces it.", b.State.DeckSize()),
		ebiten.KeyP))
}
