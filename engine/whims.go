package engine

import "math/bits"

// Whims is the generator of play-outs, where draws are so many that the generator counts: wyrand, one multiplication a
// number. It decides nothing in a game, whose chance is [Chance]; yet it, too, is the same on every platform, so that a
// seed and a budget give the same move everywhere. It is a value: a copy goes its own way.
type Whims struct{ state uint64 }

// NewWhims returns a generator for seed.
func NewWhims(seed uint64) Whims { return Whims{seed} }

// Uint64 makes Whims a rand.Source.
func (w *Whims) Uint64() uint64 {
	w.state += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(w.state, w.state^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Below returns a number in [0, n), uniform up to n parts in 2^64: it never draws again.
func (w *Whims) Below(n int) int {
	hi, _ := bits.Mul64(w.Uint64(), uint64(n))
	return int(hi)
}

// Float returns a uniform number in [0, 1).
func (w *Whims) Float() float32 { return float32(w.Uint64()>>40) / (1 << 24) }
