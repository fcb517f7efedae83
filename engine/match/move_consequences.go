package match

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Irreversible reports whether a legal move of the seat to move could not be undone afterwards,
// because the seat then sees a result of chance or something hidden. That can happen in the move
// itself or, as with secret plans, when the others have made the same kind of decision and all of
// them are revealed. The result does not depend on the hidden information that would be revealed.
// In a practice game it is always false, because every move can be undone.
func (m *Match) Irreversible(move engine.Move) bool {
	final, seat, phase := false, m.Turn(), m.State().Phase()
	s, ok := m.lookAhead(move, func(e engine.Event) { final = final || e.RevealsTo(seat) })
	if !ok || final {
		return ok
	}
	for sample := range uint64(openingSamples) {
		c, err := m.timeline.initialState()
		if err != nil || s.Phase() != phase || s.Turn() == seat {
			return false
		}
		s.CopyTo(c)
		if !opens(c, seat, rand.New(rand.NewPCG(m.BotSeed(), sample))) {
			return false
		}
	}
	return true
}

// Irreversible plays openingSamples random continuations of up to openingDecisions decisions each.
// A move is irreversible only if something is revealed in all of them.
const (
	openingSamples   = 4
	openingDecisions = 200
)

// opens reports whether something is revealed to seat in a random continuation of s, while the
// others decide in the phase of s and before seat decides again. It replaces s by a sample of what
// seat may not know and then plays random moves in it.
func opens(s engine.State, seat engine.Seat, r *rand.Rand) bool {
	phase, shown := s.Phase(), false
	s.Determinize(seat, r)
	tell := func(e engine.Event) { shown = shown || e.RevealsTo(seat) }
	moves, err := engine.PlayForced(s, nil, tell)
	for n := 0; n < openingDecisions && err == nil && !shown; n++ {
		if s.Phase() != phase || s.Turn() == seat || len(moves) == 0 {
			return false
		}
		if err = s.Play(moves[r.IntN(len(moves))], tell); err == nil {
			moves, err = engine.PlayForced(s, moves, tell)
		}
	}
	return shown
}

// EndsTurn reports whether a legal move of the seat to move ends its turn: another seat decides
// next, or the game is over. In a practice game it is always false.
func (m *Match) EndsTurn(move engine.Move) bool {
	s, ok := m.lookAhead(move, nil)
	return ok && s.Turn() != m.timeline.state.Turn()
}

// EndsTurnByItself reports whether the seat's turn ends after a legal move without a press of a
// button. That is so if the move itself reveals nothing, but only forced moves follow it, which end
// the turn and reveal something to the seat. The move can then not be undone any more. In a
// practice game EndsTurnByItself always returns false.
func (m *Match) EndsTurnByItself(move engine.Move) bool {
	seat := m.Turn()
	byMove, byForced := false, false
	s, ok := m.lookAhead(move, func(e engine.Event) {
		switch shows := e.RevealsTo(seat); {
		case shows && e.Auto:
			byForced = true
		case shows:
			byMove = true
		}
	})
	if !ok || byMove || !byForced || s.Turn() == seat {
		return false
	}
	at, err := m.timeline.initialState()
	if err != nil {
		return false
	}
	m.timeline.state.CopyTo(at)
	return at.Play(move, nil) == nil && at.Turn() == seat
}

// BestAlternative returns the legal move with the largest Prior. points is the difference between
// that Prior and the Prior of move, a legal move of the seat to move. If move itself has the
// largest Prior, it can be the result, with 0 points. BestAlternative returns the zero Move and 0
// if the game has no Heuristics or is over. The result depends only on what the seat to move may
// know.
func (m *Match) BestAlternative(move engine.Move) (best engine.Move, points float64) {
	s, err := m.timeline.initialState()
	if err != nil || m.Over() {
		return best, 0
	}
	m.timeline.state.CopyTo(s)
	s.Determinize(m.Turn(), rand.New(rand.NewPCG(m.BotSeed(), 1)))
	guide, ok := s.(engine.Heuristics)
	if !ok {
		return best, 0
	}
	weights := guide.Prior(m.Legal(), nil)
	at, most := slices.Index(m.Legal(), move), 0
	for i, w := range weights {
		if w > weights[most] {
			most = i
		}
	}
	if at < 0 {
		return best, 0
	}
	return m.Legal()[most], float64(weights[most] - weights[at])
}

// PlayAhead plays moves chosen by the function next in a copy of the current position and returns
// them. most is the maximum number of moves. PlayAhead stops earlier if another seat has to decide,
// if next returns false, or after a move that reveals something to the seat. The match is not
// changed.
func (m *Match) PlayAhead(next func(s engine.State) (engine.Move, bool), most int) (all []engine.Move) {
	s, err := m.timeline.initialState()
	if err != nil || m.Over() {
		return nil
	}
	m.timeline.state.CopyTo(s)
	seen, seat := false, m.Turn()
	tell := func(e engine.Event) { seen = seen || e.RevealsTo(seat) }
	for len(all) < most && !seen && s.Turn() == m.Turn() {
		move, ok := next(s)
		if !ok || s.Play(move, tell) != nil {
			break
		}
		all = append(all, move)
		if _, err := engine.PlayForced(s, nil, tell); err != nil {
			break
		}
	}
	return all
}

// lookAhead returns the position after a move, with the real results of chance, and calls tell for
// the events. It returns false in a practice game, after the end of the game, and for an illegal
// move.
func (m *Match) lookAhead(move engine.Move, tell func(engine.Event)) (engine.State, bool) {
	if m.Over() || m.timeline.setup.Practice {
		return nil, false
	}
	s, err := m.timeline.initialState()
	if err != nil {
		return nil, false
	}
	m.timeline.state.CopyTo(s)
	if s.Play(move, tell) != nil {
		return nil, false
	}
	legal, err := engine.PlayForced(s, nil, tell)
	t := m.timeline
	t.askInARow(s, t.state.Turn(), legal)
	return s, err == nil
}
