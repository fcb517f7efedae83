package coach

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// sureScores holds the points of the legal moves that differ in nothing but these points, see
// [engine.SurePoints].
type sureScores map[engine.Move]int

// newSureScores returns the sure points of the legal moves of position s.
func newSureScores(s engine.State, legal []engine.Move) sureScores {
	if g, ok := s.(engine.SurePoints); ok {
		return numbersOf(legal, g.SurePoints)
	}
	return nil
}

// dominates reports whether move a surely scores more than move b and is otherwise equal.
func (x sureScores) dominates(a, b engine.Move) bool {
	one, ok := x[a]
	other, known := x[b]
	return ok && known && one > other
}

// dominators holds, for moves of a decision, the moves that are surely better or as good, see
// [engine.Dominance].
type dominators map[engine.Move][]engine.Move

// newDominators returns the dominators of the legal moves of position s. Moves that dominate each
// other are made equivalent: alike maps each legal move to the index of the first move that is
// equivalent to it.
func newDominators(s engine.State, legal []engine.Move, alike map[engine.Move]int) dominators {
	g, ok := s.(engine.Dominance)
	if !ok {
		return nil
	}
	all := dominators{}
	for i, a := range legal {
		for _, b := range legal[:i] {
			switch over, under := g.Dominates(a, b), g.Dominates(b, a); {
			case over && under:
				unite(alike, alike[a], alike[b])
			case over:
				all[b] = append(all[b], a)
			case under:
				all[a] = append(all[a], b)
			}
		}
	}
	return all
}

// undominated returns m or, if there is one, a move that dominates it and that no move dominates.
func (x dominators) undominated(m engine.Move) engine.Move {
	for range len(x) + 1 {
		if len(x[m]) == 0 {
			break
		}
		m = x[m][0]
	}
	return m
}

// arrange returns the opinions of the search in the order in which they are shown. A move that
// surely scores more, or that dominates it, comes before the best move, and so does a move that
// does something if the best one only ends the turn and is no better.
func (c *Coach) arrange(seen []bot.Opinion) []bot.Opinion {
	if len(seen) == 0 {
		return seen
	}
	seen = slices.Clone(seen)
	c.opinions = seen
	for _, m := range c.legal {
		if c.scores.dominates(m, seen[0].Move) {
			seen = c.putFirst(seen, m)
			c.opinions = seen
		}
	}
	if m := c.over.undominated(seen[0].Move); m != seen[0].Move {
		seen = c.putFirst(seen, m)
		c.opinions = seen
	}
	if c.isPass == nil || !c.isPass(seen[0].Move) {
		return seen
	}
	for _, o := range seen[1:] {
		if !c.isPass(o.Move) && c.Verdict(o.Move) == Good {
			return c.putFirst(seen, o.Move)
		}
	}
	return seen
}

// putFirst makes m the first of the opinions, as if the search had visited it often enough. It
// changes the slice seen.
func (c *Coach) putFirst(seen []bot.Opinion, m engine.Move) []bot.Opinion {
	i := slices.IndexFunc(seen, func(o bot.Opinion) bool { return c.Equivalent(o.Move, m) })
	if i < 0 {
		i = len(seen)
		seen = append(seen, bot.Opinion{Move: m, Error: seen[0].Error})
	}
	seen[i].Visits = max(seen[i].Visits, minVisits)
	moveToFront(seen, i)
	return seen
}
