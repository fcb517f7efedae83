package westernlegends

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Nodes appends to dst all nodes (interactive elements) of the board, including the controls of
// decision a.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	b.updateMarks(a)
	dst = b.trainNodes(b.mapNodes(a, dst))
	// the panel of signs is on top of the map: this node keeps presses on it from reaching the map
	dst = append(dst, ui.Node{
		ID:        "signs",
		Label:     i18n.T("Actions"),
		Tip:       i18n.T("Actions you can take here."),
		Role:      "text",
		SkipFocus: true,
		Rect:      b.at.signs,
	})
	dst = b.railNodes(dst)
	dst = b.storyNodes(a, dst)
	dst = b.plateNodes(a, dst)
	dst = b.matNodes(a, dst)
	dst = b.handNodes(a, dst)
	dst = b.paymentNodes(a, b.signNodes(a, dst))
	dst = b.rowNodes(a, dst)
	return b.closeNodes(a, dst)
}

// phase returns the phase of decision a, or PhaseGameOver if no person has to decide now.
func (b *Table) phase(a *table.Decision) engine.Phase {
	if a.Legal == nil || b.State == nil {
		return rules.PhaseGameOver
	}
	return b.State.Phase()
}

// railNodes appends to dst the nodes of the tracks of points, law and gambling.
func (b *Table) railNodes(dst []ui.Node) []ui.Node {
	dst = append(dst, ui.Node{ID: "track points", Label: i18n.T("Legendary points"), Role: "text", SkipFocus: true,
		Rect: b.at.points, Tip: b.pointsTip()},
		ui.Node{ID: "track law", Label: i18n.T("Law tracks"), Role: "text", SkipFocus: true, Rect: b.at.law,
			Tip: b.lawTip()})
	if b.anteUp() {
		dst = append(dst, ui.Node{ID: "track gambler", Label: i18n.T("Gambler track"), Role: "text", SkipFocus: true,
			Rect: b.at.gambler, Tip: b.gamblerTip()})
	}
	return dst
}

// storyNodes appends to dst the nodes of the two story cards. A card to which the viewer can add a
// disc can be pressed.
func (b *Table) storyNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for slot := range b.Board.Stories {
		t := &b.Board.Stories[slot]
		n := ui.Node{
			ID:        fmt.Sprintf("story %d", slot),
			Label:     i18n.T("A story"),
			Role:      "text",
			SkipFocus: true,
			Rect:      b.at.stories[slot],
			Tip:       b.storyTip(slot),
		}
		if t.Story >= 0 {
			n.Label = i18n.T(rules.DescribeStory(t.Story).Name)
			n = a.Target(n, rules.Contribute(t.Story))
		}
		dst = append(dst, n)
	}
	return dst
}

// plateNodes appends to dst the nodes of the other seats' rows beside the map, which exist only in
// windows in which the ledger does not show the rows. A press opens the seat's mat, the panel with
// its possessions, in a close-up.
func (b *Table) plateNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for seat := range b.SeatCount() {
		r := b.at.plates[seat]
		if seat == b.Viewer || r.Empty() {
			continue
		}
		n := ui.Node{ID: fmt.Sprintf("ledger %d", seat), Label: b.Name(seat), Role: "text", Rect: r,
			Tip: b.seatTip(seat), SkipFocus: true}
		if m := rules.ChoosePlayer(seat); a.IsLegal(m) {
			n.Label = ""
			n = a.Target(n, m)
		} else if b.shownCloseUp == "" {
			n.Press = func() { b.openMat = seat; a.Rebuild() }
			n.Role = ""
		}
		dst = append(dst, n)
	}
	return dst
}

// matNodes appends to dst the nodes of the parts of the viewer's mat, the panel with the character
// and the possessions.
func (b *Table) matNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.Viewer < 0 {
		return dst
	}
	seat, w := b.Viewer, b.me()
	items := b.items(seat)
	m := b.layMat(b.at.mat, len(items))
	face := m.face
	face.H += plaque / 2 // include the plaque with the side of the law at the lower edge of the face
	dst = append(dst, ui.Node{
		ID: table.SeatID(seat), Label: b.Name(seat), Role: "text", SkipFocus: true, Rect: face, Tip: b.seatTip(seat),
	}, ui.Node{ID: "purse", Label: i18n.T("Your possessions"), Role: "text", SkipFocus: true, BelongsToViewer: true,
		Rect: m.figures, Tip: b.purseTip(seat)})
	if w.Char >= 0 {
		n := ui.Node{ID: "power", Label: charName(w.Char), Role: "text", SkipFocus: true, BelongsToViewer: true,
			Rect: m.text, Tip: b.abilityTip(seat)}
		dst = append(dst, a.WithRefusal(a.Target(n, b.abilityMoves(a)...), rules.UseAbility()))
	}
	for i, g := range b.ownGoals(seat) {
		if i >= len(m.goals) || w.Char < 0 {
			break
		}
		n := ui.Node{
			ID:              fmt.Sprintf("goal %d", g),
			Label:           i18n.T(w.Char.Info().Goals[g].Name),
			Role:            "text",
			SkipFocus:       true,
			BelongsToViewer: true,
			Rect:            m.goals[i],
			Tip:             b.goalTip(seat, g),
		}
		dst = append(dst, withInnerFrame(a.Target(n, rules.CompleteGoal(g))))
	}
	for i, it := range items {
		dst = append(dst, b.itemNode(a, it, m.itemAt(i, len(items))))
	}
	return dst
}

// withInnerFrame returns node n with the frame of a legal move drawn inside its rectangle, so that
// the frame does not cover the neighbouring lines. A node that is only text is returned unchanged.
func withInnerFrame(n ui.Node) ui.Node {
	if n.Role == "text" {
		return n
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		r := n.Rect.Inset(-0.5).Move(f.Shake, 0)
		p.Rect(r, 5, theme.Alpha(theme.BrassHi, 0.1+0.14*max(f.Hover, f.Focus)))
		p.Outline(r, 5, 1.2+max(f.Hover, f.Focus),
			theme.Alpha(theme.BrassHi, 0.55+0.45*max(f.Hover, f.Focus, f.Pulse-0.2)))
	}
	return n
}

// abilityMoves returns the legal moves that use the ability of the viewer's character.
func (b *Table) abilityMoves(a *table.Decision) (out []engine.Move) {
	for _, m := range a.Legal {
		if _, ability, _ := rules.SourceOf(m).Parts(); m.Kind == rules.KindUse && ability >= 0 {
			out = append(out, m)
		}
	}
	return out
}

// itemNode returns the node of item i, with rectangle r on the viewer's mat. A press uses the item,
// discards it, or selects it for the coming turn.
func (b *Table) itemNode(a *table.Decision, i rules.Item, r geom.Rect) ui.Node {
	n := ui.Node{ID: "own " + i.String(), Label: itemName(i), Role: "text", SkipFocus: true, BelongsToViewer: true,
		Rect: r, Tip: b.itemTip(i)}
	for _, m := range []engine.Move{rules.Drop(i), b.sourceMove(a, i)} {
		if a.IsLegal(m) {
			n.Label = ""
			return a.Target(n, m)
		}
	}
	n = a.PassThrough(n, rules.ItemAction(i))
	class := i.Info().Class
	if p := b.phase(a); (p == rules.PhaseIncome || p == rules.PhaseStartAbility) && class != rules.Misc &&
		!b.inUse(b.Viewer, i) {
		n.Label, n.Role, n.SkipFocus = i18n.T("Use %s this turn", itemName(i)), "", false
		n.Press = func() { b.chooseGear(i); a.Rebuild() }
		n = withPulse(n)
	}
	return a.WithRefusal(n, rules.UseItem(i))
}

// withPulse returns n with the pulsing frame that marks legal moves. It is for nodes whose press
// selects something instead of making a move.
func withPulse(n ui.Node) ui.Node {
	n = table.TargetGlow(n, false)
	n.Role = ""
	return n
}

// chooseGear selects item i as the weapon or mount for the turn that is beginning.
func (b *Table) chooseGear(i rules.Item) {
	if !b.plan.chose {
		b.plan.gear, b.plan.chose = [2]rules.Item{b.me().Weapon, b.me().Mount}, true
	}
	b.plan.gear[i.Info().Class] = i
}

// sourceMove returns the legal move that uses item i in decision a, or the zero move if there is
// none.
func (b *Table) sourceMove(a *table.Decision, i rules.Item) engine.Move {
	for _, m := range a.Legal {
		if _, _, it := rules.SourceOf(m).Parts(); m.Kind == rules.KindUse && it == i {
			return m
		}
	}
	return engine.Move{}
}

// handNodes appends to dst the nodes of the cards in the viewer's hand.
func (b *Table) handNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	b.fan.Idle = a.Animating
	var cards []ui.FanCard
	ride := b.rideCards(a)
	for i, c := range b.hand() {
		card := b.cardNode(a, c, i)
		if ride.Has(c) && card.Node.Role != "move" && card.Node.Role != "checkbox" {
			card.Node, card.Lit, card.Dim = b.rideCard(a, card.Node, c), true, false
			card.Node.Draw = nil
		}
		cards = append(cards, card)
	}
	dst = b.fan.Nodes(dst, cards)
	if b.Viewer >= 0 && !b.RevealedSeats.Has(b.Viewer) {
		for i := range b.me().Cards {
			r, _ := b.fan.Slot(i)
			dst = append(dst, ui.Node{
				ID:    fmt.Sprintf("back %d", i),
				Label: i18n.T("A poker card"),
				Tip:   i18n.T("Face down until its owner looks at it."),
				Role:  "text", SkipFocus: true, Rect: r,
			})
		}
	}
	return dst
}

// cardNode returns card c of the viewer's hand with its node. place is the index of the card in the
// hand. Depending on the decision, a press plays, discards or marks the card.
func (b *Table) cardNode(a *table.Decision, c rules.Card, place int) ui.FanCard {
	card := b.fanCard(c, place)
	n := ui.Node{ID: "card of " + c.String(), Label: b.cardTitle(c), Role: "text",
		Tip: table.Sentences(b.cardTip(c), b.chaseTip(c)), BelongsToViewer: true}
	if place < 9 {
		n.Keys = []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(place)}
	}
	table.Enlarge(&n, 230, func(p *paint.Canvas, w float64) *ebiten.Image { return b.card(p, c, w) })
	n.ZoomPreviewText = i18n.T(b.State.Effect(c).Text.Text)
	switch {
	case b.marking(a):
		n = b.plan.marks.Node(n, c.String(), a.Rebuild)
		marked := n.Chosen
		card.Chosen, card.Lit = marked, !marked && n.DisabledReason == ""
		card.Mark = ""
		if b.discards(a) {
			a.RegisterMove(n.ID, rules.Discard(c))
			if marked {
				card.Mark = "trash-can"
			}
		}
	case a.Legal != nil:
		uses := []engine.Move{rules.CardAction(c), rules.Use(rules.Source(c)), rules.Discard(c), rules.PlayCard(c)}
		for _, m := range uses {
			if a.IsLegal(m) {
				n.Label = ""
				n = a.Target(n, m)
				card.Lit, card.Hint = true, a.IsHinted(m)
				break
			}
			n = a.WithRefusal(n, m)
		}
		card.Dim = !card.Lit
	}
	n.Draw = nil
	card.Node = n
	return card
}
