package boomtown

import (
	"fmt"
	"iter"
	"math/bits"
)

// Numbers of components, and sizes of the arrays of a State.
const (
	MinSeats = 3
	MaxSeats = 5
	// MineCount is the number of mines. They are the cards 0 to MineCount-1.
	MineCount = 45
	// TownCount is the number of towns, and also of mayor pawns, because each town has one.
	TownCount = 5
	// TokensPerTown is the largest number of saloons in a town (R57).
	TokensPerTown = 2

	maxCards  = 64 // upper limit, so that a Set of cards fits into 64 bits
	maxEvents = maxCards - MineCount
)

// Card is a card of the deck. Cards are numbered from 0 in the order of the rows of deck.csv: first
// the mines, by town and production number, then the events.
type Card uint8

// NoCard stands for no card.
const NoCard Card = 255

// IsMine reports whether the card is a mine and not an event.
func (c Card) IsMine() bool { return c < MineCount }

// String returns the card's ID, such as "cj07" or "dynamite_2".
func (c Card) String() string {
	if int(c) >= box.cards {
		return "no card"
	}
	return box.card[c].ID
}

// Info returns what is printed on the card. For NoCard, all fields are empty.
func (c Card) Info() CardInfo {
	if int(c) >= box.cards {
		return CardInfo{Card: NoCard, Town: NoTown}
	}
	return box.card[c]
}

// Title returns the card's name as it is used in sentences, or "" for NoCard.
func (c Card) Title() string { return c.Info().Name }

// ParseCard returns the card with the given ID. It returns an error if there is no such card.
func ParseCard(id string) (Card, error) {
	if c, known := box.byID[id]; known {
		return c, nil
	}
	return NoCard, fmt.Errorf("there is no card %q; ids look like cj07 or dynamite_2", id)
}

// Cards returns the number of cards of the deck. They are numbered from 0.
func Cards() int { return box.cards }

// CardInfo holds what is printed on a card.
type CardInfo struct {
	Card      Card
	ID        string
	Name      string
	RulesText string

	// The following fields are only set for mines. For an event, Town is NoTown.
	Town      Town
	Number    int // production number, 2 to 12
	Value     int // gold that the mine brings at each production, and its points in the score
	Dangerous bool

	// Kind is only set for events. For a mine, it is NoKind.
	Kind  CardKind
	Class Class
}

// Town is one of the five towns, numbered in the order of RULES.md.
type Town int8

// NoTown stands for no town.
const NoTown Town = -1

// String returns the town's ID, such as "dry_gulch".
func (t Town) String() string {
	if t < 0 || t >= TownCount {
		return "no town"
	}
	return box.town[t].ID
}

// Info returns what is printed about the town. For NoTown, all other fields are empty.
func (t Town) Info() TownInfo {
	if t < 0 || t >= TownCount {
		return TownInfo{Town: NoTown}
	}
	return box.town[t]
}

// Title returns the town's name as it is used in sentences.
func (t Town) Title() string { return t.Info().Name }

// Mines returns all mines of the town, with and without an owner.
func (t Town) Mines() Set {
	if t < 0 || t >= TownCount {
		return 0
	}
	return box.inTown[t]
}

// ParseTown returns the town with the given ID. It returns an error if there is no such town.
func ParseTown(id string) (Town, error) {
	for t := range Town(TownCount) {
		if box.town[t].ID == id {
			return t, nil
		}
	}
	return NoTown, fmt.Errorf("there is no town %q", id)
}

// TownInfo describes a town.
type TownInfo struct {
	Town   Town
	ID     string
	Abbr   string
	Name   string
	Colour string // colour in hexadecimal RGB notation, for instance "#3f8f4f"
	Symbol string // name of the symbol that is always shown together with the colour
}

// CardKind is a kind of event card, such as Dynamite.
type CardKind uint8

// The kinds of event cards. NoKind is the kind of a mine.
const (
	NoKind CardKind = iota
	CardShark
	Dynamite
	Expropriation
	Governor
	Holdup
	Mustang
	NewVein
	Saloon
	SaloonGirls
	StagecoachRobbery
	Telegraph
	kindCount
)

// kindIDs holds the ID of each kind of event card, as in event_kinds.csv.
var kindIDs = [kindCount]string{
	CardShark: "card_shark", Dynamite: "dynamite", Expropriation: "expropriation", Governor: "governor",
	Holdup: "holdup", Mustang: "mustang", NewVein: "new_vein", Saloon: "saloon", SaloonGirls: "saloon_girls",
	StagecoachRobbery: "stagecoach_robbery", Telegraph: "telegraph",
}

// String returns the ID of the kind, such as "card_shark".
func (k CardKind) String() string {
	if k == NoKind || k >= kindCount {
		return "no kind"
	}
	return kindIDs[k]
}

// Cards returns all cards of the kind. For NoKind the set is empty.
func (k CardKind) Cards() Set {
	if k >= kindCount {
		return 0
	}
	return box.ofKind[k]
}

// Class is a class of event cards. It determines what happens to a card when it is picked (R42).
type Class uint8

// The classes of event cards.
const (
	NoClass Class = iota
	Instant       // has its effect at once and is then removed
	Lasting       // is placed at a town, mine or saloon, or waits in front of its owner
	Keep          // is kept in front of its owner until it is used
)

// Set is a set of cards.
type Set uint64

// SetOf returns the set that consists of the given cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s |= c.bit()
	}
	return s
}

// bit returns the set that contains only card c, or the empty set for NoCard.
func (c Card) bit() Set { return 1 << c }

// Has reports whether the card is in the set.
func (s Set) Has(c Card) bool { return s&c.bit() != 0 }

// Len returns the number of cards in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the card with the lowest number in the set, which must not be empty.
func (s Set) First() Card { return Card(bits.TrailingZeros64(uint64(s))) }

// All yields the cards of the set in ascending order: the mines by town and number, then the
// events.
func (s Set) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
