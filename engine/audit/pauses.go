package audit

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// A seat without a choice is not asked: Settle goes on at once. Where it hangs on something that others do not know whether it has one,
// they learn of it from the pause alone. A [engine.ForcedKeeper] then asks in any case.

// How many deals of a position are asked whether there is a choice, and in how many positions of a phase.
const (
	pauseDeals = 4
	pauseLooks = 400
)

// paused looks at a position in which a seat is asked for a deal in which it would not be, made for another, who would learn something.
func (s *Spread) paused(state engine.State, seat engine.Seat) error {
	phase := state.Phase()
	name := s.game.Info().PhaseName(phase)
	if state.Turn() == seat || s.heard[phase] == pauseLooks || s.pauses[phase] != "" || excused(s.patient, name) {
		return nil
	}
	s.heard[phase]++
	r := rand.New(rand.NewPCG(uint64(phase), uint64(s.heard[phase]))) // what else is dealt hangs on none of this
	for range pauseDeals {
		deal, err := determinized(s.game, state, seat, r)
		if err != nil {
			return err
		}
		moves := deal.Moves(nil)
		if deal.Turn() != state.Turn() || !engine.Forced(deal, moves) {
			continue
		}
		s.pauses[phase] = fmt.Sprintf("in the phase %s seat %d sees by a pause that seat %d may do more than %q, which is all that it might have: "+
			"KeepForced has to report true there", name, seat, state.Turn(), deal.Notation(moves[0]))
		break
	}
	return nil
}

// betrayed says where a pause tells something.
func (s *Spread) betrayed() []string { return slices.Sorted(maps.Values(s.pauses)) }
