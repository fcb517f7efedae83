package match

import "gulch/engine"

// First returns the position before anything happened, [Match.Opening] included: where a board begins to follow.
func (m *Match) First() (engine.State, error) { return m.tape.fresh() }

// First returns the position before anything happened, [Replay.Opening] included: where a board begins to follow.
func (r *Replay) First() (engine.State, error) { return r.tape.fresh() }
