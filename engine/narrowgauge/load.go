package narrowgauge

import (
	"slices"

	"gulch/engine"
)

// maxCash is the largest amount of cash that a document may contain. It is higher than in any real
// game, and small enough for the fields of a State.
const maxCash = 9999

// UnmarshalJSON reads a position from its JSON form. If the position is not possible, UnmarshalJSON
// returns an error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	if err := ready(); err != nil {
		return err
	}
	var d document
	if err := engine.DecodeStrict(text, &d); err != nil {
		return err
	}
	full, err := Game.Info().Resolve(Seats, d.Options)
	if err != nil {
		return err
	}
	l := loader{d: &d, s: blank(rulesOf(full))}
	for _, read := range []func(){l.flow, l.board, l.tracks, l.seats, l.cards, l.contracts, l.sealed} {
		if read(); l.Err != nil {
			return l.Err
		}
	}
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// loader fills a position from a document. After an error it only keeps that error.
type loader struct {
	engine.FirstError
	d    *document
	s    *State
	used Hand
	held Contracts
}

// parsed returns a function that takes the two results of a parser, a value and an error. It
// returns the value; if there is an error, it records the error in l and returns the zero value.
func parsed[T any](l *loader) func(T, error) T {
	return func(v T, err error) T {
		if err != nil {
			l.Failf("%w", err)
			var zero T
			return zero
		}
		return v
	}
}

func (l *loader) company(id string) Company     { return parsed[Company](l)(ParseCompany(id)) }
func (l *loader) space(id string) Space         { return parsed[Space](l)(ParseSpace(id)) }
func (l *loader) commodity(id string) Commodity { return parsed[Commodity](l)(ParseCommodity(id)) }

// card returns the Track card with the given ID and marks it as used. If the card is unknown, or
// has been used before, it records an error in l.
func (l *loader) card(id string) Card {
	c := parsed[Card](l)(ParseCard(id))
	if l.Err == nil && l.used.Has(c) {
		l.Failf("card %s is in two places", id)
	}
	l.used |= c.bit()
	return c
}

// contract returns the Contract with the given ID and marks it as used. If the Contract is unknown,
// or has been used before, it records an error in l.
func (l *loader) contract(id string) Contract {
	k := parsed[Contract](l)(ParseContract(id))
	if l.Err == nil && l.held.Has(k) {
		l.Failf("contract %s is in two places", id)
	}
	l.held |= k.bit()
	return k
}

func (l *loader) seat(what string, n *int) engine.Seat {
	if n == nil {
		return engine.NoSeat
	}
	return engine.Seat(l.Within(what, *n, 0, Seats-1))
}

// perSeat reports whether a list of the document that should have one element for each seat can be
// read. n is its length; there is false if the document does not contain the list. If n is wrong,
// perSeat records an error in l and returns false. what names the list in the error message.
func (l *loader) perSeat(what string, n int, there bool) bool {
	if there && n != Seats {
		l.Failf("%s needs one entry for each of the %d seats", what, Seats)
	}
	return there && n == Seats
}

// flow reads the phase, the round, the seats, the bidding, the Company of the turn and the random
// generator from l.d into l.s.
func (l *loader) flow() {
	d, s := l.d, l.s
	at := slices.Index(phaseNames[:], d.Phase)
	if at < 0 {
		l.Failf("there is no phase %q", d.Phase)
		return
	}
	s.phase = engine.Phase(at)
	s.round = uint8(l.Within("round", d.Round, 1, Rounds))
	s.actor, s.first = l.seat("actor", d.Actor), l.seat("first_player", d.FirstPlayer)
	s.bidding = uint8(l.Within("bidding", d.Bidding, 0, 2))
	if d.Building != "" {
		s.building = l.company(d.Building)
	}
	s.difficult, s.brokered = d.Difficult, d.Brokered
	if d.Chance != nil {
		s.chance = *d.Chance
	}
}

// board reads the City tiles and the Locomotives on the map from l.d into l.s.
func (l *loader) board() {
	d, s := l.d, l.s
	if len(d.CityTiles) != CityCount || len(d.CompanyTiles) != CompanyCount {
		l.Failf("city_tiles and company_tiles need all %d Cities and all %d Yards", CityCount, YardCount)
		return
	}
	for id, tile := range d.CityTiles {
		x, g := l.space(id), l.commodity(tile)
		if city := components.space[x].City; city >= 0 {
			s.tile[city] = g
		} else {
			l.Failf("city_tiles: %s is not a City", id)
		}
	}
	for _, id := range d.FaceDown {
		if city := components.space[l.space(id)].City; city >= 0 {
			s.faceDown |= 1 << city
		} else {
			l.Failf("face_down: %s is not a City", id)
		}
	}
	var mixed [CompanyCount]bool
	for id, tile := range d.CompanyTiles {
		x, c := l.space(id), l.company(tile)
		if yard := components.space[x].Yard; l.Err == nil && yard >= 0 && !mixed[c] {
			mixed[c], s.yard[c] = true, uint8(yard)
			s.place(c, x)
		} else {
			l.Failf("company_tiles: %s is no Yard or %s is there twice", id, tile)
		}
	}
	for id, spaces := range d.Locomotives {
		l.locomotives(l.company(id), spaces)
	}
}

// locomotives reads the Network of Company c from the IDs of its spaces. The list may omit the
// Company's Yard.
func (l *loader) locomotives(c Company, spaces []string) {
	var seen Spaces
	for _, id := range spaces {
		x := l.space(id)
		if l.Err != nil || seen.Has(x) {
			l.Failf("locomotives: %s of %s is there twice", id, c)
			return
		}
		seen.add(x)
		if !l.s.net[c].Has(x) {
			l.s.place(c, x)
		}
	}
}

// tracks reads the supplies, the Market, the markers and the dice from l.d into l.s.
func (l *loader) tracks() {
	d, s := l.d, l.s
	for id, n := range d.Supply {
		c := l.company(id)
		s.supply[c] = uint8(l.Within("supply of "+id, n, 0, components.company[c].Supply))
	}
	for id, n := range d.Connections {
		s.marker[l.company(id)] = uint8(l.Within("connections of "+id, n, 0, MaxMarker))
	}
	for id, n := range d.Market {
		c := l.company(id)
		s.market[c] = uint8(l.Within("market of "+id, n, 0, components.company[c].Certificates[s.round-1]))
	}
	for id, v := range d.Dice {
		s.dice[l.commodity(id)] = die{
			int8(l.Within("position of "+id, v.Position, -MaxRow, MaxRow)),
			uint8(l.Within("value of "+id, v.Value, 1, MaxDie)),
		}
	}
}

// seats reads the cash, the ledgers, the Build tokens and the Certificates of the seats from l.d
// into l.s.
func (l *loader) seats() {
	d, s := l.d, l.s
	if l.perSeat("money", len(d.Money), d.Money != nil) {
		for p, n := range d.Money {
			if n == nil {
				l.Failf("money of seat %d is missing", p)
				return
			}
			s.cash[p] = int16(l.Within("money", *n, 0, maxCash))
		}
	}
	if l.perSeat("ledger", len(d.Ledger), d.Ledger != nil) {
		for p, e := range d.Ledger {
			if e == nil {
				l.Failf("ledger of seat %d is missing", p)
				return
			}
			for i, n := range []int{e.Bids, e.Penalties, e.Bonuses, e.Shares, e.Majorities, e.Commodities} {
				s.ledger[p][i] = int16(l.Within("ledger", n, -maxCash/2, maxCash/2))
			}
		}
	}
	if l.perSeat("build_tokens", len(d.Tokens), d.Tokens != nil) {
		for p, side := range d.Tokens {
			s.dark[p] = side == tokenDark
			if side != tokenDark && side != tokenWhite {
				l.Failf("a build token is white or dark, not %q", side)
			}
		}
	}
	if l.perSeat("certificates", len(d.Certificates), d.Certificates != nil) {
		for p, certs := range d.Certificates {
			l.certificates(p, certs)
		}
	}
}

func (l *loader) certificates(p int, certs map[string][]int) {
	for id, values := range certs {
		c := l.company(id)
		for _, v := range values {
			v = l.Within("value of a certificate", v, 1, Rounds)
			if l.s.certs[p][c][v-1]++; int(l.s.certs[p][c][v-1]) > components.company[c].Certificates[v-1] {
				l.Failf("certificates: %s has not so many of value %d", c, v)
				return
			}
		}
	}
}

// cards reads the hands and the piles of Track cards from l.d into l.s. If the draw pile is
// missing, it consists of all cards that are not mentioned elsewhere.
func (l *loader) cards() {
	d, s := l.d, l.s
	if l.perSeat("hands", len(d.Hands), d.Hands != nil) {
		for p, hand := range d.Hands {
			if hand == nil {
				continue
			}
			for _, id := range *hand {
				s.hands[p] |= l.card(id).bit()
			}
		}
	}
	for _, id := range d.Discard {
		c := l.card(id)
		if l.Err != nil {
			return
		}
		s.discard[s.discardSize] = c
		s.discardSize++
		s.discarded |= c.bit()
	}
	draw := d.Draw
	if draw == nil {
		rest := cardIDs(allCards &^ l.used)
		draw = &rest
	}
	for _, id := range *draw {
		c := l.card(id)
		if l.Err != nil {
			return
		}
		s.deck[s.deckSize] = c
		s.deckSize++
	}
	reverse(s.deck[:s.deckSize])
	s.unordered = d.Unordered
}

// contracts reads where the Contracts are from l.d into l.s. Contracts that are not listed are out
// of the game.
func (l *loader) contracts() {
	d, s := l.d, l.s
	if l.perSeat("contracts", len(d.Contracts), d.Contracts != nil) {
		for p, list := range d.Contracts {
			for _, id := range list {
				s.owned[p] |= l.contract(id).bit()
			}
		}
	}
	for _, id := range d.Used {
		s.used |= parsed[Contract](l)(ParseContract(id)).bit()
	}
	for _, id := range d.Shown {
		s.shown |= l.contract(id).bit()
	}
	for _, id := range d.Pile {
		k := l.contract(id)
		if l.Err != nil {
			return
		}
		s.pile[s.pileSize] = k
		s.pileSize++
	}
	reverse(s.pile[:s.pileSize])
}

// sealed reads the bids and the secretly kept Contracts from l.d into l.s.
func (l *loader) sealed() {
	d, s := l.d, l.s
	if l.perSeat("bids", len(d.Bids), d.Bids != nil) {
		for p, n := range d.Bids {
			if n != nil {
				s.bids[p] = int16(l.Within("bid", *n, 0, maxCash))
			}
		}
	}
	if l.perSeat("contracts_dealt", len(d.Dealt), d.Dealt != nil) {
		for p, two := range d.Dealt {
			if len(two) != 2 {
				l.Failf("contracts_dealt: each seat is dealt two")
				return
			}
			s.dealt[p] = [2]Contract{l.contract(two[0]), l.contract(two[1])}
		}
	}
	if l.perSeat("contracts_kept", len(d.Kept), d.Kept != nil) {
		for p, id := range d.Kept {
			if id != nil {
				s.kept[p] = parsed[Contract](l)(ParseContract(*id))
			}
		}
	}
}
