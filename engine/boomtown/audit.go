package boomtown

import "gulch/engine"

// Audit returns an auditor that checks the invariants about the course of a game: I2, I4, I6, I11
// to I13, and I15 to I17. Package audit also checks that the events agree with the position.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	a := &auditor{
		state: s, board: BoardOf(s), sumOrDie: s.SumOrDie(), inPlay: s.DeckSize() + int(s.turn)*s.Seats(),
		mines: s.mines, removed: s.removed, passed: s.out, winner: s.winner,
	}
	a.standard = s.phase == PhaseReveal && s.turn == 0 && a.inPlay%s.Seats() == 0
	for _, gold := range a.board.Gold {
		a.gold += gold
	}
	return a
}

// auditor checks one game by following its events. Err is the first violation of an invariant.
type auditor struct {
	engine.FirstError
	state  *State // the position, which changes while its events arrive
	board  Board  // the position as it was at the last event
	gold   int    // gold that all seats together must have, by the events so far
	inPlay int    // number of cards in play, that is, not set aside at the start
	// whether the game began at its regular start, with a deck that fills every row
	standard bool
	sumOrDie bool

	price, moves int            // highest bid of this auction; number of bids and passes in it
	picked       engine.SeatSet // seats that have picked a card in this turn
	produced     Set            // mines that have produced in this turn
	towns        uint8          // towns in which a mine has produced in this turn, one bit each
	arrives      int            // part of the price, in gold, that is being passed on to the next seat

	// what the events say about things that the position must say, too
	mines   [MaxSeats]Set
	removed Set
	passed  engine.SeatSet
	winner  engine.Seat
	dice    [2]int // production dice, zeros in another part of the turn
}

// Event checks event e against the board, which shows the position before e, and against earlier
// events.
func (a *auditor) Event(e engine.Event) {
	switch e.Kind {
	case EventTurn:
		a.checkCaveIn()
		a.turn(e)
	case EventBid, EventPass:
		a.bidding(e)
	case EventWon:
		a.arrives = GoldIn(e)
		if a.moves > a.price+a.board.Seats {
			a.Violate("I11", "%d bids and passes for a price of %d", a.moves, a.price)
		}
	case EventShare, EventBankShare:
		a.share(e)
	case EventFee, EventShark, EventRobbed, EventToll:
		a.payment(e)
	case EventTaken:
		if a.picked.Has(e.Seat) {
			a.Violate("I12", "seat %d picks twice", e.Seat)
		}
		a.picked = a.picked.With(e.Seat)
	case EventCoach:
		a.gold += GoldIn(e)
	case EventProduced:
		a.produce(e)
	case EventRemoved:
		if a.removed.Has(CardIn(e)) {
			a.Violate("I15", "%s is removed twice", CardIn(e))
		}
	case EventRolled:
		a.rolled(e)
	case EventMayor:
		if e.Seat == engine.NoSeat {
			a.Violate("I6", "the pawn of %s goes back to the supply", TownIn(e))
		}
	case EventGameOver:
		a.checkCaveIn()
		if want := a.inPlay / a.board.Seats; a.standard && a.board.Turn != want {
			a.Violate("I13", "the game is over after %d turns instead of %d", a.board.Turn, want)
		}
	}
	a.account(e)
	a.board.Read(a.state, 0)
}

// account records what event e says about cards and gold.
func (a *auditor) account(e engine.Event) {
	card := CardIn(e)
	switch e.Kind {
	case EventTurn, EventGameOver:
		a.winner, a.dice = engine.NoSeat, [2]int{}
	case EventPass:
		a.passed = a.passed.With(e.Seat)
	case EventWon:
		a.winner, a.passed = e.Seat, 0
	case EventRolled:
		a.dice = [2]int{FirstIn(e), SecondIn(e)}
	case EventWired:
		a.dice[DieIn(e)] = FaceIn(e)
	case EventMine:
		a.mines[e.Seat] |= card.bit()
	case EventSeized:
		a.mines[e.Other] &^= card.bit()
		a.mines[e.Seat] |= card.bit()
	case EventRemoved:
		a.removed |= card.bit()
		for p := range a.mines {
			a.mines[p] &^= card.bit()
		}
	}
}

// checkCaveIn checks that no seat still has a dangerous mine after a total of 2 or 12 on the
// production dice (invariant I16).
func (a *auditor) checkCaveIn() {
	total := a.dice[0] + a.dice[1]
	for p, mines := range a.mines {
		if (total == 2 || total == 12) && mines&box.dangerous != 0 {
			a.Violate("I16", "seat %d still has a dangerous mine after a total of %d", p, total)
		}
	}
}

// turn checks the turn number of event e, which begins a turn, and resets the fields that are about
// one turn.
func (a *auditor) turn(e engine.Event) {
	if NumberIn(e) != a.board.Turn+1 {
		a.Violate("I13", "turn %d follows turn %d", NumberIn(e), a.board.Turn)
	}
	a.price, a.moves, a.picked, a.produced, a.towns = 0, 0, 0, 0, 0
}

func (a *auditor) bidding(e engine.Event) {
	a.moves++
	if a.passed.Has(e.Seat) {
		a.Violate("I11", "seat %d is asked after it has passed", e.Seat)
	}
	if e.Kind == EventBid {
		if GoldIn(e) <= a.price {
			a.Violate("I11", "a bid of %d after one of %d", GoldIn(e), a.price)
		}
		a.price = GoldIn(e)
	}
}

// payment checks that a debt to another seat or to the bank is paid in full or with all gold of the
// payer (R71), and that a fee goes to the mayor (R32). e is the event of the payment.
func (a *auditor) payment(e engine.Event) {
	owed, paid := OwedIn(e), PaidIn(e)
	if e.Seat == e.Other || owed <= 0 || paid != min(owed, a.board.Gold[e.Seat]) {
		a.Violate("R71", "seat %d with %d gold pays %d of %d to seat %d", e.Seat, a.board.Gold[e.Seat], paid, owed,
			e.Other)
	}
	if e.Kind == EventFee && e.Other != a.board.Mayor[TownIn(e)] {
		a.Violate("R32", "seat %d gets a fee in %s, where it is not mayor", e.Other, TownIn(e))
	}
	if e.Other == engine.NoSeat {
		a.gold -= paid
	}
}

// share checks by event e, in which a seat keeps its part of a price, that the parts do not
// increase on their way round the table, and that they add up to the price (invariant I4).
func (a *auditor) share(e engine.Event) {
	arrives, stays := GoldIn(e), KeptIn(e)
	if arrives != a.arrives {
		a.Violate("I4", "%d arrive at seat %d, but %d were passed on", arrives, e.Seat, a.arrives)
	}
	if e.Kind == EventBankShare {
		a.arrives = 0
		a.gold -= arrives
		if a.board.Seats > 3 {
			a.Violate("I4", "the bank takes a share with %d players", a.board.Seats)
		}
		return
	}
	last := a.board.Seats > 3 && int(e.Seat) == (int(a.winner)+1)%a.board.Seats
	if e.Seat == a.winner || stays+PassedOnIn(e) != arrives || !last && stays != (arrives+1)/2 {
		a.Violate("I4", "seat %d keeps %d of %d and passes %d on", e.Seat, stays, arrives, PassedOnIn(e))
	}
	a.arrives = PassedOnIn(e)
}

// rolled checks, at event e in which the production dice are rolled, that all seats have picked
// (I12) and that the whole price was passed on (I4).
func (a *auditor) rolled(e engine.Event) {
	if e.Seat != a.board.First {
		a.Violate("R63", "seat %d rolls, seat %d is first player", e.Seat, a.board.First)
	}
	if everybody := engine.AllSeats(a.board.Seats); a.standard && a.picked != everybody {
		a.Violate("I12", "%d of %d seats have picked", a.picked.Len(), a.board.Seats)
	}
	if a.arrives != 0 {
		a.Violate("I4", "%d gold of the price reach nobody", a.arrives)
	}
}

// produce checks, at event e in which a mine produces, that the mine belongs to the seat that gets
// the gold, that it has not produced in this turn before, and that it has not caved in (invariants
// I16 and I17).
func (a *auditor) produce(e engine.Event) {
	mine := CardIn(e)
	a.gold += GoldIn(e)
	if a.produced.Has(mine) || !a.mines[e.Seat].Has(mine) {
		a.Violate("I17", "%s produces twice or not for its owner", mine)
	}
	town := uint8(1) << uint(box.townOf[mine])
	if !a.sumOrDie && a.towns&town != 0 {
		a.Violate("I17", "two mines of %s produce on one roll", box.townOf[mine])
	}
	if total := a.dice[0] + a.dice[1]; (total == 2 || total == 12) && box.dangerous.Has(mine) {
		a.Violate("I16", "%s produces on a total of %d", mine, total)
	}
	a.produced |= mine.bit()
	a.towns |= town
}

// Moved checks the total gold (I2) and the size of the deck (I13) after a move. It returns the
// first violation of an invariant in the game so far, or nil.
func (a *auditor) Moved(state engine.State) error {
	s := state.(*State)
	sum := 0
	for p := range s.Seats() {
		sum += s.Gold(engine.Seat(p))
	}
	switch {
	case a.Err != nil:
	case a.mines != s.mines:
		a.Violate("I15", "the mines of the seats are %v, but %v by the events", s.mines, a.mines)
	case sum != a.gold:
		a.Violate("I2", "the players have %d gold together, but %d by all that was paid", sum, a.gold)
	case a.standard && s.turn > 0 && s.DeckSize() != a.inPlay-int(s.turn)*s.Seats():
		a.Violate("I13", "%d cards in the deck in turn %d", s.DeckSize(), s.turn)
	}
	return a.Err
}
