package dakota

import "gulch/engine"

// Dominates implements [engine.Dominance]. A prospector who goes on his own draws one more tile
// than one who is sent as an explorer, costs nothing and takes no explorer slot (R20, R22). A
// worker who takes both lumps of ore of a tile takes what one of the same kind takes of it, and
// more (R85).
func (s *State) Dominates(a, b engine.Move) bool {
	switch {
	case a.Kind == KindProspect:
		return b.Kind == KindSend && WorkerOf(b) == Prospector
	case a.Kind == KindHaul && b.Kind == KindHaul:
		return StrongOf(a) == StrongOf(b) && ResourceOf(a) == BothResources
	}
	return false
}
