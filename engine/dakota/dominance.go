package dakota

import "gulch/engine"

// Dominates implements [engine.Dominance]. A prospector who goes on his own draws one more tile
// than one who is sent as an explorer, costs nothing and takes no explorer slot (R20, R22). A
// worker who takes both lumps of ore of a tile takes what one of the same kind takes of it, and
// more (R85). A tile that is drawn need not be placed, and a card that is kept need not be played.
func (s *State) Dominates(a, b engine.Move) bool {
	switch {
	case a.Kind == KindProspect:
		return b.Kind == KindSend && WorkerOf(b) == Prospector
	case a.Kind == KindBag:
		return b.Kind == KindSkip
	case a.Kind == KindKeepCard:
		return b.Kind == KindKeepNone && s.HandSize(s.Turn()) < s.HandLimit(s.Turn())
	case a.Kind == KindHaul && b.Kind == KindHaul:
		return StrongOf(a) == StrongOf(b) && ResourceOf(a) == BothResources
	}
	return false
}
