package audit

import (
	"fmt"
	"maps"
	"slices"

	"gulch/engine"
)

// A seat without a choice is not asked: Settle goes on at once. Where it hangs on something that others do not know whether it has one,
// they learn of it from the pause alone. A [engine.ForcedKeeper] then asks in any case.

// paused notes a position in which a seat is asked, where in a deal for another it would not be.
func (s *Spread) paused(state, deal engine.State, seat engine.Seat) {
	phase := state.Phase()
	if state.Turn() == seat || s.pauses[phase] != "" || deal.Turn() != state.Turn() || !engine.Forced(deal, deal.Moves(nil)) {
		return
	}
	if excused(s.patient, s.game.Info().PhaseName(phase)) {
		return
	}
	s.pauses[phase] = fmt.Sprintf("in the phase %s seat %d sees by a pause that seat %d may do more than %q, which is all that it might have: "+
		"KeepForced has to report true there", s.game.Info().PhaseName(phase), seat, state.Turn(), deal.Notation(deal.Moves(nil)[0]))
}

// betrayed says where a pause tells something.
func (s *Spread) betrayed() []string { return slices.Sorted(maps.Values(s.pauses)) }
