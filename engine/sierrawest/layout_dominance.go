package sierrawest

import "gulch/engine"

// layoutDominates reports whether layout a is surely at least as good as layout b. Of two layouts
// of the same three cards, which offer the same summits, one is if both of its paths are.
func (s *State) layoutDominates(a, b engine.Move) bool {
	if a == b || cardsOf(a) != cardsOf(b) {
		return false
	}
	for path := range pathCount {
		x := s.mode.Preview(LeftCardOf(a), TopCardOf(a), RightCardOf(a), path)
		y := s.mode.Preview(LeftCardOf(b), TopCardOf(b), RightCardOf(b), path)
		if !atLeastEach(x, y) && (path == Tan || !atLeastInOrder(x, y)) {
			return false
		}
	}
	return true
}

// cardsOf returns the set of the cards of a layout.
func cardsOf(m engine.Move) Set { return 1<<LeftCardOf(m) | 1<<TopCardOf(m) | 1<<RightCardOf(m) }

// atLeast reports whether icon a is at least as good as icon b on the same space.
func atLeast(a, b Icon) bool {
	if a == b {
		return true
	}
	g, n := a.Gain()
	h, k := b.Gain()
	switch {
	case isHazard(b):
		return !isHazard(a) && !a.Info().Mandatory // apples, which all players share, may not be wanted
	case isPlainGain(a) && isPlainGain(b):
		return g == h && n >= k
	case a == IconAny:
		return isPlainGain(b) && h <= Stone && k == 1
	}
	return a == IconBoot2 && b == IconBoot1
}

func isHazard(i Icon) bool { return i == IconGrizzly || i == IconBanjo }

// isPlainGain reports whether an icon brings basic resources or gold, and nothing else.
func isPlainGain(i Icon) bool {
	g, n := i.Gain()
	return n > 0 && g <= Gold
}

// atLeastEach reports whether every space of path a has an icon at least as good as that of path b.
func atLeastEach(a, b []Icon) bool {
	for i := range a {
		if !atLeast(a[i], b[i]) {
			return false
		}
	}
	return true
}

// atLeastInOrder reports whether path a, of which no space has a fee, is at least as good as path b
// because it has as good icons in the same order, only with more gains before each of them.
func atLeastInOrder(a, b []Icon) bool {
	var more [Gold + 1]int // gains of a minus gains of b, up to the icons that are compared
	i, k := 0, 0
	for {
		i, k = sumGains(a, i, 1, &more), sumGains(b, k, -1, &more)
		for _, n := range more {
			if n < 0 {
				return false
			}
		}
		if i == len(a) || k == len(b) {
			return i == len(a) && k == len(b)
		}
		if isHazard(a[i]) || !atLeast(a[i], b[k]) { // damage takes goods that were gained before
			return false
		}
		i, k = i+1, k+1
	}
}

// sumGains adds the plain gains of a path, times a sign, to the sum of each good, from space i to
// the next icon that is no plain gain. It returns the index of that icon, or the length of the
// path.
func sumGains(path []Icon, i, sign int, sum *[Gold + 1]int) int {
	for ; i < len(path) && isPlainGain(path[i]); i++ {
		g, n := path[i].Gain()
		sum[g] += sign * n
	}
	return i
}
