package westernlegends

import (
	"slices"

	"gulch/engine"
)

// IsDetour implements [engine.Detours] for rides: the line goes back to the space where the rider
// is, who could also stop there.
func (s *State) IsDetour(line []engine.Move) bool {
	if s.depth == 0 || s.top().op != askStep && s.top().op != askBonusStep {
		return false
	}
	end := slices.IndexFunc(line, func(m engine.Move) bool { return m.Kind != KindStep })
	if end < 0 {
		end = len(line)
	}
	if here := s.p[s.top().seat].space; !slices.Contains(line[:end], Step(here)) {
		return false
	}
	return slices.ContainsFunc(s.Moves(nil), func(m engine.Move) bool { return m.Kind == KindStop })
}
