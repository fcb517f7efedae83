package dakota

import "gulch/engine"

// Audit returns an auditor that checks invariant 18. Package audit checks that the events agree
// with the positions.
func (game) Audit(start engine.State) engine.Auditor {
	return &auditor{lastDay: start.(*State).lastDay}
}

// auditor follows one game.
type auditor struct{ lastDay bool }

// Event does nothing: the invariant only needs positions.
func (*auditor) Event(engine.Event) {}

// Moved returns an error if a last day is followed by a position that is not on the last day.
func (a *auditor) Moved(state engine.State) error {
	s := state.(*State)
	if a.lastDay && !s.lastDay {
		return engine.Violates("I18", "the last-day flag was cleared")
	}
	a.lastDay = s.lastDay
	return nil
}
