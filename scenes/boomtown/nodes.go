package boomtown

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Nodes appends everything on the board that explains itself or can be clicked.
func (b *Table) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	b.hints = a.Hint
	dst = b.panelNodes(a, dst)
	dst = b.middleNodes(a, dst)
	dst = b.oddsNodes(a, dst)
	board := len(dst)
	switch b.state.Phase() {
	case rules.PhaseBid:
		dst = b.bidNodes(a, dst)
	case rules.PhaseMustang:
		dst = b.mustangNodes(a, dst)
	case rules.PhaseHoldupAmount:
		dst = b.demandNodes(a, dst)
	case rules.PhaseTelegraph:
		dst = b.telegraphNodes(a, dst)
	}
	for i := board; i < len(dst); i++ {
		dst[i].TipAt = a.Panel
	}
	return dst
}

// target makes n a place where the move m can be made, if it is legal now. Where a person decides and m is not legal
// the node stays as it is.
func (b *Table) target(a *table.Ask, n ui.Node, m engine.Move) ui.Node {
	if !a.Can(m) {
		return n
	}
	n.ID = b.state.Notation(m)
	id := n.ID
	n.Press = func() { a.Do(id, m) }
	n = table.Glow(n, b.hints == m)
	n.Draw = b.foreshow(m, n.Draw)
	return n
}

// panelNodes are the seats, the towns, the mines and what lies on the shelves.
func (b *Table) panelNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	for p := range engine.Seat(b.at.seats) {
		seat := ui.Node{ID: fmt.Sprintf("seat %d", p), Label: b.name(p), Tip: b.seatTip(p), Role: "text", Quiet: true, Rect: b.at.head(p)}
		if rob := rules.Rob(p); a.Can(rob) {
			seat.Rect, seat.Quiet = b.at.panels[p].Inset(2), false
			seat.Label = words.T("Hold up %s", b.name(p))
		}
		dst = append(dst, b.target(a, seat, rules.Rob(p)))
		for t := range rules.Town(rules.TownCount) {
			dst = append(dst, b.townNode(a, p, t))
		}
		for m := range b.pic.mines[p].All() {
			dst = append(dst, b.mineNode(a, p, m))
		}
		all := b.tags(p)
		for i, t := range all {
			dst = append(dst, b.tagNode(a, p, t, b.at.tag(p, i, len(all))))
		}
	}
	return dst
}

func (b *Table) townNode(a *table.Ask, p engine.Seat, t rules.Town) ui.Node {
	n := ui.Node{
		ID: fmt.Sprintf("town %d %s", p, t), Label: t.Info().Name, Tip: b.townTip(t), Role: "text", Quiet: true,
		Rect: b.at.townHead(p, t),
	}
	if p != b.at.viewer {
		return b.through(a, b.inert(a, n, rules.Open(t)), rules.Rob(p))
	}
	for _, m := range []engine.Move{rules.Open(t), rules.Promote(t)} {
		if a.Can(m) {
			n.Rect, n.Quiet = b.at.town(p, t), false
			n.Tip = b.openTip(a, t, m)
			return b.target(a, n, m)
		}
	}
	return b.inert(a, n, rules.Open(t))
}

// inert lets a thing that is no target now say why when it is clicked: the move is tried, and the rules refuse it.
func (b *Table) inert(a *table.Ask, n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if a.Legal != nil && a.Legal[0].Kind == m.Kind {
			id := n.ID
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// through lets a thing that lies on a legal target make the move of that.
func (b *Table) through(a *table.Ask, n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.Can(m) {
			id := b.state.Notation(m)
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// openTip says what a saloon or a Governor would be worth in a town.
func (b *Table) openTip(a *table.Ask, t rules.Town, m engine.Move) string {
	if m.Kind == rules.KindPromote {
		return join(words.T("Fees in %s will be doubled.", t.Info().Name), b.townTip(t))
	}
	rolls, mines := 0, 0
	for p := range engine.Seat(b.at.seats) {
		if p == a.Seat {
			continue
		}
		for c := range (b.pic.mines[p] & t.Mines()).All() {
			rolls += b.ways(c.Info().Number)
			mines++
		}
	}
	own := ""
	if b.pic.count(a.Seat, t) > 0 {
		own = words.T("Your own mines pay you nothing here.")
	}
	return join(words.N(mines, "The others own %d mine here. As things stand the saloon would bring %s gold per turn.",
		"The others own %d mines here. As things stand the saloon would bring %s gold per turn.",
		mines, words.Decimal(2*float64(rolls)/36)), own)
}

func (b *Table) mineNode(a *table.Ask, p engine.Seat, c rules.Card) ui.Node {
	n := ui.Node{
		ID: "mine " + c.String(), Label: name(c), Tip: b.mineTip(c), Role: "text", Quiet: true,
		Rect: b.at.mine(p, c, b.pic.mines[p]),
	}
	for _, m := range []engine.Move{rules.Attach(c), rules.Blast(c), rules.Seize(c)} {
		if a.Can(m) {
			n.Quiet = false
			n.Label = b.MoveWords(m)
			n.Tip = join(b.targetTip(a, c, m), b.mineTip(c))
			n.Hit = b.at.reach(p, c, b.pic.mines[p])
			b.enlarge(&n, c)
			return b.target(a, n, m)
		}
	}
	b.enlarge(&n, c)
	n = b.inert(a, n, rules.Attach(c), rules.Blast(c), rules.Seize(c))
	if p != b.at.viewer {
		return b.through(a, n, rules.Rob(p))
	}
	town := c.Info().Town
	return b.through(a, n, rules.Open(town), rules.Promote(town))
}

// targetTip says what blowing up or seizing a mine would bring about.
func (b *Table) targetTip(a *table.Ask, c rules.Card, m engine.Move) string {
	_, pawns := b.try(m)
	if m.Kind != rules.KindSeize {
		return join(pawns...)
	}
	fee := b.state.Fee(a.Seat, c)
	if fee == 0 {
		return join(append(pawns, words.T("No fee."))...)
	}
	return join(append(pawns, words.T("The fee is %d.", fee))...)
}

func (b *Table) tagNode(a *table.Ask, p engine.Seat, t tag, r geom.Rect) ui.Node {
	n := ui.Node{ID: "tag " + t.card.String(), Label: t.label, Tip: b.tagTip(t), Role: "text", Quiet: true, Rect: r}
	b.enlarge(&n, t.card)
	for _, m := range []engine.Move{rules.Hire(t.card), rules.Blast(t.card)} {
		if a.Can(m) {
			n.Quiet = false
			n.Label = b.MoveWords(m)
			n.Hit = r.Pad(-2, -6)
			return b.target(a, n, m)
		}
	}
	return b.through(a, b.inert(a, n, rules.Hire(t.card), rules.Blast(t.card)), rules.Rob(p))
}

// middleNodes are the row, the deck, the pile of what is gone, and the dice.
func (b *Table) middleNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	for i, c := range b.pic.row {
		if c != rules.NoCard && i < len(b.at.slots) {
			dst = append(dst, b.rowNode(a, i, c))
		}
	}
	dst = append(dst, ui.Node{
		ID: "deck", Label: words.N(b.pic.deck, "%d card left in the deck", "%d cards left in the deck", b.pic.deck), Tip: b.deckTip(),
		Role: "text", Quiet: true, Rect: b.at.deck,
	})
	removed := ui.Button("removed", b.at.removed, pieces.Button{
		Label: words.T("Gone: %d", len(b.pic.removed)), Size: 13,
	}, b.showRemoved)
	removed.Tip = words.T("Cards that are out of the game. Click to look through them.")
	dst = append(dst, removed)
	if b.pic.dice[0] != 0 {
		r := b.at.dice[0]
		r.W, r.H = b.at.dice[1].Right()-r.X, b.at.dice[1].Bottom()-r.Y
		dst = append(dst, ui.Node{ID: "dice", Label: words.T("The dice"), Tip: b.diceTip(), Role: "text", Quiet: true, Rect: r})
	}
	return dst
}

func (b *Table) rowNode(a *table.Ask, i int, c rules.Card) ui.Node {
	r := b.at.slots[i]
	n := ui.Node{
		ID: "row " + c.String(), Label: cardWords(c), Role: "text", Rect: r,
		Tip: b.rowTip(a.Seat, c),
		Draw: func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			if f.Hover <= 0 {
				return
			}
			up := r.Scale(1+0.06*f.Hover).Move(f.Shake, -8*f.Hover)
			p.Lift(up, 8, 4+14*f.Hover)
			p.Image(b.image(p, c, r.W), up, 0, paint.White)
		},
	}
	b.enlarge(&n, c)
	take := rules.Take(c)
	if a.Can(take) {
		n.Label = words.T("Take %s", cardWords(c))
		return b.target(a, n, take)
	}
	if a.Legal != nil {
		// Trying it anyway gets the reason from the rules.
		id := n.ID
		n.Press = func() { a.Do(id, take) }
	} else if p := b.state.Turn(); p != engine.NoSeat {
		n.Why = words.T("It is %s's move.", b.name(p))
	}
	return n
}

// enlarge lets a node show a card at more than twice the size that it has in the row, over the node's own words.
func (b *Table) enlarge(n *ui.Node, c rules.Card) {
	const pad, letter = 12, 6.3 // letter is the mean width of one in body text
	cardW := min(max(2.1*b.at.cardW, 264), 330)
	cardH := cardW * pieces.CardH / pieces.CardW
	tip := n.Tip
	lines := math.Ceil(float64(utf8.RuneCountInString(tip)) * letter / cardW)
	n.PeekW, n.PeekH = cardW+2*pad, cardH+lines*theme.Body*theme.LineHeight+3*pad
	n.Peek = func(p *paint.Pen, r geom.Rect) {
		p.Lift(r, 8, 16)
		p.Rect(r.Inset(-1), 9, theme.WalnutInk)
		p.Grad(r, 8, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
		card := geom.R(r.X+pad, r.Y+pad, cardW, cardH)
		p.Lift(card, 12, 3)
		p.Image(b.image(p, c, cardW), card, 0, paint.White)
		p.Text(tip, geom.Point{X: card.X, Y: card.Bottom() + pad}, paint.Style{Face: paint.Body, Size: theme.Body, Color: theme.Ink, Wrap: cardW})
	}
}

// join puts sentences together, leaving out empty ones.
func join(sentences ...string) string {
	var out []string
	for _, s := range sentences {
		if s != "" {
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}
