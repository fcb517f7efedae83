package table

import (
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

// isOfBestPlay reports whether several moves, played one after the other, are the beginning of the
// coach's line, in its order or in another one that leads to the same position, or lead to a
// position of that line in another way, such as a ride that takes other spaces to the same end.
func (a *adviser) isOfBestPlay(moves []engine.Move) bool {
	line := a.coach.Line()
	if len(moves) < 2 || len(line) < 2 {
		return false
	}
	if len(moves) <= len(line) && slices.Equal(moves, line[:len(moves)]) || a.meetsLine(moves, line) {
		return true
	}
	rest, ok := without(line, moves)
	if !ok {
		return false
	}
	seat := a.session.Match.Turn()
	usual, err := sampleFor(a.gameUI, a.session.Position(), 1)
	other, again := sampleFor(a.gameUI, a.session.Position(), 1)
	if err != nil || again != nil || !playAll(usual, seat, line) || !playAll(other, seat, moves) ||
		!playAnyOrder(other, seat, rest) {
		return false
	}
	x, errUsual := usual.InformationState(seat)
	y, errOther := other.InformationState(seat)
	return errUsual == nil && errOther == nil && string(x) == string(y)
}

// meetsLine reports whether moves, played one after the other, lead to a position to which a
// beginning of a line of moves leads, too, for all that the seat to move knows.
func (a *adviser) meetsLine(moves, line []engine.Move) bool {
	seat := a.session.Match.Turn()
	other, err := sampleFor(a.gameUI, a.session.Position(), 1)
	usual, again := sampleFor(a.gameUI, a.session.Position(), 1)
	if err != nil || again != nil || !playAll(other, seat, moves) {
		return false
	}
	goal, err := other.InformationState(seat)
	if err != nil {
		return false
	}
	for _, m := range line {
		if !playOn(usual, seat, m) {
			return false
		}
		if at, err := usual.InformationState(seat); err != nil || string(at) == string(goal) {
			return err == nil
		}
	}
	return false
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
