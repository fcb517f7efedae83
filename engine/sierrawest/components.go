package sierrawest

import (
	"fmt"
	"iter"
	"math/bits"
)

// Numbers of components, which are also the sizes of arrays in a State.
const (
	MaxSeats = 4
	// SummitSlots is the number of card slots of a player board. Each slot has a summit.
	SummitSlots = 3
	// NodeCount is the number of nodes of the mountain.
	NodeCount = 20
	// RowSlots is the number of slots of the row under the wagon trail. A card in the last one
	// triggers the end of the game (R67, R70).
	RowSlots = 6
	// LastSpace is the number of the last space of the wagon trail, which begins with space 0
	// (R25).
	LastSpace = 11
	// Plots is the number of places for cabins on a player board (R39).
	Plots = 4
	// AnimalKinds is the number of animals in a game: four common ones and the animal of the mode.
	AnimalKinds = 5
	// MaxApples is the largest number of apples of each kind in their supply, and MaxBullets the
	// largest number of bullets of a seat (R8).
	MaxApples  = 6
	MaxBullets = 6
	// CartRoom is the amount of gold that a mine cart holds (R98).
	CartRoom = 2
	// LastRound is the number of the round after which every game ends (R72).
	LastRound = 20

	bootsTokens  = 16 // number of Pair of Boots tokens (R3)
	handSize     = 3
	extraOutlaws = 5 // number of outlaws that come to the base during the game (R111)
)

// Mode is one of the four modes of the game: sets of additional components and rules. Every game is
// played in one of them.
type Mode uint8

// The modes, in the order of the values of the option "mode".
const (
	AppleHill Mode = iota
	BoatsBanjos
	GoldRush
	OutlawsOutposts
	ModeCount
)

var modeIDs = [ModeCount]string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"}

// String returns the mode's ID, such as "apple_hill".
func (m Mode) String() string { return nameAt(modeIDs[:], int(m), "no mode") }

// Card is a card of the mode in play. Cards are numbered in this order: the eight core starting
// cards and the starting card of the mode, which every player owns; the basic mountain cards; the
// special cards. Within each of these kinds, cards are numbered in the order of their data file.
type Card uint8

// Numbers of cards. Starting cards have the numbers below FirstBasic, basic cards those from
// FirstBasic on, and special cards those from FirstSpecial on. NoCard stands for no card.
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

// IsSpecial reports whether the card is a special card. Special cards go from the mountain to the
// row under the wagon trail.
func (c Card) IsSpecial() bool { return c >= FirstSpecial && c < CardCount }

// Set is a set of cards, nodes or other things that have numbers: bit i is set if number i is in
// the set.
type Set uint32

const allBasic Set = 1<<FirstSpecial - 1<<FirstBasic

const allSpecial Set = 1<<CardCount - 1<<FirstSpecial

const starters Set = 1<<FirstBasic - 1

// Has reports whether number i is in the set.
func (s Set) Has(i int) bool { return i >= 0 && i < 32 && s>>uint(i)&1 != 0 }

// Len returns the number of elements of the set.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest number in the set, which must not be empty.
func (s Set) First() int { return bits.TrailingZeros32(uint32(s)) }

// All yields the numbers in the set in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// bit returns the set that contains only the number i. For numbers that are too large, such as
// NoCard and Base, it returns the empty set.
func bit[T ~uint8](i T) Set { return 1 << i }

// at returns the number at index n of the set, if its numbers are in ascending order.
func (s Set) at(n int) int {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// Good is a kind of good (a ware), such as food, gold or apples. Goods can be gained, paid or
// taken.
type Good uint8

// The goods. The first four (food, wood, stone, gold) are kept by players and can be lost to
// damage. The first three are the basic resources (R4). Apples are in supplies that all players
// share (R75).
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

// String returns the good's ID, such as "food".
func (g Good) String() string { return nameAt(goodIDs[:], int(g), "nothing") }

// Path is one of the two paths of a player board. It also stands for the pioneer who walks it.
type Path uint8

// The paths. The green one has five spaces, the tan one four.
const (
	Green Path = iota
	Tan
	pathCount
)

var pathIDs = [pathCount]string{"green", "tan"}

// String returns the path's ID: "green" or "tan".
func (p Path) String() string { return nameAt(pathIDs[:], int(p), "no path") }

// Spaces returns the number of spaces of the path.
func (p Path) Spaces() int { return pathSpaces[p] }

var pathSpaces = [pathCount]int{5, 4}

// Fee returns the number of basic resources that it costs to use the icon on a space of the path
// (R17). It is 0 for most spaces. Spaces are counted from 1.
func (p Path) Fee(space int) int {
	if p == Tan && space&1 == 0 {
		return space / 2
	}
	return 0
}

// Slot is one of the three places for cards on a player board.
type Slot uint8

// The slots, in the order in which a layout names its cards.
const (
	Left Slot = iota
	Top
	Right
)

var slotIDs = [SummitSlots]string{"left", "top", "right"}

// String returns the slot's ID: "left", "top" or "right".
func (s Slot) String() string { return nameAt(slotIDs[:], int(s), "no slot") }

// Track is a homestead track, on which each seat has a marker that moves up.
type Track uint8

// The homestead tracks. The last two only exist in Apple Hill.
const (
	Garden Track = iota
	Barn
	Hearth
	Granny
	RedDelicious
	TrackCount

	regularTracks = 3
)

// String returns the track's ID, such as "garden".
func (t Track) String() string {
	if t >= TrackCount {
		return "no track"
	}
	return box.track[t].ID
}

// Animal is one of the five animals of a mode: the four common ones or the animal of the mode.
type Animal uint8

// The animals, the four common ones first. ModeAnimal is a different one in each mode, see
// Mode.Animal.
const (
	Beaver Animal = iota
	Rabbit
	Fox
	Bear
	ModeAnimal
	NoAnimal Animal = 255
)

// Node is a place for a card on the mountain. Nodes are numbered from the top: row 5 from left to
// right, then row 4, and so on. Cards are turned up, or moved to the row under the trail, in this
// order (R34).
type Node uint8

// Base is the place below the mountain where frontiersmen start. It holds no card.
const Base Node = 255

// String returns the node's ID: "base" for Base, otherwise the letter m, the row and the index in
// it from 0. For example, "m21" is the second node of row 2.
func (n Node) String() string {
	if n >= NodeCount {
		return "base"
	}
	return box.node[n].ID
}

// ParseNode returns the node with the given ID. It returns an error if there is no such node.
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

// Piece is a component that exists only once, such as the mule. Players can take pieces from each
// other (R9).
type Piece uint8

// The pieces. All modes have the mule. Only Gold Rush has the lantern and the dynamite, and only
// Outlaws & Outposts has the sheriff.
const (
	Mule Piece = iota
	Lantern
	Dynamite
	Sheriff
	PieceCount
)

var pieceIDs = [PieceCount]string{"mule", "lantern", "dynamite", "sheriff"}

// String returns the piece's ID, such as "mule".
func (p Piece) String() string { return nameAt(pieceIDs[:], int(p), "no piece") }

func nameAt(names []string, at int, otherwise string) string {
	if at < 0 || at >= len(names) {
		return otherwise
	}
	return names[at]
}

// indexOf returns the index of id in ids. It returns an error if ids does not contain it. what
// names the kind of id in the error message, such as "cabin".
func indexOf(ids []string, id, what string) (int, error) {
	for i, known := range ids {
		if known == id {
			return i, nil
		}
	}
	return 0, fmt.Errorf("there is no %s %q", what, id)
}
