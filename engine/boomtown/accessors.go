package boomtown

import "gulch/engine"

// Queries of public information, for user interfaces and bots. Only methods that return a new slice
// allocate memory.

// Gold returns the amount of gold that a seat has.
func (s *State) Gold(p engine.Seat) int { return int(s.gold[p]) }

// Mines returns the mines that a seat owns.
func (s *State) Mines(p engine.Seat) Set { return s.mines[p] }

// MineCount returns how many mines a seat owns in a town.
func (s *State) MineCount(p engine.Seat, t Town) int { return s.count(p, t) }

// Mayor returns the seat that holds the mayor pawn of a town, or NoSeat while the pawn is in the
// supply.
func (s *State) Mayor(t Town) engine.Seat { return s.mayor[t] }

// Pawns returns how many mayor pawns a seat holds.
func (s *State) Pawns(p engine.Seat) int {
	n := 0
	for _, mayor := range s.mayor {
		if mayor == p {
			n++
		}
	}
	return n
}

// Owner returns the owner of card c, which is a mine or a placed saloon, or NoSeat if c has none.
func (s *State) Owner(c Card) engine.Seat {
	for p := range engine.Seat(s.seats) {
		if s.mines[p].Has(c) {
			return p
		}
	}
	if box.kindOf[c] == Saloon && s.placed.Has(c) {
		return s.keeper[c-MineCount]
	}
	return engine.NoSeat
}

// Saloons returns the placed saloons of all seats.
func (s *State) Saloons() Set { return s.placed & box.ofKind[Saloon] }

// SaloonsOf returns the placed saloons of a seat.
func (s *State) SaloonsOf(p engine.Seat) Set { return s.saloonsOf(p) }

// SaloonTown returns the town of a placed saloon, or NoTown for any other card.
func (s *State) SaloonTown(c Card) Town {
	if !s.Saloons().Has(c) {
		return NoTown
	}
	return Town(s.placedAt[c-MineCount])
}

// placedWith returns the placed events of kind k that are at thing: the number of a town, or of a
// mine or saloon card, as the kind requires.
func (s *State) placedWith(k CardKind, thing uint8) Set {
	var found Set
	for set := s.placed & box.ofKind[k]; set != 0; set &= set - 1 {
		if c := set.First(); s.placedAt[c-MineCount] == thing {
			found |= c.bit()
		}
	}
	return found
}

// Girls returns the Saloon Girls event cards placed in a saloon, which is given by its card.
func (s *State) Girls(saloon Card) Set { return s.placedWith(SaloonGirls, uint8(saloon)) }

// Toll returns how much gold a placed saloon collects each time that a mine of another seat in its
// town produces (R58, R59).
func (s *State) Toll(saloon Card) int {
	if s.Girls(saloon) != 0 {
		return girlsPrice
	}
	return saloonPrice
}

// Veins returns the New Vein event cards placed under the given mine.
func (s *State) Veins(mine Card) Set { return s.placedWith(NewVein, uint8(mine)) }

// Yield returns how much gold a mine brings when it produces, including the bonus of its New Vein
// cards (R68).
func (s *State) Yield(mine Card) int {
	if s.veined.Has(mine) {
		return int(box.value[mine]) + VeinYield*s.Veins(mine).Len()
	}
	return int(box.value[mine])
}

// Governors returns the Governor event cards placed at the mayor pawn of a town.
func (s *State) Governors(t Town) Set { return s.placedWith(Governor, uint8(t)) }

// Row returns the row of face-up cards from which seats pick this turn. The slice belongs to the
// state and is valid until the next move.
func (s *State) Row() []Card { return s.row[:s.rowSize] }

// DeckSize returns the number of cards in the deck.
func (s *State) DeckSize() int { return int(s.total - s.next) }

// SetAside returns how many cards were set aside face down at the start. They are never used.
func (s *State) SetAside() int { return int(s.aside) }

// Returned returns the events that came up in turn 1, were returned to the deck, and have not come
// up since (K in section 9 of RULES.md).
func (s *State) Returned() Set { return s.returned }

// Unseen returns the cards that are in the deck or set aside. Nobody can tell these two apart. The
// returned events are among them.
func (s *State) Unseen() Set {
	return SetOf(s.cards[:s.aside]...) | SetOf(s.cards[s.next:s.total]...)
}

// TurnNumber returns the number of the current turn, from 1, or 0 before the first row is revealed.
func (s *State) TurnNumber() int { return int(s.turn) }

// Turns returns the number of turns that the whole game lasts (R75).
func (s *State) Turns() int {
	if s.turns > 0 {
		return int(s.turns)
	}
	return int(s.turn) + s.turnsAfter()
}

// turnsAfter returns the number of turns after the current one.
func (s *State) turnsAfter() int { return int(turnsOf[s.seats][s.total-s.next]) }

// turnsOf holds the number of turns for which a deck lasts. The first index is the number of seats,
// the second the number of cards in the deck. The table exists because a lookup is faster than a
// division.
var turnsOf = func() (t [MaxSeats + 1][256]uint8) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for cards := range maxCards + 1 {
			t[seats][cards] = uint8((cards + seats - 1) / seats)
		}
	}
	return t
}()

// RollsLeft returns the number of production rolls left in the game, including the one of this turn
// if it has not been made yet.
func (s *State) RollsLeft() int {
	switch s.phase {
	case PhaseGameOver:
		return 0
	case PhaseReveal, PhaseTelegraph:
		return s.turnsAfter()
	}
	return s.turnsAfter() + 1
}

// FirstPlayer returns the seat that opens this turn's auction and rolls its production dice.
func (s *State) FirstPlayer() engine.Seat { return s.first }

// StandingBid returns the highest bid of the present auction, or 0 if there is none.
func (s *State) StandingBid() int { return int(s.bid) }

// Bidder returns the seat that made the highest bid of the present auction, or NoSeat if there is
// none.
func (s *State) Bidder() engine.Seat { return s.bidder }

// Winner returns the winner of this turn's auction, or NoSeat until the auction is over.
func (s *State) Winner() engine.Seat { return s.winner }

// PickOrder returns the seats in the order in which they pick cards, nil until the auction is won.
// The slice belongs to the state.
func (s *State) PickOrder() []engine.Seat {
	if s.winner == engine.NoSeat {
		return nil
	}
	return s.order[:s.seats]
}

// Picker returns the index in PickOrder of the seat whose pick it is.
func (s *State) Picker() int { return int(s.picker) }

// Dice returns the two production dice while owners of a Telegraph may change them, and zeros at
// other times.
func (s *State) Dice() (d0, d1 int) { return int(s.dice[0]), int(s.dice[1]) }

// Victim returns the seat from which gold is demanded with a Holdup, or NoSeat if there is none.
func (s *State) Victim() engine.Seat { return s.victim }

// Fee returns the fee in gold that a seat would owe the mayor of the town if it took a mine now
// (R32).
func (s *State) Fee(p engine.Seat, mine Card) int {
	if !mine.IsMine() {
		return 0
	}
	return s.feeIn(p, box.townOf[mine])
}

// WouldBeMayor reports whether a seat would become mayor of a mine's town if it took this mine from
// the row (R35, R36).
func (s *State) WouldBeMayor(p engine.Seat, mine Card) bool {
	if !mine.IsMine() {
		return false
	}
	t := box.townOf[mine]
	return s.overtakesMayor(p, t, s.count(p, t)+1)
}

// Producing returns the mines, of all owners, that produce when the two production dice show d0 and
// d1 (R65, R80).
func (s *State) Producing(d0, d1 int) Set {
	set := box.byNumber[d0+d1]
	if s.rules&ruleSumOrDie != 0 {
		set |= box.byNumber[d0] | box.byNumber[d1]
	}
	return set
}

// SumOrDie reports whether option R80 is on, by which mines also produce if one of the dice shows
// their number.
func (s *State) SumOrDie() bool { return s.rules&ruleSumOrDie != 0 }

// VeinScores reports whether option R82 is on, by which New Vein cards count in the score.
func (s *State) VeinScores() bool { return s.rules&ruleVeinScores != 0 }

// Options returns the value of every option of this game.
func (s *State) Options() engine.Options { return s.rules.options() }
