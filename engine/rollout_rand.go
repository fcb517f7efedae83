package engine

import "math/bits"

// Rand is the fast random generator of rollouts, wyrand: one multiplication per number. The rules
// of a game never use it; their random generator is [Chance]. Rand, too, gives the same numbers on
// every platform, so that a seed and a budget always give the same move. Rand is a value: a copy
// continues independently.
type Rand struct{ state uint64 }

// NewRand returns a generator for seed.
func NewRand(seed uint64) Rand { return Rand{seed} }

// Uint64 returns 64 random bits; it makes Rand a rand.Source.
func (w *Rand) Uint64() uint64 {
	w.state += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(w.state, w.state^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Below returns a number in [0, n). Its bias is at most n/2^64: unlike Chance.Below it never
// rejects a draw.
func (w *Rand) Below(n int) int {
	hi, _ := bits.Mul64(w.Uint64(), uint64(n))
	return int(hi)
}

// Float returns a uniform number in [0, 1).
func (w *Rand) Float() float32 { return float32(w.Uint64()>>40) / (1 << 24) }
