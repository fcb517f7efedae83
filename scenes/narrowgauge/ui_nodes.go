package narrowgauge

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Nodes appends to dst all nodes (interactive elements) of the board, including the controls of
// decision a.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	b.previewCache = cachedPreview{}
	b.order = orderOf(a.History())
	if a.Hint.Kind != 0 {
		b.plan.applyHint(a.Hint)
	}
	b.plan.legal = a.Legal
	dst = b.boardNodes(a, dst)
	controls := len(dst)
	dst = b.askNodes(a, dst)
	for i := controls; i < len(dst); i++ {
		dst[i].TipAvoids = a.Panel
	}
	return append(dst, b.overlayNode(a))
}

// boardNodes appends to dst the nodes of the map, the panels beside it, the hand and the Contracts.
func (b *Table) boardNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.mapNodes(a, dst)
	dst = b.panelNodes(a, dst)
	dst = b.handNodes(a, dst)
	return b.contractNodes(a, dst)
}

// askNodes appends to dst the controls for decision a, such as buttons, that are below the prompt.
func (b *Table) askNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	switch b.State.Phase() {
	case rules.PhaseBid:
		return b.bidNodes(a, dst)
	case rules.PhaseContractHigh, rules.PhaseContractLow:
		return b.passNodes(a, dst)
	case rules.PhaseKeep:
		return append(dst, a.ChooseButton(i18n.T("Choose a contract")))
	case rules.PhaseShare:
		return append(dst, a.ChooseButton(i18n.T("Choose a certificate")))
	case rules.PhaseFirstCard, rules.PhaseSecondCard:
		return b.buildNodes(a, dst)
	case rules.PhaseRefill:
		return b.refillNodes(a, dst)
	}
	return dst
}

// mapNodes appends to dst the nodes of the map, its spaces and its round buttons.
func (b *Table) mapNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	land := b.map_.Node("map", i18n.T("The map"), a.Pointer, a.Rebuild)
	if a.Legal != nil && b.plan.card != rules.NoCard && b.building() {
		under := land.Draw
		land.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if under != nil {
				under(p, n, f)
			}
			if !b.map_.Moving() {
				// darken the map, so that the highlighted spaces stand out
				p.Rect(b.at.window, 0, theme.Alpha(theme.Shadow, 0.20))
			}
		}
	}
	dst = append(dst, land)
	for x := range rules.Space(rules.SpaceCount) {
		if r := b.map_.VisiblePart(b.map_.cell(x)); !r.Empty() {
			dst = append(dst, b.spaceNode(a, x, r))
		}
	}
	return b.edgeNodes(a, append(dst, ui.Node{ID: "target names", SkipFocus: true, Draw: b.drawTargetNames(a)}))
}

// drawTargetNames returns a Draw function that writes the names of all spaces from which the
// selected card can be laid. It draws after all targets, because names are wider than a space, and
// the ring of the next target would cover their ends.
func (b *Table) drawTargetNames(a *table.Decision) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	var origins []rules.Space
	for x := range rules.Space(rules.SpaceCount) {
		if b.plan.card != rules.NoCard && a.IsLegal(rules.PlayTrack(b.plan.card, x, b.plan.how)) {
			origins = append(origins, x)
		}
	}
	return func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
		for _, x := range origins {
			if b.showsTarget(x) {
				b.writeName(p, x)
			}
		}
	}
}

// showsTarget reports whether the ring of a target on space x is drawn: not while the map is being
// moved and the space is at its edge, where the ring would not be clipped.
func (b *Table) showsTarget(x rules.Space) bool {
	return !b.map_.Moving() || b.at.window.Inset(-b.map_.Radius()*0.92).Has(b.map_.space(x))
}

// spaceNode returns the node of space x, with rectangle r. If the selected card can be laid from
// this space, a press lays it. If it cannot although the railway has reached the space, a press
// explains why.
func (b *Table) spaceNode(a *table.Decision, x rules.Space, r geom.Rect) ui.Node {
	n := ui.Node{ID: "space " + x.String(), Label: b.place(x), Role: "text", SkipFocus: true, Rect: r}
	if !a.Animating {
		n.Tip = b.spaceTip(x)
	}
	if a.Legal == nil || b.plan.card == rules.NoCard || !b.building() {
		return n
	}
	m := rules.PlayTrack(b.plan.card, x, b.plan.how)
	if a.IsLegal(m) {
		return b.originNode(a, n, m)
	}
	if b.State.Network(b.State.Building()).Has(x) {
		n.Tip = ""
		n = a.Attempt(n, m)
		n.Draw = b.previewOnHover(m)
	}
	return n
}

// building reports whether the current decision is about laying a Track card.
func (b *Table) building() bool {
	p := b.State.Phase()
	return p == rules.PhaseFirstCard || p == rules.PhaseSecondCard
}

// originNode turns n, the node of a space with a Locomotive, into a target: a press plays move m,
// which lays the selected card from that space. On a touch screen the first press only previews the
// move, and the second one plays it.
func (b *Table) originNode(a *table.Decision, n ui.Node, m engine.Move) ui.Node {
	x := rules.OriginOf(m)
	n.ID, n.Tip, n.Role, n.SkipFocus, n.Pulse = b.State.Notation(m), "", "move", false, true
	n.Label = b.MoveWords(m) // the preview says the rest
	n.TipAvoids = b.previewBounds(m)
	id := n.ID
	n.Press = func() {
		if a.LastPressWasTouch() && !(b.plan.aimed && b.plan.aim == x) {
			b.plan.aim, b.plan.aimed = x, true
			a.Rebuild()
			return
		}
		a.Do(id, m)
	}
	n.TurnPage = func(int) { b.plan.flip(rules.Turned); a.Rebuild() }
	proposed := a.IsHinted(m)
	ghost := b.previewOnHover(m)
	v := b.State.Preview(m)
	net := v.Bonus - v.Penalty
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		at, r := b.map_.space(x), b.map_.Radius()*0.92
		if !b.showsTarget(x) {
			return
		}
		at.X += f.Shake
		hexmap.Target(p, at, r, f.Hover, f.Pulse, proposed)
		if aimed := b.plan.aimed && b.plan.aim == x; !b.map_.Moving() && !aimed && f.Hover < 0.5 {
			b.startCoin(p, x, v.Penalty, net)
		}
		ghost(p, n, f)
	}
	return n
}

// freeOrEven returns the text for a play that leaves the cash as it is: "free" if it costs nothing,
// otherwise "±$0", because its gain only makes up for its cost.
func freeOrEven(cost int) string {
	if cost == 0 {
		return i18n.T("free")
	}
	return i18n.T("±$0")
}

// startCoin writes on space x what laying the selected card from this space brings at once: cost is
// what it costs, and net the change of the cash, both in dollars.
func (b *Table) startCoin(p *paint.Canvas, x rules.Space, cost, net int) {
	h := b.map_.Height()
	at := b.map_.space(x).Add(0, h*0.26)
	// draw it above, because the name of the City or Yard is below
	if info := x.Info(); info.City >= 0 || info.Yard >= 0 {
		at.Y -= h * 0.62
	}
	text, ground, ink := byDollars(net), theme.RGB(0xFBF2D8), theme.Oxblood
	switch {
	case net > 0:
		ground, ink = theme.RGB(0x2F6A34), theme.RGB(0xFFF6DF)
	case net == 0:
		text, ink = freeOrEven(cost), theme.Ink
	}
	size := min(max(h*0.23, 12.5), 17)
	pieces.Sticker(p, geom.Around(at, size*2.3, size*1.3), text, size, ground, ink)
}

// previewOnHover returns a Draw function for a node: while the node is pointed at, it shows the
// preview of move m on the map.
func (b *Table) previewOnHover(m engine.Move) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	return func(_ *paint.Canvas, _ *ui.Node, f ui.NodeState) {
		if f.Hover > b.pointed.strength && !b.map_.Moving() {
			b.pointed = pointedPlay{move: m, strength: f.Hover}
		}
	}
}

// edgeNodes appends to dst the map's round buttons. They are on the lower edge of the frame, so
// that they do not cover the map.
func (b *Table) edgeNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	at := func(i int) geom.Rect {
		return geom.Around(b.at.discs.Row(i, mapDiscs, 0).Center(), disc, disc)
	}
	if b.Board.Past.Paid > 0 {
		books := ui.Disc("books", i18n.T("Dividends"), i18n.T("Show the last dividends, line by line. (D)"),
			"receive-money",
			at(0), func() { b.dividendsOpen = !b.dividendsOpen; a.Rebuild() }, ebiten.KeyD)
		books.Chosen = b.dividendsOpen
		dst = append(dst, books)
	}
	dst = b.activeOverlay.Nodes(a, dst, func(i int) geom.Rect { return at(1 + i) })
	return append(dst, b.wholeNode(a, at(mapDiscs-1)))
}

// panelNodes appends to dst the nodes of the seats' panels, the railways panel and the markets
// panel.
func (b *Table) panelNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for p := range engine.Seat(rules.Seats) {
		dst = append(dst, ui.Node{
			ID:        table.SeatID(p),
			Label:     b.Name(p),
			Tip:       b.seatTip(p),
			Role:      "text",
			SkipFocus: true,
			Rect:      b.at.plates[p],
		})
		t := b.token(p)
		dst = append(dst, ui.Node{
			ID:        fmt.Sprintf("token %d", p),
			Label:     i18n.T("Build token"),
			Tip:       b.tokenTip(p),
			Role:      "text",
			SkipFocus: true,
			Rect:      geom.Around(t, 24, 24),
		})
		for i, k := range contractsOf(b.Board.Contracts[p]) {
			n := b.deedNode(fmt.Sprintf("deed %d %s", p, k), k, b.tag(p, i))
			n.BelongsToViewer = p == b.Viewer
			dst = append(dst, n)
		}
	}
	for c := range rules.Company(rules.CompanyCount) {
		n := ui.Node{
			ID: "railway " + c.String(), Label: company(c), Tip: b.railTip(a.Seat, c), Role: "text", SkipFocus: true,
			Rect: b.at.rail(c).Pad(-2, 1),
		}
		n.Draw = func(p *paint.Canvas, _ *ui.Node, f ui.NodeState) { b.markNetwork(p, c, f.Hover) }
		n.BadgeAvoids = []geom.Rect{geom.Around(b.emblem(c), emblemWide, emblemWide)}
		m := rules.Share(c)
		if a.IsLegal(m) {
			n.Label = ""
			n.Tip, n.TipAvoids = b.shareTip(a.Seat, c), b.beside(a)
		}
		dst = append(dst, a.Target(n, m))
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		dst = append(dst, ui.Node{
			ID:        "market " + g.String(),
			Label:     commodity(g),
			Tip:       b.goodTip(g),
			Role:      "text",
			SkipFocus: true,
			Rect:      b.at.good(g),
			Draw:      func(p *paint.Canvas, _ *ui.Node, f ui.NodeState) { b.markTowns(p, g, f.Hover) },
		})
	}
	return dst
}

// beside returns the area that tooltips of the panels and of the hand must not cover, so that the
// player can compare choices: the ledger or, in tall windows, nothing.
func (b *Table) beside(a *table.Decision) geom.Rect {
	if b.Window.Class == ui.Tall {
		return geom.Rect{}
	}
	return a.Panel
}

// markNetwork highlights the Network of Company c on the map, while the Company's row is pointed
// at. strength is the opacity, 0 to 1.
func (b *Table) markNetwork(p *paint.Canvas, c rules.Company, strength float64) {
	if strength <= 0 || b.map_.Moving() {
		return
	}
	r := b.map_.Radius() * 0.9
	p.Clip(b.at.window, func() {
		for x := range b.Board.Net[c].All() {
			at := b.map_.space(x)
			p.Icon("hex-flat", at, 2*r, theme.Alpha(theme.BrassHi, 0.10*strength))
			hexmap.Rim(p, at, r, 2.6, theme.BrassHi, strength)
			b.writeName(p, x)
		}
	})
}

// markTowns highlights the Cities that trade in Commodity g, while its market is pointed at.
// strength is the opacity, 0 to 1.
func (b *Table) markTowns(p *paint.Canvas, g rules.Commodity, strength float64) {
	if strength <= 0 || b.map_.Moving() {
		return
	}
	p.Clip(b.at.window, func() {
		for x := range rules.Space(rules.SpaceCount) {
			if info := x.Info(); info.City >= 0 && b.Board.Tile[info.City] == g {
				hexmap.Rim(p, b.map_.space(x), b.map_.Radius()*0.9, 2.6, theme.BrassHi, strength)
				b.writeName(p, x)
			}
		}
	})
}

// deedNode returns a node whose tooltip explains Contract k and shows it enlarged. id is the node's
// ID, r its rectangle.
func (b *Table) deedNode(id string, k rules.Contract, r geom.Rect) ui.Node {
	n := ui.Node{
		ID: id, Label: k.Info().Name, Tip: b.deedTip(k), Role: "text", SkipFocus: true, Rect: r,
	}
	table.Enlarge(&n, 270, func(p *paint.Canvas, w float64) *ebiten.Image { return b.deed(p, k, w) })
	return n
}

// contractNodes appends to dst the nodes of the close-up with the Contracts. While the sheet of the
// dividends is open, it appends only the node of this sheet, which covers them.
func (b *Table) contractNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.dividendsOpen {
		closes := func() { b.dividendsOpen = false; a.Rebuild() }
		a.RegisterOpen(closes)
		shut := ui.Button("close dividends", b.closeRect(), pieces.Button{Label: i18n.T("Close")}, closes)
		return append(dst, ui.Node{
			ID:        "ledger of dividends",
			Label:     i18n.T("Round %d dividends", b.Board.Past.Paid),
			Role:      "text",
			SkipFocus: true,
			Rect:      b.dividendsRect(), Press: closes,
		}, shut)
	}
	return b.closeUpNodes(a, dst)
}

// handNodes appends to dst the nodes of the viewer's cards, the draw pile and the discard pile.
func (b *Table) handNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.AsksFor(rules.KindRefill) {
		b.plan.discardMarks.SetIDs(ids(b.State.Hand(a.Seat))...)
	}
	b.fan.Idle = a.Animating
	var cards []ui.FanCard
	for place, c := range b.hand() {
		if c != rules.NoCard {
			cards = append(cards, b.cardNode(a, c, place))
		}
	}
	dst = b.fan.Nodes(dst, cards)
	for place := range b.covered() {
		dst = append(dst, ui.Node{ID: fmt.Sprintf("back %d", place), Label: i18n.T("A track card"),
			Tip:  i18n.T("Face down until its owner looks at it."),
			Role: "text", SkipFocus: true, Rect: b.at.card(place)})
	}
	dst = append(dst, ui.Node{
		ID: "deck", Label: i18n.T("Draw pile"), Tip: b.deckTip(), Role: "text", SkipFocus: true, Rect: b.at.deck,
	}, ui.Node{
		ID:        "discard",
		Label:     i18n.T("Discard pile"),
		Tip:       b.discardTip(),
		Role:      "text",
		SkipFocus: true,
		Rect:      b.at.discard,
	})
	return dst
}

// cardNode returns card c of the viewer's hand with its node. place is the index of the card in the
// hand. Depending on the decision, a press selects the card for laying or marks it for discarding.
func (b *Table) cardNode(a *table.Decision, c rules.Card, place int) ui.FanCard {
	card := b.fanCard(c, place)
	n := ui.Node{
		ID:              "card " + c.String(),
		Label:           track(c),
		Tip:             b.cardTip(c),
		Role:            "text",
		BelongsToViewer: true,
		Chosen:          card.Chosen,
		Keys:            []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(place)},
	}
	table.EnlargeShaped(&n, 250, trackHigh, func(p *paint.Canvas, w float64) *ebiten.Image { return b.card(p, c, w) })
	if a.Legal == nil {
		n.Keys = nil
	}
	switch {
	case a.Legal != nil && b.State.Phase() == rules.PhaseRefill:
		n.Tip += "\n" + i18n.T("Choose this card to discard it. Choose it again to keep it.")
		n = b.plan.discardMarks.Node(n, c.String(), a.Rebuild)
		n.Pulse = false // no pulse, because nothing has to be discarded
	case a.Legal != nil && b.building() && !b.State.Dark(a.Seat) || a.Legal != nil &&
		b.State.Phase() == rules.PhaseFirstCard:
		// pointing at the card shows its possible spaces on the map, which is more useful than an
		// enlarged card
		n.ZoomPreview, n.TipAvoids = nil, b.beside(a)
		b.choosable(a, &n, c)
	}
	if n.Press != nil && b.building() {
		card.EachFrame = func(f ui.NodeState) {
			if f.Hover > b.hoverStrength {
				b.hoveredCard, b.hoverStrength = c, f.Hover
			}
		}
	}
	card.Node, card.Lit = n, n.Pulse
	return card
}

// choosable makes node n select or unselect card c when it is pressed. If c cannot be laid, it
// makes n disabled instead, with the reason.
func (b *Table) choosable(a *table.Decision, n *ui.Node, c rules.Card) {
	n.Role = "button"
	if !playable(a.Legal, c) {
		n.DisabledReason = b.whyNot(a.Seat, c)
		return
	}
	n.Pulse = b.plan.card == rules.NoCard
	var uses []engine.Move
	for _, m := range a.Legal {
		if m.Kind == rules.KindPlay && rules.CardOf(m) == c {
			uses = append(uses, m)
		}
	}
	a.RegisterOptions(n.ID, uses...)
	n.Press = func() {
		switch {
		case b.plan.card == c && b.plan.byHint: // the player confirms what the hint has selected
			b.plan.byHint = false
			b.reveal(a)
		case b.plan.card == c:
			b.plan.card, b.plan.how, b.plan.aimed = rules.NoCard, 0, false
		default:
			b.plan.choose(c, a.Legal)
			b.reveal(a)
		}
		a.Rebuild()
	}
}

// whyNot returns a text that says why a seat cannot lay card c anywhere. As an example it gives the
// reason why the card cannot be laid from one of the spaces of the Network.
func (b *Table) whyNot(seat engine.Seat, c rules.Card) string {
	for x := range b.State.Network(b.State.Building()).All() {
		if v := b.State.Preview(rules.PlayTrack(c, x, 0)); v.Refusal != nil {
			return i18n.T("You can't lay this card anywhere. For example, from %s: %s", b.place(x), i18n.Sentence(v.Refusal))
		}
	}
	return i18n.T("You can't lay this card anywhere.")
}
