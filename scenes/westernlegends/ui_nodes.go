package westernlegends

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
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
	dst = b.signNodes(a, dst)
	dst = b.rowNodes(a, dst)
	return b.closeNodes(a, dst)
}

// trainNodes appends to dst the nodes of the Train, which is drawn above its space, and of the
// shadow that marks its next station.
func (b *Table) trainNodes(dst []ui.Node) []ui.Node {
	at := b.Board.Train
	if at == rules.NoSpace {
		return dst
	}
	next := rules.NextStop(at)
	n := ui.Node{
		ID:        "train",
		Label:     i18n.T("The Train"),
		Tip:       i18n.T("The Train is here. Next stop: %s.", spaceName(next)),
		Role:      "text",
		SkipFocus: true,
		Rect:      b.trainRect(at),
	}
	dst = append(dst, n)
	if next != rules.NoSpace {
		n.ID, n.Tip, n.Rect = "train next", i18n.T("The Train moves on to %s.", spaceName(next)), b.trainRect(next)
		dst = append(dst, n)
	}
	return dst
}

// trainRect returns the rectangle in which the Train is drawn if it is on space x.
func (b *Table) trainRect(x rules.Space) geom.Rect {
	r := b.map_.radius()
	return geom.Around(b.map_.off(x, trainSpot), r*0.98, r*0.98)
}

// updateMarks updates the marks on cards for the current phase: which cards can be marked, and how
// many. It unmarks cards that have left the hand, and closes the open menu if the viewer has no
// decision.
func (b *Table) updateMarks(a *table.Decision) {
	b.plan.marks.Min, b.plan.marks.Max = 0, 0
	switch b.State.Phase() {
	case rules.PhasePokerHand:
		b.plan.marks.Min, b.plan.marks.Max = handCards, handCards
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		b.plan.marks.Min, b.plan.marks.Max = b.State.Discarding(), b.State.Discarding()
	}
	var hand []ui.SelectionItem
	for _, c := range b.hand() {
		hand = append(hand, ui.SelectionItem{ID: c.String(), Value: c.FrontierValue()})
	}
	b.plan.marks.SetItems(hand)
	if a.Legal == nil {
		b.plan.menu = ""
	}
	if b.phase(a) == rules.PhasePokerHand && !b.plan.handMarked {
		best := b.bestShow(a)
		b.plan.handMarked = true
		b.plan.marks.Select(rules.Card(best.A).String(), rules.Card(best.B).String())
	}
}

// handCards is the number of cards that a poker hand shows.
const handCards = 2

// bestShow returns the legal move that shows the best hand of two cards at poker.
func (b *Table) bestShow(a *table.Decision) engine.Move {
	best := a.Legal[0]
	for _, m := range a.Legal {
		if b.State.ShowValue(m) > b.State.ShowValue(best) {
			best = m
		}
	}
	return best
}

// phase returns the phase of decision a, or PhaseGameOver if no person has to decide now.
func (b *Table) phase(a *table.Decision) engine.Phase {
	if a.Legal == nil || b.State == nil {
		return rules.PhaseGameOver
	}
	return b.State.Phase()
}

// mapNodes appends to dst the nodes of the map: spaces, saloons, and the figures and counters on
// them.
func (b *Table) mapNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = append(dst, b.map_.Node("map", i18n.T("The map"), a.Pointer, a.Rebuild))
	reach, rides := rules.Reach{}, false
	steps, sheriff := rules.Steps{}, false
	if a.Legal != nil {
		reach, rides = b.State.RideReach()
		steps, sheriff = b.State.SheriffReach()
	}
	for x := range rules.Space(rules.Spaces()) {
		if !b.map_.inPlay(x) {
			continue
		}
		r := b.map_.VisiblePart(b.map_.cell(x))
		if r.Empty() {
			continue
		}
		n := ui.Node{ID: "space " + x.String(), Label: spaceName(x), Tip: b.spaceTip(x), Role: "text", SkipFocus: true,
			Rect: r}
		switch {
		case rides && reach.Has(x):
			n = b.rideNode(a, n, x, &reach)
		case sheriff && x != b.Board.Sheriff && (steps[x] > 0 || b.State.SheriffWay(x) != nil):
			n = b.patrolNode(a, n, x, int(steps[x]))
		default:
			n = b.placeNode(a, n, x)
		}
		dst = append(dst, b.withFan(n, x))
	}
	return b.whereNode(a, b.saloonNodes(a, dst))
}

// placeNode completes node n of space x. If choosing the space is a legal move (as a starting
// space, a step, or a place with a token to look at), a press makes this move. Otherwise a press
// shows why it is not legal.
func (b *Table) placeNode(a *table.Decision, n ui.Node, x rules.Space) ui.Node {
	for _, k := range []engine.Kind{rules.KindStart, rules.KindStep, rules.KindLook} {
		if m := (engine.Move{Kind: k, A: int16(x)}); a.IsLegal(m) {
			n.Label = ""
			return b.lightUp(a, a.Target(n, m))
		}
	}
	return a.WithRefusal(n, engine.Move{Kind: rules.KindStep, A: int16(x)},
		engine.Move{Kind: rules.KindStart, A: int16(x)},
		engine.Move{Kind: rules.KindLook, A: int16(x)})
}

// lightUp makes the highlight of node n round: it returns n with a Draw function that draws a
// pulsing ring around the space instead of the usual rectangular frame.
func (b *Table) lightUp(a *table.Decision, n ui.Node) ui.Node {
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		at, r := n.Rect.Center().Add(f.Shake, 0), b.map_.radius()*0.86
		ring(p, at, r, 2+2*f.Hover, f.Pulse)
	}
	return n
}

// ring draws a brass ring. at is its centre, r its radius, wide its line width and breath its
// opacity, 0 to 1.
func ring(p *paint.Canvas, at geom.Point, r, wide, breath float64) {
	box := geom.Around(at, 2*r, 2*r)
	p.Outline(box, r, wide+2, theme.Alpha(theme.WalnutInk, 0.7*breath))
	p.Outline(box, r, wide, theme.Alpha(theme.BrassHi, breath))
}

// rideNode completes node n of a space x that the current ride can reach. reach holds the spaces
// that it can. A press plays all steps of the ride to x. In phases in which each step is a decision
// of its own, it plays one step.
func (b *Table) rideNode(a *table.Decision, n ui.Node, x rules.Space, reach *rules.Reach) ui.Node {
	m := engine.Move{Kind: rules.KindMove}
	step := engine.Move{Kind: rules.KindStep, A: int16(x)}
	label := i18n.T("Move to %s", spaceName(x))
	n.Tip = table.Sentences(b.wayTip(reach, x), n.Tip)
	way := reach.Way(x)
	if b.State.Phase() != rules.PhaseAct {
		if m = (engine.Move{Kind: rules.KindStep, A: int16(way[0])}); len(way) == 1 && a.IsLegal(step) {
			n.ID, m = b.State.Notation(step), step
		}
	}
	n.Label = label
	if b.State.Phase() != rules.PhaseAct && len(way) == 1 {
		n = a.Target(n, step)
	} else {
		press := a.SequenceTarget(n, m, func() table.MoveSequence { return b.ride(a.Seat, x) })
		n = press
		full := n.Press
		n.Press = func() { // on a touch screen the first press shows the way, and the second one plays the ride
			if a.LastPressWasTouch() && b.plan.aim != x {
				b.plan.aim = x
				a.Rebuild()
				return
			}
			b.plan.goal = x
			full()
		}
	}
	chosen := b.plan.aim == x
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if f.Hover > 0.4 || f.Focus > 0.4 || chosen {
			b.drawWay(p, reach, x, max(f.Hover, f.Focus, 0.8))
		}
		if f.Shake != 0 {
			ring(p, n.Rect.Center().Add(f.Shake, 0), b.map_.radius()*0.8, 2, 1)
		}
	}
	return n
}

// ride returns the sequence of moves of a ride of a seat to space x: the Move action, the steps,
// and those decisions at the end for which the function arrival has an answer.
func (b *Table) ride(seat engine.Seat, x rules.Space) table.MoveSequence {
	begun := false
	return func(s engine.State) (engine.Move, bool) {
		st := s.(*rules.State)
		switch st.Phase() {
		case rules.PhaseAct:
			if begun {
				return engine.Move{}, false
			}
			begun = true
			return engine.Move{Kind: rules.KindMove}, true
		case rules.PhaseMoveStep, rules.PhaseBonusStep:
			begun = true
			if st.Space(seat) == x {
				return engine.Move{Kind: rules.KindStop}, true
			}
			r, _ := st.RideReach()
			if way := r.Way(x); len(way) > 0 {
				return engine.Move{Kind: rules.KindStep, A: int16(way[0])}, true
			}
			return engine.Move{}, false
		}
		return arrival(st, seat)
	}
}

// arrival returns the move for those decisions at the end of a ride that have only one sensible
// answer: pick up all gold, deliver all longhorns if the limit of money allows all the pay, and
// deliver cattle if that adds points of a kind that the seat already has. It also passes in the
// reaction window at the start of the ride. The second result is false for other decisions.
func arrival(s *rules.State, seat engine.Seat) (engine.Move, bool) {
	moves := s.Moves(nil)
	last := moves[len(moves)-1]
	switch s.Phase() {
	case rules.PhasePickNuggets:
		return last, true
	case rules.PhaseDeliverLonghorns:
		money, most := s.Money(seat)
		return last, money+rules.LonghornPay*int(last.A) <= most
	case rules.PhaseDeliverCattle:
		track := rules.Wanted // the delivery is rustling, except at a rail station
		if s.Space(seat).Info().Feature == rules.Rail {
			track = rules.Marshal
		}
		return engine.Move{Kind: rules.KindDeliver}, s.Cube(seat, track) > 0
	case rules.PhaseReact:
		// see ride_cards.go
		return engine.Move{Kind: rules.KindPass}, s.OpenWindow() == moveBegins
	}
	return engine.Move{}, false
}

// patrolNode completes node n of a space x to which the viewer can send the Sheriff. steps is the
// number of steps to x. If he meets a Wanted player on the way, he stops there.
func (b *Table) patrolNode(a *table.Decision, n ui.Node, x rules.Space, steps int) ui.Node {
	label := i18n.T("Move the Sheriff to %s", spaceName(x))
	if who := b.wantedNames(x); who != "" {
		label = i18n.T("Move the Sheriff to %s, where he meets %s", spaceName(x), who)
	}
	if m := (engine.Move{Kind: rules.KindStep, A: int16(x)}); steps == 1 && a.IsLegal(m) {
		n.Label = label
		return b.lightUp(a, a.Target(n, m))
	}
	way := b.State.SheriffWay(x)
	if len(way) > 0 && way[len(way)-1] != x {
		halt := way[len(way)-1]
		label = i18n.T("Move the Sheriff toward %s. He stops at %s, where he meets %s", spaceName(x), spaceName(halt),
			b.wantedNames(halt))
	}
	if len(way) == 0 || !a.IsLegal(engine.Move{Kind: rules.KindStep, A: int16(way[0])}) {
		return n
	}
	n.Label = label
	n = a.SequenceTarget(n, engine.Move{Kind: rules.KindStep, A: int16(way[0])}, func() table.MoveSequence {
		at := 0
		return func(s engine.State) (engine.Move, bool) {
			if s.Phase() != rules.PhaseSheriffStep {
				return engine.Move{}, false
			}
			if at == len(way) {
				return engine.Move{Kind: rules.KindStop}, true
			}
			at++
			return engine.Move{Kind: rules.KindStep, A: int16(way[at-1])}, true
		}
	})
	full := n.Press
	n.Press = func() { b.plan.goal = x; full() }
	ringed := func(*paint.Canvas, *ui.Node, ui.NodeState) {}
	if steps > 0 {
		n = b.lightUp(a, n)
		ringed = n.Draw
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if f.Hover > 0.4 || f.Focus > 0.4 {
			b.drawPatrol(p, way, max(f.Hover, f.Focus))
		}
		ringed(p, n, f)
	}
	return n
}

// drawPatrol draws the Sheriff's way up to the first Wanted player on it. way has the spaces of the
// way. strength is the opacity, 0 to 1.
func (b *Table) drawPatrol(p *paint.Canvas, way []rules.Space, strength float64) {
	from := b.map_.spot(b.Board.Sheriff)
	p.Flush()
	p.Clip(b.at.window, func() {
		for _, x := range way {
			to := b.map_.spot(x)
			b.dashes(p, from, to, max(b.map_.radius()*0.2, 4), theme.Alpha(theme.RGB(0x9CC4F4), strength))
			if from = to; b.wantedAt(x) {
				p.Outline(geom.Around(to, 1.7*b.map_.radius(), 1.7*b.map_.radius()), b.map_.radius()*0.85, 3,
					theme.Alpha(theme.RGB(0xE2452F), strength))
				break
			}
		}
		p.Flush()
	})
}

// drawWay draws over the map the way of a ride to space x. reach holds the spaces that the ride can
// reach; x must be one of them. strength is the opacity, 0 to 1.
func (b *Table) drawWay(p *paint.Canvas, reach *rules.Reach, x rules.Space, strength float64) {
	if b.map_.Moving() {
		return
	}
	p.Flush()
	p.Clip(b.at.window, func() {
		from := b.map_.spot(reach.From)
		wide := max(b.map_.radius()*0.2, 4)
		for _, y := range reach.Way(x) {
			to := b.map_.spot(y)
			p.Line(from, to, wide+2.4, theme.Alpha(theme.WalnutInk, 0.85*strength))
			from = to
		}
		from = b.map_.spot(reach.From)
		for _, y := range reach.Way(x) {
			to := b.map_.spot(y)
			b.dashes(p, from, to, wide, theme.Alpha(theme.RGB(0xFFF3D2), strength))
			from = to
		}
		tone := theme.BrassHi
		if reach.Stops[x] {
			tone = theme.RGB(0xE2452F)
		}
		p.Outline(geom.Around(from, b.map_.radius()*1.7, b.map_.radius()*1.7), b.map_.radius()*0.85, 3,
			theme.Alpha(tone, strength))
		p.Flush()
	})
}

// saloonNodes appends to dst the nodes of the saloons that have a high roller or a token to look
// at.
func (b *Table) saloonNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for _, t := range []rules.Town{rules.Darkrock, rules.RedFalls, rules.BuzzardGulch} {
		r := b.map_.VisiblePart(geom.Around(b.map_.saloonSpot(t), b.map_.radius()*0.9, b.map_.radius()*0.9))
		if t == rules.BuzzardGulch && !b.anteUp() || r.Empty() {
			continue
		}
		n := ui.Node{ID: "saloon " + t.String(), Label: saloonName(t), Role: "text", SkipFocus: true, Rect: r,
			Tip: b.saloonTip(t)}
		if m := (engine.Move{Kind: rules.KindLook, A: int16(rules.PeekSaloon + int(t))}); a.IsLegal(m) {
			n.Label = ""
			n = b.lightUp(a, a.Target(n, m))
		}
		if n.Press != nil || b.Board.Roller[t] {
			dst = append(dst, n)
		}
	}
	return dst
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
			n.Label = i18n.T(rules.StoryOf(t.Story).Name)
			n = a.Target(n, engine.Move{Kind: rules.KindContribute, A: int16(t.Story)})
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
		if m := (engine.Move{Kind: rules.KindPlayer, A: int16(seat)}); a.IsLegal(m) {
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
		dst = append(dst, withInnerFrame(a.Target(n, engine.Move{Kind: rules.KindCompleteGoal, A: int16(g)})))
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
		if _, ability, _ := rules.SourceOf(int(m.A)); m.Kind == rules.KindUse && ability >= 0 {
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
	for _, m := range []engine.Move{{Kind: rules.KindDrop, A: int16(i)}, b.sourceMove(a, i)} {
		if a.IsLegal(m) {
			n.Label = ""
			return a.Target(n, m)
		}
	}
	n = a.PassThrough(n, engine.Move{Kind: rules.KindItem, A: int16(i)})
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
		if _, _, it := rules.SourceOf(int(m.A)); m.Kind == rules.KindUse && it == i {
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
	n := ui.Node{ID: "card of " + c.String(), Label: b.cardTitle(c), Tip: b.cardTip(c), Role: "text",
		BelongsToViewer: true}
	if place < 9 {
		n.Keys = []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(place)}
	}
	table.Enlarge(&n, 230, func(p *paint.Canvas, w float64) *ebiten.Image { return b.card(p, c, w) })
	switch {
	case b.marking(a):
		n = b.plan.marks.Node(n, c.String(), a.Rebuild)
		marked := n.Chosen
		card.Chosen, card.Lit = marked, !marked && n.DisabledReason == ""
		card.Mark = ""
		if marked && b.discards(a) {
			card.Mark = "trash-can"
		}
	case a.Legal != nil:
		for _, k := range []engine.Kind{rules.KindCard, rules.KindUse, rules.KindDiscard, rules.KindPlay} {
			m := engine.Move{Kind: k, A: int16(c)}
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

// discards reports whether decision a is about discarding cards.
func (b *Table) discards(a *table.Decision) bool {
	p := b.phase(a)
	return p == rules.PhaseDiscard || p == rules.PhaseEndDiscard
}

// marking reports whether decision a is made by marking cards and pressing a button that confirms.
func (b *Table) marking(a *table.Decision) bool {
	switch p := b.phase(a); p {
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		return b.State.Discarding() > 1
	case rules.PhasePokerHand:
		return len(a.Legal) > 1
	case rules.PhaseAct:
		return b.plan.menu == "frontier"
	}
	return false
}

// chosen returns the marked cards of the hand in the order in which they were marked.
func (b *Table) chosen() (cards []rules.Card) {
	hand := b.hand()
	for _, id := range b.plan.marks.Order() {
		if i := slices.IndexFunc(hand, func(c rules.Card) bool { return c.String() == id }); i >= 0 {
			cards = append(cards, hand[i])
		}
	}
	return cards
}

// marks returns the marked cards of the hand as a set.
func (b *Table) marks() (set rules.CardSet) {
	for _, c := range b.chosen() {
		set = set.With(c)
	}
	return set
}

// marked returns the names of the marked cards of the hand as a text.
func (b *Table) marked() string {
	var out []string
	for _, c := range b.chosen() {
		out = append(out, cardName(c))
	}
	return strings.Join(out, ", ")
}

// rowNodes appends the buttons of the prompt: the answers to yes-or-no decisions, the confirmation
// of marked cards, the end of the turn, and all other moves without a node elsewhere.
func (b *Table) rowNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	from := len(dst)
	placed := b.placed(a, dst)
	if b.marking(a) {
		dst = b.confirmNode(a, dst)
	}
	main, rest := b.rowMoves(a, placed)
	offset := 0
	if b.marking(a) {
		offset = 1
	}
	best, ok := a.MainMove(b.leaves, nil)
	if i := slices.Index(main, best); ok && i >= 0 {
		main = append(slices.Delete(main, i, i+1), best)
	} else {
		ok = false
	}
	row := a.Row
	if n, there := b.brassNode(a); there && !ok && offset == 0 {
		if row = a.SecondaryRow(&n); len(main) == 0 {
			n.Rect = a.Row
		}
		dst = append(dst, n)
	}
	for i, m := range main {
		look := pieces.Button{Label: b.MoveWords(m), Size: 13}
		if m.Kind == rules.KindKeepTokens {
			look.Label = i18n.T("Keep %s", tokenWords(m))
		}
		if d := b.fight(); d != nil && leavingKinds[m.Kind] {
			look.Note = b.standing(d)
		}
		if ok && offset == 0 && m == best {
			look.Material = pieces.Brass
		}
		n := a.ButtonAs(b.State.Notation(m), m, row.Row(i, len(main)+offset, 6), look, b.moveTip(m))
		if look.Material == pieces.Brass {
			n.Keys = []ebiten.Key{ebiten.KeyEnter}
		}
		dst = append(dst, n)
	}
	if len(rest) > 0 {
		dst = a.List(dst, rest...)
	}
	for i := from; i < len(dst); i++ {
		dst[i].TipAvoids = a.Panel
	}
	return dst
}

// brassNode returns the main (brass) button. It makes the ride that the player has selected; if
// none is selected, it is disabled and says what to choose. ok is false if the choice is made in a
// close-up or with buttons in the prompt.
func (b *Table) brassNode(a *table.Decision) (n ui.Node, ok bool) {
	if n, ok := b.chosenRide(a); ok {
		return n, true
	}
	label, ok := choices[b.phase(a)]
	if !ok {
		return n, false
	}
	return a.ChooseButton(i18n.T(label)), true
}

// rowMoves divides the legal moves that belong in the prompt into two groups: main, moves with a
// button, and rest, moves that are only in a list. placed reports whether a move already has its
// place elsewhere; such moves are in neither group.
func (b *Table) rowMoves(a *table.Decision, placed func(engine.Move) bool) (main, rest []engine.Move) {
	for _, m := range a.Legal {
		switch {
		case placed(m):
		case buttonKinds[m.Kind]:
			main = append(main, m)
		default:
			rest = append(rest, m)
		}
	}
	return main, rest
}

// tokensWorth returns the total points of the legendary tokens that move m keeps.
func tokensWorth(m engine.Move) (n int) {
	for _, t := range []int16{m.A, m.B, m.C} {
		if t > 0 {
			n += rules.LegendWorth(int(t - 1))
		}
	}
	return n
}

// buttonKinds is the set of the kinds of moves that are made with a button in the prompt.
var buttonKinds = map[engine.Kind]bool{
	rules.KindPass: true, rules.KindEndTurn: true, rules.KindStop: true, rules.KindDone: true, rules.KindDecline: true,
	rules.KindLetStand: true,
	rules.KindKeep:     true,
	rules.KindDeliver:  true,
	rules.KindRestart:  true,
	rules.KindStay:     true,
	rules.KindFold:     true, rules.KindTakeBack: true, rules.KindJoin: true,
}

// placed returns a function that reports whether a move needs no button in the prompt. This is so
// if the move has a node in dst, or if it is made by marking cards, on the map, in a menu or in a
// close-up.
func (b *Table) placed(a *table.Decision, dst []ui.Node) func(engine.Move) bool {
	ids := map[string]bool{}
	for _, n := range dst {
		if n.Press != nil {
			ids[n.ID] = true
		}
	}
	phase := b.phase(a)
	return func(m engine.Move) bool {
		if ids[b.State.Notation(m)] {
			return true
		}
		switch m.Kind {
		case rules.KindMove, rules.KindDiscard, rules.KindShow, rules.KindFrontier:
			return phase == rules.PhaseAct || b.marking(a)
		case rules.KindFight, rules.KindDeposit, rules.KindRevel:
			return phase == rules.PhaseAct || closeUpPhases[phase]
		}
		return phase == rules.PhaseAct && !buttonKinds[m.Kind] || closeUpPhases[phase] && !buttonKinds[m.Kind]
	}
}

// confirmNode appends to dst the button that confirms the marked cards, if decision a is made by
// marking cards.
func (b *Table) confirmNode(a *table.Decision, dst []ui.Node) []ui.Node {
	r := a.Row.Row(0, 1, 6)
	if b.phase(a) == rules.PhaseAct {
		r = a.Row.Row(1, 2, 6)
	}
	if b.discards(a) {
		label := b.plan.marks.Summary()
		if n := b.plan.marks.Count(); n > 0 {
			label = i18n.T("%d of %d selected", n, b.plan.marks.Max)
		}
		n := ui.Button("confirm", r, pieces.Button{Label: label, Material: pieces.Brass, Size: 13}, nil,
			ebiten.KeyEnter)
		n.Tip = i18n.T("Choose the cards to discard, then press here.")
		if b.marked() != "" {
			n.Label = i18n.T("%s: %s", b.marked(), label)
		}
		if b.plan.marks.Ready() {
			n.Label = i18n.T("Discard %s", b.marked())
			var all []engine.Move
			for _, c := range b.chosen() {
				all = append(all, engine.Move{Kind: rules.KindDiscard, A: int16(c)})
			}
			look := pieces.Button{Label: n.Label, Material: pieces.Brass, Size: 13}
			if len(all) > 2 { // the label leaves out the names: the marks are visible on the cards
				look.Label = i18n.N(len(all), "Discard %d card", "Discard %d cards", len(all))
			}
			n = ui.Button("confirm", r, look, func() { a.PlaySequence("confirm", table.SequenceOf(all...)) },
				ebiten.KeyEnter)
			n.Role, n.Label = "move", i18n.T("Discard %s", b.marked())
			a.RegisterMove("confirm", all[0])
		} else {
			n.DisabledReason = b.plan.marks.Missing()
		}
		return append(dst, n)
	}
	m, label := rules.FrontierMove(b.marks()), b.frontierLabel(a)
	if b.phase(a) == rules.PhasePokerHand {
		m, label = b.showMove(a), b.plan.marks.Missing()
	}
	if a.IsLegal(m) {
		look := pieces.Button{Label: b.MoveWords(m), Material: pieces.Brass, Size: 13}
		if m.Kind == rules.KindFrontier { // the label leaves out the names: the marks are visible on the cards
			look.Label = i18n.T("Settle: %d of %d", b.plan.marks.Sum(), b.plotPrice())
		} else if name, ok := hands()[rules.HandName(b.State.ShowHand(m))]; ok {
			look.Label = i18n.T("Show cards: %s", i18n.T(name))
		}
		return append(dst, a.ButtonAs("confirm", m, r, look, b.moveTip(m), ebiten.KeyEnter))
	}
	look := pieces.Button{Label: label, Material: pieces.Brass, Size: 13, Dim: true}
	n := ui.Button("confirm", r, look, nil)
	if m.Kind == 0 { // the cards are not a move yet
		n.DisabledReason = label
		return append(dst, n)
	}
	return append(dst, a.Attempt(n, m))
}

// showMove returns the move that shows the two marked cards at poker. It returns the zero Move
// unless exactly two cards are marked.
func (b *Table) showMove(a *table.Decision) engine.Move {
	for _, m := range a.Legal {
		if b.plan.marks.Ready() && b.marks() == rules.CardSet(0).With(rules.Card(m.A)).With(rules.Card(m.B)) {
			return m
		}
	}
	return engine.Move{}
}

// plotPrice returns the total card value needed to settle the frontier land on the viewer's space,
// or 0 if there is no such land.
func (b *Table) plotPrice() int {
	x := b.me().Space
	if i := x.PlotAt(); i >= 0 {
		return x.Info().Frontier + b.Board.Plot[i]
	}
	return 0
}

// frontierLabel returns a text with the total value of the marked cards and the value needed to
// settle the frontier land.
func (b *Table) frontierLabel(a *table.Decision) string {
	sum, want := b.plan.marks.Sum(), b.plotPrice()
	if sum >= want {
		return i18n.T("%d of %d: 1 card too many", sum, want)
	}
	return i18n.T("%d of %d selected", sum, want)
}
