package solve

import (
	"math"
	"slices"

	"gulch/engine"
)

// belief is a probability distribution over positions (particles). In a belief that is being
// solved, all positions have the same seat to move and the same legal moves.
type belief []particle

type particle struct {
	state  engine.State
	key    key
	weight float64
}

// each splits a belief: it returns, for each position in b, a belief that contains only that
// position.
func (b belief) each() []belief {
	parts := make([]belief, len(b))
	for i := range b {
		parts[i] = belief{b[i]}
	}
	return parts
}

// normalize scales the weights to a sum of 1 and returns their previous sum.
func (b belief) normalize() float64 {
	sum := 0.0
	for _, p := range b {
		sum += p.weight
	}
	for i := range b {
		b[i].weight /= sum
	}
	return sum
}

// sorted sorts the positions by key and returns a key of the whole belief. Two beliefs whose
// weights differ only by rounding errors have different keys, which only costs time.
func (b belief) sorted() key {
	slices.SortFunc(b, func(x, y particle) int { return x.key.compare(y.key) })
	k := key{uint64(len(b)), 2}
	for _, p := range b {
		k = k.fold(p.key[0]).fold(p.key[1]).fold(math.Float64bits(p.weight))
	}
	return k
}

// same reports whether two beliefs have the same positions with the same probabilities.
func (b belief) same(other belief) bool {
	if len(b) != len(other) {
		return false
	}
	b.sorted()
	other.sorted()
	for i, p := range b {
		if p.key != other[i].key || math.Abs(p.weight-other[i].weight) > tolerance {
			return false
		}
	}
	return true
}
