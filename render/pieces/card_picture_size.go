package pieces

// The size of the picture on a card without a poster, in the units of the card.
const (
	SceneW = CardW - 18
	SceneH = 98
)
