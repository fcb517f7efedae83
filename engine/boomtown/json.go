package boomtown

import (
	"slices"

	"gulch/engine"
	"gulch/engine/document"
)

// The largest amounts of gold and numbers of turns that a document may contain. They are higher
// than in any real game, and small enough for the fields of a State.
const (
	maxGold = 5000
	maxTurn = 200
)

var phaseNotation = document.Words("phase", phaseNames[:])

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) { return document.Write(s, engine.NoSeat, s.describe) }

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the order of the deck, the cards set aside and the random generator, and the same for all
// seats.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	return document.Write(s, seat, s.describe)
}

// UnmarshalJSON reads a position from its JSON form. Cards that are not mentioned are removed from
// the game. If the position is not possible, UnmarshalJSON returns an error and leaves the state
// unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	return document.Unmarshal(s, text, ready, (*State).describe)
}

// describe describes the JSON form of a position; the package comment explains its fields.
func (s *State) describe(d *document.Document) {
	ok := d.Setup(Game.Info(), s.Seats(), s.Options(), func(players int, full engine.Options) error {
		*s = *blank(players, rulesOf(full))
		s.actor = engine.NoSeat
		return nil
	})
	if !ok {
		return
	}
	cards, used := document.Once(cardNotation, "card", "I1")
	document.Int(d, "turn", &s.turn, 0, maxTurn)
	document.Name(d, "phase", &s.phase, phaseNotation)
	document.Seat(d, "actor", &s.actor)
	document.Seat(d, "first_player", &s.first)
	document.PerSeat(d, "gold", func(p engine.Seat) { document.IntBy(d, "R3", "", &s.gold[p], 0, maxGold) })
	document.PerSeat(d, "mines", func(p engine.Seat) { document.Set(d, "", &s.mines[p], cards) })
	document.PerSeat(d, "kept", func(p engine.Seat) { document.Set(d, "", &s.kept[p], cards) })
	s.describePlaced(d, cards)
	document.NameArray(d, "row", s.row[:s.seats], &s.rowSize, cards)
	document.Int(d, "standing_bid,omitempty", &s.bid, 0, maxGold)
	document.Seat(d, "standing_bidder,omitempty", &s.bidder)
	document.Seats(d, "passed,omitempty", &s.out)
	document.Seat(d, "first_passed,omitempty", &s.firstOut)
	document.Seat(d, "winner,omitempty", &s.winner)
	document.Int(d, "price,omitempty", &s.price, 0, maxGold)
	if d.Has("pick_order", s.winner != engine.NoSeat) {
		document.SeatOrder(d, "pick_order", s.order[:s.seats])
		if d.Reading() && s.picking() {
			s.picker = uint8(max(0, slices.Index(s.order[:s.seats], s.actor)))
		}
	}
	document.Seats(d, "to_ask,omitempty", &s.asking)
	document.Seats(d, "riders,omitempty", &s.riders)
	document.Name(d, "resolving,omitempty", &s.resolving, cards.Or("", int16(NoCard)))
	document.Seat(d, "victim,omitempty", &s.victim)
	if d.Has("dice", s.phase == PhaseTelegraph) {
		document.Fixed(d, "dice", len(s.dice), func(i int) { document.Int(d, "", &s.dice[i], 1, 6) })
	}
	events := document.Only(cardNotation, "an event", func(c Card) bool { return !c.IsMine() })
	document.Set(d, "returned", &s.returned, events)
	document.Set(d, "removed", &s.removed, cards)
	if d.Whole() {
		s.describeHidden(d, cards)
	}
	if d.Reading() {
		for c := range Card(box.cards) {
			if !used[c] {
				s.removed |= c.bit()
			}
		}
	}
	if d.Ignore("deck_size", "set_aside_size", "turns", "scores", "ranks") {
		return
	}
	d.Number("deck_size", s.DeckSize())
	d.Number("set_aside_size", s.SetAside())
	d.Number("turns", s.Turns())
	d.NumberList("scores", s.Scores(nil))
	d.NumberList("ranks", s.Ranks(nil))
}

// describePlaced describes the mayor pawns, and the events placed at pawns, in saloons and under
// mines.
func (s *State) describePlaced(d *document.Document, cards *engine.PartNotation) {
	document.Map(d, "mayors", townNotation, TownCount, nil, func(t Town) { document.Seat(d, "", &s.mayor[t]) })
	var owner engine.Seat
	var town Town
	document.Each(d, "saloons", s.Saloons().All(), func(saloon *Card) {
		if owner, town = 0, 0; !d.Reading() {
			owner, town = s.Owner(*saloon), s.SaloonTown(*saloon)
		}
		d.Object("", func() {
			document.Name(d, "card", saloon, ofKind(cards, Saloon))
			document.Seat(d, "owner", &owner)
			document.Name(d, "town", &town, townNotation)
			s.describeEvents(d, "girls", SaloonGirls, uint8(*saloon), cards)
		})
	}, func(saloon Card) {
		s.place(saloon, uint8(town))
		s.keeper[saloon-MineCount] = owner
		s.tokens[town]++
		s.tolled |= box.inTown[town]
	})
	mines := document.Only(cardNotation, "a mine", Card.IsMine)
	document.Map(d, "veins", mines, MineCount, s.veined.Has, func(mine Card) {
		if s.describeEvents(d, "", NewVein, uint8(mine), cards); d.Reading() && s.Veins(mine) != 0 {
			s.veined |= mine.bit()
		}
	})
	governors := s.placed & box.ofKind[Governor]
	document.OneOrMore(d, "governor", governors.All(), func(c *Card) {
		if town = 0; !d.Reading() {
			town = Town(s.placedAt[*c-MineCount])
		}
		d.Object("", func() {
			document.Name(d, "town", &town, townNotation)
			document.Name(d, "card", c, ofKind(cards, Governor))
		})
	}, func(c Card) {
		s.place(c, uint8(town))
		s.governed |= 1 << uint(town)
	})
}

// describeEvents describes the events of kind k that are placed at thing: the number of a town, or
// of a mine or saloon card.
func (s *State) describeEvents(
	d *document.Document, name string, k CardKind, thing uint8, cards *engine.PartNotation,
) {
	document.OneOrMore(d, name, s.placedWith(k, thing).All(),
		func(c *Card) { document.Name(d, "", c, ofKind(cards, k)) },
		func(c Card) { s.place(c, thing) })
}

// describeHidden describes the deck, the cards set aside and the random generator.
func (s *State) describeHidden(d *document.Document, cards *engine.PartNotation) {
	var deck [maxCards]Card
	size := copy(deck[:], s.cards[s.next:s.total])
	document.NameArray(d, "deck,omitempty", deck[:], &size, cards)
	aside := SetOf(s.cards[:s.aside]...)
	document.Set(d, "set_aside,omitempty", &aside, cards)
	document.Bool(d, "unordered,omitempty", &s.bag)
	document.Value(d, "chance", &s.chance, false)
	if d.Reading() {
		s.aside = uint8(copy(s.cards[:], slices.Collect(aside.All())))
		s.next = s.aside
		s.total = s.next + uint8(copy(s.cards[s.next:], deck[:size]))
	}
}

// ofKind restricts the names of cards to the events of kind k.
func ofKind(cards *engine.PartNotation, k CardKind) *engine.PartNotation {
	return document.Only(cards, "a "+k.String(), func(c Card) bool { return box.kindOf[c] == k })
}

// picking reports whether a seat is picking a card or carrying out the card that it has picked.
func (s *State) picking() bool { return s.phase >= PhasePick && s.phase <= PhaseHoldupAmount }
