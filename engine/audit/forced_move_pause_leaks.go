package audit

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Forced moves are played at once, while a decision with a choice takes time. If it depends on
// hidden information whether a seat has a choice, the others can infer that information from the
// pause. An [engine.ConcealsForced] prevents this: it makes the seat decide even if it has only one
// legal move.

// Limits of checkPause: the number of determinizations tried per position, and the maximum number
// of positions checked per phase.
const (
	pauseSamples   = 4
	maxPauseChecks = 400
)

// checkPause checks a position in which a seat other than the given one has to decide. If the given
// seat could believe that the decision is a forced move, which takes no time, then it can infer
// from the pause that it is not. So in no determinization for the given seat may the decision be a
// forced move.
func (s *DeterminizeCoverage) checkPause(state engine.State, seat engine.Seat) error {
	phase := state.Phase()
	name := s.game.Info().PhaseName(phase)
	if state.Turn() == seat || s.pauseChecks[phase] == maxPauseChecks || s.pauses[phase] != "" ||
		isExcepted(s.mayPause, name) {
		return nil
	}
	s.pauseChecks[phase]++
	// a separate generator, so that this check does not influence the other samples
	r := rand.New(rand.NewPCG(uint64(phase), uint64(s.pauseChecks[phase])))
	for range pauseSamples {
		deal, err := determinized(s.game, state, seat, r)
		if err != nil {
			return err
		}
		moves := deal.Moves(nil)
		if deal.Turn() != state.Turn() || !engine.Forced(deal, moves) {
			continue
		}
		s.pauses[phase] = fmt.Sprintf("in phase %s seat %d can infer from the pause that seat %d has a choice, "+
			"since in another deal consistent with what it knows %q would be "+
			"forced: ConcealForced must return true there, or list the phase in Config.Pauses", name, seat,
			state.Turn(),
			deal.Notation(moves[0]))
		break
	}
	return nil
}

// pauseFaults returns the errors found by checkPause.
func (s *DeterminizeCoverage) pauseFaults() []string { return slices.Sorted(maps.Values(s.pauses)) }
