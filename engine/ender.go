package engine

// Ender is a State that knows when its game is as good as over, and what can no longer matter then: package solve leaves that out,
// so that endings become few enough to enumerate, and bots solve those that are.
type Ender interface {
	// Ending reports whether so little is left that it is worth trying to solve it. It must follow from what everybody may know.
	Ending() bool
	// Shed takes out of the position what changes nothing for anybody any more, whatever happens: cards that will not be played
	// again, piles that will not be drawn from, an order that nothing asks for. It may go on past a decision none of whose answers
	// changes anything. From here to the end the same moves must be legal and lead to the same scores and ranks, with the same
	// chances. It must follow from what everybody may know, and a second Shed changes nothing more.
	Shed()
}

// Shed takes out of a position what no longer matters, where its game knows.
func Shed(s State) {
	if e, ok := s.(Ender); ok {
		e.Shed()
	}
}
