package sierrawest

import (
	"fmt"
	"iter"
	"math/bits"
)

// Numbers of components (section 3), which are also the sizes of the arrays of a state.
const (
	MaxSeats = 4
	// SummitSlots is the number of card slots of a player board; each has a summit.
	SummitSlots = 3
	// NodeCount is the number of nodes of the mountain.
	NodeCount = 20
	// RowSlots is the number of slots of the row; the card in the last one triggers the end (R67,
	// R70).
	RowSlots = 6
	// LastSpace is the end of the wagon trail (R25).
	LastSpace = 11
	// Plots is the number of cabin places on a player board (R39).
	Plots = 4
	// AnimalKinds is the number of animals of a mode: four common ones and its own.
	AnimalKinds = 5
	// MaxApples and MaxBullets are the limits of R8.
	MaxApples  = 6
	MaxBullets = 6
	// CartRoom is the amount of gold that a mine cart holds (R98).
	CartRoom = 2
	// LastRound is the round after which every game ends (R72).
	LastRound = 20

	bootsTokens  = 16 // number of Pair of Boots tokens (R3)
	handSize     = 3
	extraOutlaws = 5 // outlaws added at the base (R111)
)

// Mode is one of the four modes; every game has exactly one.
type Mode uint8

// The modes.
const (
	AppleHill Mode = iota
	BoatsBanjos
	GoldRush
	OutlawsOutposts
	ModeCount
)

var modeIDs = [ModeCount]string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"}

// String returns the mode's id.
func (m Mode) String() string { return nameAt(modeIDs[:], int(m), "no mode") }

// Card is a card of the mode in play, numbered in this order: the eight core starting cards and the
// starting card of the mode, which every player owns; the basic mountain cards; the special cards,
// both in the order of their tables.
type Card uint8

// The first card of each kind.
const (
	FirstBasic   Card = 9
	FirstSpecial Card = 24
	CardCount         = 30
	NoCard       Card = 255

	BasicCards   = int(FirstSpecial - FirstBasic)
	SpecialCards = CardCount - int(FirstSpecial)
)

// IsBasic reports whether the card is a basic mountain card.
func (c Card) IsBasic() bool { return c >= FirstBasic && c < FirstSpecial }

// IsSpecial reports whether the card is a special card, which goes to the row.
func (c Card) IsSpecial() bool { return c >= FirstSpecial && c < CardCount }

// Set is a set of cards, or of nodes.
type Set uint32

const allBasic Set = 1<<FirstSpecial - 1<<FirstBasic

const allSpecial Set = 1<<CardCount - 1<<FirstSpecial

const starters Set = 1<<FirstBasic - 1

// Has reports whether the card or node i is in the set.
func (s Set) Has(i int) bool { return i >= 0 && i < 32 && s>>uint(i)&1 != 0 }

// Len returns the number of elements.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest element of a set that is not empty.
func (s Set) First() int { return bits.TrailingZeros32(uint32(s)) }

// All yields the elements in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// bit returns the set with the one element i, or the empty set for NoCard and Base.
func bit[T ~uint8](i T) Set { return 1 << i }

// at returns the element at index n in ascending order.
func (s Set) at(n int) int {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// Good is a kind of good: something that can be gained, paid or taken.
type Good uint8

// The goods. The first four are in a player's supply and can be lost to damage; the first three are
// the basic resources (R4). Apples are in common supplies (R75).
const (
	Food Good = iota
	Wood
	Stone
	Gold
	GreenApple
	RedApple
	Bullet
	Boots
	Trout
	Bass
	Salmon
	Cart
	goodCount

	basicKinds = 3
	fishKinds  = 3
)

var goodIDs = [goodCount]string{
	"food", "wood", "stone", "gold", "green", "red", "bullet", "boots", "trout", "bass", "salmon", "cart",
}

// String returns the good's id.
func (g Good) String() string { return nameAt(goodIDs[:], int(g), "nothing") }

// Path is one of the two paths, and also the pioneer who walks it.
type Path uint8

// The paths.
const (
	Green Path = iota
	Tan
	pathCount
)

var pathIDs = [pathCount]string{"green", "tan"}

// String returns the path's id.
func (p Path) String() string { return nameAt(pathIDs[:], int(p), "no path") }

// Spaces returns the number of spaces of the path.
func (p Path) Spaces() int { return pathSpaces[p] }

var pathSpaces = [pathCount]int{5, 4}

// Fee returns the number of basic resources that must be paid to use the icon of a space, usually 0
// (R17).
func (p Path) Fee(space int) int {
	if p == Tan && space&1 == 0 {
		return space / 2
	}
	return 0
}

// Slot is a card slot of the player board.
type Slot uint8

// The slots.
const (
	Left Slot = iota
	Top
	Right
)

var slotIDs = [SummitSlots]string{"left", "top", "right"}

// String returns the slot's id.
func (s Slot) String() string { return nameAt(slotIDs[:], int(s), "no slot") }

// Track is a homestead track.
type Track uint8

// The tracks; the last two exist in Apple Hill only.
const (
	Garden Track = iota
	Barn
	Hearth
	Granny
	RedDelicious
	TrackCount

	regularTracks = 3
)

// String returns the track's id.
func (t Track) String() string {
	if t >= TrackCount {
		return "no track"
	}
	return box.track[t].ID
}

// Animal is one of the five animals of a mode: the four common ones, then the animal of the mode.
type Animal uint8

// The animals.
const (
	Beaver Animal = iota
	Rabbit
	Fox
	Bear
	ModeAnimal
	NoAnimal Animal = 255
)

// Node is a place on the mountain, numbered from the top: row 5 from left to right, then row 4, and
// so on. The mountain is settled in this order (R34).
type Node uint8

// Base is the place below the mountain where frontiersmen start.
const Base Node = 255

// String returns the node's id: "m21" is the second node of row 2, "base" the Base.
func (n Node) String() string {
	if n >= NodeCount {
		return "base"
	}
	return box.node[n].ID
}

// ParseNode returns the node with an id. It returns an error if there is no such node.
func ParseNode(id string) (Node, error) {
	if id == "base" {
		return Base, nil
	}
	for n := range Node(NodeCount) {
		if box.node[n].ID == id {
			return n, nil
		}
	}
	return Base, fmt.Errorf("there is no node %q; nodes are called m10 to m51, row and place", id)
}

// Piece is one of the single pieces, which players take from each other (R9).
type Piece uint8

// The pieces.
const (
	Mule Piece = iota
	Lantern
	Dynamite
	Sheriff
	PieceCount
)

var pieceIDs = [PieceCount]string{"mule", "lantern", "dynamite", "sheriff"}

// String returns the piece's id.
func (p Piece) String() string { return nameAt(pieceIDs[:], int(p), "no piece") }

func nameAt(names []string, at int, otherwise string) string {
	if at < 0 || at >= len(names) {
		return otherwise
	}
	return names[at]
}

// indexOf returns the index of an id in a list. It returns an error that names what was expected if
// the id is missing.
func indexOf(ids []string, id, what string) (int, error) {
	for i, known := range ids {
		if known == id {
			return i, nil
		}
	}
	return 0, fmt.Errorf("there is no %s %q", what, id)
}
