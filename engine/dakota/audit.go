package dakota

import "gulch/engine"

// Audit returns an auditor that checks invariant 18: once the last day has begun, it stays the last
// day. Package engine/audit checks for all games that events agree with positions.
func (game) Audit(start engine.State) engine.Auditor {
	return &auditor{lastDay: start.(*State).lastDay}
}

// auditor checks one game. lastDay is true once a position of the last day has been seen.
type auditor struct{ lastDay bool }

// Event does nothing, because this auditor only checks positions.
func (*auditor) Event(engine.Event) {}

// Moved returns an error if a position on the last day is followed by one that is not.
func (a *auditor) Moved(state engine.State) error {
	s := state.(*State)
	if a.lastDay && !s.lastDay {
		return engine.Violates("I18", "the last-day flag was cleared")
	}
	a.lastDay = s.lastDay
	return nil
}
