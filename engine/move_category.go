package engine

// Manner is the category of a move in matters of taste: some players like to attack and some do
// not. The personalities of bots prefer or avoid categories.
type Manner uint8

// The categories of moves. Plain is every move that belongs to no other category.
const (
	Plain  Manner = iota
	Attack        // against another player
	Stake         // money put at risk: a bid
	Law           // on the side of the law
	Crime         // against the law
	Manners
)

// String returns the name of the category: "attack".
func (m Manner) String() string {
	return [...]string{"plain", "attack", "stake", "law", "crime", "?"}[min(m, Manners)]
}

// Mannered is a State that categorizes its moves. The personalities of bots depend on it, and the
// arena measures with it whether they show.
type Mannered interface {
	// Manner returns the category of a legal move and its size: the amount of a bid or, for other
	// categories, roughly the difference in points of Guide.Prior that decides between such a move
	// and another one.
	Manner(m Move) (Manner, float32)
}
