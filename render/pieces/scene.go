package pieces

// The size of the picture on a card, in the units of the card.
const (
	SceneW = CardW - 18
	SceneH = 98
)
