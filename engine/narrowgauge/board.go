package narrowgauge

import "gulch/engine"

// Board is what everybody sees on the table. It follows the game by events alone, one at a time, so that a picture
// can show any moment between two positions. With hidden money its Cash is what a perfect memory would know.
type Board struct {
	Round, Turn int
	First       engine.Seat // first player of the round, NoSeat until that is settled
	OnTurn      engine.Seat // whose turn it is, NoSeat between turns
	Building    Company
	Rough       bool // a Locomotive was placed on a Difficult space in this turn
	Cash        [Seats]int
	Ledger      [Seats][entryCount]int
	Cards       [Seats]int // in hand
	Dark        [Seats]bool
	Certs       [Seats][CompanyCount][Rounds]int // by value - 1
	Contracts   [Seats]Contracts
	Used        Contracts
	Shown       Contracts
	Pile        int // Contracts not shown yet
	Bidding     int
	Sealed      [Seats]bool // has sealed a bid or a Contract
	Bids        [Seats]int  // once they are open, -1 otherwise
	Market      [CompanyCount]int
	Net         [CompanyCount]Spaces
	Supply      [CompanyCount]int
	Marker      [CompanyCount]int
	Tile        [CityCount]Commodity // by City slot, NoCommodity while face down
	DieAt       [CommodityCount]int
	DieValue    [CommodityCount]int
	Deck        int
	Discard     [CardCount]Card // the oldest first
	Discarded   int
	Over        bool
}

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	b := Board{
		Round: s.Round(), Turn: s.TurnNumber(), First: s.first, OnTurn: engine.NoSeat, Building: s.building,
		Rough: s.difficult, Contracts: s.owned, Used: s.used, Shown: s.shown, Pile: s.PileSize(), Dark: s.dark,
		Bidding: s.Bidding(), Net: s.net, Deck: s.DeckSize(), Discarded: int(s.thrown), Over: s.phase == PhaseGameOver,
	}
	if s.phase >= PhaseShare && s.phase <= PhaseRefill {
		b.OnTurn = s.actor
	}
	copy(b.Discard[:], s.Discards())
	for p := range engine.Seat(Seats) {
		b.Cash[p], b.Cards[p] = s.Cash(p), s.hands[p].Len()
		b.Sealed[p], b.Bids[p] = s.Decided(p), noBid
		if s.phase != PhaseBid {
			b.Bids[p] = int(s.bids[p])
		}
		for e, amount := range s.ledger[p] {
			b.Ledger[p][e] = int(amount)
		}
		for c := range Company(CompanyCount) {
			for value := 1; value <= Rounds; value++ {
				b.Certs[p][c][value-1] = s.Certificates(p, c, value)
			}
		}
	}
	for c := range Company(CompanyCount) {
		b.Market[c], b.Supply[c], b.Marker[c] = s.Market(c), s.Supply(c), s.Marker(c)
	}
	for city, x := range box.cityAt {
		b.Tile[city] = s.Tile(x)
	}
	for g := range Commodity(CommodityCount) {
		b.DieAt[g], b.DieValue[g] = s.Die(g)
	}
	return b
}

// Apply lets the board follow an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventBids, EventBidPaid, EventSealed, EventKeeps, EventBidding, EventShown, EventContract, EventContractGone,
		EventFlipped, EventReadied, EventFirst:
		b.applyAuction(e)
	case EventTrack, EventPenalty, EventPlaced, EventTile, EventConnected, EventDie:
		b.applyBuild(e)
	case EventRoundEnd, EventDividend, EventMajority, EventCommodity, EventUnclaimed, EventGameOver:
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
	case EventSealed, EventKeeps:
		b.Sealed[e.Seat] = true
	case EventBids:
		b.Bids, b.Sealed = [Seats]int{int(e.A), int(e.B)}, [Seats]bool{}
	case EventBidPaid:
		b.earn(e.Seat, entryBids, -e.A)
	case EventFirst:
		b.First, b.Sealed = e.Seat, [Seats]bool{}
	case EventContract:
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

func (b *Board) applyBuild(e engine.Event) {
	switch e.Kind {
	case EventTrack:
		b.Cards[e.Seat]--
	case EventPenalty:
		b.earn(e.Seat, entryPenalties, -e.A)
	case EventPlaced:
		b.Net[e.A].add(Space(e.B))
		b.Supply[e.A]--
		b.Rough = b.Rough || e.D != 0
	case EventTile:
		b.Tile[Space(e.A).Info().City] = Commodity(e.B)
	case EventConnected:
		b.Marker[e.A] = int(e.C)
		b.earn(e.Seat, entryBonuses, e.D)
	case EventDie:
		b.DieAt[e.A], b.DieValue[e.A] = int(e.B), int(e.C)
	}
}

func (b *Board) applyTurn(e engine.Event) {
	switch e.Kind {
	case EventRound:
		b.Round, b.First = int(e.A), engine.NoSeat
	case EventMarket:
		b.Market[e.A] = int(e.B)
	case EventTurn:
		b.Turn, b.OnTurn = int(e.A), e.Seat
		b.Bidding, b.Bids = 0, [Seats]int{noBid, noBid}
	case EventTurnEnd:
		b.OnTurn, b.Building, b.Rough = engine.NoSeat, NoCompany, false
	case EventShare:
		b.Building, b.Market[e.A] = Company(e.A), int(e.C)
		b.Certs[e.Seat][e.A][e.B-1]++
	case EventDiscarded:
		b.Discard[b.Discarded] = Card(e.A)
		b.Discarded++
		if e.B == 0 {
			b.Cards[e.Seat]--
		}
	case EventToken:
		b.Dark[e.Seat] = e.A != 0
	case EventDrawn:
		b.Cards[e.Seat]++
		b.Deck--
	case EventShuffled:
		b.Deck, b.Discarded, b.Discard = int(e.A), 0, [CardCount]Card{}
	}
}

func (b *Board) applyDividends(e engine.Event) {
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
		b.Round, b.First = int(e.A)+1, engine.NoSeat
	case EventGameOver:
		b.Over = true
	}
}
