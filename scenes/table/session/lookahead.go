package session

import "gulch/engine"

// lookahead holds the moves that bots have decided but that are not played yet. While the
// animations of earlier decisions run, bots already search in the positions that follow. Random
// results are the same there as in the match, so a bot decides on the same move as it would later.
type lookahead struct {
	decided []Decision
	state   engine.State // position after all decisions in decided, nil if not computed yet
	played  int
	legal   []engine.Move
	stuck   bool // one of the decided moves is illegal, so there is no position to search
}

// Decision is a move that a bot has decided on, and how many times its search budget was halved to
// find it in time.
type Decision struct {
	Move     engine.Move
	Halvings float64
}

// maxLookahead is the largest number of decisions that bots make in advance.
const maxLookahead = 64

// add appends decision d, which must have been made in the position that the method position last
// returned.
func (a *lookahead) add(d Decision) { a.decided = append(a.decided, d) }

// next removes and returns the first decision; the caller plays it in the match.
func (a *lookahead) next() Decision {
	d := a.decided[0]
	a.played-- // a further decision was made in a position after this one, so state contains it
	if a.decided = a.decided[1:]; len(a.decided) == 0 {
		a.forget()
	}
	return d
}

// forget discards all decisions, because the match has continued with another move.
func (a *lookahead) forget() { *a = lookahead{legal: a.legal} }

// position returns the position after all decided moves, in which the next bot can search. The
// parameter now is the current position of the match. It returns nil if no more decisions can be
// made in advance. The caller must not change the result, which is valid until the next call of
// add.
func (a *lookahead) position(now engine.State) engine.State {
	if len(a.decided) == 0 {
		return now
	}
	if a.stuck || len(a.decided) == maxLookahead {
		return nil
	}
	if a.state == nil {
		a.state, a.played = engine.Clone(now), 0
	}
	for ; a.played < len(a.decided); a.played++ {
		err := a.state.Play(a.decided[a.played].Move, nil)
		if err == nil {
			a.legal, err = engine.PlayForced(a.state, a.legal, nil)
		}
		if err != nil { // the match reports it when the move is played
			a.stuck = true
			return nil
		}
	}
	return a.state
}
