package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/scenes/coach"
)

// ratedGoal is a sequence of moves that a player can mean by its first move, see [Teaching.Goals],
// with the coach's verdict on the whole.
type ratedGoal struct {
	moves   []engine.Move
	verdict coach.Verdict
}

// ratedGoals has the goals of all legal moves. They are rated once for each search.
type ratedGoals struct {
	of   *coach.Coach
	by   map[engine.Move][]ratedGoal
	good bool // one of the goals is the best play, or practically as good
}

// goalsOfMove returns the goals of legal move m, nil if the game names none.
func (a *adviser) goalsOfMove(m engine.Move) []ratedGoal {
	if !a.done() {
		return nil
	}
	if a.rated.of != a.coach {
		a.rated = ratedGoals{of: a.coach, by: map[engine.Move][]ratedGoal{}}
		for _, x := range a.session.Match.Legal() {
			for _, goal := range a.gameUI.Goals(x) {
				moves := a.session.Match.PlayAhead(goal, maxSequence)
				g := ratedGoal{moves, a.lineVerdict(moves)}
				a.rated.by[x] = append(a.rated.by[x], g)
				a.rated.good = a.rated.good || g.verdict == coach.Best || g.verdict == coach.Good
			}
		}
	}
	return a.rated.by[m]
}

// bestGoal returns the best goal of legal move m, nil if none of its goals is rated.
func (a *adviser) bestGoal(m engine.Move) (best *ratedGoal) {
	all := a.goalsOfMove(m)
	for i := range all {
		if g := &all[i]; g.verdict != coach.Unjudged && (best == nil || g.verdict < best.verdict) {
			best = g
		}
	}
	return best
}

// goalVerdict returns the verdict on legal move m, whose own verdict is v. If players can mean
// several things by m, such as the spaces of a ride that begins with a step, it is that of the best
// of them. The step alone is often rated as high as the best ride only because it still leads
// there.
func (a *adviser) goalVerdict(m engine.Move, v coach.Verdict) coach.Verdict {
	g := a.bestGoal(m)
	switch {
	case len(a.goalsOfMove(m)) == 0, v == coach.Best && !a.rated.good: // the best play is none of the goals
		return v
	case g != nil:
		return g.verdict
	case a.rated.good: // the search has not looked closely at what m is for
		return coach.Bad
	}
	return v
}

// meantGoal returns the goal that the coach means when it names move m: the best one, if m is rated
// like it. It returns nil if the coach means m alone.
func (a *adviser) meantGoal(m engine.Move) *ratedGoal {
	if g := a.bestGoal(m); g != nil && g.verdict == a.moveVerdict(m) {
		return g
	}
	return nil
}

// choice is a line of the coach's list: a move, or a sequence of moves that is one choice for the
// player. The opinion is about its first move.
type choice struct {
	bot.Opinion
	moves   []engine.Move
	verdict coach.Verdict
}

// rows returns the choices of the player, best first. If a move is one of the best, each of its
// goals that is as good is a choice. The caller must not change the slice.
func (a *adviser) rows() []choice {
	if all := a.choices(); a.mistakes.rows == nil {
		for _, o := range all {
			v := a.moveVerdict(o.Move)
			meant := a.meantGoal(o.Move)
			if meant == nil {
				a.mistakes.rows = append(a.mistakes.rows, choice{o, []engine.Move{o.Move}, v})
				continue
			}
			goals := a.goalsOfMove(o.Move)
			for i := range goals {
				g := &goals[i]
				if g.verdict != coach.Unjudged && g.verdict <= coach.Good || v > coach.Good && g == meant {
					a.mistakes.rows = append(a.mistakes.rows, choice{o, g.moves, g.verdict})
				}
			}
		}
		slices.SortStableFunc(a.mistakes.rows, func(x, y choice) int { return int(x.verdict) - int(y.verdict) })
	}
	return a.mistakes.rows
}

// nameOf returns the words by which the coach names moves, a choice.
func (a *adviser) nameOf(moves []engine.Move) string {
	if len(moves) > 1 {
		if said := a.gameUI.SequenceWords(moves); said != "" {
			return said
		}
	}
	return a.coachMoveName(moves[0])
}
