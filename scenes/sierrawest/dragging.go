package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// dragState describes a drag over the viewer's land in progress: a card is dragged to another slot,
// or a pioneer to a destination.
type dragState struct {
	what dragKind
	slot rules.Slot
	path rules.Path
	at   geom.Point
}

// dragKind says what is being dragged: a card, a pioneer or nothing.
type dragKind int

const (
	dragNothing dragKind = iota
	dragsCard
	dragsPioneer
)

// Draw draws the card or pioneer that is being dragged.
func (b *Table) Draw(p *paint.Canvas) {
	h := b.choice.drag
	switch h.what {
	case dragsCard:
		cards, ok := b.shownCards()
		if !ok {
			return
		}
		r := b.at.card(h.slot)
		r = geom.Around(h.at, r.W*0.8, r.H*0.8)
		p.DropShadow(r, 6, 12)
		p.Rect(r.Inset(-2), 6, theme.WalnutInk)
		art(b.Board.Mode, cards[h.slot]).Cover(p, r)
		p.Outline(r.Inset(-2), 6, 2.4, theme.BrassHi)
	case dragsPioneer:
		b.paintPioneer(p, b.Viewer, h.path, h.at.Add(0, b.at.wellRadius))
	}
}

// dragCard makes node n, a card in the viewer's land, draggable. from is the slot of the card.
// Dropping the card on another slot swaps the two cards.
func (k *nodeBuilder) dragCard(n *ui.Node, from rules.Slot) {
	b, a := k.b, k.a
	n.Drag = func(at geom.Point, d ui.Drag) {
		if !d.End {
			b.choice.drag = dragState{what: dragsCard, slot: from, at: at}
			return
		}
		b.choice.drag = dragState{}
		for s := range rules.Slot(rules.SummitSlots) {
			if s != from && b.at.card(s).Inset(-8).Has(at) {
				b.exchange(from, s)
			}
		}
		a.Rebuild()
	}
}

// exchange swaps the cards in slots x and y of the selected layout.
func (b *Table) exchange(x, y rules.Slot) {
	cards := laidBy(b.planned())
	cards[x], cards[y] = cards[y], cards[x]
	b.selectLayout(rules.PlanCards(cards[rules.Left], cards[rules.Top], cards[rules.Right]))
}

// dragPioneer makes node n, the pioneer of a path, draggable. He can be dropped on a space, a
// summit, a cabin, the trap or an animal.
func (k *nodeBuilder) dragPioneer(n *ui.Node, path rules.Path) {
	b, a := k.b, k.a
	n.Drag = func(at geom.Point, d ui.Drag) {
		if !d.End {
			b.choice.drag = dragState{what: dragsPioneer, path: path, at: at}
			return
		}
		b.choice.drag = dragState{}
		k.dropPioneer(path, at, n.ID)
		a.Rebuild()
	}
}

// dropPioneer makes the move of a pioneer who is dropped at a point (the parameter at), if there is
// a move for this point. path is the path of the pioneer, id the ID of his node.
func (k *nodeBuilder) dropPioneer(path rules.Path, at geom.Point, id string) {
	b, a := k.b, k.a
	for n := 1; n <= path.Spaces(); n++ {
		if !b.at.well(path, n).Has(at) {
			continue
		}
		k.dropOnSpace(path, n, id)
		return
	}
	goal, m := k.destination(path, at)
	if goal.Kind == 0 {
		return
	}
	if m.Kind == rules.KindVisit || m.Kind == rules.KindTrap {
		if e, ok := posting(b.State, m); ok {
			k.playErrand(id, e)
			return
		}
	}
	if e, ok := errands(b.State, path, hinted(a))[goal]; ok && e.path == path && !a.IsLegal(m) {
		if !k.askPayment(path, e.then[0], e) {
			k.playErrand(id, e)
		}
		return
	}
	if !k.askPayment(path, m, errand{}) {
		a.Do(id, m)
	}
}

// dropOnSpace makes the moves of the pioneer of a path who is dropped on space n of the path. It
// asks how to pay where a press on that space asks, too.
func (k *nodeBuilder) dropOnSpace(path rules.Path, n int, id string) {
	s := k.b.State
	if n == s.Pioneer(s.Active(), path).Space+1 {
		next := k.best(rules.KindWalk, func(m engine.Move) bool { return rules.PathOf(m) == path && rules.UsesOf(m) })
		if next.Kind != 0 && k.askPayment(path, next, errand{}) {
			return
		}
		walk := func() table.MoveSequence { return walkTo(path, n, hinted(k.a)) }
		k.playWalk(id, path, n, walk)
		return
	}
	k.playWalk(id, path, n, func() table.MoveSequence { return walkUpTo(path, n, hinted(k.a)) })
}

// playWalk plays the walk of the pioneer of a path to a space for the node with the given ID, with
// the warnings about the whole walk. next returns the walk.
func (k *nodeBuilder) playWalk(id string, path rules.Path, space int, next func() table.MoveSequence) {
	if canBegin(next(), k.b.State) {
		k.b.aiming(aim{path: path, space: space, next: next}, func() { k.a.PlayAtOnce(id, next) })()
	}
}

// playErrand plays errand e for the node with the given ID, with the warnings about all of it.
func (k *nodeBuilder) playErrand(id string, e errand) {
	k.b.aiming(aim{moves: e.then, next: e.next}, func() { k.a.PlayAtOnce(id, e.next) })()
}

// canBegin reports whether the first move of a sequence exists in position s.
func canBegin(next table.MoveSequence, s *rules.State) bool {
	_, ok := next(s)
	return ok
}

// askPayment asks how the pioneer of a path pays for move m, which is legal or ends errand e, as a
// press on its place does. It returns false without asking if there is only one way to pay.
func (k *nodeBuilder) askPayment(path rules.Path, m engine.Move, e errand) bool {
	if moves, _ := k.equalMoves(m, e); len(moves) < 2 {
		return false
	}
	c := &k.b.choice
	c.lead, c.leadChosen, c.toPay = path, true, rules.Unpaid(m)
	return true
}

// destination returns what the pioneer of a path does if he is dropped at a point outside the paths
// (the parameter at). goal is the key of an errand (see [errands]). m is the move that attains it
// from his present space, in the cheapest way if there is a choice. Both are the zero move if he
// has nothing to do there.
func (k *nodeBuilder) destination(path rules.Path, at geom.Point) (goal, m engine.Move) {
	b := k.b
	if b.at.snare().Has(at) {
		return rules.Trap(path), rules.Trap(path)
	}
	i := 0
	for c := range b.me().Cabins.All() {
		if b.at.plot(i).Has(at) {
			return rules.Visit(path, rules.Cabin(c)), rules.Visit(path, rules.Cabin(c))
		}
		i++
	}
	for animal := range rules.Animal(rules.AnimalKinds) {
		if b.at.tile(int(animal)).Has(at) {
			return rules.Bait(path, animal), rules.Bait(path, animal)
		}
	}
	for s := range rules.Slot(rules.SummitSlots) {
		if !b.at.card(s).Has(at) {
			continue
		}
		goal = rules.TakeSummit(path, s, 0)
		m = k.best(rules.KindSummit, func(m engine.Move) bool {
			return rules.SlotOf(m) == s && rules.PathOf(m) == path
		})
		if m.Kind == 0 {
			m = goal
		}
		return goal, m
	}
	return engine.Move{}, engine.Move{}
}
