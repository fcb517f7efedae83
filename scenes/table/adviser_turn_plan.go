package table

import (
	"cmp"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/coach"
)

// turnPlan is the line that a search of the coach proposed for the rest of a turn.
type turnPlan struct {
	line []engine.Move
	made int // number of decisions of the match before the line
}

// rest returns the part of the plan that the seat to move can still play: the moves that have not
// been made since, from the first one that is legal now, as long as each is possible after those
// before it. What was planned for a tile that was laid elsewhere is not. It returns nil if another
// seat has decided since, or if decisions were undone.
func (t turnPlan) rest(m *match.Match) []engine.Move {
	steps := m.Steps()
	if t.made > len(steps) {
		return nil
	}
	rest := slices.Clone(t.line)
	for _, step := range steps[t.made:] {
		if step.Seat != m.Turn() {
			return nil
		}
		if i := slices.Index(rest, step.Move); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		}
	}
	at := slices.IndexFunc(rest, func(move engine.Move) bool { return slices.Contains(m.Legal(), move) })
	if at < 0 {
		return nil
	}
	possible, _, _ := bot.StillOpen(m.State(), rest[at], rest[at:])
	return possible
}

// goalsKey says for which search, and in which language, a text about its line was made.
type goalsKey struct {
	coach    *coach.Coach
	language string
}

// maxPlanGoals is the maximum number of later moves of a turn that a hint names.
const maxPlanGoals = 2

// planGoals returns a sentence that names the moves later in the turn for which the coach proposes
// its best move, "" if there are none: those for which the game has a reason.
func (a *adviser) planGoals() string {
	if now := (goalsKey{a.coach, i18n.Lang()}); a.goalsOf != now {
		a.goalsOf, a.goals = now, ""
		if names := a.namesOfGoals(); len(names) > 0 {
			a.goals = i18n.T("Later this turn: %s.", afterColon(names))
		}
	}
	return a.goals
}

// namesOfGoals returns the words of the first moves with a reason in the rest of the coach's line
// after the moves that the hint itself names. They are those of the coach's list.
func (a *adviser) namesOfGoals() (names []string) {
	line := a.coach.Line()
	named := a.coachMoves(a.hint())
	if len(line) <= len(named) || !slices.Equal(line[:len(named)], named) {
		return nil
	}
	for n := len(named) + 1; n <= len(line) && len(names) < maxPlanGoals; n++ {
		beforeLast(a.gameUI, a.session.Match.State(), line[:n], func(m engine.Move) {
			if a.gameUI.Reason(m) != "" {
				names = append(names, a.goalName(m))
			}
		})
	}
	return slices.Compact(names)
}

// goalName returns the words by which a hint names m as a later move of the turn.
func (a *adviser) goalName(m engine.Move) string {
	return cmp.Or(a.gameUI.CoachWords(m), a.gameUI.MoveWords(m))
}
