package boomtown

import "gulch/engine"

// IsLeastRaise implements [engine.LimitRaiser]: a raise up to a limit is one more than the standing
// bid.
func (s *State) IsLeastRaise(moves []engine.Move) bool {
	standing := 0
	for i, m := range moves {
		switch {
		case m.Kind == KindPass && i > 0 && i < len(moves)-1:
		case m.Kind != KindBid:
			return false
		case i == len(moves)-1:
			return i > 0 && GoldOf(m) == standing+1
		default:
			standing = GoldOf(m)
		}
	}
	return false
}
