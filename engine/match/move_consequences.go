package match

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Irreversible reports whether a legal move of the seat to move could not be undone afterwards,
// because the seat then sees a result of chance or something hidden. That can happen in the move
// itself or, as with secret plans, when the others have made the same kind of decision and all of
// them are revealed. The result depends only on what the seat knows: it is true if something is
// revealed after the move in any sample of the position. In a practice game it is always false,
// because every move can be undone.
func (m *Match) Irreversible(move engine.Move) bool {
	if m.anySample(move, func(c consequence) bool { return c.byMove || c.byForced }) {
		return true
	}
	if m.Over() || m.timeline.setup.Practice {
		return false
	}
	s, err := m.timeline.initialState()
	if err != nil {
		return false
	}
	for sample := range uint64(openingSamples) {
		c, ok := m.lookAhead(s, move, sample)
		if !ok || c.after.Phase() != m.State().Phase() || c.after.Turn() == m.Turn() ||
			!opens(c.after, m.Turn(), rand.New(rand.NewPCG(m.BotSeed(), sample))) {
			return false
		}
	}
	return true
}

// outcomeSamples is the number of samples of a position in which the consequences of a move are
// looked at. A consequence with a probability of 1/6 is missed once in 340 times.
const outcomeSamples = 32

// consequence is what follows from a move in one sample of the position.
type consequence struct {
	after    engine.State // the position after the move and the forced moves that follow it
	byMove   bool         // the move itself reveals something to the seat that makes it
	byForced bool         // a forced move after it does
	onlyMove bool         // the move itself, without forced moves, leaves the seat to decide
}

// anySample reports whether a check returns true for the consequences of a legal move in any sample
// of the position. All samples look alike to the seat to move, so the result tells it nothing that
// is hidden or still to be decided by chance. anySample returns false in a practice game, after the
// end of the game, and for an illegal move.
func (m *Match) anySample(move engine.Move, check func(consequence) bool) bool {
	if m.Over() || m.timeline.setup.Practice {
		return false
	}
	s, err := m.timeline.initialState()
	if err != nil {
		return false
	}
	for sample := range uint64(outcomeSamples) {
		if c, ok := m.lookAhead(s, move, sample); !ok {
			return false
		} else if check(c) {
			return true
		}
	}
	return false
}

// lookAhead returns what follows from a move in a sample of the position, false for an illegal
// move. It plays the move on s, a state of the game whose contents do not matter.
func (m *Match) lookAhead(s engine.State, move engine.Move, sample uint64) (c consequence, ok bool) {
	t, seat := m.timeline, m.Turn()
	t.state.CopyTo(s)
	s.Determinize(seat, rand.New(rand.NewPCG(m.BotSeed(), sample)))
	if s.Play(move, func(e engine.Event) { c.byMove = c.byMove || e.RevealsTo(seat) }) != nil {
		return c, false
	}
	c.onlyMove = s.Turn() == seat
	legal, err := engine.PlayForced(s, nil, func(e engine.Event) { c.byForced = c.byForced || e.RevealsTo(seat) })
	t.askInARow(s, seat, legal)
	c.after = s
	return c, err == nil
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

// EndsTurn reports whether a legal move of the seat to move ends its turn, or may end it as far as
// the seat knows: another seat decides next, or the game is over. In a practice game it is always
// false.
func (m *Match) EndsTurn(move engine.Move) bool {
	seat := m.Turn()
	return m.anySample(move, func(c consequence) bool { return c.after.Turn() != seat })
}

// SurelyEndsTurn reports whether a legal move ends the turn, whatever it is that the seat to move
// does not know. It returns false if there is a sample of the position in which the turn goes on.
func (m *Match) SurelyEndsTurn(move engine.Move) bool {
	seat := m.Turn()
	return !m.anySample(move, func(c consequence) bool { return c.after.Turn() == seat })
}

// EndsTurnByItself reports whether the seat's turn may end after a legal move without a press of a
// button, as far as the seat knows. That is so if only forced moves may follow the move, which end
// the turn and reveal something to the seat. The move can then not be undone any more. In a
// practice game EndsTurnByItself always returns false.
func (m *Match) EndsTurnByItself(move engine.Move) bool {
	seat := m.Turn()
	return m.anySample(move, func(c consequence) bool {
		return c.onlyMove && c.byForced && c.after.Turn() != seat
	})
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
	s.Determinize(seat, rand.New(rand.NewPCG(m.BotSeed(), 1)))
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
