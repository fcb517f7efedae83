package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

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
	return geom.Around(b.stand(x, trainSpot, trainSize), r*0.98, r*0.98)
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
	texts := b.mapTexts()
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
		for _, text := range texts {
			if text.Meets(r.Inset(-mapTextNear)) {
				n.BadgeAvoids = append(n.BadgeAvoids, text)
			}
		}
		dst = append(dst, b.withFan(n, x))
	}
	return b.whereNode(a, b.saloonNodes(a, dst))
}

// mapTextNear is the distance from a space, in design units, within which the coach's marks on the
// space can cover a text.
const mapTextNear = 8

// mapTexts returns the rectangles of the names on the map and of the coins with numbers of steps.
func (b *Table) mapTexts() []geom.Rect {
	all := b.nameBoxes()
	b.eachStep(func(x rules.Space, _ int) {
		at, r := b.stepAt(x)
		all = append(all, geom.Around(at, 2*r, 2*r))
	})
	return all
}

// placeNode completes node n of space x. If choosing the space is a legal move (as a starting
// space, a step, or a place with a token to look at), a press makes this move. Otherwise a press
// shows why it is not legal.
func (b *Table) placeNode(a *table.Decision, n ui.Node, x rules.Space) ui.Node {
	for _, m := range []engine.Move{rules.StartAt(x), rules.Step(x), rules.LookAt(int(x))} {
		if a.IsLegal(m) {
			n.Label = ""
			return b.lightUp(a, a.Target(n, m))
		}
	}
	return a.WithRefusal(n, rules.Step(x), rules.StartAt(x), rules.LookAt(int(x)))
}

// lightUp makes the highlight of node n round: it returns n with a Draw function that draws a
// pulsing ring around the space instead of the usual rectangular frame. While the spaces that are
// no targets are shaded, the ring is drawn only where the pointer or the focus is, because rings
// would cover the names of the spaces.
func (b *Table) lightUp(a *table.Decision, n ui.Node) ui.Node {
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if b.reachShade.on && !p.HighContrast && max(f.Hover, f.Focus) == 0 && f.Shake == 0 {
			return
		}
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
	step := rules.Step(x)
	label := i18n.T("Move to %s", spaceName(x))
	n.Tip = table.Sentences(b.wayTip(reach, x), n.Tip)
	way := reach.Way(x)
	if b.State.Phase() != rules.PhaseAct {
		if m = rules.Step(way[0]); len(way) == 1 && a.IsLegal(step) {
			n.ID, m = b.State.Notation(step), step
		}
	}
	n.Label = label
	if b.State.Phase() != rules.PhaseAct && len(way) == 1 {
		n = a.Target(n, step)
		play := n.Press
		n.Press = func() { b.plan.goal = x; play() }
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
				return rules.Step(way[0]), true
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
		return last, money+rules.LonghornPay*rules.AmountOf(last) <= most
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
	if m := rules.Step(x); steps == 1 && a.IsLegal(m) {
		n.Label = label
		return b.lightUp(a, a.Target(n, m))
	}
	way := b.State.SheriffWay(x)
	if len(way) > 0 && way[len(way)-1] != x {
		halt := way[len(way)-1]
		label = i18n.T("Move the Sheriff toward %s. He stops at %s, where he meets %s", spaceName(x), spaceName(halt),
			b.wantedNames(halt))
	}
	if len(way) == 0 || !a.IsLegal(rules.Step(way[0])) {
		return n
	}
	n.Label = label
	n = a.SequenceTarget(n, rules.Step(way[0]), func() table.MoveSequence {
		at := 0
		return func(s engine.State) (engine.Move, bool) {
			if s.Phase() != rules.PhaseSheriffStep {
				return engine.Move{}, false
			}
			if at == len(way) {
				return engine.Move{Kind: rules.KindStop}, true
			}
			at++
			return rules.Step(way[at-1]), true
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
		for i, x := range way {
			b.paintStep(p, x, i+1) // the way must not hide the numbers of steps
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
		for _, y := range reach.Way(x) {
			if reach.Has(y) {
				b.paintStep(p, y, int(reach.Steps[y]))
			}
		}
		p.Flush()
	})
}

// smallestSaloon is the smallest width and height, in design units, of the place of a saloon that
// can be pressed.
const smallestSaloon = 24

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
		if m := (rules.LookAt(rules.PeekSaloon + int(t))); a.IsLegal(m) {
			n.Label = ""
			n = b.lightUp(a, a.Target(n, m))
			n.Hit = geom.Around(r.Center(), max(r.W, smallestSaloon), max(r.H, smallestSaloon))
		}
		if n.Press != nil || b.Board.Roller[t] {
			dst = append(dst, n)
		}
	}
	return dst
}
