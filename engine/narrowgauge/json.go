package narrowgauge

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/document"
)

// maxCash is the largest amount of cash that a document may contain. It is higher than in any real
// game, and small enough for the fields of a State.
const maxCash = 9999

// entryIDs holds the IDs of the kinds of ledger entries.
var entryIDs = [entryCount]string{"bids", "penalties", "bonuses", "shares", "majorities", "commodities"}

var (
	phaseNotation     = document.Words("phase", phaseNames[:])
	commodityNotation = engine.IDNotation("commodity", ParseCommodity)
	tokenNotation     = document.Words("side of a build token", []string{"white", "dark"})
	cityNotation      = spacesWith("City", func(i int16) Space { return components.cityAt[i] },
		func(x SpaceInfo) int { return int(x.City) })
	yardNotation = spacesWith("Yard", func(i int16) Space { return components.yardAt[i] },
		func(x SpaceInfo) int { return int(x.Yard) })
)

// spacesWith returns the notation of the numbered spaces that have something, such as a City, by
// the IDs of the spaces. space returns the space with a number, and number the number of a space,
// which is negative if it has no such thing.
func spacesWith(what string, space func(i int16) Space, number func(x SpaceInfo) int) *engine.PartNotation {
	return engine.WordNotation(what,
		func(_ engine.State, i int16) string { return space(i).String() },
		func(_ engine.State, id string) (int16, error) {
			x, err := ParseSpace(id)
			if err != nil {
				return 0, err
			}
			i := number(x.Info())
			if i < 0 {
				err = fmt.Errorf("%s is not a %s", id, what)
			}
			return int16(i), err
		})
}

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) { return document.Write(s, engine.NoSeat, s.describe) }

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the other seat's hand, the order of the piles, face-down tiles, and the other seat's
// secret decisions. With hidden money, the other seat's cash is left out, too.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	return document.Write(s, seat, s.describe)
}

// UnmarshalJSON reads a position from its JSON form. If the position is not possible, UnmarshalJSON
// returns an error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	return document.Unmarshal(s, text, ready, (*State).describe)
}

// describe describes the JSON form of a position; the package comment explains its fields.
func (s *State) describe(d *document.Document) {
	ok := d.Setup(Game.Info(), Seats, s.Options(), func(_ int, full engine.Options) error {
		*s = *blank(rulesOf(full))
		s.actor = engine.NoSeat
		return nil
	})
	if !ok {
		return
	}
	document.Int(d, "round", &s.round, 1, Rounds)
	document.Name(d, "phase", &s.phase, phaseNotation)
	document.Seat(d, "actor", &s.actor)
	document.Seat(d, "first_player", &s.first)
	cards, placed := document.Once(cardNotation, "card", "")
	s.describeSeats(d, cards)
	contracts, _ := document.Once(contractNotation, "contract", "")
	s.describeContracts(d, contracts)
	document.Name(d, "building,omitempty", &s.building, companyNotation.Or("", int16(NoCompany)))
	document.Bool(d, "difficult,omitempty", &s.difficult)
	document.Bool(d, "brokers_used,omitempty", &s.brokered)
	s.describeMap(d)
	document.NameArray(d, "discard_pile", s.discard[:], &s.discardSize, cards)
	if d.Reading() {
		s.discarded = HandOf(s.discard[:s.discardSize]...)
	}
	if d.Has("draw_pile", d.Whole()) { // the top card comes first
		document.Array(d, "draw_pile", &s.deckSize, len(s.deck), func(i int) {
			document.Name(d, "", &s.deck[int(s.deckSize)-1-i], cards)
		})
	} else if d.Reading() {
		for c := range Card(CardCount) {
			if !placed[c] {
				s.deck[s.deckSize] = c
				s.deckSize++
			}
		}
		reverse(s.deck[:s.deckSize])
	}
	if d.Whole() {
		document.Bool(d, "unordered,omitempty", &s.unordered)
		document.Array(d, "contract_pile,omitempty", &s.pileSize, len(s.pile), func(i int) {
			document.Name(d, "", &s.pile[int(s.pileSize)-1-i], contracts)
		})
		document.Value(d, "chance", &s.chance, false)
	}
	if d.Ignore("winner", "turn", "hand_sizes", "draw_pile_size", "contract_pile_size") {
		return
	}
	if winner, _ := s.Winner(); s.phase == PhaseGameOver {
		document.Seat(d, "winner,omitempty", &winner)
	}
	d.Number("turn", s.TurnNumber())
	document.PerSeat(d, "hand_sizes", func(p engine.Seat) { d.Number("", s.hands[p].Len()) })
	d.Number("draw_pile_size", int(s.deckSize))
	d.Number("contract_pile_size", int(s.pileSize))
}

// describeSeats describes the cash, the ledgers, the Build tokens, the hands and the Certificates
// of the seats.
func (s *State) describeSeats(d *document.Document, cards *engine.PartNotation) {
	known := func(p engine.Seat) bool { return d.Sees(p) || !s.CashHidden() }
	document.PerSeat(d, "money", func(p engine.Seat) {
		if known(p) {
			document.Int(d, "", &s.cash[p], 0, maxCash)
		} else {
			d.Null("")
		}
	})
	document.PerSeat(d, "ledger", func(p engine.Seat) {
		if !known(p) {
			d.Null("")
			return
		}
		d.Object("", func() {
			for e, id := range entryIDs {
				document.Int(d, id, &s.ledger[p][e], -maxCash/2, maxCash/2)
			}
		})
	})
	document.PerSeat(d, "build_tokens", func(p engine.Seat) {
		side := 0
		if s.dark[p] {
			side = 1
		}
		if document.Name(d, "", &side, tokenNotation); d.Reading() {
			s.dark[p] = side == 1
		}
	})
	document.PerSeat(d, "hands", func(p engine.Seat) {
		if d.HasOrNull("", d.Sees(p)) {
			document.Set(d, "", &s.hands[p], cards)
		}
	})
	document.PerSeat(d, "certificates", func(p engine.Seat) {
		document.Map(d, "", companyNotation, CompanyCount,
			func(c Company) bool { return s.pieces(p, c) > 0 },
			func(c Company) { s.describeCertificates(d, p, c) })
	})
}

// describeCertificates describes the values of the Certificates of Company c that seat p has.
func (s *State) describeCertificates(d *document.Document, p engine.Seat, c Company) {
	certs := &s.certs[p][c]
	var values []int
	for i, n := range certs {
		values = append(values, slices.Repeat([]int{i + 1}, int(n))...)
	}
	document.Each(d, "", slices.Values(values), func(v *int) { document.Int(d, "", v, 1, Rounds) }, func(v int) {
		if certs[v-1]++; int(certs[v-1]) > components.company[c].Certificates[v-1] {
			d.Failf("certificates: %s has not so many of value %d", c, v)
		}
	})
}

// describeContracts describes where the Contracts are, and the decisions about them. Contracts that
// are not listed are out of the game.
func (s *State) describeContracts(d *document.Document, contracts *engine.PartNotation) {
	document.PerSeat(d, "contracts", func(p engine.Seat) { document.Set(d, "", &s.owned[p], contracts) })
	document.Set(d, "used_contracts", &s.used, contractNotation)
	document.Set(d, "contracts_shown,omitempty", &s.shown, contracts)
	document.Int(d, "bidding,omitempty", &s.bidding, 0, 2)
	open := s.phase == PhaseContractHigh || s.phase == PhaseContractLow || s.phase == PhaseCoin
	if d.Has("bids", s.phase == PhaseBid || open) {
		document.PerSeat(d, "bids", func(p engine.Seat) {
			if d.HasOrNull("", s.bids[p] != noBid && (open || d.Sees(p))) {
				document.Int(d, "", &s.bids[p], 0, maxCash)
			}
		})
	}
	keep := s.phase == PhaseKeep
	if d.Has("contracts_dealt", keep) {
		document.PerSeat(d, "contracts_dealt", func(p engine.Seat) {
			if d.HasOrNull("", d.Sees(p)) {
				document.Fixed(d, "", len(s.dealt[p]), func(i int) {
					document.Name(d, "", &s.dealt[p][i], contracts)
				})
			}
		})
	}
	if d.Has("contracts_kept", keep) {
		document.PerSeat(d, "contracts_kept", func(p engine.Seat) {
			if d.HasOrNull("", d.Sees(p) && s.kept[p] != NoContract) {
				document.Name(d, "", &s.kept[p], contractNotation)
			}
		})
	}
}

// describeMap describes the Market, the tiles and Locomotives on the map, the supplies and the
// tracks.
func (s *State) describeMap(d *document.Document) {
	document.Map(d, "market", companyNotation, CompanyCount, nil, func(c Company) {
		document.Int(d, "", &s.market[c], 0, components.company[c].Certificates[s.round-1])
	})
	cities, yards := 0, 0
	document.Map(d, "city_tiles", cityNotation, CityCount,
		func(city int16) bool { return d.Whole() || s.faceDown>>city&1 == 0 },
		func(city int16) {
			document.Name(d, "", &s.tile[city], commodityNotation)
			cities++
		})
	document.Set(d, "face_down,omitempty", &s.faceDown, cityNotation)
	companies, _ := document.Once(companyNotation, "company", "")
	document.Map(d, "company_tiles", yardNotation, YardCount,
		func(yard uint8) bool { return slices.Contains(s.yard[:], yard) },
		func(yard uint8) {
			c := Company(slices.Index(s.yard[:], yard))
			if document.Name(d, "", &c, companies); d.Reading() && d.Err == nil {
				s.yard[c] = yard
				s.place(c, components.yardAt[yard])
				yards++
			}
		})
	if d.Reading() && (cities != CityCount || yards != CompanyCount) {
		d.Failf("city_tiles and company_tiles need all %d Cities and all %d Yards", CityCount, YardCount)
	}
	document.Map(d, "locomotives", companyNotation, CompanyCount,
		func(c Company) bool { return !s.net[c].Empty() },
		func(c Company) {
			var seen Spaces
			document.Members(d, "", s.net[c].All(), func(x Space) {
				if seen.Has(x) {
					d.Failf("locomotives: %s of %s is there twice", x, c)
				}
				if seen.add(x); !s.net[c].Has(x) { // the list may omit the Company's Yard
					s.place(c, x)
				}
			}, spaceNotation)
		})
	document.Map(d, "supply", companyNotation, CompanyCount, nil, func(c Company) {
		document.Int(d, "", &s.supply[c], 0, components.company[c].Supply)
	})
	document.Map(d, "connections", companyNotation, CompanyCount, nil, func(c Company) {
		document.Int(d, "", &s.marker[c], 0, MaxMarker)
	})
	document.Map(d, "commodity_dice", commodityNotation, CommodityCount, nil, func(g Commodity) {
		d.Object("", func() {
			document.Int(d, "position", &s.dice[g].at, -MaxRow, MaxRow)
			document.Int(d, "value", &s.dice[g].value, 1, MaxDie)
		})
	})
}
