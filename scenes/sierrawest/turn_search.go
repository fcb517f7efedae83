package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// A warning says what can or cannot be done in the rest of a turn. It is given only if a search
// through the moves of the turn proves it.

// mostSearched is the number of positions after which a search through a turn gives up.
const mostSearched = 1500

// turnSearch is a search through the positions that the active seat can reach in its turn.
type turnSearch struct {
	fits func(m engine.Move) bool
	want func(s *rules.State) bool
	seen map[rules.State]bool
	cut  bool // the search has left something out
}

// reachable searches for a position for which want returns true, among those that the active seat
// of s can reach in its turn by moves for which fits returns true. surely is true if it finds one.
// perhaps is true if surely is, or if the search cannot exclude that there is one: something hidden
// or random comes between, or there are too many positions.
func reachable(s *rules.State, fits func(m engine.Move) bool, want func(s *rules.State) bool) (surely,
	perhaps bool) {
	x := &turnSearch{fits: fits, want: want, seen: map[rules.State]bool{}}
	surely = x.visit(*s)
	return surely, surely || x.cut
}

// visit reports whether a wanted position can be reached from s.
func (x *turnSearch) visit(s rules.State) bool {
	if x.want(&s) {
		return true
	}
	x.seen[s] = true
	for _, m := range s.Moves(nil) {
		if !x.fits(m) {
			continue
		}
		after, unknown := s, false
		if after.Play(m, func(e engine.Event) { unknown = unknown || e.RevealsTo(s.Active()) }) != nil ||
			after.Phase() == rules.PhaseOver || after.Active() != s.Active() || x.seen[after] {
			continue
		}
		if unknown || after.Turn() != s.Active() || len(x.seen) >= mostSearched {
			x.cut = true
		} else if x.visit(after) {
			return true
		}
	}
	return false
}

// staysInTurn reports whether the seat can go on after move m as before: m neither ends the turn
// nor takes a pioneer off his path.
func staysInTurn(m engine.Move) bool {
	switch m.Kind {
	case rules.KindEndTurn, rules.KindSummit, rules.KindVisit, rules.KindTrap, rules.KindBait:
		return false
	}
	return true
}

// staysOff returns a function that is like staysInTurn, but also returns false for steps on the
// given path.
func staysOff(path rules.Path) func(m engine.Move) bool {
	return func(m engine.Move) bool {
		return staysInTurn(m) && (m.Kind != rules.KindWalk || rules.PathOf(m) != path)
	}
}
