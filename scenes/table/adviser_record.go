package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/coach"
)

// advised is what the coach says about one move of a press: the move that it advises instead, or
// the same one, and its verdict on the move.
type advised struct {
	move, best engine.Move
	verdict    match.Verdict
}

// recordedVerdicts are the coach's verdicts as they are noted in the record.
var recordedVerdicts = map[coach.Verdict]match.Verdict{
	coach.Best: match.RatedBest, coach.Good: match.RatedGood, coach.Worse: match.RatedWorse, coach.Bad: match.RatedBad,
}

// adviceOn returns what the coach says about the moves of a press, for the record: the review after
// the game agrees with it. It returns nil if no verdicts are shown. A press that the coach praises
// is praised in each of its moves. Of another press, the first move that is not that of the coach's
// line gets the verdict, and the moves after it none.
func (a *adviser) adviceOn(moves []engine.Move) (all []advised) {
	if a.coach == nil && a.hinted != nil { // the person has read the hint, and closed it
		a.coach = a.hinted
		defer func() { a.coach = nil }()
	}
	if len(moves) == 0 || !a.coaching() && !a.hinting && a.hinted == nil || !a.hasOpinions() ||
		a.coachedAt != len(a.session.Match.Steps()) {
		return nil
	}
	v := a.sequenceVerdict(moves)
	if len(moves) == 1 {
		v = a.moveVerdict(moves[0])
	}
	said, praised := recordedVerdicts[a.shownVerdict(v)], v == coach.Best || v == coach.Good
	plan := []engine.Move{a.choices()[0].Move}
	if line := a.coach.Line(); len(line) > 0 && line[0] == plan[0] {
		plan = line
	}
	for i, m := range moves {
		switch {
		case i < len(plan) && m == plan[i]:
			all = append(all, advised{m, m, match.RatedBest})
		case praised && i == 0:
			all = append(all, advised{m, plan[0], said})
		case praised:
			all = append(all, advised{m, m, said})
		case i < len(plan):
			return append(all, advised{m, plan[i], said})
		default:
			return all
		}
	}
	return all
}

// note notes what the coach says about move m, which is to be played now.
func (env *environment) note(x advised, m engine.Move) {
	if x.move == m && m.Kind != 0 {
		best := env.session.Match.State().Notation(x.best)
		env.session.Match.NoteAdvice(match.Advice{Best: best, Verdict: x.verdict})
	}
}

// preparedMoves returns the moves of a press on the node with this ID, which plays what the player
// has selected before. m is the first of them, and the only result if the others are not known.
func (a *adviser) preparedMoves(id string, m engine.Move) []engine.Move {
	if chosen := a.selecting(); chosen != nil && chosen.Whole != nil {
		return a.session.Match.PlayAhead(chosen.Whole(), maxSequence)
	}
	return a.movesOf(id, m)
}
