package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// dig returns a sequence of moves that begins with the moves in first. Then it unloads a cart in
// such a way that the cart's crew brings up the most valuable ore.
func dig(first ...engine.Move) table.MoveSequence {
	begin := table.SequenceOf(first...)
	return func(s engine.State) (engine.Move, bool) {
		if m, ok := begin(s); ok {
			return m, true
		}
		now, ok := s.(*rules.State)
		if !ok || now.Phase() != rules.PhaseCollect && now.Phase() != rules.PhaseHaul {
			return engine.Move{}, false
		}
		best, most := engine.Move{}, -1
		for _, m := range now.Moves(nil) {
			if n := afterStep(now, m); n > most {
				best, most = m, n
			}
		}
		return best, most >= 0
	}
}

// afterStep rates move m, a step of unloading a cart, by the ore that the seat to move can own if
// it plays m and then unloads the rest of the cart in the best way: the more money for all of it,
// with one combination sold, the better, and for the same money, the more if it is sold singly. It
// returns -1 if m is not legal.
func afterStep(s *rules.State, m engine.Move) int {
	seat, next := s.Turn(), &rules.State{}
	s.CopyTo(next)
	if next.Play(m, nil) != nil {
		return -1
	}
	// m has chosen the tile, but the worker is still to be chosen
	if next.Turn() == seat && next.Phase() == rules.PhaseHaul {
		most := 0
		for _, x := range next.Moves(nil) {
			most = max(most, afterStep(next, x))
		}
		return most
	}
	bd := boardOf(next)
	price, sum := prices(bd), 0
	var goods stock
	for r := range rules.ResourceCount {
		goods[r] = next.Goods(seat, r)
		sum += price[r] * goods[r]
	}
	var seams []oreTile
	unloads := next.Turn() == seat && next.Phase() == rules.PhaseCollect
	for _, x := range next.Moves(nil) {
		if unloads && x.Kind == rules.KindMine {
			kind, _, _, _ := next.TileAt(seat, rules.CellOf(x))
			seams = append(seams, oreTile{rules.CellOf(x), kind.Resources()})
		}
	}
	crew := crewSize{bd.Digging.Normal, bd.Digging.Strong}
	market := marketFor(bd, goods)
	h := bestHaul(seams, crew, stock(bd.Pool), price, market.orders()...)
	return (sum+h.sale)*worthScale + sum + h.worth
}

// worthScale is larger than the value in dollars of all the ore that a seat can own.
const worthScale = 1000
