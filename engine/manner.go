package engine

// Manner is what sort of deed a move is, where people differ in taste: some like to attack and some do not.
type Manner uint8

// The manners. Plain is every move that nobody thinks of as any of the others.
const (
	Plain  Manner = iota
	Attack        // against another player
	Stake         // money put at risk: a bid
	Law           // on the side of the law
	Crime         // against it
	Manners
)

// String returns the manner's name: "attack".
func (m Manner) String() string {
	return [...]string{"plain", "attack", "stake", "law", "crime", "?"}[min(m, Manners)]
}

// Mannered is a state that tells manners of its moves. Bots play in character by it, and measurements show whether they do.
type Mannered interface {
	// Manner returns the manner of a legal move, and how much of it there is: the amount of a bid, for other deeds what is about
	// enough to tip the scales between such a move and another, in the points of Guide.Prior.
	Manner(m Move) (Manner, float32)
}
