package match

import "gulch/engine"

// Final reports whether a legal move of Turn could not be taken back: dice would be thrown or something hidden would
// come to light, and it says nothing about what that is. In practice every move can be taken back.
func (m *Match) Final(move engine.Move) bool {
	if m.Over() || m.tape.setup.Practice {
		return false
	}
	s, err := m.tape.fresh()
	if err != nil {
		return false
	}
	m.tape.state.CopyTo(s)
	final := false
	tell := func(e engine.Event) { final = final || e.Reveals }
	if s.Play(move, tell) == nil {
		_, err = engine.Settle(s, nil, tell)
	}
	return final && err == nil
}
