package poster

import (
	"math"
	"sync"
)

// grainSize is the width of the tile of grains, in pixels; tiles join without a seam.
const grainSize = 256

// grain is the grain of the paper under every pixel. A fade falls apart on it: see [Job].
type grain struct {
	// height is 3.2·(0.8·g − 0.86) in steps of 1/65536, where g is noise stretched around one half.
	height [grainSize * grainSize]int32
	// tooth is by how much the paper lightens or darkens what lies on it, in steps of 1/65536.
	tooth [grainSize * grainSize]int32
}

// minGrain and maxGrain bound the pixels in a unit that grains are made for. Grains belong to the screen: about one in 0.87 units at the size of a card, never finer than a pixel and never
// coarser than two.
const minGrain, maxGrain = 0.9, 2.3

var (
	grainLock sync.Mutex
	grainOf   = map[int]*grain{}
)

// grainFor returns the grain for a picture with so many pixels in a unit.
func grainFor(scale float64) *grain {
	cells := int(math.Round(grainSize * 1.15 / min(max(scale, minGrain), maxGrain))) // coarse ones across the tile
	grainLock.Lock()
	defer grainLock.Unlock()
	g, ok := grainOf[cells]
	if !ok {
		g = newGrain(cells)
		grainOf[cells] = g
	}
	return g
}

// newGrain makes a tile of two octaves of value noise.
func newGrain(cells int) *grain {
	g := &grain{}
	coarse, fine := octave(cells, 0), octave(2*cells, 977)
	for i := range g.height {
		n := 62*int64(coarse[i]) + 38*int64(fine[i]) // 0 to 100·65536
		// 3.2·(0.8·(2.2·(n − 0.5) + 0.5) − 0.86) = 5.632·n − 4.288
		g.height[i] = int32(5632*n/100_000 - 4288*65536/1000)
		// 1 + 0.1·(n − 0.5)
		g.tooth[i] = int32(65536 + n/1000 - 65536/20)
	}
	return g
}

// octave is value noise with so many cells across the tile, 0 to 65535.
func octave(cells, salt int) []int32 {
	out := make([]int32, grainSize*grainSize)
	at, weight := make([]int, grainSize), make([]int64, grainSize)
	for i := range grainSize {
		f := int64(i) * int64(cells) << 16 / grainSize // place in cells, 16 bits behind the point
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

// hash draws a number from 0 to 65535 for a point of a lattice.
func hash(i, j int) int64 {
	n := uint32(i)*374761393 + uint32(j)*668265263
	n = (n ^ n>>13) * 1274126177
	return int64((n ^ n>>16) & 0xffff)
}

// chance draws numbers for the layers: the same ones for the same seed, on every machine.
type chance uint32

func newChance(seed int) *chance {
	c := chance(uint32(seed) * 2654435761)
	return &c
}

// unit draws a number from 0 up to 1.
func (c *chance) unit() float64 {
	*c += 0x6D2B79F5
	t := uint32(*c)
	t = (t ^ t>>15) * (1 | t)
	t = (t + (t^t>>7)*(61|t)) ^ t
	return float64(t^t>>14) / (1 << 32)
}
