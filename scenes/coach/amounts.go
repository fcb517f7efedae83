package coach

import (
	"cmp"
	"slices"

	"gulch/engine"
)

// newAmounts returns the amounts of those legal moves of position s that are not listed in the
// order of their amounts, see [engine.Amounts].
func newAmounts(s engine.State, legal []engine.Move) map[engine.Move]int {
	if g, ok := s.(engine.Amounts); ok {
		return numbersOf(legal, g.Amount)
	}
	return nil
}

// numbersOf returns the numbers that the function of has for some moves.
func numbersOf(moves []engine.Move, of func(m engine.Move) (n int, ok bool)) map[engine.Move]int {
	all := map[engine.Move]int{}
	for _, m := range moves {
		if n, ok := of(m); ok {
			all[m] = n
		}
	}
	return all
}

// differsInAmount reports whether m is one of several legal moves that differ only in an amount.
func (c *Coach) differsInAmount(m engine.Move) bool {
	_, known := c.amounts[m]
	return known || c.isAmount != nil && c.isAmount(m)
}

// bestAmount returns the best verdict on an amount beyond m, which is an amount, too: on the lower
// ones if step is -1, on the higher ones if it is 1. It is Bad if there is none.
func (c *Coach) bestAmount(m engine.Move, step int) Verdict {
	all := slices.DeleteFunc(slices.Clone(c.legal), func(x engine.Move) bool { return x.Kind != m.Kind })
	slices.SortStableFunc(all, func(a, b engine.Move) int { return cmp.Compare(c.amounts[a], c.amounts[b]) })
	best := Bad
	for i := slices.Index(all, m) + step; i >= 0 && i < len(all); i += step {
		if v := c.verdictAlone(all[i]); v != Unjudged {
			best = min(best, v)
		}
	}
	return best
}
