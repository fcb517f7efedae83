package engine

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Chance is the random generator inside a state. It is PCG, with identical results on every
// platform and in every release, plus an optional script of results for the next dice. Chance is a
// value: a copy continues independently.
type Chance struct {
	pcg    rand.PCG
	script string // results of the next dice, one byte per die; a string, so that copies of the Chance may share it
	draws  *Draws // supplies all random results while every outcome of a move is enumerated (see Force), otherwise nil
}

// NewChance returns a generator for seed. Generators with the same seed and different streams are
// independent; every game has a stream number of its own.
func NewChance(seed, stream uint64) Chance {
	return Chance{pcg: *rand.NewPCG(seed, stream)}
}

// Reseed restarts the generator with a seed from r and deletes the scripted dice. Determinize must
// call it. If Force is in effect, it stays in effect.
func (c *Chance) Reseed(r *rand.Rand) {
	c.pcg.Seed(r.Uint64(), r.Uint64())
	c.script = ""
}

// Uint64 returns 64 random bits and makes Chance a rand.Source. Force does not affect it, so games
// must use the other methods.
func (c *Chance) Uint64() uint64 { return c.pcg.Uint64() }

// Below returns a uniformly distributed number in [0, n). It has no bias, because it rejects random
// numbers that would favour some results.
func (c *Chance) Below(n int) int {
	if c.draws != nil {
		return c.draws.draw(n, false)
	}
	hi, lo := bits.Mul64(c.pcg.Uint64(), uint64(n))
	for lo < uint64(n) {
		// Rejection happens about n times in 2^64, so the slow division is rarely executed.
		if threshold := -uint64(n) % uint64(n); lo >= threshold {
			break
		}
		hi, lo = bits.Mul64(c.pcg.Uint64(), uint64(n))
	}
	return int(hi)
}

// Float returns a uniform number in [0, 1), a multiple of 1/2^24.
func (c *Chance) Float() float32 {
	if c.draws != nil {
		return float32(c.draws.draw(floatResults, false)) / floatResults
	}
	return float32(c.pcg.Uint64()>>40) / floatResults
}

// floatResults is the number of different results of Float.
const floatResults = 1 << 24

// Die rolls a die with the given number of sides and returns 1 to sides, or the next scripted
// result if there is one.
func (c *Chance) Die(sides int) int {
	if c.script != "" {
		n := int(c.script[0])
		c.script = c.script[1:]
		return n
	}
	return 1 + c.Below(sides)
}

// Pair rolls two dice with the given number of sides for a rule that uses only their sum. While
// outcomes are enumerated (see Force), each sum occurs once, weighted by its probability.
func (c *Chance) Pair(sides int) (a, b int) {
	if c.draws == nil || c.script != "" {
		a = c.Die(sides)
		return a, c.Die(sides)
	}
	sum := 2 + c.draws.draw(2*sides-1, true)
	a = max(1, sum-sides)
	return a, sum - a
}

// Script sets the results of the next dice, which have the given number of sides. It returns an
// error if a result is not between 1 and sides.
func (c *Chance) Script(rolls []int, sides int) error {
	b := make([]byte, len(rolls))
	for i, n := range rolls {
		if n < 1 || n > sides {
			return fmt.Errorf("scripted roll %d: %d is not on a die with %d sides", i+1, n, sides)
		}
		b[i] = byte(n)
	}
	c.script = string(b)
	return nil
}

// Shuffle permutes xs uniformly at random (Fisher–Yates from the back, with one random number per
// element).
func Shuffle[T any](c *Chance, xs []T) {
	for i := len(xs) - 1; i > 0; i-- {
		j := c.Below(i + 1)
		xs[i], xs[j] = xs[j], xs[i]
	}
}

// chanceJSON is the JSON form of a Chance: the generator's state in hex and the scripted results.
type chanceJSON struct {
	State string `json:"state"`
	Rolls []int  `json:"rolls,omitempty"`
}

// MarshalJSON writes {"state": "hex", "rolls": [scripted results]}.
func (c Chance) MarshalJSON() ([]byte, error) {
	b, _ := c.pcg.MarshalBinary() // always returns a nil error
	j := chanceJSON{State: fmt.Sprintf("%x", b)}
	for _, n := range []byte(c.script) {
		j.Rolls = append(j.Rolls, int(n))
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads the format that MarshalJSON writes.
func (c *Chance) UnmarshalJSON(data []byte) error {
	var j chanceJSON
	if err := json.Unmarshal(data, &j); err != nil {
		return fmt.Errorf("generator: %w", err)
	}
	var b []byte
	if _, err := fmt.Sscanf(j.State, "%x", &b); err != nil {
		return fmt.Errorf("generator: state %q is not hex", j.State)
	}
	fresh := Chance{}
	if err := fresh.pcg.UnmarshalBinary(b); err != nil {
		return fmt.Errorf("generator: %w", err)
	}
	if err := fresh.Script(j.Rolls, 255); err != nil {
		return err
	}
	*c = fresh
	return nil
}
