package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
)

// PreparedAnswer returns the move with which the table answers a decision without asking: its only
// legal move, or the only bag of a free exploration. The second result is false if the player must
// be asked. The only legal move is played without asking only if nobody can learn anything about
// the seat's hand from that: at a table with only one person, or for a seat whose hand is empty.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s, ok := state.(*rules.State)
	if ok && s.Phase() == rules.PhaseExploreBag {
		return b.onlyBag(s)
	}
	if !ok || !s.ConcealForced() || b.shared() && b.Board.Towns[s.Turn()].HandSize > 0 {
		return engine.Move{}, false
	}
	var room [64]engine.Move
	if legal := s.Moves(room[:0]); len(legal) == 1 {
		if legal[0].Kind == rules.KindPass {
			b.autoPassed = s.Turn()
		}
		return legal[0], true
	}
	return engine.Move{}, false
}

// onlyBag returns the move that draws from the only bag that may be opened: nothing is lost by
// drawing, because the tiles can still be declined. ok is false if there are several bags, and for
// explorers who cost something: until the draw, the player can undo sending them.
func (b *Table) onlyBag(s *rules.State) (m engine.Move, ok bool) {
	if !s.ExploresFree() {
		return m, false
	}
	var room [4]engine.Move
	for _, x := range s.Moves(room[:0]) {
		switch {
		case x.Kind == rules.KindBag && ok:
			return engine.Move{}, false
		case x.Kind == rules.KindBag:
			m, ok = x, true
		}
	}
	return m, ok
}

// shared reports whether persons, and not bots, play more than one seat.
func (b *Table) shared() bool {
	first := slices.IndexFunc(b.Players, match.Seat.Person)
	return first >= 0 && slices.ContainsFunc(b.Players[first+1:], match.Seat.Person)
}
