package pieces

// The size of the picture on a card that has no poster, in card units (see [CardW]).
const (
	SceneW = CardW - 18
	SceneH = 98
)
