package table

import "gulch/engine"

// lookahead is what bots have decided and what is yet to be played: while their earlier decisions are being shown they think on, about
// the positions that these lead to. Chance falls there as it will fall in the match, so that a bot comes to the same move.
type lookahead struct {
	decided []decision
	state   engine.State // behind the first of them, as many as are played there; nil where nobody has looked
	played  int
	legal   []engine.Move
	stuck   bool // one of them cannot be played
}

// decision is the move of a bot, and how many times its budget was halved for it.
type decision struct {
	move     engine.Move
	halvings float64
}

// maxLookahead is how many decisions are made ahead at most.
const maxLookahead = 64

// add takes in a decision in the position that was returned last.
func (a *lookahead) add(d decision) { a.decided = append(a.decided, d) }

// next takes the first decision out, to be played.
func (a *lookahead) next() decision {
	d := a.decided[0]
	a.played-- // where anything is left, somebody has looked behind this one
	if a.decided = a.decided[1:]; len(a.decided) == 0 {
		a.forget()
	}
	return d
}

// forget drops what was decided, or what is left of it: the game has gone elsewhere.
func (a *lookahead) forget() { *a = lookahead{legal: a.legal} }

// position returns the one behind all that has been decided, when the match has come to now; nil where there is none to think about.
// It stays as it is until another decision is added.
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
			a.legal, err = engine.Settle(a.state, a.legal, nil)
		}
		if err != nil { // it is told when the match refuses it
			a.stuck = true
			return nil
		}
	}
	return a.state
}
