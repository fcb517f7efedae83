package match

import "gulch/engine"

// Final reports whether a legal move of Turn could not be taken back: dice would be thrown or something hidden would
// come to light, and it says nothing about what that is. In practice every move can be taken back.
func (m *Match) Final(move engine.Move) bool {
	final := false
	_, ok := m.after(move, func(e engine.Event) { final = final || e.Reveals })
	return final && ok
}

// Ends reports whether a legal move of Turn ends a step of the game: another seat decides after it, another phase begins, or
// the game is over.
func (m *Match) Ends(move engine.Move) bool {
	s, ok := m.after(move, nil)
	return ok && (s.Turn() != m.tape.state.Turn() || s.Phase() != m.tape.state.Phase())
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
