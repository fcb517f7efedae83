package narrowgauge

import (
	"encoding/json"

	"gulch/engine"
)

// document is the JSON form of a position; the package comment describes its fields.
type document struct {
	Options      engine.Options         `json:"options"`
	Round        int                    `json:"round"`
	Phase        string                 `json:"phase"`
	Actor        *int                   `json:"actor"`
	FirstPlayer  *int                   `json:"first_player"`
	Money        []*int                 `json:"money"`
	Ledger       []*ledgerDocument      `json:"ledger"`
	Tokens       []string               `json:"build_tokens"`
	Hands        []*[]string            `json:"hands"`
	Certificates []map[string][]int     `json:"certificates"`
	Contracts    [][]string             `json:"contracts"`
	Used         []string               `json:"used_contracts"`
	Shown        []string               `json:"contracts_shown,omitempty"`
	Bidding      int                    `json:"bidding,omitempty"`
	Bids         []*int                 `json:"bids,omitempty"`
	Dealt        [][]string             `json:"contracts_dealt,omitempty"`
	Kept         []*string              `json:"contracts_kept,omitempty"`
	Building     string                 `json:"building,omitempty"`
	Difficult    bool                   `json:"difficult,omitempty"`
	Brokered     bool                   `json:"brokers_used,omitempty"`
	Market       map[string]int         `json:"market"`
	CityTiles    map[string]string      `json:"city_tiles"`
	FaceDown     []string               `json:"face_down,omitempty"`
	CompanyTiles map[string]string      `json:"company_tiles"`
	Locomotives  map[string][]string    `json:"locomotives"`
	Supply       map[string]int         `json:"supply"`
	Connections  map[string]int         `json:"connections"`
	Dice         map[string]dieDocument `json:"commodity_dice"`
	Discard      []string               `json:"discard_pile"`
	Draw         *[]string              `json:"draw_pile,omitempty"`
	Unordered    bool                   `json:"unordered,omitempty"`
	Pile         []string               `json:"contract_pile,omitempty"`
	Chance       *engine.Chance         `json:"chance,omitempty"`

	// The following fields are derived from others. They are ignored when a document is loaded.
	Winner    *int  `json:"winner,omitempty"` // missing before the end of the game and in a draw
	Turn      int   `json:"turn"`
	HandSizes []int `json:"hand_sizes"`
	DrawSize  int   `json:"draw_pile_size"`
	PileSize  int   `json:"contract_pile_size"`
}

type dieDocument struct {
	Position int `json:"position"`
	Value    int `json:"value"`
}

type ledgerDocument struct {
	Bids        int `json:"bids"`
	Penalties   int `json:"penalties"`
	Bonuses     int `json:"bonuses"`
	Shares      int `json:"shares"`
	Majorities  int `json:"majorities"`
	Commodities int `json:"commodities"`
}

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	for p := range engine.Seat(Seats) {
		s.documentPrivate(&d, p)
	}
	draw := []string{}
	for i := range s.deckSize {
		draw = append(draw, s.deck[s.deckSize-1-i].String())
	}
	d.Draw = &draw
	for i := range s.pileSize {
		d.Pile = append(d.Pile, s.pile[s.pileSize-1-i].String())
	}
	for city, x := range components.cityAt {
		d.CityTiles[x.String()] = s.tile[city].String()
	}
	d.Unordered = s.unordered
	d.Chance = &s.chance
	if s.phase == PhaseBid {
		d.Bids = bidList(s.bids)
	}
	if s.phase == PhaseKeep {
		for p, k := range s.kept {
			if k != NoContract {
				id := k.String()
				d.Kept[p] = &id
			}
		}
	}
	return json.Marshal(d)
}

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the other seat's hand, the order of the piles, face-down tiles, and the other seat's
// secret decisions. With hidden money, the other seat's cash is left out, too.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	d := s.document()
	s.documentPrivate(&d, seat)
	other := 1 - seat
	if s.CashHidden() {
		d.Money[other], d.Ledger[other] = nil, nil
	}
	if s.phase == PhaseKeep && s.Decided(seat) {
		id := s.kept[seat].String()
		d.Kept[seat] = &id
	}
	if amount, has := s.Bid(seat); has && s.phase == PhaseBid {
		d.Bids[seat] = &amount
	}
	return json.Marshal(d)
}

// documentPrivate adds to d the hand of seat p and the Contracts that were dealt to it.
func (s *State) documentPrivate(d *document, p engine.Seat) {
	hand := cardIDs(s.hands[p])
	d.Hands[p] = &hand
	if s.phase == PhaseKeep {
		d.Dealt[p] = []string{s.dealt[p][0].String(), s.dealt[p][1].String()}
	}
}

// document returns the public information about the position in the JSON form.
func (s *State) document() document {
	d := document{
		Options: s.Options(), Round: int(s.round), Phase: phaseNames[s.phase], Actor: engine.SeatOrNil(s.actor),
		FirstPlayer: engine.SeatOrNil(s.first), Hands: make([]*[]string, Seats), Ledger: []*ledgerDocument{},
		Used: contractIDsOf(s.used), Bidding: int(s.bidding), Difficult: s.difficult, Brokered: s.brokered,
		Market: map[string]int{}, CityTiles: map[string]string{}, CompanyTiles: map[string]string{},
		Locomotives: map[string][]string{}, Supply: map[string]int{}, Connections: map[string]int{},
		Dice: map[string]dieDocument{}, Discard: []string{},
		Turn: s.TurnNumber(), DrawSize: int(s.deckSize), PileSize: int(s.pileSize),
	}
	if s.shown != 0 {
		d.Shown = contractIDsOf(s.shown)
	}
	switch s.phase {
	case PhaseBid:
		d.Bids = make([]*int, Seats)
	case PhaseContractHigh, PhaseContractLow, PhaseCoin:
		d.Bids = bidList(s.bids)
	case PhaseKeep:
		d.Dealt, d.Kept = make([][]string, Seats), make([]*string, Seats)
	}
	if winner, _ := s.Winner(); s.phase == PhaseGameOver {
		d.Winner = engine.SeatOrNil(winner)
	}
	if s.building != NoCompany {
		d.Building = s.building.String()
	}
	for p := range engine.Seat(Seats) {
		s.documentSeat(&d, p)
	}
	s.documentBoard(&d)
	return d
}

func (s *State) documentSeat(d *document, p engine.Seat) {
	cash, l := s.Cash(p), &s.ledger[p]
	d.Money = append(d.Money, &cash)
	d.Ledger = append(d.Ledger, &ledgerDocument{
		int(l[entryBids]), int(l[entryPenalties]), int(l[entryBonuses]), int(l[entryShares]), int(l[entryMajorities]),
		int(l[entryCommodities]),
	})
	token := tokenWhite
	if s.dark[p] {
		token = tokenDark
	}
	d.Tokens = append(d.Tokens, token)
	certs := map[string][]int{}
	for c := range Company(CompanyCount) {
		for value := 1; value <= Rounds; value++ {
			for range s.Certificates(p, c, value) {
				certs[c.String()] = append(certs[c.String()], value)
			}
		}
	}
	d.Certificates = append(d.Certificates, certs)
	d.Contracts = append(d.Contracts, contractIDsOf(s.owned[p]))
	d.HandSizes = append(d.HandSizes, s.hands[p].Len())
}

const (
	tokenWhite = "white"
	tokenDark  = "dark"
)

func (s *State) documentBoard(d *document) {
	for c := range Company(CompanyCount) {
		id := c.String()
		d.Market[id], d.Supply[id], d.Connections[id] = s.Market(c), s.Supply(c), s.Marker(c)
		d.CompanyTiles[s.Yard(c).String()] = id
		for x := range s.net[c].All() {
			d.Locomotives[id] = append(d.Locomotives[id], x.String())
		}
	}
	for city, x := range components.cityAt {
		if s.faceDown>>city&1 != 0 {
			d.FaceDown = append(d.FaceDown, x.String())
		} else {
			d.CityTiles[x.String()] = s.tile[city].String()
		}
	}
	for g := range Commodity(CommodityCount) {
		at, value := s.Die(g)
		d.Dice[g.String()] = dieDocument{at, value}
	}
	for _, c := range s.Discards() {
		d.Discard = append(d.Discard, c.String())
	}
}

func bidList(bids [Seats]int16) []*int {
	list := make([]*int, Seats)
	for p, amount := range bids {
		if amount != noBid {
			n := int(amount)
			list[p] = &n
		}
	}
	return list
}

func cardIDs(set Hand) []string {
	list := []string{}
	for c := range set.All() {
		list = append(list, c.String())
	}
	return list
}

func contractIDsOf(set Contracts) []string {
	list := []string{}
	for k := range set.All() {
		list = append(list, k.String())
	}
	return list
}
