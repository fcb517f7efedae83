package engine

// MoveCategory is the category of a move, such as attack. It is about the taste of players: some
// like to attack and some do not. The personas of bots prefer or avoid categories.
type MoveCategory uint8

// The categories of moves, for the preferences of bots. Plain is the category of every move that
// belongs to no other.
const (
	Plain  MoveCategory = iota
	Attack              // moves against another player
	Stake               // moves that put money at risk, such as bids
	Law                 // moves on the side of the law
	Crime               // moves against the law
	MoveCategories
)

// String returns the name of the category: "attack".
func (m MoveCategory) String() string {
	return [...]string{"plain", "attack", "stake", "law", "crime", "?"}[min(m, MoveCategories)]
}

// CategorizesMoves is a State that assigns a category to each of its moves. The personas of bots
// need it, and the arena uses it to measure whether a persona shows in play.
type CategorizesMoves interface {
	// MoveCategory returns the category of a legal move and its size. For a bid, the size is its
	// amount. For other moves, it is about as large as the difference in points of Heuristics.Prior
	// between such a move and an alternative.
	MoveCategory(m Move) (MoveCategory, float32)
}
