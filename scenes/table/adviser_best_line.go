package table

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/scenes/coach"
)

// lineVerdict returns the coach's verdict on a sequence of moves. A sequence of several moves that
// belong to the coach's best play of the turn is the best, also in another order, and also if the
// search has not examined that order.
func (a *adviser) lineVerdict(moves []engine.Move) coach.Verdict {
	if v := a.coach.SequenceVerdict(moves); v == coach.Best || !a.isOfBestPlay(moves) {
		return v
	}
	return coach.Best
}

// bestPlay is what is known about which sequences belong to the best play that a search has found:
// every target that plays several moves asks for it whenever the targets are built.
type bestPlay struct {
	of    *coach.Coach
	after []string        // what the seat to move knows after each move of the coach's line, see positionsAfter
	is    map[string]bool // whether a sequence belongs to it, by its moves
}

// isOfBestPlay reports whether several moves, played one after the other, are the beginning of the
// coach's line, in its order or in another one that leads to the same position, or lead to a
// position of that line in another way, such as a ride that takes other spaces to the same end.
func (a *adviser) isOfBestPlay(moves []engine.Move) bool {
	line := a.coach.Line()
	if len(moves) < 2 || len(line) < 2 {
		return false
	}
	if len(moves) <= len(line) && slices.Equal(moves, line[:len(moves)]) {
		return true
	}
	if a.best.of != a.coach {
		a.best = bestPlay{a.coach, a.positionsAfter(line), map[string]bool{}}
	}
	key := fmt.Sprint(moves)
	is, known := a.best.is[key]
	if !known {
		is = a.meets(moves, line, a.best.after)
		a.best.is[key] = is
	}
	return is
}

// positionsAfter returns what the seat to move knows after each move of a line, as far as the line
// can be played.
func (a *adviser) positionsAfter(line []engine.Move) (after []string) {
	seat := a.session.Match.Turn()
	s, err := sampleFor(a.gameUI, a.session.Position(), 1)
	if err != nil {
		return nil
	}
	for _, m := range line {
		if !playOn(s, seat, m) {
			break
		}
		known, err := s.InformationState(seat)
		if err != nil {
			break
		}
		after = append(after, string(known))
	}
	return after
}

// meets reports whether moves, played one after the other, lead to a position of a line of moves,
// or do so with the other moves of that line in any order. after are the positions of the line.
func (a *adviser) meets(moves, line []engine.Move, after []string) bool {
	seat := a.session.Match.Turn()
	s, err := sampleFor(a.gameUI, a.session.Position(), 1)
	if err != nil || !playAll(s, seat, moves) {
		return false
	}
	if known, err := s.InformationState(seat); err == nil && slices.Contains(after, string(known)) {
		return true
	}
	rest, ok := without(line, moves)
	if !ok || len(after) < len(line) || !playAnyOrder(s, seat, rest) {
		return false
	}
	known, err := s.InformationState(seat)
	return err == nil && string(known) == after[len(line)-1]
}

// without returns line without moves. The second result is false if line lacks one of them.
func without(line, moves []engine.Move) (rest []engine.Move, ok bool) {
	rest = slices.Clone(line)
	for _, m := range moves {
		i := slices.Index(rest, m)
		if i < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, true
}

// playAll plays moves of a seat in s, one after the other, and the forced moves after each. It
// returns false if one is not possible.
func playAll(s engine.State, seat engine.Seat, moves []engine.Move) bool {
	return !slices.ContainsFunc(moves, func(m engine.Move) bool { return !playOn(s, seat, m) })
}

// playOn plays a move of a seat in s, and the forced moves after it. It returns false if the move
// is not possible.
func playOn(s engine.State, seat engine.Seat, m engine.Move) bool {
	if s.Turn() != seat || s.Play(m, nil) != nil {
		return false
	}
	_, err := engine.PlayForced(s, nil, nil)
	return err == nil
}

// playAnyOrder plays moves of a seat in s in any order: always the first that is legal. It returns
// false if some of them never are.
func playAnyOrder(s engine.State, seat engine.Seat, moves []engine.Move) bool {
	for rest := slices.Clone(moves); len(rest) > 0; {
		legal := s.Moves(nil)
		i := slices.IndexFunc(rest, func(m engine.Move) bool { return slices.Contains(legal, m) })
		if i < 0 || !playOn(s, seat, rest[i]) {
			return false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return true
}
