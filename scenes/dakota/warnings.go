package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// advice lists the warnings before moves. Each has a function that returns the text of the warning,
// or "" if move m needs none. Warnings of pointless losses come first and are given every time.
// Warnings of mistakes that newcomers make are given only once each, or if they name a loss,
// whenever it is another one.
var advice = []table.Advice{
	table.Warning("lesson", (*Table).noTrade), table.Warning("explorer", (*Table).noRoom),
	table.Warning("empty-cart", (*Table).emptyCart), table.Warning("cart", (*Table).cartBelow),
	table.Warning("store", (*Table).oreLost), table.Warning("idle", (*Table).leftUndone),
	table.Warning("idle-plan", (*Table).idleInPlan),
	table.Warning("beds", (*Table).noBed),
	table.Loss("last-day", (*Table).endsBehind), table.Once("closing", (*Table).closesMine),
	table.Once("explorers", (*Table).lastHands), table.Once("last-hand", (*Table).lastWorker),
	table.Loss("fee", (*Table).poorCart),
	table.Once("single", (*Table).betterTogether),
	table.Once("office", (*Table).sheriffReady),
}

// Advice returns the list of warnings. A warning is shown before a move that looks like a mistake.
func (b *Table) Advice() []table.Advice { return advice }

// mover returns the town of the seat to move.
func (b *Table) mover() *rules.Town { return &b.Board.Towns[max(b.State.Turn(), 0)] }

// noTrade returns a warning if move m or the prepared plan gives a lesson, but the bag of workers
// holds no specialist to replace the miner (R69); otherwise "".
func (b *Table) noTrade(m engine.Move) string {
	gives := m.Kind == rules.KindAssignUpskill
	if b.State.Phase() == rules.PhasePlan {
		gives = gives || slices.ContainsFunc(b.draft,
			func(j job) bool { return j.move.Kind == rules.KindAssignUpskill })
	}
	left := 0
	for w, n := range b.Board.WorkerBag {
		if rules.Worker(w) != rules.StrongMiner {
			left += n
		}
	}
	if !gives || left > 0 {
		return ""
	}
	return i18n.T("No specialists are left in the worker bag, so your miner can't train.")
}

// noRoom returns a warning if move m pays a wage for an explorer who cannot lay a tile, because no
// bag may be opened (R16); otherwise "".
func (b *Table) noRoom(m engine.Move) string {
	if m.Kind != rules.KindSend && m.Kind != rules.KindProspect && m.Kind != rules.KindSurvey {
		return ""
	}
	s := b.copy()
	if s.Play(m, nil) != nil || slices.ContainsFunc(s.Moves(nil),
		func(x engine.Move) bool { return x.Kind == rules.KindBag }) {
		return ""
	}
	return i18n.T("Your mine has no room for another tile, so exploring there is useless.")
}

// emptyCart returns a warning if move m spends an action on bringing up a cart without ore;
// otherwise "".
func (b *Table) emptyCart(m engine.Move) string {
	if m.Kind != rules.KindReturnCart {
		return ""
	}
	if b.loadOf(rules.CartSlotOf(m)).lumps() > 0 {
		return ""
	}
	return i18n.T("This cart comes up empty: no ore is left in its shaft or in the pool.")
}

// cartBelow returns a warning if move m passes in the evening while a cart with ore is still in the
// mine; otherwise "".
func (b *Table) cartBelow(m engine.Move) string {
	if m.Kind != rules.KindEndTurn || b.Board.Acted {
		return ""
	}
	t := b.mover()
	for i := range t.Carts {
		if b.loadOf(i).lumps() > 0 {
			return i18n.T("A loaded cart is still in the mine. If you pass, you lose its ore.")
		}
	}
	return ""
}

// leftUndone returns a warning if move m ends the afternoon while carts could still be sent for
// more than their fee, or workers could earn money in saloons (R79); otherwise "".
func (b *Table) leftUndone(m engine.Move) string {
	if m.Kind != rules.KindResolveDone {
		return ""
	}
	aboard, drinks := 0, 0
	for _, x := range b.State.Moves(nil) {
		switch x.Kind {
		case rules.KindLaunch:
			if i := rules.CartSlotOf(x); b.worthSending(i) {
				aboard += crewOf(b.mover().Carts[i].Crew).size()
			}
		case rules.KindDrink, rules.KindTendBar:
			drinks++
		}
	}
	switch {
	case aboard > 0:
		return i18n.N(aboard, "You haven't sent down %d worker in a cart, who'd earn nothing today.",
			"You haven't sent down %d workers in carts, who'd earn nothing today.", aboard)
	case drinks > 0:
		return i18n.T("A worker in a saloon could still earn money.")
	}
	return ""
}

// idleInPlan returns a warning if m is the first move of the prepared plan, and the plan leaves
// workers idle for whom there is work that earns money, draws a card or does a job; otherwise "".
func (b *Table) idleInPlan(m engine.Move) (text string) {
	if b.State.Phase() != rules.PhasePlan {
		return ""
	}
	if first, ok := b.makePlan()(b.State); !ok || first != m {
		return ""
	}
	more := b.unfilled(table.NewDecision(b, b.State, b.State.Moves(nil)))
	if len(more) == 0 {
		return ""
	}
	was := b.draft
	b.atHome(func() {
		before, n := b.surplus(), b.idleWorkers()
		b.draft = slices.Concat(was, more)
		if gain := b.surplus() - before; gain > 0 {
			text = i18n.N(n, "%d worker is idle. Work is left that would earn about $%d.",
				"%d workers are idle. Work is left that would earn about $%d.", n, gain)
		} else if slices.ContainsFunc(more, func(j job) bool { return j.move.Kind != rules.KindAssignCart }) {
			text = i18n.N(n, "%d worker is idle, and a school or workshop has a free window.",
				"%d workers are idle, and a school or workshop has a free window.", n)
		}
	})
	b.draft = was
	return text
}

// worthSending reports whether the ore that a cart of the seat to move would bring up today is
// worth more than the cart's fee. cart is the cart's slot.
func (b *Table) worthSending(cart int) bool {
	t := b.mover()
	var crews [rules.CartSlots]crewSize
	for i := range crews {
		crews[i] = crewOf(t.Carts[i].Crew)
	}
	for _, x := range outings(b.Board, t, crews) {
		if x.cart == cart && x.leaf >= 0 {
			return x.haul.sale > b.State.CartFee(b.State.Turn())
		}
	}
	return false
}

// oreLost returns a warning if move m passes in the evening with ore that does not fit into the
// store tonight or, on the last day, scores nothing (R102, R103); otherwise "".
func (b *Table) oreLost(m engine.Move) string {
	t := b.mover()
	n := goods(t)
	switch {
	case m.Kind != rules.KindEndTurn || b.Board.Acted:
		return ""
	case b.Board.LastDay && n > 0:
		return i18n.N(n, "You have %d ore left, and ore scores nothing at the end: sell it.",
			"You have %d ore left, and ore scores nothing at the end: sell it.", n)
	case !b.Board.LastDay && n > t.Storage():
		return i18n.T("You can store %d. You lose the rest tonight.", t.Storage())
	}
	return ""
}

// endsBehind returns a warning if move m builds the last building of the street, which makes the
// current day the last one, although the viewer is behind in points; otherwise "".
func (b *Table) endsBehind(m engine.Move) string {
	behind := b.behind()
	if m.Kind != rules.KindBuild || !b.endsStreet() || behind == "" {
		return ""
	}
	return table.Sentences(i18n.T("This makes today the last day."), behind)
}

// endsStreet reports whether another building would fill the street of the seat to move, and so
// make the current day the last one.
func (b *Table) endsStreet() bool {
	return !b.Board.LastDay && b.mover().Buildings() == rules.BuildingSlots-1
}

// closesMine returns a warning if move m lays a tile that leaves the mine without an open end;
// otherwise "". If a sequence of moves lays the tile, it checks the cell of that sequence. If the
// cell is not chosen yet, it warns only if every cell would close the mine.
func (b *Table) closesMine(m engine.Move) string {
	switch m.Kind {
	case rules.KindTile, rules.KindPlace, rules.KindTurn:
	default:
		return ""
	}
	s := b.copy()
	if x := b.landing; m.Kind == rules.KindTile && x.tile == rules.TileOf(m) {
		for next := b.lay(x.tile, x.place, x.rot, x.turned); ; {
			step, ok := next(s)
			if !ok || s.Play(step, nil) != nil {
				break
			}
		}
	} else if s.Play(m, nil) != nil {
		return ""
	}
	if !closed(s, b.State.Turn()) {
		return ""
	}
	return i18n.T("This closes your mine. Only a strong miner, Blasting Crew or a collapse can reopen it.")
}

// closed reports whether the mine of a seat is going to have no open end, in whichever way the
// current tile is laid. Ways that replace another tile are assumed to leave an open end.
func closed(s *rules.State, seat engine.Seat) bool {
	if p := s.Phase(); p != rules.PhaseExploreCell && p != rules.PhaseExploreTurn {
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		return len(board.Towns[seat].OpenEnds()) == 0
	}
	for _, m := range s.Moves(nil) {
		x := &rules.State{}
		s.CopyTo(x)
		if m.Kind == rules.KindReplace || x.Play(m, nil) == nil && !closed(x, seat) {
			return false
		}
	}
	return true
}

// noBed returns a warning if move m hires a person for whom the town has no free bed; otherwise "".
func (b *Table) noBed(m engine.Move) string {
	switch m.Kind {
	case rules.KindHireMiner, rules.KindHireStrong, rules.KindHireSpecialist:
		return b.bedWarning(1)
	case rules.KindPlay:
		return b.bedWarning(newcomers(m))
	}
	return ""
}

// newcomers returns how many workers come to the town by move m, which plays an evening card.
func newcomers(m engine.Move) int {
	switch rules.CardOf(m) {
	case rules.CheapLabour:
		return rules.FirstOf(m)
	case rules.HeadHunter:
		return 1
	}
	return 0
}

// fewHands is the limit of lastHands, which warns if fewer free workers than this would be left.
const fewHands = 3

// lastHands returns a warning if move m sends one of the last free workers exploring, because
// explorers cannot work in the afternoon; otherwise "".
func (b *Table) lastHands(m engine.Move) string { return b.handsLeft(m, 2, fewHands) }

// lastWorker is like lastHands, for a move that leaves one worker or none: somebody who has read
// that few are left must know that, too.
func (b *Table) lastWorker(m engine.Move) string { return b.handsLeft(m, 0, 2) }

// handsLeft returns the warning of lastHands if the number of workers that move m leaves for the
// afternoon is from least to below limit; otherwise "".
func (b *Table) handsLeft(m engine.Move, least, limit int) string {
	left := freeWorkers(b.mover()) - 1
	if m.Kind != rules.KindSend || left < least || left >= limit {
		return ""
	}
	return table.Sentences(i18n.T("Explorers can't mine or build today."),
		i18n.N(left, "That leaves %d free worker for the afternoon.", "That leaves %d free workers for the afternoon.", left))
}

// poorCart returns a warning if the plan sends an additional cart, not full, for ore that is not
// worth more than the cart's fee; otherwise "".
func (b *Table) poorCart(engine.Move) string {
	if b.State.Phase() != rules.PhasePlan {
		return ""
	}
	t := b.mover()
	for i, x := range b.trips() {
		if i > 0 && x.fee > 0 && x.crew < t.Carts[x.cart].Kind.Capacity() && x.worth <= x.fee {
			return i18n.T("Cart %d costs $%d, and the ore you can reach is worth about $%d.", x.cart+1, x.fee, x.worth)
		}
	}
	return ""
}

// betterTogether returns a warning if move m sells ore singly although selling a combination with
// that ore would pay more; otherwise "".
func (b *Table) betterTogether(m engine.Move) string {
	if m.Kind != rules.KindSellPlain {
		return ""
	}
	best, gain := rules.Combination(rules.CombinationCount), 0
	for c := range rules.Combination(rules.CombinationCount) {
		if c.Needs()[rules.ResourceOf(m)] == 0 || len(movesWith(b.sales(), rules.CombinationOf, c)) == 0 {
			continue
		}
		if n := b.Board.ComboPrice(c) - b.singly(c); n > gain {
			best, gain = c, n
		}
	}
	if best == rules.CombinationCount {
		return ""
	}
	return i18n.T("%s pays $%d for %s. Sold one at a time, they pay $%d.", comboName(best), b.Board.ComboPrice(best),
		needWords(best), b.singly(best))
}

// sales returns the legal moves that sell a combination.
func (b *Table) sales() (out []engine.Move) {
	for _, m := range b.State.Moves(nil) {
		if m.Kind == rules.KindSellCombo {
			out = append(out, m)
		}
	}
	return out
}

// sheriffReady returns a warning if move m attacks a town that has a free sheriff; otherwise "".
func (b *Table) sheriffReady(m engine.Move) string {
	if m.Kind != rules.KindAttack {
		return ""
	}
	return b.lawWarning(rules.CardOf(m), rules.TargetOf(m))
}
