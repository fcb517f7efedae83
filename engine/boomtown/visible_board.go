package boomtown

import (
	"slices"

	"gulch/engine"
)

// Board is the visible part of a position, see [engine.Board]. In this game no information is
// visible to one seat only, so the board is the same for every viewer.
type Board struct {
	Seats int
	Turn  int          // number of the turn, from 1; 0 before the first
	Turns int          // number of turns of the whole game
	Phase engine.Phase // phase, that is, the kind of the current decision
	Actor engine.Seat  // seat to decide, NoSeat when the game is over
	First engine.Seat  // first player of the turn, who has the lantern

	Gold   [MaxSeats]int
	Mines  [MaxSeats]Set
	Kept   [MaxSeats]Set // cards that each seat keeps until it uses them, and lasting events that cannot be placed yet
	Mayor  [TownCount]engine.Seat
	Placed Set                   // lasting events that are placed at a town, mine or saloon
	With   [maxCards]int8        // by placed card: number of the town, mine or saloon where it is placed
	Keeper [maxCards]engine.Seat // by placed saloon: owner; 0 for all other cards

	Row      [MaxSeats]Card // cards on sale in the first RowSize entries, then NoCard; see Slots for their places
	RowSize  int            //
	InHand   Card           // card that Actor has taken and not yet placed, kept or removed
	SetAside int            // number of cards set aside unseen at the start
	Returned Set            // events that are known to be in the deck, since they were returned to it in turn 1
	Removed  Set            // cards removed from the game; see Gone for their order
	DeckSize int

	Bid       int            // standing bid, 0 for none
	Bidder    engine.Seat    // seat with the standing bid, NoSeat if there is none
	Passed    engine.SeatSet // seats that have passed in this auction
	FirstOut  engine.Seat    // seat that was the first to pass in this auction
	Winner    engine.Seat    // winner of this turn's auction, set until the turn is over
	Price     int            // gold that the winner paid
	PickOrder [MaxSeats]engine.Seat
	Picked    engine.SeatSet // seats that have picked their card of this turn
	Asking    engine.SeatSet // seats that still have to be asked about Mustang or Telegraph
	Riding    engine.SeatSet // seats that use a Mustang in this turn, set while others are asked
	Victim    engine.Seat    // victim of the Holdup, NoSeat if there is none
	Dice      [2]int         // production dice while Telegraphs may change them; zeros otherwise

	Past Past
}

// Past holds the parts of a board that a position does not contain, but the events do: what has
// happened in this turn, and the order in which cards were removed.
type Past struct {
	Laid    [MaxSeats]Card // the row of this turn as it was revealed
	Took    [MaxSeats]Card // card that each seat has taken in this turn
	Dice    [2]int         // dice of the last roll (production or Holdup), zeros before the first
	Paid    bool           // the last roll was a production roll, not that of a Holdup
	Threw   [MaxSeats]int  // gold that each seat gained by the last production, including payments to and from saloons
	Gone    [maxCards]Card // removed cards in the order of their removal
	GoneNow int            // number of cards in Gone
	// the events that came up in turn 1 and are laid aside until they return to the deck; then
	// NoCard
	TurnedUp [maxEvents]Card
}

// noCards is a row from which all cards have been taken.
var noCards = [MaxSeats]Card{NoCard, NoCard, NoCard, NoCard, NoCard}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	var b Board
	b.Read(s, 0)
	return b
}

// Read sets the board to a position. The second parameter, the seats whose secrets may be shown, is
// ignored because seats have no secrets in this game.
func (b *Board) Read(state engine.State, _ engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Seats: s.Seats(), Turn: s.TurnNumber(), Turns: s.Turns(), Phase: s.phase, Actor: s.actor, First: s.first,
		Mines: s.mines, Kept: s.kept, Mayor: s.mayor, Placed: s.placed, Row: noCards, RowSize: int(s.rowSize),
		InHand: s.resolving, SetAside: s.SetAside(), Returned: s.returned, Removed: s.removed, DeckSize: s.DeckSize(),
		Bid: int(s.bid), Bidder: s.bidder, Passed: s.out, FirstOut: s.firstOut, Winner: s.winner, Price: int(s.price),
		Asking: s.asking, Riding: s.riders, Victim: s.victim, Dice: [2]int{int(s.dice[0]), int(s.dice[1])},
		Past: Past{Laid: noCards, Took: noCards},
	}
	for p := range s.seats {
		b.Gold[p] = int(s.gold[p])
	}
	for c := range s.placed.All() {
		b.With[c] = int8(s.placedAt[c-MineCount])
		if box.kindOf[c] == Saloon {
			b.Keeper[c] = s.keeper[c-MineCount]
		}
	}
	for i := range b.Past.TurnedUp {
		b.Past.TurnedUp[i] = NoCard
	}
	copy(b.Row[:], s.Row())
	copy(b.PickOrder[:], s.PickOrder())
	b.Picked = s.haveTaken()
}

// haveTaken returns the seats that have already taken a card in this turn.
func (s *State) haveTaken() engine.SeatSet {
	var set engine.SeatSet
	if s.winner == engine.NoSeat || s.phase < PhasePick {
		return set
	}
	for _, p := range s.order[:s.picker] {
		set = set.With(p)
	}
	if s.resolving != NoCard || s.picked {
		set = set.With(s.actor)
	}
	return set
}

// Follow sets the board to the position after event e, and lets Past remember the event. open is
// ignored, because seats have no secrets in this game.
func (b *Board) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	b.Read(e.State, open)
	past.remember(e.Event)
	if e.Kind == EventWired {
		past.Dice = b.Dice
	}
	b.Past = past
}

// remember records in p what event e tells but a position does not contain.
func (p *Past) remember(e engine.Event) {
	card := CardIn(e)
	switch e.Kind {
	case EventTurn, EventGameOver:
		p.Laid, p.Took = noCards, noCards
	case EventTurned:
		p.TurnedUp[slices.Index(p.TurnedUp[:], NoCard)] = card
	case EventReturned:
		rest := slices.DeleteFunc(p.TurnedUp[:], func(c Card) bool { return c == card })
		for i := range p.TurnedUp[len(rest):] {
			p.TurnedUp[len(rest)+i] = NoCard
		}
	case EventRevealed:
		p.Laid[SlotIn(e)] = card
	case EventTaken:
		p.Took[e.Seat] = card
	case EventRolled:
		p.Dice, p.Paid, p.Threw = [2]int{FirstIn(e), SecondIn(e)}, true, [MaxSeats]int{}
	case EventHoldupRoll:
		p.Dice, p.Paid = [2]int{FirstIn(e), SecondIn(e)}, false
	case EventProduced:
		p.Threw[e.Seat] += GoldIn(e)
	case EventToll:
		p.Threw[e.Seat] -= PaidIn(e)
		p.Threw[e.Other] += PaidIn(e)
	case EventRemoved:
		p.Gone[p.GoneNow] = card
		p.GoneNow++
	}
}
