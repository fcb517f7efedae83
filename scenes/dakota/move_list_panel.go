package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// options returns the moves to be listed on a panel over the exchange: the uses of the selected
// card, the specialists that a miner in a school can become, the amounts of an ore to sell, or the
// cards and ore that a played card offers. It returns nil if nothing is to be listed.
func (b *Table) options(a *table.Decision) []engine.Move {
	if a.Legal == nil {
		return nil
	}
	switch b.State.Phase() {
	case rules.PhaseTelegraph:
		return b.seenCards(a)
	case rules.PhaseNightShift:
		return b.doubles(a)
	}
	switch {
	case b.chosen.card != rules.CardKinds:
		return b.usesOf(a, b.chosen.card)
	case b.chosen.ore != rules.ResourceCount:
		return movesWith(legalOf(a, rules.KindSellPlain), rules.ResourceOf, b.chosen.ore)
	case b.chosen.spot >= 0:
		return b.optionsOf(a, b.chosen.spot)
	}
	return nil
}

// seenCards returns the moves that keep one of the cards seen with Telegraph, and the one that
// keeps none. It contains the illegal moves for events, so that the player sees them as well.
func (b *Table) seenCards(a *table.Decision) (out []engine.Move) {
	for _, c := range b.Board.Seen {
		if m := rules.KeepCard(c); c < rules.CardKinds && !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	return append(out, legalOf(a, rules.KindKeepNone)...)
}

// optionsOf returns the moves that are listed for the building on a lot: the specialists that a
// miner can become, or the jobs of workers who have only one. spot is the index of the lot.
func (b *Table) optionsOf(a *table.Decision, spot int) []engine.Move {
	all := movesWith(legalOf(a, rules.KindUpskill, rules.KindWork), rules.SlotOf, spot)
	return slices.DeleteFunc(all, func(m engine.Move) bool {
		_, only := b.onlyJob(m)
		return m.Kind == rules.KindWork && !only
	})
}

// onlyJob returns the words of the only job that the worker of move m, who begins to work in a
// workshop, can do. ok is false if there are several: the player is then asked for one.
func (b *Table) onlyJob(m engine.Move) (words string, ok bool) {
	if m.Kind != rules.KindWork || b.State.Phase() != rules.PhaseResolve {
		return "", false
	}
	s := b.copy()
	if s.Play(m, nil) != nil {
		return "", false
	}
	jobs := s.Moves(nil)
	if len(jobs) != 1 {
		return "", false
	}
	was := b.State
	b.State = s // prices depend on the worker
	defer func() { b.State = was }()
	return b.MoveWords(jobs[0]), true
}

// doubles returns the legal moves of the card Night Shift on tiles with two kinds of ore, between
// which the player has to choose.
func (b *Table) doubles(a *table.Decision) (out []engine.Move) {
	for _, m := range legalOf(a, rules.KindDig) {
		if len(movesWith(legalOf(a, rules.KindDig), rules.CellOf, rules.CellOf(m))) > 1 {
			out = append(out, m)
		}
	}
	return out
}

// catalogue appends to dst a button for each move in list, on a panel that covers the exchange and
// the people for hire.
func (b *Table) catalogue(a *table.Decision, dst []ui.Node, list []engine.Move) []ui.Node {
	if len(list) == 0 {
		return dst
	}
	r := b.at.exchange.Union(b.at.hire)
	if b.evening() {
		r = b.at.exchange
	}
	dst = append(dst, ui.Node{
		ID:        "catalogue",
		Label:     i18n.T("Choices"),
		Tip:       i18n.T("Choose one of these."),
		Role:      "text",
		SkipFocus: true,
		Rect:      r,
		Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
			p.DropShadow(n.Rect, 6, 8)
			p.Rect(n.Rect, 6, theme.WalnutInk)
			p.Gradient(n.Rect.Inset(2), 5, theme.RGB(0x6A4226), theme.RGB(0x40240F))
		},
	})
	cols := 1
	if len(list) > 7 { // two columns keep the rows high enough for a finger
		cols = 2
	}
	rows := max((len(list)+cols-1)/cols, 4)
	in := r.Inset(8)
	if b.hasChosen() {
		var back geom.Rect
		back, in = in.CutBottom(backHeight)
		dst = append(dst, b.backNode(a, back))
		_, in = in.CutBottom(5)
	}
	if b.State.Phase() == rules.PhaseTelegraph {
		return b.seenCardNodes(a, dst, list, in)
	}
	in, _ = in.CutTop(min(in.H, float64(rows)*listedRow))
	for i, m := range list {
		dst = append(dst, b.listNode(a, m, in.Row(i/rows, cols, 6).Column(i%rows, rows, 5), cols > 1))
	}
	return dst
}

// seenCardNodes appends to dst the buttons for list, the cards seen with Telegraph and to keep none
// of them, on the panel r. The cards show their texts and get nearly all the room.
func (b *Table) seenCardNodes(a *table.Decision, dst []ui.Node, list []engine.Move, r geom.Rect) []ui.Node {
	none, cards := r.CutBottom(backHeight)
	_, cards = cards.CutBottom(5)
	n := len(list) - 1 // to keep none is the last of them
	for i, m := range list[:n] {
		dst = append(dst, b.listNode(a, m, cards.Column(i, max(n, 3), 5), false))
	}
	return append(dst, b.listNode(a, list[n], none, false))
}

// Heights in design units: the button that closes the list of moves, and the highest row of a move.
const backHeight, listedRow = 36.0, 54.0

// hasChosen reports whether the list of moves is about something that the player has chosen.
func (b *Table) hasChosen() bool {
	return b.chosen.card != rules.CardKinds || b.chosen.ore != rules.ResourceCount || b.chosen.spot >= 0
}

// backNode returns the button, with rectangle r, that closes the list of moves.
func (b *Table) backNode(a *table.Decision, r geom.Rect) ui.Node {
	n := ui.Button("list back", r, pieces.Button{Label: i18n.T("Back to the exchange"), Icon: "cancel", Size: 12.5},
		func() {
			b.chosen.card, b.chosen.ore, b.chosen.spot = rules.CardKinds, rules.ResourceCount, -1
			a.Rebuild()
		})
	n.Tip = i18n.T("Close this list. (Esc)")
	return n
}

// listNode returns the button, with rectangle at, of move m in a list of moves. narrow says that
// the list has two columns.
func (b *Table) listNode(a *table.Decision, m engine.Move, at geom.Rect, narrow bool) ui.Node {
	picture := pictureOf(m)
	side := geom.Rect{}
	if picture != nil {
		side, at = at.CutLeft(min(at.H*0.8, 44))
	}
	look := pieces.Button{Label: b.MoveWords(m), Material: pieces.PaperTag, Size: 12}
	// the name of the chosen card is not repeated in the short label
	if brief := b.briefly(m); narrow && brief != "" {
		look.Label = brief
	}
	c := keptCard(m)
	if c != rules.CardKinds {
		look.Label, look.Icon = " ", "" // the button shows the card's text instead
	}
	n := a.Button(m, at, look, b.moveTip(m))
	n.Label = b.MoveWords(m)
	if c != rules.CardKinds {
		n = enlargedCard(n, c)
	}
	if under := n.Draw; picture != nil {
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			picture(p, side.Inset(3))
			under(p, n, f)
			if c != rules.CardKinds {
				paintSeenCard(p, c, n.Rect)
			}
		}
	}
	return n
}

// paintSeenCard writes the name and the text of card c, which was seen with Telegraph, into r.
// Where the text would be too small to read, there is only the name: pointing at it enlarges the
// card.
func paintSeenCard(p *paint.Canvas, c rules.Card, r geom.Rect) {
	in := r.Pad(12, 5)
	head, text := in.CutTop(16 * min(p.View.Letters(), in.H/40))
	name, st := cardName(c), paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink, Clip: true}
	if c.IsEvent() {
		name, st.Color = i18n.T("%s: an event, can't be kept", name), theme.Oxblood
	}
	says := paint.Style{Face: paint.Body, Size: 12, Color: theme.SoftInk, Wrap: text.W, Fixed: true}
	says.Size *= 1 + leastGrowth*(p.View.Letters()-1)
	if _, high := p.Measure(i18n.T(c.Text()), says); high > text.H {
		p.Fit(name, in, st)
		return
	}
	p.Label(name, head, st)
	p.Text(i18n.T(c.Text()), geom.Point{X: text.X, Y: text.Y}, says)
}

// leastGrowth is by how much of the letter scale the texts of cards in a list grow at least.
const leastGrowth = 0.3

// briefly returns a label for move m if it uses the selected card, short enough for a list in two
// columns. It returns "" for other moves.
func (b *Table) briefly(m engine.Move) string {
	if m.Kind != rules.KindPlay {
		return ""
	}
	switch first := rules.FirstOf(m); rules.CardOf(m) {
	case rules.StrongCoffee:
		return workerName(rules.Worker(first))
	case rules.MailOrder:
		c := rules.Cart(first)
		return giveUp(i18n.T("%s for $%d", cartName(c), c.MailPrice()), rules.SecondOf(m))
	case rules.PrivateBuyer:
		c := rules.Combination(first)
		return i18n.T("%s for $%d", comboName(c), b.Board.ComboPrice(c)+1)
	case rules.ControlledCollapse:
		return cellName(first)
	}
	return ""
}

// ghostLot returns the index of the lot on which the result of move m, a job that builds or
// rebuilds, is shown as a preview. It returns -1 if the job changes no building or its lot is
// chosen later.
func (b *Table) ghostLot(m engine.Move) int {
	switch m.Kind {
	case rules.KindBuild, rules.KindRebuild, rules.KindUpgrade:
		return b.siteOf(m)
	}
	return -1
}

// pictureOf returns a function that draws the picture beside the button of move m, or nil if the
// button has no picture.
func pictureOf(m engine.Move) func(p *paint.Canvas, r geom.Rect) {
	switch m.Kind {
	case rules.KindSellPlain:
		return func(p *paint.Canvas, r geom.Rect) { pictures().ore[rules.ResourceOf(m)].Fit(p, r) }
	case rules.KindUpskill:
		return func(p *paint.Canvas, r geom.Rect) {
			person(p, rules.WorkerOf(m), geom.Point{X: r.Center().X, Y: r.Bottom()}, r.H)
		}
	case rules.KindKeepCard:
		kind := rules.CardOf(m).Kind()
		return func(p *paint.Canvas, r geom.Rect) {
			side := min(r.W, r.H)
			p.Rect(geom.Around(r.Center(), side, side), 4, cardColours[kind])
			p.Icon(cardIcons[kind], r.Center(), side*0.8, theme.Cream)
		}
	}
	return nil
}

// keptCard returns the card that move m keeps of those that Telegraph has shown. It returns
// CardKinds for other moves.
func keptCard(m engine.Move) rules.Card {
	if m.Kind == rules.KindKeepCard {
		return rules.CardOf(m)
	}
	return rules.CardKinds
}
