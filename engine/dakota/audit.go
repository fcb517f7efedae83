package dakota

import "gulch/engine"

// Audit returns a listener that checks invariant 18. What the events tell of the position is judged by package audit.
func (game) Audit(start engine.State) engine.Auditor {
	return &auditor{lastDay: start.(*State).lastDay}
}

// auditor follows one game.
type auditor struct{ lastDay bool }

// Event hears nothing of interest.
func (*auditor) Event(engine.Event) {}

// Moved checks that the last day stays the last.
func (a *auditor) Moved(state engine.State) error {
	s := state.(*State)
	if a.lastDay && !s.lastDay {
		return engine.Violates("I18", "the last-day flag was cleared")
	}
	a.lastDay = s.lastDay
	return nil
}
