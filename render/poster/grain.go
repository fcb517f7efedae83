package poster

import (
	"math"
	"sync"
)

// grainSize is the side, in pixels, of the tile of noise. Tiles can be repeated without a visible
// seam.
const grainSize = 256

// grain is a tile of noise. It holds the noise that makes fades grainy, and the noise of the paper
// texture. See [Job].
type grain struct {
	// height is the term of the grain in the formula of [Job.linear]: 3.2·(0.8·g − 0.86), where g
	// is noise stretched around 1/2. It is in fixed point with 16 fractional bits.
	height [grainSize * grainSize]int32
	// tooth is the factor by which the paper texture lightens or darkens a pixel, in fixed point
	// with 16 fractional bits.
	tooth [grainSize * grainSize]int32
}

// minGrain and maxGrain limit the resolution, in pixels per unit, for which grain is made. The size
// of grains depends on the resolution: about 0.87 units at the size of a card, never smaller than a
// pixel and never larger than two pixels.
const minGrain, maxGrain = 0.9, 2.3

var (
	grainLock sync.Mutex
	grainOf   = map[int]*grain{}
)

// grainFor returns the noise tile for a picture with scale pixels per unit.
func grainFor(scale float64) *grain {
	cells := int(math.Round(grainSize * 1.15 / min(max(scale, minGrain), maxGrain))) // of the coarse octave, per side
	grainLock.Lock()
	defer grainLock.Unlock()
	g, ok := grainOf[cells]
	if !ok {
		g = newGrain(cells)
		grainOf[cells] = g
	}
	return g
}

// newGrain computes a tile of two octaves of value noise; cells is the number of cells of the
// coarse octave across the tile.
func newGrain(cells int) *grain {
	g := &grain{}
	coarse, fine := octave(cells, 0), octave(2*cells, 977)
	for i := range g.height {
		n := 62*int64(coarse[i]) + 38*int64(fine[i]) // from 0 to 100·65536
		// 3.2·(0.8·(2.2·(n − 0.5) + 0.5) − 0.86) = 5.632·n − 4.288
		g.height[i] = int32(5632*n/100_000 - 4288*65536/1000)
		// 1 + 0.1·(n − 0.5)
		g.tooth[i] = int32(65536 + n/1000 - 65536/20)
	}
	return g
}

// octave returns a tile of value noise, each value from 0 to 65535, with the given number of cells
// across the tile. Different values of salt give different noise.
func octave(cells, salt int) []int32 {
	out := make([]int32, grainSize*grainSize)
	at, weight := make([]int, grainSize), make([]int64, grainSize)
	for i := range grainSize {
		f := int64(i) * int64(cells) << 16 / grainSize // position in cells, in fixed point with 16 fractional bits
		u := f & 0xffff
		at[i], weight[i] = int(f>>16), u*u>>16*(3<<16-2*u)>>16
	}
	corner := func(i, j int) int64 { return hash(i%cells+salt, j%cells) }
	for y := range grainSize {
		for x := range grainSize {
			i, j, u, w := at[x], at[y], weight[x], weight[y]
			top := corner(i, j)*(65536-u) + corner(i+1, j)*u
			low := corner(i, j+1)*(65536-u) + corner(i+1, j+1)*u
			out[y*grainSize+x] = int32((top>>16*(65536-w) + low>>16*w) >> 16)
		}
	}
	return out
}

// hash returns a pseudorandom number from 0 to 65535 for the point (i, j) of a lattice, always the
// same for the same point.
func hash(i, j int) int64 {
	n := uint32(i)*374761393 + uint32(j)*668265263
	n = (n ^ n>>13) * 1274126177
	return int64((n ^ n>>16) & 0xffff)
}

// generator is a random generator that returns the same numbers for the same seed on every machine.
type generator uint32

func newGenerator(seed int) *generator {
	c := generator(uint32(seed) * 2654435761)
	return &c
}

// unit returns a pseudorandom number in [0, 1).
func (c *generator) unit() float64 {
	*c += 0x6D2B79F5
	t := uint32(*c)
	t = (t ^ t>>15) * (1 | t)
	t = (t + (t^t>>7)*(61|t)) ^ t
	return float64(t^t>>14) / (1 << 32)
}
