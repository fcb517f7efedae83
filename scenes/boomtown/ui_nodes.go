package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Nodes appends to dst all nodes (interactive elements) of the board, including the controls of
// decision a.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.panelNodes(a, dst)
	dst = b.middleNodes(a, dst)
	dst = b.oddsNodes(a, dst)
	controls := b.askNodes(a, nil) // first, because the node of the auction block needs the amount of the bid
	for i := range controls {
		controls[i].TipAvoids = a.Panel
	}
	dst = b.closeUpNodes(a, append(dst, b.blockNode()))
	return append(dst, controls...)
}

// askNodes appends to dst the controls of decision a in the prompt, such as buttons.
func (b *Table) askNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.quizzed = a.Quizzed; a.Legal == nil {
		b.amount, b.bidSet = 0, false
	}
	switch b.State.Phase() {
	case rules.PhaseBid:
		return b.bidNodes(a, dst)
	case rules.PhaseMustang:
		return b.mustangNodes(a, dst)
	case rules.PhaseHoldupAmount:
		dst = b.demandNodes(a, dst)
	case rules.PhaseTelegraph:
		return b.telegraphNodes(a, dst)
	}
	return b.chooseNode(a, dst)
}

// target returns node n with a press handler that plays the first of moves that is legal. While the
// node is pointed at, the board previews the effects of that move.
func (b *Table) target(a *table.Decision, n ui.Node, moves ...engine.Move) ui.Node {
	n = a.Target(n, moves...)
	for _, m := range moves {
		if a.IsLegal(m) {
			n.Draw = b.withPreview(m, n.Draw)
			return n
		}
	}
	return n
}

// panelNodes appends to dst the nodes in the seats' panels: seats, towns, mines, saloons and kept
// cards.
func (b *Table) panelNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for p := range engine.Seat(b.at.seats) {
		seat := ui.Node{ID: table.SeatID(p), Label: b.Name(p), Tip: b.streetTip(a, p), Role: "text", SkipFocus: true,
			Rect: b.at.head(p)}
		if rob := rules.Rob(p); a.IsLegal(rob) {
			seat.Rect, seat.SkipFocus = b.at.panels[p].Inset(2), false
			seat.Label = i18n.T("Hold up %s", b.Name(p))
		}
		dst = append(dst, b.opensStreet(a, p, b.target(a, seat, rules.Rob(p))))
		if a.IsLegal(rules.Rob(p)) { // the whole panel is the target: nothing in it has a node of its own
			continue
		}
		for t := range rules.Town(rules.TownCount) {
			if b.at.showsTown(p, t) {
				dst = append(dst, b.townNode(a, p, t))
			}
		}
		for m := range b.Board.Mines[p].All() {
			if !b.townIsTarget(a, p, m.Info().Town) {
				dst = append(dst, b.mineNode(a, p, m))
			}
		}
		for _, t := range b.bars(p) {
			if !b.townIsTarget(a, p, t.town) {
				dst = append(dst, b.barNode(a, p, t))
			}
		}
		all := b.tags(p)
		for i, t := range all {
			dst = append(dst, b.tagNode(a, p, t, b.at.tag(p, i, len(all))))
		}
	}
	return dst
}

// townIsTarget reports whether seat p, the viewer, chooses among its towns, and t is one of them.
// The houses there then have no nodes of their own: their enlarged cards would hide the other
// towns, and their tooltips what the choice is about.
func (b *Table) townIsTarget(a *table.Decision, p engine.Seat, t rules.Town) bool {
	return p == b.at.viewer && (a.IsLegal(rules.Open(t)) || a.IsLegal(rules.Promote(t)))
}

func (b *Table) townNode(a *table.Decision, p engine.Seat, t rules.Town) ui.Node {
	n := ui.Node{
		ID: fmt.Sprintf("town %d %s", p, t), Label: t.Info().Name, Tip: b.townTip(t), Role: "text", SkipFocus: true,
		BelongsToViewer: p == b.at.viewer, Rect: b.at.townHead(p, t),
	}
	if p != b.at.viewer {
		return b.opensStreet(a, p, a.WithRefusal(n, rules.Open(t)))
	}
	for _, m := range []engine.Move{rules.Open(t), rules.Promote(t)} {
		if a.IsLegal(m) {
			n.Rect, n.Tip = b.at.town(p, t), b.openTip(a, t, m)
		}
	}
	return b.target(a, n, rules.Open(t), rules.Promote(t))
}

// minesOfOthers returns two numbers about town t. mines is the number of mines there that do not
// belong to seat. throws is the number of the 36 throws of the dice with which such a mine pays,
// summed over these mines.
func (b *Table) minesOfOthers(seat engine.Seat, t rules.Town) (mines, throws int) {
	for p := range b.SeatCount() {
		if p == seat {
			continue
		}
		for c := range (b.State.Mines(p) & t.Mines()).All() {
			mines++
			throws += b.ways(c.Info().Number)
		}
	}
	return mines, throws
}

// openTip returns a text about the value of a saloon or a Governor in town t. Move m says which of
// the two it is.
func (b *Table) openTip(a *table.Decision, t rules.Town, m engine.Move) string {
	if m.Kind == rules.KindPromote {
		return table.Sentences(i18n.T("The Governor doubles all fees in %s.", t.Info().Name), b.townTip(t))
	}
	mines, _ := b.minesOfOthers(a.Seat, t)
	own := ""
	if b.Board.Count(a.Seat, t) > 0 {
		own = i18n.T("Your own mines here don't pay your saloon.")
	}
	return table.Sentences(i18n.N(mines,
		"Other players own %d mine here. For now, the saloon would collect %s gold a round.",
		"Other players own %d mines here. For now, the saloon would collect %s gold a round.",
		mines, i18n.Decimal(b.saloonIncome(a.Seat, t))), b.girlsNote(a.Seat), own)
}

// girlsNote returns a sentence that says that Saloon Girls move into the next saloon of seat p, ""
// if none wait for one.
func (b *Table) girlsNote(p engine.Seat) string {
	if !b.girlsWait(p) {
		return ""
	}
	return i18n.T("Your Saloon Girls move in at once: it collects %d.", b.Board.NextToll(p))
}

// girlsWait reports whether Saloon Girls wait in front of seat p for a saloon.
func (b *Table) girlsWait(p engine.Seat) bool {
	for c := range b.Board.Waiting(p).All() {
		if c.Info().Kind == rules.SaloonGirls {
			return true
		}
	}
	return false
}

func (b *Table) mineNode(a *table.Decision, p engine.Seat, c rules.Card) ui.Node {
	n := ui.Node{
		ID: "mine " + c.String(), Label: name(c), Tip: b.mineTip(c), Role: "text", SkipFocus: true,
		BelongsToViewer: p == b.at.viewer, Rect: b.house(p, c),
	}
	moves := []engine.Move{rules.Attach(c), rules.Blast(c), rules.Seize(c)}
	for _, m := range moves {
		if a.IsLegal(m) {
			n.Label, n.Tip = "", table.Sentences(b.targetTip(a, c, m), n.Tip)
			_, n.Hit = b.at.mine(p, c, b.Board.Mines[p])
		}
	}
	b.enlarge(&n, c)
	n = b.target(a, n, moves...)
	if p != b.at.viewer {
		return b.opensStreet(a, p, n)
	}
	return n
}

// targetTip returns a text about what happens if move m blows up or seizes mine c.
func (b *Table) targetTip(a *table.Decision, c rules.Card, m engine.Move) string {
	_, pawns := b.tryMove(m)
	if m.Kind != rules.KindSeize {
		return table.Sentences(pawns...)
	}
	fee := b.State.Fee(a.Seat, c)
	if fee == 0 {
		return table.Sentences(append(pawns, i18n.T("No fee."))...)
	}
	return table.Sentences(append(pawns, i18n.T("The fee is %d.", fee))...)
}

// barNode returns the node of a saloon in the street of seat p. t is the saloon.
func (b *Table) barNode(a *table.Decision, p engine.Seat, t tag) ui.Node {
	house, reach := b.bar(p, t.card)
	n := ui.Node{ID: "tag " + t.card.String(), Label: t.label(), Tip: b.tagTip(t), Role: "text", SkipFocus: true,
		BelongsToViewer: p == b.at.viewer, Rect: house}
	b.enlarge(&n, t.card)
	if a.IsLegal(rules.Hire(t.card)) || a.IsLegal(rules.Blast(t.card)) {
		n.Label, n.Hit = "", reach
	}
	n = b.target(a, n, rules.Hire(t.card), rules.Blast(t.card))
	if p != b.at.viewer {
		return b.opensStreet(a, p, n)
	}
	return n
}

func (b *Table) tagNode(a *table.Decision, p engine.Seat, t tag, r geom.Rect) ui.Node {
	n := ui.Node{ID: "tag " + t.card.String(), Label: t.label(), Tip: b.tagTip(t), Role: "text", SkipFocus: true,
		Rect: r}
	b.enlarge(&n, t.card)
	return n
}

// middleNodes appends to dst the nodes in the middle of the board: the row of cards, the deck, the
// removed cards and the dice.
func (b *Table) middleNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for i, c := range b.row() {
		if c != rules.NoCard {
			dst = append(dst, b.rowNode(a, i, c))
		}
	}
	deck, gone := b.Board.DeckSize, b.Board.Gone(nil)
	dst = append(dst, ui.Node{
		ID:    "deck",
		Label: i18n.N(deck, "%d card left in the deck", "%d cards left in the deck", deck),
		Tip:   b.deckTip(),
		Role:  "text", SkipFocus: true, Rect: b.at.deck,
	})
	removed := ui.Button("removed", b.at.removed, pieces.Button{Label: i18n.T("Removed: %d", len(gone)), Size: 13},
		func() { b.showGone(gone) })
	removed.Tip, removed.ViewOnly = i18n.T("Cards removed from the game. Press to look through them."), true
	dst = append(dst, removed)
	if b.Board.Past.Dice[0] != 0 {
		r := b.at.dice[0]
		r.W, r.H = b.at.dice[1].Right()-r.X, b.at.dice[1].Bottom()-r.Y
		dst = append(dst, ui.Node{ID: "dice", Label: i18n.T("The dice"), Tip: b.diceTip(), Role: "text",
			SkipFocus: true, Rect: r})
	}
	return dst
}

// showGone opens a page that shows the cards in gone, which have left the game.
func (b *Table) showGone(gone []rules.Card) {
	var cards []table.PileCard
	for _, c := range gone {
		n := ui.Node{ID: "gone " + c.String(), Label: name(c), Tip: b.rowTip(engine.NoSeat, c)}
		b.enlarge(&n, c)
		cards = append(cards, table.PileCard{Node: n, Face: b.faceOf(c)})
	}
	table.ShowPile(b.App, "boomtown/removed", i18n.T("Removed cards"), cards)
}

func (b *Table) rowNode(a *table.Decision, i int, c rules.Card) ui.Node {
	r := b.at.slots[i]
	n := ui.Node{
		ID: "row " + c.String(), Label: cardWords(c), Role: "text", Rect: r,
		Tip:         b.rowTip(a.Seat, c),
		BadgeAvoids: []geom.Rect{b.at.throwResults, b.at.chances, b.at.removed, b.at.total},
		DrawRect:    func(f ui.NodeState) geom.Rect { return r.Scale(1+0.06*f.Hover).Move(f.Shake, -8*f.Hover) },
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if f.Hover > 0 {
				up := n.DrawnRect(f)
				p.DropShadow(up, 8, 4+14*f.Hover)
				b.paintInRow(p, c, r.W, up)
			}
		},
	}
	b.enlarge(&n, c)
	take := rules.Take(c)
	if a.IsLegal(take) {
		n.Label = i18n.T("Take %s", cardWords(c))
	} else if p := b.State.Turn(); a.Legal == nil && p != engine.NoSeat {
		n.DisabledReason = i18n.T("You can't take it now: it's %s's turn.", b.Name(p))
	}
	return b.target(a, a.WithRefusal(n, take), take)
}

// enlarge makes node n show card c enlarged, at about twice its size in the row, while the node is
// pointed at.
func (b *Table) enlarge(n *ui.Node, c rules.Card) {
	table.Enlarge(n, min(max(2.1*b.at.cardW, 264), 330), b.faceOf(c))
}

// faceOf returns a function that renders the face of card c at a given width.
func (b *Table) faceOf(c rules.Card) table.Face {
	return func(p *paint.Canvas, w float64) *ebiten.Image { return b.cardImage(p, c, w) }
}
