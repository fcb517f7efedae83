package westernlegends

import (
	"fmt"
	"iter"
	"math/bits"

	"gulch/engine"
)

// Numbers of seats, spaces and components, and limits of the rules. Most are lengths of arrays in a
// State.
const (
	MinSeats = 2
	MaxSeats = 6

	deckSize      = 52
	fightCards    = 13
	maxSpaces     = 115
	itemCount     = 13
	itemStack     = 6
	charCount     = 20
	goalsEach     = 4
	eventCount    = 22
	trainCount    = 8
	storyCount    = 40
	mibCount      = 10
	tokenCount    = 21 // outlaws, claim jumpers, high rollers and longhorns together
	hiddenTokens  = 15 // tokens that lie face down on the board: all but the longhorns
	frontierCount = 12
	frontierPlots = 9
	legendCount   = 27
	legendBase    = 18
	ranchCount    = 3
	cattleEach    = 8
	saloonCount   = 3
	banditCount   = 6
	nuggetCount   = 36
	maxDice       = 4
	routeStops    = 8
	topSpace      = 9 // number of the last space of the Marshal and Wanted tracks
	topGambler    = 7
	maxWounds     = 3
	maxTokens     = 3 // largest number of legendary tokens that a player may keep (R87)
)

// ManInBlack stands for the Man in Black, an automated rival without a seat, where a move or event
// names a player (R105).
const ManInBlack engine.Seat = MaxSeats

// Card is a poker card, numbered by its row in poker_deck.csv: by rank from 2 to ace, red before
// black.
type Card int8

// NoCard stands for a missing card. All cards have numbers from 0.
const NoCard Card = -1

// String returns the card's id, such as "pk_9h", or "no card".
func (c Card) String() string {
	if c < 0 || c >= deckSize {
		return "no card"
	}
	return box.poker[c].id
}

// Value returns the value of the card in a fight, 2 to 14 (R38).
func (c Card) Value() int { return int(box.poker[c].value) }

// CardSet is a set of poker cards: bit i is set for card i.
type CardSet uint64

const allCards CardSet = 1<<deckSize - 1

func (c Card) bit() CardSet { return 1 << uint(c) }

// Has reports whether the card is in the set.
func (s CardSet) Has(c Card) bool { return s>>uint(c)&1 != 0 }

// Len returns the number of cards in the set.
func (s CardSet) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest card of the set, which must not be empty.
func (s CardSet) First() Card { return Card(bits.TrailingZeros64(uint64(s))) }

// All yields the cards of the set in ascending order.
func (s CardSet) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// nth returns the card at index n of the set (from 0), in ascending order.
func (s CardSet) nth(n int) Card {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// FightCard is a card of the fight deck, 0 for the 2 up to 12 for the ace.
type FightCard int8

// NoFightCard stands for a missing fight card. All fight cards have numbers from 0.
const NoFightCard FightCard = -1

// String returns the card's id, such as "fc_10".
func (c FightCard) String() string {
	if c < 0 || c >= fightCards {
		return "no fight card"
	}
	return box.fight[c].id
}

// Value returns the value of the card in a fight, 2 to 14.
func (c FightCard) Value() int { return int(box.fight[c].value) }

// Item is a kind of item, numbered by its row in items.json.
type Item int8

// NoItem stands for a missing item. All items have numbers from 0.
const NoItem Item = -1

// String returns the item's id in items.json, or "none".
func (i Item) String() string {
	if i < 0 || i >= itemCount {
		return "none"
	}
	return box.item[i].id
}

// ItemSet is a set of items: bit i is set for item i.
type ItemSet uint16

func (i Item) bit() ItemSet { return 1 << uint(i) }

// Has reports whether the item is in the set.
func (s ItemSet) Has(i Item) bool { return i >= 0 && s>>uint(i)&1 != 0 }

// Len returns the number of items in the set.
func (s ItemSet) Len() int { return bits.OnesCount16(uint16(s)) }

// Class is the class of an item. The class determines how many items of it a player may own, and
// whether such items work only while they are active.
type Class uint8

// The classes of items.
const (
	Weapon Class = iota
	Mount
	Misc
	classCount
)

var classIDs = [classCount]string{"weapon", "mount", "misc"}

// classLimits is the number of items of each class that a player may own. Under the current rules
// only the limit of the class Misc applies, see State.most (R6).
var classLimits = [classCount]int{2, 2, 3}

// Space is a space of the map, numbered by its row in spaces.csv.
type Space uint8

// NoSpace stands for no space, for example as the space of a miniature that has not been placed
// yet.
const NoSpace Space = 255

// String returns the space's id in spaces.csv, or "nowhere".
func (x Space) String() string {
	if int(x) >= box.spaces {
		return "nowhere"
	}
	return box.space[x].ID
}

// Info returns the description of the space.
func (x Space) Info() SpaceInfo {
	if int(x) >= box.spaces {
		return SpaceInfo{Space: NoSpace}
	}
	return box.space[x]
}

// SpaceInfo describes a space of the map: names, location and position.
type SpaceInfo struct {
	Space    Space
	ID       string
	Name     string
	East     bool // the space is on the Buzzard Gulch board
	Region   Region
	Town     Town
	Feature  Feature
	Frontier int     // value of a frontier space, 0 for other spaces
	X, Y     float64 // position for drawing, from 0 to 1 across both boards together
}

// SpaceSet is a bit set of spaces: bit x of the two numbers together is set for space x.
type SpaceSet [2]uint64

// mostSpaces is the number of spaces that a SpaceSet can hold.
const mostSpaces = 128

// Has reports whether the space is in the set. NoSpace is in no set.
func (s *SpaceSet) Has(x Space) bool { return x < mostSpaces && s[x>>6]>>(x&63)&1 != 0 }

// Add adds a space to the set.
func (s *SpaceSet) Add(x Space) { s.add(x) }

func (s *SpaceSet) add(x Space)    { s[x>>6] |= 1 << (x & 63) }
func (s *SpaceSet) remove(x Space) { s[x>>6] &^= 1 << (x & 63) }

// Len returns the number of spaces in the set.
func (s *SpaceSet) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Region is a part of the map that consists of several spaces.
type Region uint8

var regionIDs = []string{
	"darkrock", "red_falls", "mesitos_point", "sunny_hills", "dixon_creek", "cliff_junction", "spikes_view", "mesa",
	"buzzard_gulch", "bg_frontier",
}

// Town is a town, or NoTown for spaces outside of towns.
type Town int8

// The towns. A saloon has the same number as its town.
const (
	NoTown Town = iota - 1
	Darkrock
	RedFalls
	BuzzardGulch
)

var townIDs = []string{"darkrock", "red_falls", "buzzard_gulch"}

// String returns the town's id, "" for NoTown.
func (t Town) String() string {
	if t < 0 {
		return ""
	}
	return townIDs[t]
}

// Feature is the location or other feature printed on a space.
type Feature uint8

// The features, in the order of featureIDs.
const (
	Plain Feature = iota
	SheriffOffice
	Bank
	HideoutA
	HideoutB
	HideoutC
	RanchGreen
	RanchBlue
	RanchOrange
	Mine
	Doctor
	Cabaret
	Rail
	MarshalOffice
	PassA
	PassC
	OutlawCamp
	Frontier
	Mesa
	featureCount
)

var featureIDs = []string{
	"", "sheriff_office", "bank", "hideout_a", "hideout_b", "hideout_c", "ranch_green", "ranch_blue", "ranch_orange",
	"mine", "doctor", "cabaret", "rail", "marshal_office", "pass_a", "pass_c", "outlaw_camp", "frontier", "mesa",
}

func (f Feature) hideout() bool { return f >= HideoutA && f <= HideoutC }
func (f Feature) ranch() bool   { return f >= RanchGreen && f <= RanchOrange }
func (f Feature) lawOffice() bool {
	return f == SheriffOffice || f == MarshalOffice
}

// Token is an event token. The outlaws have the lowest numbers, then come claim jumpers, high
// rollers and longhorns.
type Token int8

// NoToken stands for a missing token. All tokens have numbers from 0.
const NoToken Token = -1

// The lowest number of each kind of event tokens. Outlaws, which are not listed, begin at 0.
const (
	firstOutlaw   Token = 0
	firstJumper   Token = 9
	firstRoller   Token = 12
	firstLonghorn Token = 15
)

// TokenKind is a kind of event token.
type TokenKind uint8

// The kinds of event tokens.
const (
	Outlaw TokenKind = iota
	ClaimJumper
	HighRoller
	Longhorn
	tokenKinds
)

var tokenKindIDs = [tokenKinds]string{"outlaw", "claim_jumper", "high_roller", "longhorn"}

// String returns the id of the kind, such as "outlaw".
func (k TokenKind) String() string { return tokenKindIDs[k] }

// kind returns the kind of the token.
func (t Token) kind() TokenKind {
	switch {
	case t < firstJumper:
		return Outlaw
	case t < firstRoller:
		return ClaimJumper
	case t < firstLonghorn:
		return HighRoller
	}
	return Longhorn
}

// Faces returns all event tokens of kind k.
func (k TokenKind) Faces() (all []Token) {
	for set := uint64(tokensOf(k)); set != 0; set &= set - 1 {
		all = append(all, Token(nthBit(set, 0)))
	}
	return all
}

// tokensOf returns, as a bit set, all event tokens of a kind.
func tokensOf(k TokenKind) uint32 {
	bounds := [tokenKinds + 1]Token{firstOutlaw, firstJumper, firstRoller, firstLonghorn, tokenCount}
	return 1<<bounds[k+1] - 1<<bounds[k]
}

// String returns the token's id, such as "ol8".
func (t Token) String() string {
	if t < 0 || t >= tokenCount {
		return "no token"
	}
	return box.token[t].id
}

// Char is a character, numbered by its row in characters.json.
type Char int8

// NoChar stands for a character that has not been chosen yet. All characters have numbers from 0.
const NoChar Char = -1

// RidesToTrain reports whether the ability of character c is an action that leads to the Train.
func (c Char) RidesToTrain() bool {
	if c < 0 {
		return false
	}
	for _, a := range box.char[c].ability {
		for _, in := range box.code[a.then.start:a.then.end] {
			if in.do == doGotoTrain {
				return true
			}
		}
	}
	return false
}

// String returns the character's id in characters.json, or "nobody".
func (c Char) String() string {
	if c < 0 || c >= charCount {
		return "nobody"
	}
	return box.char[c].id
}

// Track is one of the three tracks on which players gain points: Marshal, Wanted and Gambler.
type Track uint8

// The tracks. The last two values are used only in effects: the track of the player's alignment,
// and a track of the player's choice.
const (
	Marshal Track = iota
	Wanted
	Gambler
	trackCount
	ownTrack
	anyTrack
)

var trackIDs = []string{"marshal", "wanted", "gambler", "", "own", "choice"}

// String returns the track's id, such as "marshal".
func (t Track) String() string { return trackIDs[t] }

// idIndex returns the index of an id in a list. It returns an error if the list does not contain
// the id. what names the kind of id in the error message.
func idIndex(what string, list []string, id string) (int, error) {
	for i, x := range list {
		if x == id && id != "" {
			return i, nil
		}
	}
	return -1, fmt.Errorf("there is no %s %q", what, id)
}
