package boomtown

import (
	"slices"

	"gulch/engine"
)

// Board is what everybody sees on the table. It follows the game by events alone, one at a time, so that a picture
// can show any moment between two positions.
type Board struct {
	Seats     int
	Turn      int
	First     engine.Seat // first player
	Gold      [MaxSeats]int
	Mines     [MaxSeats]Set
	Kept      [MaxSeats]Set // keep cards and waiting cards
	Mayor     [TownCount]engine.Seat
	Placed    Set                   // lasting events that lie with something
	With      [maxCards]int8        // by placed card: its town, its mine or its saloon
	Keeper    [maxCards]engine.Seat // by placed saloon
	Row       [MaxSeats]Card        // NoCard where nothing lies any more
	InHand    Card                  // taken and not yet placed, kept or removed
	Aside     Set                   // events turned up in turn 1 and not yet put back
	Returned  Set                   // events known to be in the deck
	Removed   Set                   // out of the game
	DeckSize  int                   //
	Bid       int                   // standing bid
	Bidder    engine.Seat           // standing bidder
	Passed    [MaxSeats]bool        // out of this auction
	Winner    engine.Seat           // of this turn's auction
	Price     int                   //
	PickOrder [MaxSeats]engine.Seat // once there is a winner
	Victim    engine.Seat           // of the Holdup
	Dice      [2]int                // of the production roll
	Over      bool                  //
}

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	b := Board{
		Seats: s.Seats(), Turn: s.TurnNumber(), First: s.first, Mines: s.mines, Kept: s.kept, Mayor: s.mayor,
		Placed: s.placed, InHand: s.resolving, Returned: s.returned, Removed: s.removed, DeckSize: s.DeckSize(),
		Bid: int(s.bid), Bidder: s.bidder, Winner: s.winner, Price: int(s.price), Victim: s.victim,
		Dice: [2]int{int(s.dice[0]), int(s.dice[1])}, Over: s.phase == PhaseGameOver,
	}
	for p := range s.seats {
		b.Gold[p] = int(s.gold[p])
		b.Passed[p] = s.out.has(engine.Seat(p))
	}
	for c := range s.placed.All() {
		b.With[c] = int8(s.lies[c-MineCount])
		if box.kindOf[c] == Saloon {
			b.Keeper[c] = s.keeper[c-MineCount]
		}
	}
	for i := range b.Row {
		b.Row[i] = NoCard
	}
	copy(b.Row[:], s.Row())
	copy(b.PickOrder[:], s.PickOrder())
	return b
}

// Apply lets the board follow an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventTurn, EventTurned, EventRevealed, EventReturned, EventShuffled, EventGameOver:
		b.applyReveal(e)
	case EventBid, EventPass, EventWon, EventShare, EventBankShare, EventOrder:
		b.applyAuction(e)
	case EventTaken, EventMine, EventMayor, EventSeized, EventKept, EventRemoved:
		b.applyCards(e)
	case EventGovernor, EventVein, EventSaloon, EventGirls:
		b.place(e)
	case EventFee, EventShark, EventRobbed, EventToll:
		b.move(e.Seat, e.Other, int(e.B))
	case EventCoach:
		b.Gold[e.Seat] += int(e.A)
	case EventProduced:
		b.Gold[e.Seat] += int(e.B)
	case EventVictim:
		b.Victim = e.Other
	case EventHoldupRoll:
		b.Victim = engine.NoSeat
	case EventRolled:
		b.Dice = [2]int{int(e.A), int(e.B)}
	case EventWired:
		b.Dice[e.A] = int(e.B)
	}
}

func (b *Board) applyReveal(e engine.Event) {
	card := Card(e.A)
	switch e.Kind {
	case EventTurn, EventGameOver:
		if b.Winner != engine.NoSeat {
			b.First = b.Winner
		}
		b.Winner, b.Price, b.Dice, b.PickOrder = engine.NoSeat, 0, [2]int{}, [MaxSeats]engine.Seat{}
		b.Over = e.Kind == EventGameOver
		if !b.Over {
			b.Turn = int(e.A)
		}
	case EventTurned:
		b.Aside |= card.bit()
		b.DeckSize--
	case EventRevealed:
		b.Row[e.B] = card
		b.DeckSize = int(e.C)
		b.Returned &^= card.bit()
	case EventReturned:
		b.Aside &^= card.bit()
		b.Returned |= card.bit()
		b.DeckSize++
	}
}

func (b *Board) applyAuction(e engine.Event) {
	switch e.Kind {
	case EventBid:
		b.Bid, b.Bidder = int(e.A), e.Seat
	case EventPass:
		b.Passed[e.Seat] = true
	case EventWon:
		b.Winner, b.Price = e.Seat, int(e.A)
		b.Bid, b.Bidder, b.Passed = 0, engine.NoSeat, [MaxSeats]bool{}
		for i := range b.Seats {
			b.PickOrder[i] = engine.Seat((int(e.Seat) + i) % b.Seats)
		}
	case EventShare:
		b.move(e.Other, e.Seat, int(e.A))
	case EventBankShare:
		b.Gold[e.Seat] -= int(e.A)
	case EventOrder:
		copy(b.PickOrder[:], Order(e, b.Seats))
	}
}

// move moves gold from one seat to another, or to the bank.
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
		rest := slices.Delete(b.Row[:], int(e.B), int(e.B)+1)
		b.Row[len(rest)] = NoCard
		b.InHand = card
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
		b.Mines[e.Seat] &^= card.bit()
		b.Removed |= card.bit()
	}
}

// lift takes a card from a hand, from what is kept and from what it lies with.
func (b *Board) lift(c Card) {
	if b.InHand == c {
		b.InHand = NoCard
	}
	for p := range b.Kept {
		b.Kept[p] &^= c.bit()
	}
	b.Placed &^= c.bit()
	b.With[c], b.Keeper[c] = 0, 0
}

// place puts a lasting event down.
func (b *Board) place(e engine.Event) {
	c := Card(e.A)
	b.lift(c)
	b.Placed |= c.bit()
	b.With[c] = int8(e.B)
	if e.Kind == EventSaloon {
		b.Keeper[c] = e.Seat
	}
}
