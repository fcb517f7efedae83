package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
)

// tryMove plays move m on a copy of the state. after is the board just before dice are thrown or
// new cards are revealed, or nil if the move is not legal. pawns are sentences about the towns that
// get a new mayor.
func (b *Table) tryMove(m engine.Move) (after *rules.Board, pawns []string) {
	board := playOnCopy(b.Settled, m)
	if board == nil {
		return nil, nil
	}
	for t := range rules.Town(rules.TownCount) {
		switch was, now := b.Settled.Mayor(t), board.Mayor[t]; {
		case now == was || now == engine.NoSeat:
		case was == engine.NoSeat:
			pawns = append(pawns, i18n.T("%s becomes mayor of %s.", b.Name(now), t.Info().Name))
		default:
			pawns = append(pawns, i18n.T("%s replaces %s as mayor of %s.", b.Name(now), b.Name(was), t.Info().Name))
		}
	}
	return board, pawns
}

// playOnCopy plays move m on a copy of state s. others are more moves, which it plays after m as
// long as decisions of the same phase follow. It returns the board just before dice are thrown or
// new cards are revealed, or nil if m is not legal.
func playOnCopy(s *rules.State, m engine.Move, others ...engine.Move) *rules.Board {
	copied := new(rules.State)
	s.CopyTo(copied)
	board, hidden := rules.BoardOf(s), false
	tell := func(e engine.Event) {
		switch e.Kind {
		case rules.EventRolled, rules.EventHoldupRoll, rules.EventTurn:
			hidden = true
		}
		if !hidden {
			board.Read(copied, 0)
		}
	}
	if copied.Play(m, tell) != nil {
		return nil
	}
	for _, other := range others {
		for copied.Phase() == s.Phase() && copied.Play(other, tell) == nil {
		}
	}
	return &board
}
