package boomtown

import (
	"slices"

	"gulch/engine"
)

// Board is the visible part of a position, see [engine.Board]. In this game no information is
// visible to only one seat, so the board is the same for every viewer.
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

	Row     [MaxSeats]Card // cards on sale in the first RowSize entries, then NoCard; see Slots for their places
	RowSize int            //
	InHand  Card           // card that Actor has taken and not yet placed, kept or removed
	// events that came up in turn 1 and are laid aside until they return to the deck, then NoCard
	TurnedUp [maxEvents]Card
	SetAside int // number of cards set aside unseen at the start
	Returned Set // events that are known to be in the deck, since they were returned to it in turn 1
	Removed  Set // cards removed from the game; see Gone for their order
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

// Past holds those parts of a board that cannot be derived from a position, only from the events:
// what happened in this turn, and the order of removed cards.
type Past struct {
	Laid    [MaxSeats]Card // the row of this turn as it was revealed
	Took    [MaxSeats]Card // card that each seat has taken in this turn
	Dice    [2]int         // dice of the last roll (production or Holdup), zeros before the first
	Paid    bool           // the last roll was a production roll, not that of a Holdup
	Threw   [MaxSeats]int  // gold that each seat gained by the last production, including payments to and from saloons
	Gone    [maxCards]Card // removed cards in the order of their removal
	GoneNow int            // number of cards in Gone
}

// noCards is an empty row.
var noCards = [MaxSeats]Card{NoCard, NoCard, NoCard, NoCard, NoCard}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	var b Board
	b.Read(s, 0)
	return b
}

// Read sets the board to a position. The set of open seats, whose secrets may be shown, is ignored,
// since no seat has secrets in this game.
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
	for i := range b.TurnedUp {
		b.TurnedUp[i] = NoCard
	}
	copy(b.Row[:], s.Row())
	copy(b.PickOrder[:], s.PickOrder())
	b.Picked = s.picked()
}

// picked returns the seats that have already taken a card in this turn.
func (s *State) picked() engine.SeatSet {
	var set engine.SeatSet
	if s.winner == engine.NoSeat || s.phase < PhasePick {
		return set
	}
	for _, p := range s.order[:s.picker] {
		set = set.With(p)
	}
	if s.resolving != NoCard {
		set = set.With(s.actor)
	}
	return set
}

// Apply updates the board with the effect of an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventAsked:
		b.Actor, b.Phase = e.Seat, engine.Phase(e.A)
	case EventTurn, EventTurned, EventRevealed, EventReturned, EventGameOver:
		b.applyReveal(e)
	case EventBid, EventPass, EventWon, EventShare, EventBankShare, EventOrder:
		b.applyAuction(e)
	case EventTaken, EventMine, EventMayor, EventSeized, EventKept, EventRemoved:
		b.applyCards(e)
	case EventGovernor, EventVein, EventSaloon, EventGirls:
		b.place(e)
	case EventToll:
		b.move(e.Seat, e.Other, int(e.B))
		b.Past.Threw[e.Seat] -= int(e.B)
		b.Past.Threw[e.Other] += int(e.B)
	case EventFee, EventShark, EventRobbed:
		b.move(e.Seat, e.Other, int(e.B))
	case EventCoach:
		b.Gold[e.Seat] += int(e.A)
	case EventProduced:
		b.Gold[e.Seat] += int(e.B)
		b.Past.Threw[e.Seat] += int(e.B)
	case EventVictim:
		b.Victim = e.Other
	default:
		b.applyQuestion(e)
	}
}

func (b *Board) applyReveal(e engine.Event) {
	card := Card(e.A)
	switch e.Kind {
	case EventTurn, EventGameOver:
		b.endTurn()
		if e.Kind == EventGameOver {
			b.Phase, b.Actor = PhaseGameOver, engine.NoSeat
		} else {
			b.Turn, b.Turns = int(e.A), int(e.B)
		}
	case EventTurned:
		b.TurnedUp[slices.Index(b.TurnedUp[:], NoCard)] = card
		b.DeckSize--
	case EventRevealed:
		b.Row[e.B], b.Past.Laid[e.B] = card, card
		b.RowSize++
		b.DeckSize = int(e.C)
		b.Returned &^= card.bit()
	case EventReturned:
		rest := slices.DeleteFunc(b.TurnedUp[:], func(c Card) bool { return c == card })
		for i := range b.TurnedUp[len(rest):] {
			b.TurnedUp[len(rest)+i] = NoCard
		}
		b.Returned |= card.bit()
		b.DeckSize++
	}
}

// endTurn resets the fields that concern one turn, and gives the lantern to the next first player
// (R21).
func (b *Board) endTurn() {
	if b.Winner != engine.NoSeat {
		b.First = b.Winner
	}
	b.Winner, b.Price, b.Dice, b.PickOrder, b.Picked = engine.NoSeat, 0, [2]int{}, [MaxSeats]engine.Seat{}, 0
	b.Past.Laid, b.Past.Took = noCards, noCards
}

func (b *Board) applyAuction(e engine.Event) {
	switch e.Kind {
	case EventBid:
		b.Bid, b.Bidder = int(e.A), e.Seat
	case EventPass:
		if b.Passed == 0 {
			b.FirstOut = e.Seat
		}
		b.Passed = b.Passed.With(e.Seat)
	case EventWon:
		b.Winner, b.Price = e.Seat, int(e.A)
		b.Bid, b.Bidder, b.Passed, b.FirstOut = 0, engine.NoSeat, 0, engine.NoSeat
		for i := range b.Seats {
			b.PickOrder[i] = b.left(e.Seat, i)
		}
		b.Asking = b.holders(Mustang).Without(e.Seat).Without(b.left(e.Seat, 1))
	case EventShare:
		b.move(e.Other, e.Seat, int(e.A))
	case EventBankShare:
		b.Gold[e.Seat] -= int(e.A)
	case EventOrder:
		copy(b.PickOrder[:], Order(e, b.Seats))
		b.Riding = 0
	}
}

// applyQuestion updates the board for an event about dice, or about a seat's decision to use its
// Mustang or Telegraph.
func (b *Board) applyQuestion(e engine.Event) {
	switch e.Kind {
	case EventRode:
		b.Riding = b.Riding.With(e.Seat)
		b.Asking = b.Asking.Without(e.Seat)
	case EventStayed, EventHeld:
		b.Asking = b.Asking.Without(e.Seat)
	case EventRolled:
		b.Dice = [2]int{int(e.A), int(e.B)}
		b.Past.Dice, b.Past.Paid, b.Past.Threw = b.Dice, true, [MaxSeats]int{}
		b.Asking = b.holders(Telegraph)
	case EventWired:
		b.Dice[e.A] = int(e.B)
		b.Past.Dice = b.Dice
		b.Asking = b.Asking.Without(e.Seat)
	case EventHoldupRoll:
		b.Victim = engine.NoSeat
		b.Past.Dice, b.Past.Paid = [2]int{int(e.A), int(e.B)}, false
	}
}

// move moves gold from one seat to another; NoSeat stands for the bank.
func (b *Board) move(from, to engine.Seat, amount int) {
	b.Gold[from] -= amount
	if to != engine.NoSeat {
		b.Gold[to] += amount
	}
}

func (b *Board) applyCards(e engine.Event) {
	card := Card(e.A)
	switch e.Kind {
	case EventTaken:
		b.RowSize = len(slices.Delete(b.Row[:b.RowSize], int(e.B), int(e.B)+1))
		b.Row[b.RowSize] = NoCard
		b.InHand = card
		b.Picked, b.Past.Took[e.Seat] = b.Picked.With(e.Seat), card
	case EventMine:
		b.InHand = NoCard
		b.Mines[e.Seat] |= card.bit()
	case EventMayor:
		b.Mayor[e.A] = e.Seat
	case EventSeized:
		b.Mines[e.Other] &^= card.bit()
		b.Mines[e.Seat] |= card.bit()
	case EventKept:
		b.InHand = NoCard
		b.Kept[e.Seat] |= card.bit()
	case EventRemoved:
		b.lift(card)
		b.Removed |= card.bit()
		b.Past.Gone[b.Past.GoneNow] = card
		b.Past.GoneNow++
	}
}

// lift removes a card from its place: from InHand, from in front of a seat, or from the town, mine
// or saloon where it is placed.
func (b *Board) lift(c Card) {
	if b.InHand == c {
		b.InHand = NoCard
	}
	for p := range b.Kept {
		b.Kept[p] &^= c.bit()
		b.Mines[p] &^= c.bit()
	}
	b.Placed &^= c.bit()
	b.With[c], b.Keeper[c] = 0, 0
}

// place records where the event e places its lasting event card: at a town, a mine or a saloon.
func (b *Board) place(e engine.Event) {
	c := Card(e.A)
	b.lift(c)
	b.Placed |= c.bit()
	b.With[c] = int8(e.B)
	if e.Kind == EventSaloon {
		b.Keeper[c] = e.Seat
	}
}
