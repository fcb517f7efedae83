package table

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/scenes/coach"
)

// tiedMistakes are the moves that a search calls as good as the best one although the game warns of
// them, such as hiring somebody who has no bed: a lost dollar is less than the search can tell.
// They are found once for each search.
type tiedMistakes struct {
	of      *coach.Coach // the search that they belong to
	moves   map[engine.Move]bool
	choices []bot.Opinion // result of adviser.choices after them, nil until it is needed
	rows    []choice      // result of adviser.rows, nil until it is needed
}

// maxTiesChecked is the maximum number of tied moves for which warnings are looked for.
const maxTiesChecked = 8

// isTiedMistake reports whether the game warns of move m, which the search calls as good as the
// best one, while it does not warn of another such move.
func (a *adviser) isTiedMistake(m engine.Move) bool {
	if a.mistakes.of != a.coach {
		a.mistakes = tiedMistakes{of: a.coach, moves: a.findTiedMistakes()}
	}
	return a.mistakes.moves[m]
}

// findTiedMistakes returns the tied mistakes of the finished search.
func (a *adviser) findTiedMistakes() map[engine.Move]bool {
	warned, ties := map[engine.Move]bool{}, 0
	for _, o := range a.coach.Ranked() {
		if a.coach.Verdict(o.Move) > coach.Good || ties == maxTiesChecked {
			break
		}
		ties++
		if _, said := FindAdvice(a.gameUI, o.Move, func(string) bool { return false }); said != "" {
			warned[o.Move] = true
		}
	}
	if len(warned) == ties {
		return nil
	}
	return warned
}

// moveVerdict returns the verdict that is used for a legal move: that of the finished search or of
// the move's best goal, but at most Worse for a tied mistake.
func (a *adviser) moveVerdict(m engine.Move) coach.Verdict {
	v := a.coach.Verdict(m)
	if a.done() && (v == coach.Best || v == coach.Good) && a.isTiedMistake(m) {
		return coach.Worse
	}
	return a.goalVerdict(m, v)
}

// sequenceVerdict returns the verdict on a sequence of moves, at most Worse if it begins with a
// tied mistake.
func (a *adviser) sequenceVerdict(moves []engine.Move) coach.Verdict {
	v := a.lineVerdict(moves)
	if (v == coach.Best || v == coach.Good) && a.isTiedMistake(moves[0]) {
		v = coach.Worse
	}
	return v
}
