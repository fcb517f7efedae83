package dakota

import "gulch/engine"

// NewBoard returns nil: the board of this game is being made.
func (game) NewBoard() engine.Board { return nil }
