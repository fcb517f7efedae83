package match

import "gulch/engine"

// First returns the initial position, before the events of [Match.Opening]. A board that is to
// follow all events of the game must be read from this position.
func (m *Match) First() (engine.State, error) { return m.timeline.initialState() }

// First returns the initial position, before the events of [Replay.Opening]. A board that is to
// follow all events of the game must be read from this position.
func (r *Replay) First() (engine.State, error) { return r.timeline.initialState() }
