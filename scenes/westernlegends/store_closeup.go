package westernlegends

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// shopCloseUp returns the close-up of a store. It shows the items with their prices, including
// items that cannot be bought or upgraded.
func (b *Table) shopCloseUp(a *table.Decision) closeUp {
	c := closeUp{id: "shop", title: b.storeTitle(), seat: b.Viewer, rows: true,
		letters: b.Window.View.Letters()}
	for i := range rules.Item(rules.Items) {
		m, dark := b.storeMove(a, i)
		if m.Kind == 0 {
			continue
		}
		o := b.option(m)
		if price := i.Info().Cost; dark && !b.me().Items.Has(i) && b.me().Money < price {
			lacks := i18n.T("It costs %s, and you have %s.", dollars(price), dollars(b.me().Money))
			o.text = table.Sentences(lacks, o.text)
		}
		o.dark, o.draw = dark, func(p *paint.Canvas, r geom.Rect) { b.drawStoreItem(p, r, m) }
		c.choice = append(c.choice, o)
	}
	return c
}

// storeTitle returns the title of the store where the viewer shops, with the money to spend.
func (b *Table) storeTitle() string {
	money, store := dollars(b.me().Money), b.me().Space.Store()
	switch {
	case b.State.ShopsAnywhere() || store == "":
		return i18n.T("Both stores: %s to spend", money)
	case store == "general_store":
		return i18n.T("General Store: %s to spend", money)
	}
	return i18n.T("Trading Post: %s to spend", money)
}

// shopsOn reports whether the viewer can still shop once the running animations have ended. The
// store stays open during such animations.
func (b *Table) shopsOn(a *table.Decision) bool {
	return a.Legal == nil && b.State != nil && b.State.Phase() == rules.PhaseShop && b.Board.Phase == rules.PhaseShop &&
		b.State.Turn() == b.Viewer && b.RevealedSeats.Has(b.Viewer) && b.Players[b.Viewer].Person()
}

// storeMove returns the move that buys or upgrades item i in the store, or the zero move if the
// store does not sell the item. dark is true if the move is not legal now; a press on the item then
// shows why. Whether an item is on the shelf does not depend on earlier purchases, so that the
// items keep their places.
func (b *Table) storeMove(a *table.Decision, i rules.Item) (m engine.Move, dark bool) {
	buy, better := rules.Buy(i), rules.Upgrade(i)
	owned, all := b.me().Items.Has(i), a.Legal
	if all == nil { // a.Legal is nil while animations run: use the moves of the position after them
		all = b.State.Moves(nil)
	}
	switch {
	case slices.Contains(all, buy):
		return buy, false
	case slices.Contains(all, better):
		return better, false
	case !b.State.OnSale().Has(i):
		return engine.Move{}, false
	case owned && i.Info().Upgradable && !b.me().Upgraded.Has(i):
		return better, true
	}
	return buy, true
}

// drawStoreItem draws on the store's shelf, in r, the item that move m buys or upgrades: picture,
// name, price and effect.
func (b *Table) drawStoreItem(p *paint.Canvas, r geom.Rect, m engine.Move) {
	i := rules.ItemOf(m)
	better := m.Kind == rules.KindUpgrade
	share, line := 0.31, 1.12
	if p.View.Letters() > 1 { // larger letters take room from the picture and between the lines
		share, line = 0.24, 1.02
	}
	pic, rest := r.CutLeft(min(r.H*0.82, r.W*share))
	itemMotif(i, better || b.me().Upgraded.Has(i)).Cover(p, pic)
	_, rest = rest.CutLeft(7)
	head, body := rest.CutTop(min(22, rest.H*0.34))
	price := dollars(i.Info().Cost)
	st := paint.Style{Face: paint.Bold, Size: min(14.5, head.H*0.72), Color: theme.RGB(0x2F6A2B), Align: paint.Right}
	if b.me().Items.Has(i) && !better {
		price, st.Color = i18n.T("yours"), theme.SoftInk
	}
	wide := min(p.LabelWidth(price, head, st)+2, head.W*0.44)
	tag, name := head.CutRight(wide)
	name.W -= 5
	p.Label(price, tag, st)
	p.Label(itemName(i), name, paint.Style{Face: paint.Display, Size: min(16, head.H*0.8), Color: theme.Umber})
	p.Fit(b.storeText(m), body,
		paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, LineHeight: line})
}

// storeText returns the text on the item of move m in the store. It says what the item does once
// bought or upgraded by m or, if the viewer has the item already, what it does now.
func (b *Table) storeText(m engine.Move) string {
	i, better := rules.ItemOf(m), m.Kind == rules.KindUpgrade
	in := i.Info()
	var all []string
	if better {
		all = append(all, i18n.T("Upgraded:"))
	}
	better = better || b.me().Upgraded.Has(i)
	if in.Class == rules.Mount {
		all = append(all, i18n.T("Moves %d spaces.", in.Move[oneIf(better)]))
	}
	for _, t := range i.Does(better) {
		all = append(all, i18n.T(t))
	}
	switch {
	case better:
		all = append(all, i18n.N(in.LP, "%d LP at the end.", "%d LP at the end.", in.LP))
	case len(all) == 0 && in.Upgradable:
		all = append(all, i18n.T("Does nothing until upgraded."))
	}
	if m.Kind == rules.KindBuy && b.nextTurnTip(i) != "" {
		all = append(all, i18n.T("From your next turn on."))
	}
	return table.Sentences(all...)
}
