package table

import "gulch/engine"

// lookahead holds the moves that bots have decided but that are not played yet. While the
// animations of earlier decisions run, bots search the positions that follow. Chance gives the same
// results there as in the match, so a bot comes to the same move.
type lookahead struct {
	decided []decision
	state   engine.State // the position after the first played decisions; nil if not computed yet
	played  int
	legal   []engine.Move
	stuck   bool // one of the decided moves is illegal
}

// decision is the move of a bot, and how many times its search budget was halved to find it in
// time.
type decision struct {
	move     engine.Move
	halvings float64
}

// maxLookahead is the largest number of decisions that are made ahead.
const maxLookahead = 64

// add appends the decision for the position that was returned last.
func (a *lookahead) add(d decision) { a.decided = append(a.decided, d) }

// next removes the first decision and returns it, to be played.
func (a *lookahead) next() decision {
	d := a.decided[0]
	a.played-- // a further decision was made in a position after this one, so state contains it
	if a.decided = a.decided[1:]; len(a.decided) == 0 {
		a.forget()
	}
	return d
}

// forget drops all decisions: the game continues differently.
func (a *lookahead) forget() { *a = lookahead{legal: a.legal} }

// position returns the position after all decided moves; now is the position of the match. It
// returns nil if bots cannot think further. The position must not change until another decision is
// added.
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
		err := a.state.Play(a.decided[a.played].move, nil)
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
