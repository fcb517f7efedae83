package boomtown

import "gulch/engine"

// reveal begins a turn by revealing the cards on sale (R10 to R13). If the deck is empty, it ends
// the game instead.
func (s *State) reveal(tell engine.Observer) {
	if s.next == s.total {
		s.end(tell)
		return
	}
	turns := s.Turns()
	s.turn++
	s.price, s.winner = 0, engine.NoSeat
	if tell != nil {
		s.turns = uint8(turns)
		tellTurn(tell, s.first, int(s.turn), turns)
	}
	if s.turn == 1 {
		s.revealMines(tell)
	} else {
		for s.rowSize < uint8(s.seats) && s.next < s.total {
			s.addToRow(s.draw(), tell)
		}
	}
	s.turns = 0
	s.phase = PhaseBid
	s.actor = s.first
}

// draw removes the top card of the deck, or a random card if the order of the deck is still open,
// and returns it.
func (s *State) draw() Card {
	if s.bag {
		s.sorted = false
		j := s.next + uint8(s.chance.Below(int(s.total-s.next)))
		s.cards[s.next], s.cards[j] = s.cards[j], s.cards[s.next]
	}
	c := s.cards[s.next]
	s.next++
	return c
}

// addToRow puts card c, which was drawn from the deck, into the row of cards on sale.
func (s *State) addToRow(c Card, tell engine.Observer) {
	s.row[s.rowSize] = c
	s.rowSize++
	s.returned &^= c.bit()
	tellRevealed(tell, c, int(s.rowSize)-1, s.DeckSize())
}

// revealMines reveals the row of turn 1, which contains only mines. Events that come up are laid
// aside until the row is full; they are then shuffled back into the deck (R12).
func (s *State) revealMines(tell engine.Observer) {
	var events [maxEvents]Card
	n := 0
	for s.rowSize < uint8(s.seats) && s.next < s.total {
		c := s.draw()
		if c.IsMine() {
			s.addToRow(c, tell)
			continue
		}
		events[n] = c
		n++
		tellTurned(tell, c)
	}
	if n == 0 {
		return
	}
	for _, c := range events[:n] {
		s.next--
		s.cards[s.next] = c
		s.returned |= c.bit()
		tellReturned(tell, c)
	}
	engine.Shuffle(&s.chance, s.cards[s.next:s.total])
	tellShuffled(tell, s.DeckSize())
}

// playBid records that the actor bids amount gold, or passes if amount is 0. Then it asks the next
// seat or ends the auction (R14 to R19).
func (s *State) playBid(amount int, tell engine.Observer) {
	if amount > 0 {
		s.bid, s.bidder = int16(amount), s.actor
		tellBid(tell, s.actor, amount)
	} else {
		if s.out == 0 {
			s.firstOut = s.actor
		}
		s.out = s.out.With(s.actor)
		tellPass(tell, s.actor)
	}
	in := s.everybody() &^ s.out
	switch {
	case in == 0:
		s.win(s.firstOut, 0, tell)
	case in&(in-1) == 0 && s.bid > 0:
		s.win(s.bidder, s.bid, tell)
	default:
		s.actor = in.From(s.left(s.actor))
	}
}

// win ends the auction. The winner pays the price, the pick order is set, and owners of a Mustang
// are asked whether they use it.
func (s *State) win(winner engine.Seat, price int16, tell engine.Observer) {
	s.winner, s.price = winner, price
	s.bid, s.out = 0, 0
	s.bidder, s.firstOut = engine.NoSeat, engine.NoSeat
	p := winner
	for i := range s.seats {
		s.order[i] = p
		p = s.left(p)
	}
	s.picker = 0
	s.riders = 0
	s.asking = s.canRide()
	tellWon(tell, winner, int(price))
	s.share(winner, int(price), tell)
	if s.asking != 0 {
		s.phase = PhaseMustang
		s.actor = s.asking.From(winner)
		return
	}
	s.beginPicks(tell)
}

// share passes the price, which the winner pays, from seat to seat round the table to the right.
// Each seat keeps its part (R22 to R24).
func (s *State) share(winner engine.Seat, price int, tell engine.Observer) {
	giver, p := winner, s.right(winner)
	for rest := price; rest > 0; p = s.right(p) {
		s.gold[giver] -= int16(rest)
		if p == winner { // a part comes back to the winner only in a game of three (R24), and goes to the bank
			tellBankShare(tell, giver, rest)
			return
		}
		keep := (rest + 1) / 2
		if s.seats > 3 && s.right(p) == winner {
			keep = rest
		}
		s.gold[p] += int16(rest) // what the seat does not keep, it gives in the next round of the loop
		tellShare(tell, p, giver, rest, keep, rest-keep)
		rest -= keep
		giver = p
	}
}

// Shares returns how a price is divided in a game with the given number of players (R22 to R24).
// shares holds what each neighbour of the winner keeps, beginning with the right neighbour; only
// the first players-1 elements are used. bank is what goes to the bank.
func Shares(players, price int) (shares [MaxSeats - 1]int, bank int) {
	rest := price
	for i := range players - 1 {
		shares[i] = (rest + 1) / 2
		if players > 3 && i == players-2 {
			shares[i] = rest
		}
		rest -= shares[i]
	}
	return shares, rest
}

// canRide returns the seats that can use a Mustang now, so that they have to be asked (R27).
func (s *State) canRide() engine.SeatSet {
	return s.holders(Mustang).Without(s.winner).Without(s.left(s.winner))
}

// playMustang records whether the actor rides, that is, uses its Mustang in this turn (ride is
// true). After the last seat has decided, the riders move up in the pick order (R28, R30).
func (s *State) playMustang(ride bool, tell engine.Observer) {
	s.asking = s.asking.Without(s.actor)
	if ride {
		horse := (s.kept[s.actor] & box.ofKind[Mustang]).First()
		s.riders = s.riders.With(s.actor)
		tellRode(tell, s.actor, horse)
		s.kept[s.actor] &^= horse.bit()
		s.remove(horse, s.actor, Used, tell)
	} else {
		tellStayed(tell, s.actor)
	}
	if s.asking != 0 {
		s.actor = s.asking.From(s.winner)
		return
	}
	s.moveRidersUp()
	s.beginPicks(tell)
}

func (s *State) moveRidersUp() {
	at := 1
	for _, riding := range [...]bool{true, false} {
		for p := s.left(s.winner); p != s.winner; p = s.left(p) {
			if s.riders.Has(p) == riding {
				s.order[at] = p
				at++
			}
		}
	}
	s.riders = 0
}

func (s *State) beginPicks(tell engine.Observer) {
	if tell != nil {
		tellOrder(tell, s.winner, engine.PackSeats(s.order[:s.seats]))
	}
	s.phase = PhasePick
	s.actor = s.order[0]
}
