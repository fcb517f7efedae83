package engine

import "math/bits"

// Rand is the generator of rollouts, where draws are so many that the generator counts: wyrand, one multiplication a
// number. It decides nothing in a game, whose chance is [Chance]; yet it, too, is the same on every platform, so that a
// seed and a budget give the same move everywhere. It is a value: a copy goes its own way.
type Rand struct{ state uint64 }

// NewRand returns a generator for seed.
func NewRand(seed uint64) Rand { return Rand{seed} }

// Uint64 makes Rand a rand.Source.
func (w *Rand) Uint64() uint64 {
	w.state += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(w.state, w.state^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Below returns a number in [0, n), uniform up to n parts in 2^64: it never draws again.
func (w *Rand) Below(n int) int {
	hi, _ := bits.Mul64(w.Uint64(), uint64(n))
	return int(hi)
}

// Float returns a uniform number in [0, 1).
func (w *Rand) Float() float32 { return float32(w.Uint64()>>40) / (1 << 24) }
