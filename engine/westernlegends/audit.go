package westernlegends

import "gulch/engine"

// Audit returns an auditor for a game that begins with the position start. Of the invariants in
// RULES.md, it checks those that are about a sequence of positions: 11, 13, 16, 17 and 18. It does
// not check that the events agree with the positions; package engine/audit does so for all games.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	a := &auditor{
		seats: s.seats, round: int(s.round), active: s.active, sheriff: s.sheriff,
		markers: popCount(uint64(s.lpMarks)) + popCount(uint64(s.marks)), patrol: s.opts.patrol,
	}
	for p := range s.seats {
		a.space[p], a.wanted[p] = s.Space(engine.Seat(p)), int(s.p[p].wp)
	}
	return a
}

// auditor checks one game by following its events. It keeps the first violated invariant in Err.
type auditor struct {
	engine.FirstError
	// what the events have told so far
	seats   int8
	round   int
	active  engine.Seat
	sheriff Space
	space   [MaxSeats]Space // by seat: the space of its miniature
	wanted  [MaxSeats]int   // by seat: its Wanted points

	markers int // number of event markers left
	last    int // number of the last round, 0 until it is announced
	fought  engine.SeatSet
	turns   int // number of turns that have begun
	patrol  bool
}

// Event checks event e against what the events before it have told.
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
		if a.last == 0 || a.round != a.last {
			a.Failf("invariant 17: the game ends in round %d, the last round is %d", a.round, a.last)
		}
	}
	a.remember(e)
}

// remember records what event e tells.
func (a *auditor) remember(e engine.Event) {
	switch e.Kind {
	case EventFirst, EventTurn:
		a.active = e.Seat
	case EventRound:
		a.round = RoundIn(e)
	case EventMini:
		a.space[e.Seat] = SpaceIn(e)
	case EventSheriff:
		a.sheriff = SpaceIn(e)
	case EventPoint:
		if TrackIn(e) == Wanted {
			a.wanted[e.Seat] = PointsIn(e)
		}
	}
}

// checkEndTrigger checks that the end of the game is triggered only once, and that event e then
// announces the next round as the last one.
func (a *auditor) checkEndTrigger(e engine.Event) {
	if a.last != 0 {
		a.Failf("invariant 17: the end is triggered twice")
	}
	if a.last = LastRoundIn(e); a.last != a.round+1 {
		a.Failf("invariant 17: round %d announces the last round as %d, want the next one", a.round, a.last)
	}
}

// checkMiniMove checks, at event e in which a miniature moves, that it starts from the space where
// it was, and that no Wanted player walks into a law office.
func (a *auditor) checkMiniMove(e engine.Event) {
	if at := a.space[e.Seat]; at != OldSpaceIn(e) && at != NoSpace {
		a.Failf("invariant 10: the event moves seat %d from %s, but its miniature is at %s", e.Seat, OldSpaceIn(e), at)
	}
	if f := box.space[SpaceIn(e)].Feature; WalkedIn(e) && f.lawOffice() && a.wanted[e.Seat] > 0 {
		a.Failf("invariant 11: seat %d is Wanted and walks into a law office", e.Seat)
	}
}

// checkTurn checks, at event e in which a turn begins, that it is this seat's turn and that the
// last round is not over. If the Sheriff patrols, it also checks the patrol at the end of the
// previous turn.
func (a *auditor) checkTurn(e engine.Event) {
	if a.turns > 0 && e.Seat != engine.Seat((int8(a.active)+1)%a.seats) {
		a.Violate("R1", "seat %d follows seat %d", e.Seat, a.active)
	}
	if a.last > 0 && a.round > a.last {
		a.Failf("invariant 17: a turn begins in round %d, after the last round %d", a.round, a.last)
	}
	if a.patrol && a.turns > 0 {
		a.checkPatrol()
	}
	a.turns++
}

// checkPatrol checks that no Wanted player is in the Sheriff's space after his patrol (R61). Law
// offices are excepted, because an arrested player is moved to one (R60).
func (a *auditor) checkPatrol() {
	for p := range a.seats {
		if a.space[p] == a.sheriff && a.wanted[p] > 0 && !box.space[a.sheriff].Feature.lawOffice() {
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
