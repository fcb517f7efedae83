package review

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// ActOf returns which decisions of a game belong to the same act as a decision, such as the steps
// of one ride ([engine.StepwiseActs]): those from index from to before index to. at is the index of
// the decision. A person makes an act by one press; steps of several presses are decisions of their
// own. An act ends where something is revealed.
func ActOf(r *match.Replay, at int) (from, to int) {
	acts, ok := r.State().(engine.StepwiseActs)
	steps, seats := r.Steps(), r.Setup().Seats
	joins := func(i int) bool { // reports whether decision i goes on with the act of the one before it
		if !ok || i <= 0 || i >= len(steps) || steps[i].Seat != steps[i-1].Seat {
			return false
		}
		byPerson := int(steps[i].Seat) < len(seats) && seats[steps[i].Seat].Person()
		revealed := slices.ContainsFunc(steps[i-1].Events, func(e engine.Event) bool { return e.Reveals })
		return !revealed && !(byPerson && steps[i].Origin != match.SamePress) &&
			acts.ContinuesAct(steps[i-1].Move, steps[i].Move)
	}
	from, to = at, at+1
	for joins(from) {
		from--
	}
	for joins(to) {
		to++
	}
	return from, to
}

// completeAct returns line with moves that complete its last act, if the position after it allows
// only moves that go on with the act: advice to begin a ride must say where to. It adds the moves
// that the heuristics of the game prefer.
func completeAct(s engine.State, line []engine.Move) []engine.Move {
	acts, ok := s.(engine.StepwiseActs)
	if _, rated := s.(engine.Heuristics); !ok || !rated {
		return line
	}
	at, seat := engine.Clone(s), s.Turn()
	var legal []engine.Move
	for _, m := range line {
		if at.Play(m, nil) != nil {
			return line
		}
		legal, _ = engine.PlayForced(at, legal, nil)
	}
	for at.Turn() == seat && len(legal) > 0 && len(line) < maxActs {
		last := line[len(line)-1]
		goesElsewhere := func(m engine.Move) bool { return !acts.ContinuesAct(last, m) }
		if acts.ContinuesAct(last, last) || slices.ContainsFunc(legal, goesElsewhere) {
			break // a step says where to, or the act is complete
		}
		weights := at.(engine.Heuristics).Prior(legal, nil)
		m := legal[slices.Index(weights, slices.Max(weights))]
		if at.Play(m, nil) != nil {
			break
		}
		line = append(slices.Clip(line), m)
		legal, _ = engine.PlayForced(at, legal, nil)
	}
	return line
}

// maxActs is the maximum number of moves in a line that completeAct extends.
const maxActs = 24
