package narrowgauge

import (
	"slices"

	"gulch/engine"
)

// Board is the visible part of a position, see [engine.Board]. Even with the variant of hidden
// money, Cash contains the true amounts, which a player with a perfect memory would know.
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
	// cards of open hands in their places on the table, see Board.Places. A card is stored as its
	// number + 1; 0 stands for a free place.
	places   [Seats][CardCount]Card
	Fresh    Spaces                 // spaces that got Locomotives in the latest turn that placed any
	faded    bool                   // another turn has begun since Fresh was updated
	Accounts [accounts]engine.Event // payments of the last dividends, each as the event that reported it
	Lines    int                    // number of payments in Accounts
	Paid     int                    // round of the last dividends; 0 before the first
}

// accounts is the maximum number of payments in the dividends of a round: shares of both seats in
// each Company, a majority in each Company, and a bonus for each Commodity.
const accounts = Seats*CompanyCount + CompanyCount + CommodityCount

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position for a viewer who may see the secrets of the seats in
// open.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read sets the board to a position, as seen by a viewer who may see the secrets of the seats in
// open.
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

// readSeat reads the public information about a seat, and its secrets if the seat is open.
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

// Apply updates the board with the effect of an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventAsked:
		b.Actor, b.Phase = e.Seat, engine.Phase(e.A)
	case EventDealt, EventSealed, EventKeeps:
		b.applySecret(e)
	case EventBids, EventBidPaid, EventBidding, EventShown, EventContract, EventContractGone,
		EventFlipped, EventReadied, EventFirst:
		b.applyAuction(e)
	case EventTrack, EventPenalty, EventPlaced, EventTile, EventConnected, EventDie:
		b.applyBuild(e)
	case EventRoundEnd, EventDividends, EventDividend, EventMajority, EventCommodity, EventUnclaimed, EventGameOver:
		b.applyDividends(e)
	default:
		b.applyTurn(e)
	}
}

func (b *Board) earn(p engine.Seat, e entry, amount int16) {
	b.Cash[p] += int(amount)
	b.Ledger[p][e] += int(amount)
}

func (b *Board) applyAuction(e engine.Event) {
	k := Contract(e.A)
	switch e.Kind {
	case EventShown:
		b.Shown |= k.bit()
		b.Pile = int(e.B)
	case EventBidding:
		b.Bidding, b.Bids = int(e.A), [Seats]int{noBid, noBid}
	case EventBids:
		b.Bids, b.Sealed = [Seats]int{int(e.A), int(e.B)}, 0
	case EventBidPaid:
		b.earn(e.Seat, entryBids, -e.A)
	case EventFirst:
		b.First = e.Seat
	case EventContract:
		b.Holds, b.Sealed = b.Holds.Without(e.Seat), b.Sealed.Without(e.Seat)
		b.Dealt[e.Seat], b.Kept[e.Seat] = noneDealt, NoContract
		b.Contracts[e.Seat] |= k.bit()
		b.Shown &^= k.bit()
	case EventContractGone:
		b.Shown &^= k.bit()
		if e.Seat != engine.NoSeat {
			b.Contracts[e.Seat] &^= k.bit()
			b.Used &^= k.bit()
		}
	case EventFlipped:
		b.Used |= k.bit()
	case EventReadied:
		b.Used &^= k.bit()
	}
}

// applySecret updates the board for an event that deals Contracts or contains a secret choice. From
// a redacted event, whose content the viewer may not see, it only records that it has happened.
func (b *Board) applySecret(e engine.Event) {
	if e.Kind == EventDealt {
		b.Holds = b.Holds.With(e.Seat)
	} else {
		b.Sealed = b.Sealed.With(e.Seat)
	}
	if e.Redacted {
		return
	}
	switch e.Kind {
	case EventDealt:
		b.Dealt[e.Seat] = [2]Contract{Contract(e.A), Contract(e.B)}
	case EventSealed:
		b.Bids[e.Seat] = int(e.A)
	case EventKeeps:
		b.Kept[e.Seat] = Contract(e.A)
	}
}

func (b *Board) applyBuild(e engine.Event) {
	switch e.Kind {
	case EventTrack:
		b.removeCard(e.Seat, Card(e.A))
	case EventPenalty:
		b.earn(e.Seat, entryPenalties, -e.A)
	case EventPlaced:
		b.Net[e.A].add(Space(e.B))
		b.Supply[e.A]--
		b.markFresh(Space(e.B))
		b.PlacedOnDifficult = b.PlacedOnDifficult || e.D != 0
	case EventTile:
		b.Tile[Space(e.A).Info().City] = Commodity(e.B)
	case EventConnected:
		b.Marker[e.A], b.BrokersUsed = int(e.C), true
		b.earn(e.Seat, entryBonuses, e.D)
	case EventDie:
		b.DieAt[e.A], b.DieValue[e.A] = int(e.B), int(e.C)
	}
}

// markFresh adds space x to Fresh, the spaces with new Locomotives. At the first Locomotive of a
// turn it removes the spaces of an earlier turn.
func (b *Board) markFresh(x Space) {
	if b.Past.faded {
		b.Past.Fresh, b.Past.faded = Spaces{}, false
	}
	b.Past.Fresh.add(x)
}

// removeCard removes card c, which is public from now on, from the hand of seat p.
func (b *Board) removeCard(p engine.Seat, c Card) {
	b.Cards[p]--
	b.Hands[p] &^= c.bit()
	if at := slices.Index(b.Past.places[p][:], c+1); at >= 0 {
		b.Past.places[p][at] = 0
	}
}

// draw adds the drawn card to a hand. If the event is redacted, only the number of cards in hand
// changes.
func (b *Board) draw(e engine.Event) {
	p, c := e.Seat, Card(e.A)
	b.Cards[p]++
	b.Deck--
	if e.Redacted {
		return
	}
	b.Hands[p] |= c.bit()
	b.Past.places[p][slices.Index(b.Past.places[p][:], 0)] = c + 1 // there are as many places as cards, so one is free
}

func (b *Board) applyTurn(e engine.Event) {
	switch e.Kind {
	case EventRound:
		b.Round, b.First = int(e.A), engine.NoSeat
	case EventMarket:
		b.Market[e.A] = int(e.B)
	case EventTurn:
		b.Turn, b.OnTurn, b.Past.faded = int(e.A), e.Seat, true
		b.Phase, b.Actor = PhaseShare, e.Seat
		b.Bidding, b.Bids = 0, [Seats]int{noBid, noBid}
	case EventTurnEnd:
		b.OnTurn, b.Building, b.PlacedOnDifficult, b.BrokersUsed = engine.NoSeat, NoCompany, false, false
	case EventShare:
		b.Building, b.Market[e.A] = Company(e.A), int(e.C)
		b.Certs[e.Seat][e.A][e.B-1]++
	case EventDiscarded:
		b.Discard[b.Discarded] = Card(e.A)
		b.Discarded++
		if e.B == 0 {
			b.removeCard(e.Seat, Card(e.A))
		}
	case EventToken:
		b.Dark[e.Seat] = e.A != 0
	case EventDrawn:
		b.draw(e)
	case EventShuffled:
		b.Deck, b.Discarded, b.Discard = int(e.A), 0, [CardCount]Card{}
	}
}

func (b *Board) applyDividends(e engine.Event) {
	switch v := &b.Past; e.Kind {
	case EventDividends:
		v.Lines, v.Paid, v.Accounts = 0, int(e.A), [accounts]engine.Event{}
	case EventDividend, EventMajority, EventCommodity:
		v.Accounts[v.Lines] = e
		v.Lines++
	}
	switch e.Kind {
	case EventDividend:
		b.earn(e.Seat, entryShares, e.D)
	case EventMajority:
		b.earn(e.Seat, entryMajorities, e.D)
	case EventCommodity:
		b.earn(e.Seat, entryCommodities, e.D)
	case EventUnclaimed:
		b.Market[e.A]--
	case EventRoundEnd:
		b.Round, b.First, b.Phase = int(e.A)+1, engine.NoSeat, PhaseRoundStart
	case EventGameOver:
		b.Phase, b.Actor = PhaseGameOver, engine.NoSeat
	}
}
