package match

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Final reports whether a legal move of Turn could not be taken back: dice would be thrown or something hidden would
// come to light, and it says nothing about what that is. In practice every move can be taken back.
func (m *Match) Final(move engine.Move) bool {
	final := false
	_, ok := m.after(move, func(e engine.Event) { final = final || e.Reveals })
	return final && ok
}

// Ends reports whether after a legal move of Turn another seat decides, or the game is over.
func (m *Match) Ends(move engine.Move) bool {
	s, ok := m.after(move, nil)
	return ok && s.Turn() != m.tape.state.Turn()
}

// Left returns the legal move that looks best at one glance to the guide of the game, and by how many points better than
// a move of Turn: what that would leave or lose. It is nothing where the game has no guide, and follows from what Turn may know.
func (m *Match) Left(move engine.Move) (best engine.Move, points float64) {
	s, err := m.tape.fresh()
	if err != nil || m.Over() {
		return best, 0
	}
	m.tape.state.CopyTo(s)
	s.Determinize(m.Turn(), rand.New(rand.NewPCG(m.BotSeed(), 1)))
	guide, ok := s.(engine.Guide)
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

// Course returns the moves that next makes from here on, as far as Turn decides on all of them and knows what they bring: it
// ends where something hidden comes to light.
func (m *Match) Course(next func(s engine.State) (engine.Move, bool), most int) (all []engine.Move) {
	s, err := m.tape.fresh()
	if err != nil || m.Over() {
		return nil
	}
	m.tape.state.CopyTo(s)
	seen := false
	tell := func(e engine.Event) { seen = seen || e.Reveals }
	for len(all) < most && !seen && s.Turn() == m.Turn() {
		move, ok := next(s)
		if !ok || s.Play(move, tell) != nil {
			break
		}
		all = append(all, move)
		if _, err := engine.Settle(s, nil, tell); err != nil {
			break
		}
	}
	return all
}

// after returns the position that a move would lead to, with what chance would do; false in practice, after the end, and for a
// move that is not legal.
func (m *Match) after(move engine.Move, tell func(engine.Event)) (engine.State, bool) {
	if m.Over() || m.tape.setup.Practice {
		return nil, false
	}
	s, err := m.tape.fresh()
	if err != nil {
		return nil, false
	}
	m.tape.state.CopyTo(s)
	if s.Play(move, tell) != nil {
		return nil, false
	}
	_, err = engine.Settle(s, nil, tell)
	return s, err == nil
}
