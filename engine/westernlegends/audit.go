package westernlegends

import "gulch/engine"

// Audit returns a listener that checks the invariants of section 12 about the course of a game: 11, 13, 16, 17, 18.
// What the events tell of the position is judged by package audit.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	return &auditor{
		board: BoardOf(s, 0), markers: popCount(uint64(s.lpMarks)) + popCount(uint64(s.marks)), patrol: s.opts.patrol,
	}
}

// auditor follows one game. The first broken invariant stays in err.
type auditor struct {
	engine.Complaint
	board   Board
	markers int // event markers left
	last    int // last round, 0 until it is known
	fought  engine.SeatSet
	turns   int // since the last round was announced
	patrol  bool
}

// Event checks one event against the board before it, then lets the board follow.
func (a *auditor) Event(e engine.Event) {
	switch e.Kind {
	case EventTurn:
		a.fought = 0
		a.turn(e)
	case EventMarker:
		if a.markers--; a.markers < 0 {
			a.Fail("13: a marker more than there are")
		}
	case EventEnd:
		a.end(e)
	case EventFight:
		a.fight(e)
	case EventMini:
		a.ride(e)
	case EventGameOver:
		if a.last == 0 || a.board.Round != a.last {
			a.Fail("17: the game ends in round %d, the last is %d", a.board.Round, a.last)
		}
	}
	a.board.Apply(e.For(0))
}

// end checks that the end is triggered once, for the next round.
func (a *auditor) end(e engine.Event) {
	if a.last != 0 {
		a.Fail("17: the end is triggered twice")
	}
	if a.last = int(e.A); a.last != a.board.Round+1 {
		a.Fail("17: in round %d the last round is said to be %d", a.board.Round, a.last)
	}
}

// ride checks where a miniature comes from, and that no Wanted one walks to the law.
func (a *auditor) ride(e engine.Event) {
	of := &a.board.Of[e.Seat]
	if int16(of.Space) != e.B && of.Space != NoSpace {
		a.Fail("10: seat %d goes from %s, but is at %s", e.Seat, Space(e.B), of.Space)
	}
	if f := box.space[e.A].Feature; e.C == 1 && f.lawOffice() && of.Cube[Wanted] > 0 {
		a.Fail("11: seat %d walks Wanted into a law office", e.Seat)
	}
}

// turn checks the player whose turn has just ended.
func (a *auditor) turn(e engine.Event) {
	b := &a.board
	if a.turns > 0 && e.Seat != engine.Seat((int(b.Active)+1)%b.Seats) {
		a.Break("R1", "seat %d follows seat %d", e.Seat, b.Active)
	}
	if a.last > 0 && b.Round > a.last {
		a.Fail("17: a turn in round %d after the last, %d", b.Round, a.last)
	}
	if a.patrol && a.turns > 0 {
		a.patrolled()
	}
	a.turns++
}

// patrolled checks that nobody Wanted is left in the Sheriff's space when he has ridden at the end of a turn (R61). In an
// office he may have been put beside one (R60).
func (a *auditor) patrolled() {
	b := &a.board
	for p := range b.Seats {
		if b.Of[p].Space == b.Sheriff && b.Of[p].Cube[Wanted] > 0 && !box.space[b.Sheriff].Feature.lawOffice() {
			a.Break("R61", "seat %d stands Wanted with the Sheriff after his patrol", p)
		}
	}
}

// fight checks that nobody is fought twice by the active player in a turn.
func (a *auditor) fight(e engine.Event) {
	if k := fightKind(e.A); k < fightArrest || k > fightRob {
		return
	}
	if a.fought.Has(e.Other) {
		a.Fail("18: seat %d fights %d again", e.Seat, e.Other)
	}
	a.fought = a.fought.With(e.Other)
}

// Moved checks the hand of who has just ended a turn.
func (a *auditor) Moved(state engine.State) error {
	a.checkHand(state.(*State))
	return a.Err
}

// checkHand checks the hand of who has just ended a turn, before anybody can have dealt cards to it.
func (a *auditor) checkHand(s *State) {
	if s.depth == 0 || s.stack[0].st < turnWanted || s.fighting > 0 || s.game.kind != noGame {
		return
	}
	if p := s.active; s.stack[0].st == turnWanted && s.p[p].hand.Len() > s.handSize(p) {
		a.Fail("16: seat %d keeps %d cards", p, s.p[p].hand.Len())
	}
}
