package pieces

// The size of the picture on a card that has no poster, in units of the card.
const (
	SceneW = CardW - 18
	SceneH = 98
)
