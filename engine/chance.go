package engine

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Chance is the generator that a state carries: PCG, the same on every platform for ever, with an optional script
// of results that the next dice must show. It is a value: a copy goes its own way.
type Chance struct {
	pcg    rand.PCG
	script string // one byte per forced die; a string, so that copies may share it
	draws  *Draws // that every draw is taken from, nil but where outcomes are tried one by one: see Force
}

// NewChance returns a generator for seed. The stream keeps generators of different use apart.
func NewChance(seed, stream uint64) Chance {
	return Chance{pcg: *rand.NewPCG(seed, stream)}
}

// Reseed starts the generator anew from r and drops the script, as Determinize must. What Force has forced stays so.
func (c *Chance) Reseed(r *rand.Rand) {
	c.pcg.Seed(r.Uint64(), r.Uint64())
	c.script = ""
}

// Uint64 makes Chance a rand.Source. It is beyond what Force forces: games draw by the methods below.
func (c *Chance) Uint64() uint64 { return c.pcg.Uint64() }

// Below returns a uniform number in [0, n). It draws again where a plain product would favour some results.
func (c *Chance) Below(n int) int {
	if c.draws != nil {
		return c.draws.draw(n, false)
	}
	hi, lo := bits.Mul64(c.pcg.Uint64(), uint64(n))
	for lo < uint64(n) {
		// Rejection happens about n times in 2^64, and only here is the division worth its cost.
		if threshold := -uint64(n) % uint64(n); lo >= threshold {
			break
		}
		hi, lo = bits.Mul64(c.pcg.Uint64(), uint64(n))
	}
	return int(hi)
}

// Float returns a uniform number in [0, 1).
func (c *Chance) Float() float32 {
	if c.draws != nil {
		return float32(c.draws.draw(floats, false)) / floats
	}
	return float32(c.pcg.Uint64()>>40) / floats
}

// floats is how many numbers Float may return.
const floats = 1 << 24

// Die rolls a die with the given number of sides: 1 to sides, or the next scripted result.
func (c *Chance) Die(sides int) int {
	if c.script != "" {
		n := int(c.script[0])
		c.script = c.script[1:]
		return n
	}
	return 1 + c.Below(sides)
}

// Pair rolls two dice with the given number of sides of which nothing but the sum matters. Where outcomes are forced, each sum comes
// once.
func (c *Chance) Pair(sides int) (a, b int) {
	if c.draws == nil || c.script != "" {
		a = c.Die(sides)
		return a, c.Die(sides)
	}
	sum := 2 + c.draws.draw(2*sides-1, true)
	a = max(1, sum-sides)
	return a, sum - a
}

// Script forces the results of the next dice. Each must be between 1 and sides.
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

// Shuffle puts xs into a random order, drawing one number per element from the back.
func Shuffle[T any](c *Chance, xs []T) {
	for i := len(xs) - 1; i > 0; i-- {
		j := c.Below(i + 1)
		xs[i], xs[j] = xs[j], xs[i]
	}
}

// chanceJSON is how a generator is written: its state in hex, and what its next dice must show.
type chanceJSON struct {
	State string `json:"state"`
	Rolls []int  `json:"rolls,omitempty"`
}

// MarshalJSON writes {"state": "hex", "rolls": [scripted results]}.
func (c Chance) MarshalJSON() ([]byte, error) {
	b, err := c.pcg.MarshalBinary()
	if err != nil {
		return nil, err
	}
	j := chanceJSON{State: fmt.Sprintf("%x", b)}
	for _, n := range []byte(c.script) {
		j.Rolls = append(j.Rolls, int(n))
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON wrote.
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
