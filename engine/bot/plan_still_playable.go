package bot

import (
	"slices"

	"gulch/engine"
)

// StillOpen finds out how much of line, the moves of a better plan in position s, can still be
// played after m, a move of the same seat. It plays m and then the moves of line that are still
// legal, in any order. While none of them is legal, it plays the next move of the list between.
//
// after are all moves played, beginning with m. whole reports whether the whole line could be
// played, and same whether the position is then the same as after the line alone, so that m loses
// nothing. StillOpen uses only what the seat to move knows, and stops before anything is revealed.
func StillOpen(s engine.State, m engine.Move, line []engine.Move, between ...engine.Move) (after []engine.Move,
	whole, same bool) {
	t := turnTrial{seat: s.Turn(), line: line, between: between}
	return t.compare(s, m)
}

// turnTrial is the working memory of StillOpen.
type turnTrial struct {
	seat    engine.Seat
	line    []engine.Move
	between []engine.Move // moves that may be played while no move of the line is possible
	legal   []engine.Move
}

func (t *turnTrial) compare(s engine.State, m engine.Move) (after []engine.Move, whole, same bool) {
	after = []engine.Move{m}
	goal := engine.Clone(s)
	sure, ends := t.foresee(goal) // the moves of the line whose results can be foreseen
	work := engine.Clone(s)
	open, err := playOn(work, m, t.seat, &t.legal)
	if err != nil {
		return after, false, false
	}
	rest := slices.Clone(sure)
	if i := slices.Index(rest, m); i >= 0 {
		rest = slices.Delete(rest, i, i+1)
	} else if ends && t.line[len(sure)] == m {
		return after, len(sure) == 0, len(sure) == 0 // m ends the turn, or reveals something
	}
	for open && len(rest) > 0 {
		if i := t.playOne(work, rest); i >= 0 {
			after = append(after, rest[i])
			rest = slices.Delete(rest, i, i+1)
		} else if len(t.between) > 0 && t.playOne(work, t.between[:1]) == 0 {
			after = append(after, t.between[0])
			t.between = t.between[1:]
		} else {
			break
		}
	}
	if !open || len(rest) > 0 {
		return after, false, false
	}
	a, errA := goal.InformationState(t.seat)
	b, errB := work.InformationState(t.seat)
	same = errA == nil && errB == nil && string(a) == string(b)
	if !ends {
		return after, true, same
	}
	last := t.line[len(sure)]
	for !slices.Contains(work.Moves(t.legal[:0]), last) {
		if len(t.between) == 0 || t.playOne(work, t.between[:1]) < 0 {
			return after, false, same
		}
		after = append(after, t.between[0])
		t.between = t.between[1:]
	}
	return append(after, last), true, same
}

// foresee plays the moves of the line in s before the first that ends the turn, reveals something
// or is not legal, and returns them. ends reports whether the next move of the line is legal, but
// ends the turn or reveals something.
func (t *turnTrial) foresee(s engine.State) (sure []engine.Move, ends bool) {
	next := engine.NewLike(s)
	for i, m := range t.line {
		s.CopyTo(next)
		open, err := playOn(next, m, t.seat, &t.legal)
		if err != nil {
			return t.line[:i], false
		}
		if !open {
			return t.line[:i], true
		}
		next.CopyTo(s)
	}
	return t.line, false
}

// playOne plays the first of moves that is legal in s and neither ends the turn nor reveals
// anything, and returns its index. If there is none, it returns -1 and does not change s.
func (t *turnTrial) playOne(s engine.State, moves []engine.Move) int {
	next := engine.NewLike(s)
	for i, m := range moves {
		s.CopyTo(next)
		if open, err := playOn(next, m, t.seat, &t.legal); err == nil && open {
			next.CopyTo(s)
			return i
		}
	}
	return -1
}
