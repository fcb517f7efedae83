package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// A good that is paid as a fee or toll may be needed later in the turn, for another fee or for a
// summit. The player is warned before such a payment, and the proposed payment does not use goods
// that are needed later, if possible.

// spendableGoods returns the goods, by good, that the active seat can still spend this turn: its
// current goods and what the paths ahead of its pioneers bring at no cost.
func spendableGoods(s *rules.State) []int {
	p := s.Active()
	have := make([]int, rules.Salmon+1)
	for g := range have {
		have[g] = s.Goods(p, rules.Good(g))
	}
	for path := range rules.Path(2) {
		at := s.Pioneer(p, path)
		if !canWalk(s, path) {
			continue
		}
		for space := at.Space + 1; space <= path.Spaces(); space++ {
			if g, n := s.IconAt(path, space).Gain(); n > 0 && path.Fee(space) == 0 {
				have[g] += n
			}
		}
	}
	return have
}

// canWalk reports whether a pioneer of the active seat can still walk, because he is ready in camp
// or on his path.
func canWalk(s *rules.State, path rules.Path) bool {
	at := s.Pioneer(s.Active(), path)
	return at.Ready || at.Space > 0
}

// affordable says, for each thing that the active seat may have to pay for later in its turn,
// whether the seat can pay for it. The indices are first the summits by slot, then the spaces of
// the tan path.
type affordable [int(rules.SummitSlots) + tanSpaces + 1]bool

// tanSpaces is the number of spaces of the tan path.
const tanSpaces = 4

// affordableLater returns which summits and spaces of the tan path the active seat could still pay
// for in this turn. It considers each by itself, as if nothing else were paid.
func affordableLater(s *rules.State) (out affordable) {
	p, have := s.Active(), spendableGoods(s)
	comes := false // whether a pioneer can still reach a summit
	taken := [rules.SummitSlots]bool{}
	for path := range rules.Path(2) {
		at := s.Pioneer(p, path)
		comes = comes || canWalk(s, path)
		if at.Summit {
			taken[at.Slot] = true
		}
		for space := at.Space + 1; path == rules.Tan && canWalk(s, path) && space <= path.Spaces(); space++ {
			fee := path.Fee(space)
			basics := have[rules.Food] + have[rules.Wood] + have[rules.Stone] + have[rules.Gold]
			out[int(rules.SummitSlots)+space] = fee > 0 && basics >= fee
		}
	}
	for slot := range rules.Slot(rules.SummitSlots) {
		info := s.Mode().Card(s.Laid(slot)).Summit.Info()
		out[slot] = comes && !taken[slot] && len(info.Prices()) > 0 && covers(have, info.Prices())
	}
	return out
}

// firstLost compares the positions before and after a payment. It returns the index, in affordable,
// of a summit or space that could be paid for before but not after the payment, or -1 if there is
// none.
func firstLost(before, after *rules.State) int {
	if after.Phase() == rules.PhaseOver || after.Active() != before.Active() || after.Phase() == rules.PhasePlan {
		return -1
	}
	for path := range rules.Path(2) {
		if canWalk(before, path) != canWalk(after, path) {
			return -1 // a pioneer has left his path: the spaces that he gives up by this are not lost by a payment
		}
	}
	was, is := affordableLater(before), affordableLater(after)
	for i := len(was) - 1; i >= 0; i-- {
		space := i - int(rules.SummitSlots)
		if was[i] && !is[i] && (space < 0 || after.Pioneer(after.Active(), rules.Tan).Space < space) {
			return i
		}
	}
	return -1
}

// payment is the key under which surelyLost caches its results: the positions before and after a
// payment.
type payment struct{ before, after rules.State }

// maxPayments is the number of comparisons of payments that a table keeps.
const maxPayments = 200

// surelyLost returns the index, in affordable, of something that a payment makes unaffordable, or
// -1 if there is nothing. It must be affordable before the payment, and surely not after it in this
// turn, whatever the seat does. The result is cached, because the nodes of a decision are built
// many times and the search takes long.
func (b *Table) surelyLost(before, after *rules.State) int {
	key := payment{*before, *after}
	lost, known := b.payments[key]
	if known {
		return lost
	}
	if len(b.payments) >= maxPayments || b.payments == nil {
		b.payments = map[payment]int{}
	}
	if lost = firstLost(before, after); lost >= 0 {
		if _, perhaps := reachable(after, staysInTurn, paysLater(lost)); perhaps {
			lost = -1
		} else if surely, _ := reachable(before, staysInTurn, paysLater(lost)); !surely {
			lost = -1
		}
	}
	b.payments[key] = lost
	return lost
}

// lostWords returns a sentence about the summit or space with index i in affordable, which a
// payment in position before makes unaffordable, or "" if i is negative.
func (b *Table) lostWords(before *rules.State, i int) string {
	if i < 0 {
		return ""
	}
	if space := i - int(rules.SummitSlots); space > 0 {
		fee := rules.Tan.Fee(space)
		return i18n.N(
			fee, "You won't have the %[1]d resource for space %[2]d of the tan path (%[3]s): your pioneer could only skip it.",
			"You won't have the %[1]d resources for space %[2]d of the tan path (%[3]s): your pioneer could only skip it.",
			fee, space, i18n.T(before.IconAt(rules.Tan, space).Info().Name))
	}
	c := before.Laid(rules.Slot(i))
	return i18n.T("You won't be able to pay for the summit of %s (%s).", b.cardName(c),
		i18n.T(before.Mode().Card(c).Summit.Info().Name))
}

// paysLater returns a function that reports whether the active seat can pay now, in position s, for
// the summit or space with index i in affordable.
func paysLater(i int) func(s *rules.State) bool {
	return func(s *rules.State) bool {
		return slices.ContainsFunc(s.Moves(nil), func(m engine.Move) bool { return paysForThing(s, m, i) })
	}
}

// paysForThing reports whether move m, which is legal in position s, pays for the summit or space
// with index i in affordable.
func paysForThing(s *rules.State, m engine.Move, i int) bool {
	space := i - int(rules.SummitSlots)
	if space <= 0 {
		return m.Kind == rules.KindSummit && int(rules.SlotOf(m)) == i
	}
	return m.Kind == rules.KindWalk && rules.PathOf(m) == rules.Tan && rules.PaymentOf(m) != 0 &&
		s.Pioneer(s.Active(), rules.Tan).Space == space-1
}

// paysFor reports whether move m pays a fee or a toll.
func paysFor(m engine.Move) bool {
	return (m.Kind == rules.KindRoll || m.Kind == rules.KindWalk && rules.UsesOf(m)) && rules.PaymentOf(m) != 0
}

// lostBySequence returns a sentence about what the seat can no longer pay for after the payments of
// a sequence of moves (the parameter next), or "" if there is nothing.
func (b *Table) lostBySequence(next table.MoveSequence) string {
	return b.lostWords(b.State, b.lostThing(next))
}

// lostThing returns the index, in affordable, of a summit or space that the seat can no longer pay
// for after the payments of a sequence of moves (the parameter next), or -1 if there is none.
func (b *Table) lostThing(next table.MoveSequence) int {
	after := new(rules.State)
	b.State.CopyTo(after)
	paid, unknown := false, false
	tell := func(e engine.Event) { unknown = unknown || e.RevealsTo(after.Active()) }
	for range 2 * rules.Green.Spaces() {
		m, ok := next(after)
		if !ok || after.Play(m, tell) != nil {
			break
		}
		paid = paid || paysFor(m)
	}
	if !paid || unknown { // what a result of chance leaves is not known before it comes
		return -1
	}
	return b.surelyLost(b.State, after)
}

// losesSomething reports whether move m is a payment that makes something unaffordable that the
// seat may want to pay for later in its turn.
func losesSomething(s *rules.State, m engine.Move) bool {
	if !paysFor(m) {
		return false
	}
	after, unknown := new(rules.State), false
	s.CopyTo(after)
	tell := func(e engine.Event) { unknown = unknown || e.RevealsTo(s.Active()) }
	return after.Play(m, tell) == nil && !unknown && firstLost(s, after) >= 0
}
