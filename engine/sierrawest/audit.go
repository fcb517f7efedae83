package sierrawest

import "gulch/engine"

// Audit returns an auditor for a game that begins with the given position. It checks the invariants
// that are about a sequence of positions: claimed cards and caught animals are kept (I14), the game
// ends in time (I15), damage takes at most two goods (I17), and only pioneers who may react are
// asked (R62 to R66).
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	a := &auditor{state: s, board: BoardOf(s, 0)}
	for p, o := range a.board.Of {
		a.caught[p], a.claimed[p] = o.Caught, o.Claimed
	}
	a.lastDisplaced.from = Base
	return a
}

// auditor checks one game by following its events. Err is the first violation of an invariant.
type auditor struct {
	engine.FirstError
	state *State // the position, which changes while its events arrive
	board Board  // the position as it was at the last event
	lost  int    // number of goods that damage has cost in the current move
	// What the events so far say about the cards and animals of each seat. The position must say
	// the same.
	caught, claimed [MaxSeats]Set
	// The last frontiersman who was displaced and got a Pair of Boots: the node that he left, and
	// his place in the order in which displaced frontiersmen get them (R33).
	lastDisplaced struct {
		from  Node
		place int
	}
}

// Event checks event e against the board, which shows the position before e.
func (a *auditor) Event(e engine.Event) {
	switch e.Kind {
	case EventRound:
		if RoundIn(e) != a.board.Round+1 || RoundIn(e) > LastRound {
			a.Violate("I15", "round %d follows round %d", RoundIn(e), a.board.Round)
		}
	case EventTurn:
		if a.board.Active != (e.Seat+engine.Seat(a.board.Seats)-1)%engine.Seat(a.board.Seats) {
			a.Violate("R1", "seat %d follows seat %d", e.Seat, a.board.Active)
		}
	case EventOver:
		if a.board.Round != a.board.EndRound && a.board.Round != LastRound {
			a.Violate("R71", "the game is over after round %d, the last one is %d", a.board.Round, a.board.EndRound)
		}
	case EventLost:
		a.lost += AmountIn(e)
	case EventPaid:
		a.checkPayment(e)
	case EventCaught:
		if a.caught[e.Seat].Has(int(AnimalIn(e))) {
			a.Violate("R44", "seat %d catches an animal twice", e.Seat)
		}
		a.caught[e.Seat] |= 1 << AnimalIn(e)
	case EventFell:
		a.checkDisplacement(e)
	case EventMayReact:
		a.checkReaction(e)
	case EventClaimed:
		if !a.board.FaceUp.Has(int(NodeIn(e))) || a.board.Up[NodeIn(e)] != CardIn(e) {
			a.Violate("R31", "seat %d claims a card that is not face up", e.Seat)
		}
		a.claimed[e.Seat] |= bit(CardIn(e))
	case EventRow:
		if SlotIn(e) != a.board.RowSize {
			a.Violate("R67", "slot %d of the row is filled, but the row has %d cards", SlotIn(e), a.board.RowSize)
		}
	}
	a.board.Read(a.state, 0)
}

// checkPayment checks, at event e of a payment, that the seat has the goods that it pays (invariant
// I1), and that Hastings pays nothing but apples (R117).
func (a *auditor) checkPayment(e engine.Event) {
	had := a.board.Of[e.Seat].Goods[GoodIn(e)]
	if g := GoodIn(e); g == GreenApple || g == RedApple {
		had = a.board.Supply[g]
	}
	if AmountIn(e) > had {
		a.Violate("I1", "seat %d pays %d %s and has %d", e.Seat, AmountIn(e), GoodIn(e), had)
	}
	if a.board.Solo && e.Seat == Hastings && GoodIn(e) != GreenApple && GoodIn(e) != RedApple {
		a.Violate("R117", "the rival pays %s, but can only pay apples", GoodIn(e))
	}
}

// checkDisplacement checks, at event e in which a displaced frontiersman falls back, that Pairs of
// Boots are given in the right order: clockwise from the active player, and the left frontiersman
// of Hastings before the right one (R33).
func (a *auditor) checkDisplacement(e engine.Event) {
	if !BootsIn(e) {
		return
	}
	seats := a.board.Seats
	place := 2 * ((int(e.Seat) - int(a.board.Active) + seats) % seats)
	if RightIn(e) {
		place++
	}
	if from := OldNodeIn(e); from != a.lastDisplaced.from {
		a.lastDisplaced.from = from
	} else if place <= a.lastDisplaced.place {
		a.Violate("R33", "seat %d gets a Pair of Boots after a seat that comes later in the order", e.Seat)
	}
	a.lastDisplaced.place = place
}

// checkReaction checks, at event e in which a pioneer is asked for a reaction, that he is at a
// place where he may react to this kind of event (R62, R63, R66).
func (a *auditor) checkReaction(e engine.Event) {
	at := a.board.Of[e.Seat].Pioneer[PathIn(e)]
	own := e.Seat == a.board.Active
	fits := false
	switch TriggerIn(e) {
	case OnClaim:
		fits = at.Cabin == SurveyorsHut && !own
	case OnTrack:
		fits = at.Cabin == GeneralStore && !own
	case OnReveal:
		fits = at.Trap || at.Cabin == TrappersLodge
	}
	if !fits {
		a.Violate("R62", "the %s pioneer of seat %d is asked for a reaction at %+v", PathIn(e), e.Seat, at)
	}
}

// Moved is called after each move with the new position. It returns the first violation of an
// invariant in the game so far, or nil. This includes damage that took more than two goods (I17),
// and animals or cards that a seat has without having caught or claimed them, or has lost again
// (I14).
func (a *auditor) Moved(engine.State) error {
	if a.Err == nil && a.lost > 2 {
		a.Violate("I17", "damage takes %d goods, at most 2", a.lost)
	}
	for p, o := range a.board.Of {
		if a.Err == nil && (o.Caught != a.caught[p] || o.Claimed != a.claimed[p]) {
			a.Violate("I14", "seat %d has the animals %b and the cards %x, but %b and %x by the events", p, o.Caught,
				o.Claimed, a.caught[p], a.claimed[p])
		}
	}
	a.lost, a.lastDisplaced.from = 0, Base
	return a.Err
}
