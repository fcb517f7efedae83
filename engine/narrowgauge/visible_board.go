package narrowgauge

import (
	"slices"

	"gulch/engine"
)

// Board is the part of a position that a viewer may see, see [engine.Board]. Even with the variant
// of hidden money, Cash contains the true amounts, which a player with a perfect memory would know.
type Board struct {
	Phase engine.Phase   // the current phase, which is the kind of the current decision
	Actor engine.Seat    // seat to decide; NoSeat when the game is over
	Open  engine.SeatSet // seats whose secrets the viewer may see, called open seats

	Round, Turn       int
	First             engine.Seat // first player of the round, NoSeat until it is determined
	OnTurn            engine.Seat // seat whose turn it is, NoSeat between turns
	Building          Company     // Company for which this turn builds; NoCompany until the Certificate is taken
	PlacedOnDifficult bool        // a Locomotive was placed on a Difficult space in this turn
	BrokersUsed       bool        // a City was connected in this turn, so Market Brokers has no further effect

	Cash      [Seats]int
	Ledger    [Seats][entryCount]int
	Cards     [Seats]int                       // number of cards in hand, by seat
	Hands     [Seats]Hand                      // cards in the hands of open seats
	Dark      [Seats]bool                      // by seat: the Build token shows its dark side
	Certs     [Seats][CompanyCount][Rounds]int // how many Certificates each seat has, by Company and value - 1
	Contracts [Seats]Contracts
	Used      Contracts // Flip Contracts that have been used and are face down

	Shown   Contracts          // Contracts that are face up between the players
	Pile    int                // number of Contracts that have not been shown yet
	Bidding int                // number of the bidding, 1 or 2, until the last Contract is taken; otherwise 0
	Sealed  engine.SeatSet     // seats that have made their secret bid or secret choice of a Contract
	Bids    [Seats]int         // bids in dollars that are revealed or made by open seats; -1 for others
	Holds   engine.SeatSet     // seats that have two dealt Contracts to choose from
	Dealt   [Seats][2]Contract // Contracts dealt to open seats, NoContract otherwise
	Kept    [Seats]Contract    // Contracts secretly kept by open seats, NoContract otherwise

	Market   [CompanyCount]int
	Net      [CompanyCount]Spaces
	Yard     [CompanyCount]Space
	Supply   [CompanyCount]int
	Marker   [CompanyCount]int
	Tile     [CityCount]Commodity // Commodity of each City slot, NoCommodity while its tile is face down
	DieAt    [CommodityCount]int  // position of each die, positive on seat 0's side
	DieValue [CommodityCount]int

	Deck      int
	Discard   [CardCount]Card // discard pile, the oldest card first
	Discarded int             // number of cards in Discard

	Past Past
}

// Past holds what players remember from earlier events. A position does not contain it.
type Past struct {
	// cards of open hands, by their places on the table; see Board.Places. A card is stored as its
	// number plus 1; 0 stands for a free place.
	places   [Seats][CardCount]Card
	Fresh    Spaces                 // spaces that got Locomotives in the latest turn that placed any
	faded    bool                   // another turn has begun since Fresh was updated
	Accounts [accounts]engine.Event // payments of dividends, each as the event that reported it; see Lines
	Lines    int                    // number of payments of the last dividends, which come first in Accounts
	Paid     int                    // round of the last dividends; 0 before the first
	Share    engine.Event           // the last Certificate that was taken, of kind EventShare; zero before the first
}

// accounts is the largest number of payments in the dividends of a round: for the shares of both
// seats in each Company, for a majority in each Company, and for each Commodity.
const accounts = Seats*CompanyCount + CompanyCount + CommodityCount

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position for one viewer. open is the set of seats whose secrets
// the viewer may see.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read sets the board to a position, for one viewer. open is the set of seats whose secrets the
// viewer may see.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Phase: s.phase, Actor: s.actor, Open: open,
		Round: s.Round(), Turn: s.TurnNumber(), First: s.first, OnTurn: engine.NoSeat, Building: s.building,
		PlacedOnDifficult: s.difficult,
		BrokersUsed:       s.brokered,
		Contracts:         s.owned,
		Used:              s.used,
		Shown:             s.shown,
		Pile:              s.PileSize(),
		Dark:              s.dark, Bidding: s.Bidding(), Net: s.net, Deck: s.DeckSize(), Discarded: int(s.discardSize),
	}
	if s.phase == PhaseShare || s.building != NoCompany {
		b.OnTurn = s.actor
	}
	copy(b.Discard[:], s.Discards())
	for p := range engine.Seat(Seats) {
		b.readSeat(s, p)
	}
	for c := range Company(CompanyCount) {
		b.Market[c], b.Supply[c], b.Marker[c], b.Yard[c] = s.Market(c), s.Supply(c), s.Marker(c), s.Yard(c)
	}
	for city, x := range components.cityAt {
		b.Tile[city] = s.Tile(x)
	}
	for g := range Commodity(CommodityCount) {
		b.DieAt[g], b.DieValue[g] = s.Die(g)
	}
}

// readSeat reads what is public about seat p from s, and its secrets if the viewer may see them.
func (b *Board) readSeat(s *State, p engine.Seat) {
	b.Cash[p], b.Cards[p] = s.Cash(p), s.hands[p].Len()
	for e, amount := range s.ledger[p] {
		b.Ledger[p][e] = int(amount)
	}
	for c := range Company(CompanyCount) {
		for value := 1; value <= Rounds; value++ {
			b.Certs[p][c][value-1] = s.Certificates(p, c, value)
		}
	}
	if s.Decided(p) {
		b.Sealed = b.Sealed.With(p)
	}
	if s.dealt[p] != noneDealt {
		b.Holds = b.Holds.With(p)
	}
	b.Bids[p], b.Dealt[p], b.Kept[p] = noBid, noneDealt, NoContract
	open := b.Open.Has(p)
	if open {
		b.Hands[p], b.Dealt[p], b.Kept[p] = s.hands[p], s.dealt[p], s.kept[p]
	}
	if open || s.phase != PhaseBid || s.opened {
		b.Bids[p] = int(s.bids[p])
	}
}

// Follow sets the board to the position after event e, for one viewer, and lets Past remember the
// event. open is the set of seats whose secrets the viewer may see.
func (b *Board) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	switch e.Event.Kind {
	case EventDrawn, EventTrack, EventDiscarded:
		past.keepPlaces(e.Event.Seat, b)
	}
	b.Read(e.State, open)
	past.remember(e.Event)
	b.Past = past
}

// keepPlaces gives the cards of seat q the places in which board b shows them, if none has one yet:
// the cards of a first hand, which no event has drawn, are not to move when one of them is laid.
func (p *Past) keepPlaces(q engine.Seat, b *Board) {
	if b.Hands[q].Len() == 0 || p.places[q] != ([CardCount]Card{}) {
		return
	}
	for at, c := range b.Places(q, nil) {
		p.places[q][at] = c + 1
	}
}

// remember records in p what event e tells but a position does not contain.
func (p *Past) remember(e engine.Event) {
	switch e.Kind {
	case EventDrawn:
		if !e.Redacted {
			laid := p.places[e.Seat][:]
			laid[slices.Index(laid, 0)] = CardIn(e) + 1 // there are as many places as cards, so one is free
		}
	case EventTrack, EventDiscarded:
		if at := slices.Index(p.places[e.Seat][:], CardIn(e)+1); at >= 0 {
			p.places[e.Seat][at] = 0
		}
	case EventTurn:
		p.faded = true
	case EventShare:
		p.Share = e
	case EventPlaced:
		if p.faded {
			p.Fresh, p.faded = Spaces{}, false
		}
		p.Fresh.add(SpaceIn(e))
	case EventDividends:
		p.Lines, p.Paid = 0, RoundIn(e)
	case EventDividend, EventMajority, EventCommodity:
		p.Accounts[p.Lines] = e
		p.Lines++
	}
}
