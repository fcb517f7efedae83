package poster

import (
	"cmp"
	"math"
	"slices"
)

// Colours of gold. They are the same at every time of day, so that gold always shines.
const (
	goldGlint = "#FFE7A0"
	goldLit   = "#F3C356"
	goldShade = "#D79A34"
	goldDeep  = "#B5761F"
	goldEdge  = "#8A5418"
)

// goldCoin draws a coin that lies flat. (x, y) is the centre of its face and r half the width of
// the face. flat is the ratio of height to width of the face, and edge the height of the coin's
// edge. The strings face, dent and side are the tones of these parts.
func (p *Picture) goldCoin(x, y, r, flat, edge float64, face, dent, side string) {
	lid := func(k float64) *Path { return Ellipse(x, y, r*k, r*flat*k) }
	p.Flat(Box(x-r, y, 2*r, edge).And(Ellipse(x, y+edge, r, r*flat)), side)
	p.Flat(lid(1), face).Flat(lid(0.62), dent)
}

// Heap draws a heap of count loose coins, w units wide and h high, lit from the left; (x, y) is the
// middle of its base. seed varies the heap.
func (p *Picture) Heap(x, y, w, h float64, count, seed int) *Picture {
	body := new(Path).LineTo(x-w/2, y+h*0.03)
	body.CubeTo(x-w*0.36, y-h*0.3, x-w*0.22, y-h, x, y-h).CubeTo(x+w*0.22, y-h, x+w*0.36, y-h*0.3, x+w/2, y+h*0.03)
	p.Flat(body.Close(), goldEdge)
	type coin struct{ x, y, r float64 }
	r, size := newGenerator(seed), w*0.021
	coins := make([]coin, count)
	for i := range coins {
		u := (r.unit() - 0.5) * 1.96
		v := r.unit()
		top := h * (1 - math.Abs(u)*math.Sqrt(math.Abs(u)))
		coins[i] = coin{x + u*w/2, y - top*v, size * (0.75 + r.unit()*0.5)}
	}
	slices.SortFunc(coins, func(a, b coin) int { return cmp.Or(cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x)) })
	for _, c := range coins {
		face, dent, side := goldLit, goldShade, goldDeep
		switch across := (c.x - x) / w; {
		case across > 0.18:
			face, dent, side = goldShade, goldDeep, goldEdge
		case across < -0.12:
			face = goldGlint
		}
		p.goldCoin(c.x, c.y, c.r, 0.5, c.r*0.42, face, dent, side)
	}
	return p
}

// Coins draws a stack of count coins with radius r; (x, y) is the centre of the lowest coin.
func (p *Picture) Coins(x, y float64, count int, r float64) *Picture {
	for i := range count {
		at, up := x+float64(i*7%3-1)*r*0.08, y-float64(i)*r*0.46
		p.goldCoin(at, up, r, 0.42, r*0.42, goldLit, goldShade, goldEdge)
		p.Flat(Polygon(at-r, up, at-r*0.3, up+r*0.4, at-r*0.3, up+r*0.8, at-r, up+r*0.42), goldGlint)
		p.Flat(Ellipse(at, up, r, r*0.42), goldLit).Flat(Ellipse(at, up, r*0.66, r*0.26), goldShade)
	}
	return p
}

// Wheel draws a wheel in the colour named tone, with a number of spokes. Its centre is (x, y) and
// its radius r.
func (p *Picture) Wheel(tone string, x, y, r float64, spokes int) *Picture {
	p.Flat(Circle(x, y, r).And(hole(x, y, r*0.82)), tone)
	for i := range spokes {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/float64(spokes) + 0.2)
		p.Flat(Plank(x, y, x+cos*r*0.9, y+sin*r*0.9, r*0.09), tone)
	}
	return p.Flat(Circle(x, y, r*0.22), tone)
}

// hole returns a circle with centre (x, y) and radius r in the direction opposite to [Circle]. So
// it cuts a hole into a path.
func hole(x, y, r float64) *Path {
	k := r * 0.5522847498
	p := new(Path).LineTo(x+r, y)
	return p.CubeTo(x+r, y-k, x+k, y-r, x, y-r).CubeTo(x-k, y-r, x-r, y-k, x-r, y).
		CubeTo(x-r, y+k, x-k, y+r, x, y+r).CubeTo(x+k, y+r, x+r, y+k, x+r, y).Close()
}
