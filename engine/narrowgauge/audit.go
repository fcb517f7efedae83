package narrowgauge

import "gulch/engine"

// Audit returns an auditor that checks the invariants about the course of a game: 2 to 5, 7 to 14,
// 19 and 20. Package audit also checks that the events agree with the position.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	a := &auditor{state: s, board: BoardOf(s, 0)}
	a.account, a.turn, a.onTurn, a.difficult = accountOf(&a.board), a.board.Turn, a.board.OnTurn, s.difficult
	a.whole = s.phase == PhaseRoundStart && s.round == 1
	return a
}

// auditor checks one game by following its events. The embedded FirstError holds the first
// violation of an invariant.
type auditor struct {
	engine.FirstError
	state *State // the position, which changes while its events arrive
	board Board  // the position as it was at the last event
	whole bool   // the game began at the regular start, not in a practice position

	shown     Contracts         // Contracts that have been face up so far
	taken     [Seats]int        // Certificates taken by each seat in this round
	given     [Seats]int        // Contracts received by each seat in this round
	played    int               // Track cards played in this turn
	unclaimed int               // number of Certificates that have left the game unclaimed
	darkened  [Seats]bool       // by seat: whether the Build token was dark at the end of the seat's last turn
	shift     bool              // River Night Shift was used in this turn
	paid      [CompanyCount]int // number of majority bonuses paid for each Company by the current dividends

	turn      int         // number of the turn
	onTurn    engine.Seat // seat whose turn it is, NoSeat between turns
	difficult bool        // a Locomotive was placed on a Difficult space in this turn
	account
}

// account holds what the events say about things that the position must say, too.
type account struct {
	cash, cards [Seats]int
	dark        [Seats]bool
	net         [CompanyCount]Spaces
	marker      [CompanyCount]int
	dieAt       [CommodityCount]int
	dieValue    [CommodityCount]int
}

// accountOf returns the account that agrees with board b.
func accountOf(b *Board) account {
	return account{b.Cash, b.Cards, b.Dark, b.Net, b.Marker, b.DieAt, b.DieValue}
}

// Event checks event e against the board, which shows the position before e, and against earlier
// events.
func (a *auditor) Event(e engine.Event) {
	switch e.Kind {
	case EventShown:
		if a.shown.Has(ContractIn(e)) {
			a.Failf("invariant 14: %s is shown twice", ContractIn(e))
		}
		a.shown |= ContractIn(e).bit()
	case EventContract:
		if a.given[e.Seat]++; a.given[e.Seat] > 1 {
			a.Failf("invariant 14: seat %d gets two contracts in a round", e.Seat)
		}
	case EventTurn:
		a.beginTurn(e)
	case EventShare:
		a.taken[e.Seat]++
	case EventTrack:
		a.played++
	case EventFlipped:
		a.shift = a.shift || ContractIn(e) == NightShift
	case EventPlaced:
		a.placed(e)
	case EventDie:
		a.die(e)
	case EventToken:
		if DarkIn(e) && (a.played != 2 || !a.difficult) {
			a.Failf("invariant 12: the token of seat %d turns dark after %d cards", e.Seat, a.played)
		}
	case EventTurnEnd:
		a.endTurn()
	case EventDividends:
		a.dividends()
	case EventMajority:
		if a.paid[CompanyIn(e)]++; a.paid[CompanyIn(e)] > 1 {
			a.Failf("invariant 20: two majorities of %s", CompanyIn(e))
		}
		if own, others := OwnIn(e), OthersIn(e); own != a.state.pieces(e.Seat, CompanyIn(e)) ||
			others != a.state.pieces(1-e.Seat, CompanyIn(e)) {
			a.Failf("invariant 20: a majority of %d to %d certificates of %s", own, others, CompanyIn(e))
		}
	case EventUnclaimed:
		a.unclaimed++
	case EventGameOver:
		a.over()
	}
	a.record(e)
	a.board.Read(a.state, 0)
}

// record updates the account by what event e says.
func (a *account) record(e engine.Event) {
	switch e.Kind {
	case EventBidPaid, EventPenalty:
		a.cash[e.Seat] -= PaidIn(e)
	case EventConnected:
		a.cash[e.Seat] += GainIn(e)
		a.marker[CompanyIn(e)] = MarkerIn(e)
	case EventDividend, EventMajority, EventCommodity:
		a.cash[e.Seat] += GainIn(e)
	case EventDie:
		a.dieAt[CommodityIn(e)], a.dieValue[CommodityIn(e)] = PositionIn(e), ValueIn(e)
	case EventToken:
		a.dark[e.Seat] = DarkIn(e)
	case EventDrawn:
		a.cards[e.Seat]++
	case EventTrack:
		a.cards[e.Seat]--
	case EventDiscarded:
		if !PlayedIn(e) {
			a.cards[e.Seat]--
		}
	case EventPlaced:
		a.net[CompanyIn(e)].add(SpaceIn(e))
	}
}

func (a *auditor) beginTurn(e engine.Event) {
	if NumberIn(e) != a.turn+1 || a.onTurn != engine.NoSeat {
		a.Failf("invariant 19: turn %d of seat %d follows turn %d", NumberIn(e), e.Seat, a.turn)
	}
	a.turn, a.onTurn = NumberIn(e), e.Seat
	a.played, a.shift, a.difficult = 0, false, false
}

// endTurn checks, for the seat whose turn ends, that its Build token has not been dark after two
// turns in a row, and that its hand has the right number of cards (invariants 12 and 13).
func (a *auditor) endTurn() {
	p := a.onTurn
	if a.dark[p] && a.darkened[p] && !a.shift {
		a.Failf("invariant 12: the token of seat %d is dark after two turns", p)
	}
	a.darkened[p], a.onTurn = a.dark[p], engine.NoSeat
	limit := a.board.HandLimit(p)
	if n := a.cards[p]; a.whole && (n < limit || n > dispatchLimit) {
		a.Failf("invariant 13: seat %d has %d cards after its refill", p, n)
	}
}

// placed checks, at event e in which a Locomotive is placed, that the space has none of the same
// Company, and that the supply has one (invariants 2, 4, 5).
func (a *auditor) placed(e engine.Event) {
	x := SpaceIn(e)
	if a.net[CompanyIn(e)].Has(x) || a.board.Supply[CompanyIn(e)] < 1 || components.space[x].Yard >= 0 {
		a.Failf("invariant 5: a Locomotive of %s is placed on %s", CompanyIn(e), x)
	}
	a.difficult = a.difficult || DifficultIn(e)
}

// die checks, at event e in which a Commodity die moves, that its value does not fall and that it
// does not return to the center divide (invariant 8).
func (a *auditor) die(e engine.Event) {
	was, value := a.dieAt[CommodityIn(e)], a.dieValue[CommodityIn(e)]
	crossed := was*PositionIn(e) < 0
	want := value
	if crossed {
		want = min(value+1, MaxDie)
	}
	if PositionIn(e) == 0 || ValueIn(e) != want {
		a.Failf("invariant 8: the %s die goes from %d, value %d, to %d, value %d", CommodityIn(e), was, value,
			PositionIn(e), ValueIn(e))
	}
}

// dividends checks, at the beginning of dividends, that both seats have taken the right number of
// Certificates (invariant 10).
func (a *auditor) dividends() {
	if n := turnsBefore[a.board.Round] - turnsBefore[a.board.Round-1]; a.whole && a.taken != [Seats]int{n / 2, n / 2} {
		a.Failf("invariant 10: %v certificates taken in round %d", a.taken, a.board.Round)
	}
	a.taken, a.given, a.paid = [Seats]int{}, [Seats]int{}, [CompanyCount]int{}
}

// over checks the number of turns and of unclaimed Certificates at the end of the game (invariants
// 9 and 19).
func (a *auditor) over() {
	if !a.whole {
		return
	}
	if a.turn != turnsBefore[Rounds] || a.unclaimed != Rounds*unclaimed {
		a.Failf("invariant 19: the game ends after %d turns with %d certificates unclaimed", a.turn, a.unclaimed)
	}
}

// Moved checks the position after a move. It returns the first violation of an invariant in the
// game so far, or nil.
func (a *auditor) Moved(engine.State) error {
	if a.Err == nil && a.whole {
		a.check()
	}
	if now := accountOf(&a.board); a.Err == nil && now != a.account {
		a.Failf("the events say %+v, but the position says %+v", a.account, now)
	}
	return a.Err
}

// check checks the invariants that hold after every move of a game that has been played from its
// start (2, 3, 4, 7).
func (a *auditor) check() {
	b := &a.board
	for c := range Company(CompanyCount) {
		if a.net[c].Len()-1+b.Supply[c] != components.company[c].Supply {
			a.Failf("invariant 2: %s has %d Locomotives on the board and %d in supply", c, a.net[c].Len(), b.Supply[c])
		}
		if a.marker[c] != min(MaxMarker, a.net[c].And(components.cities).Len()) {
			a.Failf("invariant 3: the marker of %s is at %d", c, a.marker[c])
		}
	}
	for p := range Seats {
		cash := startCash
		for _, amount := range b.Ledger[p] {
			cash += amount
		}
		if cash != a.cash[p] {
			a.Failf("invariant 7: seat %d has $%d, its ledger says $%d", p, a.cash[p], cash)
		}
	}
}
