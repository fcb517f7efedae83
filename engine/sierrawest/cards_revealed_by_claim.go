package sierrawest

// MostRevealed returns the largest number of special cards that a single claim could bring into the
// row. It assumes that all cards that become uncovered are special, as long as their row of the
// mountain still has special ones. In Outlaws & Outposts, where outposts stay on the mountain until
// they are empty, it returns 0.
func (b *Board) MostRevealed() int {
	if b.Mode == OutlawsOutposts {
		return 0
	}
	most := 0
	for n := range b.FaceUp.All() {
		most = max(most, b.revealedBelow(Node(n)))
	}
	return most
}

// revealedBelow returns the largest number of special cards that could come into the row, one after
// the other, when the card on node n is removed.
func (b *Board) revealedBelow(n Node) int {
	held, left := b.Held&^bit(n), b.HiddenSpecials
	count := 0
	for gone := []Node{n}; len(gone) > 0; gone = gone[1:] {
		for at := range (box.node[gone[0]].covers & held &^ b.FaceUp).All() {
			row := box.node[at].Row
			if box.node[at].coveredBy&held == 0 && left[row] > 0 {
				left[row]--
				held &^= bit(Node(at))
				gone = append(gone, Node(at))
				count++
			}
		}
	}
	return count
}
