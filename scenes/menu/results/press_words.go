package results

import (
	"cmp"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
)

// PressWords returns a text for players about the moves that the press of a person played together
// with decision at of replay r. It returns "" if the words of that decision's own move say enough:
// if it was played alone, or if the game has no words for the moves as a whole and the move does
// more than end or decline something. PressWords moves the replay.
func PressWords(tell Narration, r *match.Replay, at int) string {
	if at >= r.Len() || tell.Press == nil || tell.Move == nil {
		return ""
	}
	first, moves := match.PressMoves(r.Steps(), at)
	if len(moves) == 1 || r.Seek(at) != nil {
		return ""
	}
	passes := tell.Passes != nil && tell.Passes(r.State(), moves[len(moves)-1])
	if r.Seek(first) != nil {
		return ""
	}
	order := tell.Press(r.State(), moves)
	if order == "" && passes {
		order = tell.Move(r.State(), moves[0])
	}
	return order
}

// PlayedWords returns a text for players about the move with which a mistake was made, the whole
// act that it belongs to (see [review.ActOf]), or all moves of its press. It moves the replay.
func PlayedWords(tell Narration, r *match.Replay, m review.Mistake) string {
	if m.At < r.Len() && tell.Press != nil {
		from, to := review.ActOf(r, m.At)
		if to-from > 1 && r.Seek(from) == nil {
			if order := tell.Press(r.State(), movesOf(r.Steps()[from:to])); order != "" {
				return order
			}
		}
	}
	if order := PressWords(tell, r, m.At); order != "" {
		return order
	}
	order, _ := notationWords(tell, r, m.At, m.Played)
	return order
}

// BetterWords returns a text for players about a move that is better than a mistake, and a reason
// for it, "" if there is none. i is the index of the move in m.Good. If the move begins or goes on
// with an act, such as a ride, the text names the act as a whole. It moves the replay.
func BetterWords(tell Narration, r *match.Replay, m review.Mistake, i int) (order, why string) {
	order, why = notationWords(tell, r, m.At, m.Good[i])
	if tell.Press == nil || r.Seek(m.At) != nil {
		return order, why
	}
	line := m.Good[i : i+1]
	if i == 0 {
		line = m.BestLine()
	}
	moves, last := ActOfLine(r.State(), line)
	if len(moves) > 1 && tell.Why != nil {
		why = tell.Why(last, moves[len(moves)-1])
	}
	from := m.At
	if m.At < r.Len() && len(moves) > 0 {
		begun, _ := review.ActOf(r, m.At)
		whole := append(movesOf(r.Steps()[begun:m.At]), moves...)
		if engine.ActLength(r.State(), whole) == len(whole) {
			from, moves = begun, whole
		}
	}
	if len(moves) > 1 && r.Seek(from) == nil {
		if act := tell.Press(r.State(), moves); act != "" {
			order = act
		}
	}
	return order, why
}

// ActWords returns a text for players about the moves of one act in position s, at least one.
func ActWords(tell Narration, s engine.State, moves []engine.Move) string {
	if len(moves) > 1 && tell.Press != nil {
		if order := tell.Press(s, moves); order != "" {
			return order
		}
	}
	return cmp.Or(tell.Move(s, moves[0]), s.Notation(moves[0]))
}

// ActOfLine returns the moves of a line, in notation, that belong to its first act in position s.
// last is the position before the last of them.
func ActOfLine(s engine.State, line []string) (moves []engine.Move, last engine.State) {
	at := engine.Clone(s)
	for _, text := range line {
		m, err := at.Parse(text)
		if err != nil || engine.ActLength(s, append(moves, m)) <= len(moves) {
			break
		}
		moves, last = append(moves, m), engine.Clone(at)
		if at.Play(m, nil) != nil {
			break
		}
		if _, err := engine.PlayForced(at, nil, nil); err != nil {
			break
		}
	}
	return moves, last
}

// movesOf returns the moves of decisions.
func movesOf(steps []match.Step) (all []engine.Move) {
	for _, s := range steps {
		all = append(all, s.Move)
	}
	return all
}

// notationWords returns a text for players about a move in the game's notation, the notation itself
// if the game has no words for it, and the game's reason for it, "" if there is none. at is the
// number of the position in which the move is played. It moves the replay.
func notationWords(tell Narration, r *match.Replay, at int, notation string) (order, why string) {
	if tell.Move == nil || r.Seek(at) != nil {
		return notation, ""
	}
	m, err := r.State().Parse(notation)
	if err != nil {
		return notation, ""
	}
	if tell.Why != nil {
		why = tell.Why(r.State(), m)
	}
	if order = tell.Move(r.State(), m); order == "" {
		order = notation
	}
	return order, why
}
