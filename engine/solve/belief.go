package solve

import (
	"math"
	"slices"

	"gulch/engine"
)

// belief is what may be: positions with their weights. In a belief that is solved all have the same seat to move and the same moves.
type belief []particle

type particle struct {
	state  engine.State
	key    key
	weight float64
}

// each returns the positions as beliefs of their own.
func (b belief) each() []belief {
	parts := make([]belief, len(b))
	for i := range b {
		parts[i] = belief{b[i]}
	}
	return parts
}

// weigh returns the weight of all and makes it 1.
func (b belief) weigh() float64 {
	sum := 0.0
	for _, p := range b {
		sum += p.weight
	}
	for i := range b {
		b[i].weight /= sum
	}
	return sum
}

// key sorts the positions and returns the key of all together. Beliefs whose weights are rounded in different ways are different.
func (b belief) sorted() key {
	slices.SortFunc(b, func(x, y particle) int { return x.key.before(y.key) })
	k := key{uint64(len(b)), 2}
	for _, p := range b {
		k = k.fold(p.key[0]).fold(p.key[1]).fold(math.Float64bits(p.weight))
	}
	return k
}
