package westernlegends

import "gulch/engine"

// Audit returns an auditor for a game that begins with the position start. Of the invariants in
// RULES.md, it checks those that are about a sequence of positions: 11, 13, 16, 17 and 18. It does
// not check that the events agree with the positions; package engine/audit does so for all games.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	return &auditor{
		board: BoardOf(s, 0), markers: popCount(uint64(s.lpMarks)) + popCount(uint64(s.marks)), patrol: s.opts.patrol,
	}
}

// auditor checks one game by following its events. It keeps the first violated invariant in Err.
type auditor struct {
	engine.FirstError
	board   Board
	markers int // number of event markers left
	last    int // number of the last round, 0 until it is announced
	fought  engine.SeatSet
	turns   int // number of turns that have begun
	patrol  bool
}

// Event checks event e against the board, which shows the position before e, and then applies e to
// that board.
func (a *auditor) Event(e engine.Event) {
	switch e.Kind {
	case EventTurn:
		a.fought = 0
		a.checkTurn(e)
	case EventMarker:
		if a.markers--; a.markers < 0 {
			a.Failf("invariant 13: more event markers are set off than there are")
		}
	case EventEnd:
		a.checkEndTrigger(e)
	case EventFight:
		a.checkFight(e)
	case EventMini:
		a.checkMiniMove(e)
	case EventGameOver:
		if a.last == 0 || a.board.Round != a.last {
			a.Failf("invariant 17: the game ends in round %d, the last round is %d", a.board.Round, a.last)
		}
	}
	a.board.Apply(e.For(0))
}

// checkEndTrigger checks that the end of the game is triggered only once, and that event e then
// announces the next round as the last one.
func (a *auditor) checkEndTrigger(e engine.Event) {
	if a.last != 0 {
		a.Failf("invariant 17: the end is triggered twice")
	}
	if a.last = LastRoundIn(e); a.last != a.board.Round+1 {
		a.Failf("invariant 17: round %d announces the last round as %d, want the next one", a.board.Round, a.last)
	}
}

// checkMiniMove checks, at event e in which a miniature moves, that it starts from the space where
// it was, and that no Wanted player walks into a law office.
func (a *auditor) checkMiniMove(e engine.Event) {
	of := &a.board.Of[e.Seat]
	if of.Space != OldSpaceIn(e) && of.Space != NoSpace {
		a.Failf("invariant 10: the event moves seat %d from %s, but its miniature is at %s", e.Seat, OldSpaceIn(e),
			of.Space)
	}
	if f := box.space[SpaceIn(e)].Feature; WalkedIn(e) && f.lawOffice() && of.Cube[Wanted] > 0 {
		a.Failf("invariant 11: seat %d is Wanted and walks into a law office", e.Seat)
	}
}

// checkTurn checks, at event e in which a turn begins, that it is this seat's turn and that the
// last round is not over. If the Sheriff patrols, it also checks the patrol at the end of the
// previous turn.
func (a *auditor) checkTurn(e engine.Event) {
	b := &a.board
	if a.turns > 0 && e.Seat != engine.Seat((int(b.Active)+1)%b.Seats) {
		a.Violate("R1", "seat %d follows seat %d", e.Seat, b.Active)
	}
	if a.last > 0 && b.Round > a.last {
		a.Failf("invariant 17: a turn begins in round %d, after the last round %d", b.Round, a.last)
	}
	if a.patrol && a.turns > 0 {
		a.checkPatrol()
	}
	a.turns++
}

// checkPatrol checks that no Wanted player is in the Sheriff's space after his patrol (R61). Law
// offices are excepted, because an arrested player is moved to one (R60).
func (a *auditor) checkPatrol() {
	b := &a.board
	for p := range b.Seats {
		if b.Of[p].Space == b.Sheriff && b.Of[p].Cube[Wanted] > 0 && !box.space[b.Sheriff].Feature.lawOffice() {
			a.Violate("R61", "seat %d is Wanted and in the Sheriff's space after his patrol", p)
		}
	}
}

// checkFight checks that the active player does not fight the same opponent twice in a turn. e is
// the event of the beginning of a fight.
func (a *auditor) checkFight(e engine.Event) {
	if k := fightKind(FightIn(e)); k < fightArrest || k > fightRob {
		return
	}
	if a.fought.Has(e.Other) {
		a.Failf("invariant 18: seat %d fights seat %d twice in a turn", e.Seat, e.Other)
	}
	a.fought = a.fought.With(e.Other)
}

// Moved is called after each move with the new position. It checks the hand of a player who ends
// the turn, and returns the first violated invariant of the game so far, or nil.
func (a *auditor) Moved(state engine.State) error {
	a.checkHand(state.(*State))
	return a.Err
}

// checkHand checks that the player who ends a turn does not exceed the hand size. It must be called
// at that moment, before a later effect adds cards to the hand.
func (a *auditor) checkHand(s *State) {
	if s.depth == 0 || s.stack[0].st < turnWanted || s.fighting > 0 || s.game.kind != noGame {
		return
	}
	if p := s.active; s.stack[0].st == turnWanted && s.p[p].hand.Len() > s.handSize(p) {
		a.Failf("invariant 16: seat %d keeps %d cards, at most %d", p, s.p[p].hand.Len(), s.handSize(p))
	}
}
