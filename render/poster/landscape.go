package poster

import "math"

// The functions of this file draw landscapes behind the subject of a picture. Draw them from far to
// near. Each layer should be one clear step darker or lighter than the one behind it, and no two
// should be alike. The parameter side is -1 for light from the left and 1 for light from the right.

// Row describes a row of Count plants or other objects that stand between x = X0 and x = X1. Their
// base is at about y = Y and their height is about H. Seed varies them.
type Row struct {
	X0, X1, Y float64
	Count     int
	H         float64
	Seed      int
}

// Sky fills the picture with a sky in three colours, named high, middle and low, from top to bottom
// with grainy transitions. horizon is the y coordinate of the horizon.
func (p *Picture) Sky(horizon float64, high, middle, low string) *Picture {
	w, h := p.Box.W, p.Box.H
	p.Flat(Box(0, 0, w, h), middle)
	p.Grit(Box(0, 0, w, horizon*0.62), Line{0, 0, 0, horizon * 0.62}, high, 1.15, 0)
	return p.Grit(Box(0, horizon*0.38, w, h-horizon*0.38), Line{0, horizon, 0, horizon * 0.38}, low, 1.15, 0)
}

// Orb draws the sun or the moon in the colour named tone: a plain disc with centre (x, y) and
// radius r, and around it a glow. The radius of the glow is halo times r; 0 means no glow.
func (p *Picture) Orb(x, y, r, halo float64, tone string) *Picture {
	if halo > 0 {
		p.Glow(nil, x, y, r*halo, "sky2", 0.95)
	}
	return p.Flat(Circle(x, y, r), tone)
}

// Rays draws count rays of light in the colour named tone, as on an old poster. They start at (x,
// y), become wider outwards, and end at the distance r. The rays fill the directions between two
// angles, from and to. The angles are in degrees, clockwise from the right. opacity is from 0 to 1.
func (p *Picture) Rays(tone string, x, y, r float64, count int, opacity, from, to float64) *Picture {
	from, to = from*math.Pi/180, to*math.Pi/180
	w := (to - from) / float64(count) * 0.25
	for i := range count {
		a := from + (to-from)*(float64(i)+0.5)/float64(count)
		s0, c0 := math.Sincos(a - w)
		s1, c1 := math.Sincos(a + w)
		p.Tint(Polygon(x, y, x+r*c0, y+r*s0, x+r*c1, y+r*s1), tone, opacity)
	}
	return p
}

// Stars draws count stars in the colour named tone, at random places in the top strip of the
// picture, which is height units high. seed determines the places.
func (p *Picture) Stars(height float64, count, seed int, tone string) *Picture {
	r := newGenerator(seed)
	for range count {
		size := r.unit()
		size = 0.35 + size*r.unit()*0.9
		x, y := r.unit()*p.Box.W, r.unit()*height
		p.Tint(Circle(x, y, size), tone, 0.35+r.unit()*0.6)
	}
	return p
}

// Cloud draws a long cloud with a flat bottom, w units wide and h high, in the colour named tone.
// (x, y) is the left end of the bottom. opacity is from 0 to 1.
func (p *Picture) Cloud(tone string, x, y, w, h, opacity float64) *Picture {
	d := new(Path).LineTo(x, y)
	d.CubeTo(x+w*0.12, y-h*0.5, x+w*0.2, y-h*0.3, x+w*0.3, y-h*0.75)
	d.CubeTo(x+w*0.42, y-h*1.25, x+w*0.55, y-h, x+w*0.62, y-h*0.55)
	d.CubeTo(x+w*0.75, y-h*0.7, x+w*0.85, y-h*0.3, x+w, y)
	d.CubeTo(x+w*0.7, y+h*0.12, x+w*0.3, y+h*0.12, x, y)
	return p.Tint(d.Close(), tone, opacity)
}

// shape returns a polygon inside a box. The first argument is the box: the x and y of its lower
// left corner, its width and its height. xy holds the coordinates of the points as fractions of the
// box, x from its left edge and y upwards from its bottom.
func shape(at [4]float64, xy ...float64) *Path {
	for i := 0; i+1 < len(xy); i += 2 {
		xy[i], xy[i+1] = at[0]+xy[i]*at[2], at[1]-xy[i+1]*at[3]
	}
	return Polygon(xy...)
}

// Mesa draws a table mountain in the colour named tone, with one side in the colour named lit: the
// left side if side is -1, the right side if it is 1. at is the lower left corner, the width and
// the height of the mountain.
func (p *Picture) Mesa(tone, lit string, at [4]float64, side float64) *Picture {
	body := shape(at, 0, 0, 0.16, 0.38, 0.22, 0.43, 0.24, 0.96, 0.40, 1, 0.60, 0.985, 0.77, 0.95, 0.8, 0.42, 0.86, 0.38,
		1, 0)
	face := shape(at, 0, 0, 0.16, 0.38, 0.22, 0.43, 0.24, 0.96, 0.40, 1, 0.35, 0.48, 0.42, 0.34, 0.30, 0)
	if side > 0 {
		face = shape(at, 1, 0, 0.86, 0.38, 0.8, 0.42, 0.77, 0.95, 0.60, 0.985, 0.65, 0.46, 0.58, 0.33, 0.70, 0)
	}
	p.Flat(body, tone).Clip(body, func() {
		p.Flat(face, lit)
		for i, q := range []float64{0.52, 0.64, 0.72} { // gullies: narrow wedges of light
			p.Tint(shape(at, q, 0.98, q+0.035, 0.98, q+0.02+side*0.02, 0.38-0.1*float64(i), q+side*0.03, 0.22), lit,
				0.55)
		}
	})
	haze := Line{at[0], at[1], at[0], at[1] - at[3]*0.38} // haze at the foot of the mountain
	return p.Grit(shape(at, 0, 0, 0.16, 0.38, 0.86, 0.38, 1, 0), haze, "sky2", 0.5, 0)
}

// Peak draws a mountain in the colour named tone. A zigzag ridge divides it into a shaded side and
// a side in the colour named lit: the left one if side is -1, the right one if it is 1. at is the
// lower left corner, the width and the height of the mountain, and seed varies its shape. snow is
// empty, or the names of two colours for snow on the top: in the light and in the shade.
func (p *Picture) Peak(tone, lit string, at [4]float64, side float64, seed int, snow ...string) *Picture {
	x, y, w, h := at[0], at[1], at[2], at[3]
	r := newGenerator(seed)
	top := vec{x + w*(0.46+r.unit()*0.08), y - h}
	left, right := []vec{{x, y}}, []vec(nil)
	for i := 1; i < 5; i++ {
		k := float64(i) / 5
		rise := k*k*0.35 + k*0.65
		a := vec{x + (top.x-x)*(k+(r.unit()-0.5)*0.09), y - h*rise}
		a.y += (r.unit() - 0.5) * h * 0.06
		left = append(left, a)
		b := vec{x + w - (x+w-top.x)*(k+(r.unit()-0.5)*0.09), y - h*rise}
		b.y += (r.unit() - 0.5) * h * 0.06
		right = append([]vec{b}, right...)
	}
	right = append(right, vec{x + w, y})
	cut := []vec{top}
	for i := 1; i < 7; i++ {
		k, zig := float64(i)/6, -0.7
		if i%2 == 1 {
			zig = 1
		}
		cut = append(cut, vec{top.x + zig*w*0.045*(1+k) - side*w*0.03*k, y - h*(1-k)})
	}
	p.Flat(loop(left, []vec{top}, right), tone)
	if side < 0 {
		p.Flat(loop(left, cut), lit)
	} else {
		p.Flat(loop([]vec{top}, right, reversed(cut[1:])), lit)
	}
	for i := 1; i < 4; i++ {
		q, s := cut[i*2-1], -side
		p.Flat(Polygon(q.x, q.y, q.x-s*w*0.1, q.y+h*0.16, q.x-s*w*0.04, q.y+h*0.17, q.x-s*w*0.015, q.y+h*0.3,
			q.x+s*w*0.01, q.y+h*0.14), tone)
	}
	if len(snow) == 2 {
		p.snow(top, cut, vec{w, h}, y, snow)
	}
	return p
}

// snow draws the snow on a peak. top is the summit and cut the ridge between the lit and the shaded
// side. size is the width and height of the peak, and y the y coordinate of its base. tones are the
// names of the colours of lit and of shaded snow.
func (p *Picture) snow(top vec, cut []vec, size vec, y float64, tones []string) {
	w, h := size.x, size.y
	l, r := -w*0.16, w*0.16
	low := []vec{{top.x - 0.02*w, y - h*0.62}, {top.x + l*0.3, y - h*0.7}, {top.x + l*0.6, y - h*0.6},
		{top.x + l*0.75, y - h*0.7}, {top.x + l, y - h*0.64}}
	p.Flat(loop([]vec{top, {top.x + r, y - h*0.66}, {top.x + r*0.62, y - h*0.7}, {top.x + r*0.4, y - h*0.58},
		{top.x + r*0.15, y - h*0.7}}, low), tones[1])
	p.Flat(loop([]vec{top, cut[1], cut[2]}, low), tones[0])
}

// loop returns the polygon through the points of the lists, taken one list after another.
func loop(lists ...[]vec) *Path {
	p := &Path{}
	for _, list := range lists {
		for _, q := range list {
			p.LineTo(q.x, q.y)
		}
	}
	return p.Close()
}

// reversed returns the points of list in reverse order, as a new slice.
func reversed(list []vec) []vec {
	out := make([]vec, len(list))
	for i, q := range list {
		out[len(list)-1-i] = q
	}
	return out
}

// Massif draws a small mountain range with three summits for maps, in the colour named tone with
// lit sides in the colour named lit. at is the middle of its base (x, y), its width and its height.
// If side is 1, the shape is mirrored, but the light still comes from the left. snow is empty, or
// the name of the colour of snow.
func (p *Picture) Massif(tone, lit string, at [4]float64, side float64, snow ...string) *Picture {
	draw := func(tone string, xy ...float64) {
		if side > 0 {
			for i := 0; i < len(xy); i += 2 {
				xy[i] = -xy[i] - 0.06
			}
		}
		p.Flat(shape(at, xy...), tone)
	}
	draw(tone, -0.6, 0, -0.46, 0.26, -0.38, 0.36, -0.3, 0.62, -0.2, 1, -0.1, 0.76, 0, 0.56, 0.12, 0.8, 0.22, 0.54, 0.29,
		0.42, 0.38, 0.58, 0.5, 0.3, 0.66, 0)
	if side > 0 {
		draw(lit, 0.66, 0, 0.5, 0.3, 0.38, 0.58, 0.36, 0.34, 0.44, 0.2, 0.4, 0)
		draw(lit, 0.29, 0.42, 0.22, 0.54, 0.12, 0.8, 0.12, 0.52, 0.05, 0.36, 0.14, 0.16, 0.1, 0, 0.3, 0, 0.24, 0.22)
		draw(lit, 0, 0.56, -0.1, 0.76, -0.2, 1, -0.19, 0.68, -0.27, 0.5, -0.16, 0.3, -0.24, 0, 0, 0, -0.06, 0.3)
	} else {
		draw(lit, -0.6, 0, -0.46, 0.26, -0.38, 0.36, -0.3, 0.62, -0.2, 1, -0.22, 0.74, -0.13, 0.56, -0.23, 0.34, -0.12,
			0.14, -0.18, 0)
		draw(lit, 0, 0.56, 0.12, 0.8, 0.1, 0.58, 0.17, 0.42, 0.08, 0.2, 0.14, 0, -0.04, 0, 0.02, 0.28, -0.03, 0.44)
		draw(lit, 0.29, 0.42, 0.38, 0.58, 0.37, 0.4, 0.43, 0.24, 0.36, 0, 0.25, 0, 0.3, 0.2)
	}
	switch {
	case len(snow) == 0:
	case side > 0:
		draw(snow[0], -0.2, 1, -0.1, 0.76, -0.13, 0.7, -0.155, 0.78, -0.185, 0.66)
	default:
		draw(snow[0], -0.2, 1, -0.285, 0.68, -0.25, 0.72, -0.235, 0.62, -0.215, 0.74)
	}
	return p
}

// Ridge draws a soft line of hills across the picture, and fills the area below it with the colour
// named tone. y is the base and height the height of the hills. step is the distance between two
// points of the line, in units; rough is how irregular the line is, and seed varies it.
func (p *Picture) Ridge(tone string, y, height float64, seed int, step, rough float64) *Picture {
	r := newGenerator(seed)
	low := p.Box.H + 5
	d := new(Path).LineTo(-30, low)
	var last vec
	for k, x := 1, -step; x <= p.Box.W+step; k, x = k+1, x+step {
		q := vec{x, y + math.Sin(float64(k)*0.9+float64(seed))*height*0.6}
		q.y += (r.unit() - 0.5) * height
		if m := (last.x + q.x) / 2; k == 1 || r.unit() < rough {
			d.LineTo(q.x, q.y)
		} else {
			d.CubeTo(m, last.y, m, q.y, q.x, q.y)
		}
		last = q
	}
	return p.Flat(d.LineTo(p.Box.W+40, low).Close(), tone)
}

// Spire draws a needle of granite in four planes, in the colours named lit, middle and dark. at is
// the middle of its base (x, y), its width and its height. seed determines the irregular edges.
func (p *Picture) Spire(lit, middle, dark string, at [4]float64, seed int) *Picture {
	x, y, w, h := at[0], at[1], at[2], at[3]
	r := newGenerator(seed)
	var left, right, mid, glint []vec
	for i := range 7 {
		k := float64(i) / 6
		s := 0.16 + 0.84*math.Sqrt(k*math.Sqrt(k)) // depends on k to the power of 3/4
		left = append(left, vec{x - w*s*(0.42+r.unit()*0.1), y - h*(1-k)})
		right = append(right, vec{x + w*s*(0.42+r.unit()*0.12), y - h*(1-k) + h*0.02})
		bend := -0.08
		if i%2 == 1 {
			bend = 0.16
		}
		mid = append(mid, vec{x + w*s*(bend+r.unit()*0.06), y - h*(1-k)})
	}
	left[0].y += h * 0.03
	mid[0].y -= h * 0.02
	p.Flat(loop(left, reversed(right), mid[:1]), dark).Flat(loop(left, reversed(mid)), middle)
	for i, q := range mid {
		k := 0.7
		if i%2 == 1 {
			k = 0.42
		}
		glint = append(glint, vec{left[i].x + (q.x-left[i].x)*k, q.y})
	}
	p.Flat(loop(left, reversed(glint)), lit)
	for i := 1; i < 6; i += 2 {
		q := left[i]
		p.Flat(Polygon(q.x, q.y, q.x+w*0.3, q.y-h*0.02, q.x+w*0.1, q.y+h*0.05), middle)
	}
	return p
}

// Pine draws a pine tree in the colour named tone, h units high and w wide, with its base at (x,
// y). lit is the name of the colour of its lit side, "" for none; that is the left side if side is
// negative, otherwise the right. seed varies the tree.
func (p *Picture) Pine(tone, lit string, x, y, h, w float64, seed int, side float64) *Picture {
	left, right := boughs(x, y, h, w, seed)
	top, root := []vec{{x, y - h}}, y-h*0.05
	p.Flat(loop(top, left, []vec{{x - w*0.05, root}, {x - w*0.05, y}, {x + w*0.05, y}, {x + w*0.05, root}},
		reversed(right)), tone)
	if lit == "" {
		return p
	}
	stem := []vec{{x + side*w*0.1, y - h*0.08}, {x + w*0.02, y - h*0.06}, {x - w*0.05, y - h*0.4},
		{x + w*0.03, y - h*0.7}}
	if side < 0 {
		return p.Flat(loop(top, left, stem), lit)
	}
	return p.Flat(loop(top, right, stem), lit)
}

// boughs returns the left and the right outline of a pine with its base at (x, y), from the top
// down. The pine is h units high and w wide; seed varies it.
func boughs(x, y, h, w float64, seed int) (left, right []vec) {
	r := newGenerator(seed)
	n := max(4, int(math.Floor(h/11+0.5)))
	for i := range n {
		a, b := float64(i)/float64(n), float64(i+1)/float64(n)
		wa, wb, low := w*(0.1+a*0.9)/2, w*(0.12+b*0.9)/2, y-h+h*b*0.94
		in := y - h + h*a*0.94 + h*0.03
		k := 0.85 + r.unit()*0.3
		left = append(left, vec{x - wa*0.45, in}, vec{x - wb*k, low + r.unit()*h*0.02})
		k = 0.85 + r.unit()*0.3
		right = append(right, vec{x + wa*0.45, in}, vec{x + wb*k, low + r.unit()*h*0.02})
	}
	return left, right
}

// Pines draws a row of pine trees of varied height; tone, lit and side are as for [Picture.Pine].
func (p *Picture) Pines(tone, lit string, row Row, side float64) *Picture {
	r := newGenerator(row.Seed)
	for i := range row.Count {
		x := row.X0 + (row.X1-row.X0)*(float64(i)+r.unit()*0.8)/float64(row.Count)
		h := row.H * (0.55 + r.unit()*0.6)
		p.Pine(tone, lit, x, row.Y+r.unit()*row.H*0.12, h, h*0.42, row.Seed*31+i, side)
	}
	return p
}

// Saguaro draws a cactus with two arms in the colour named tone, h units high, with its base at (x,
// y). lit is the name of the colour of the lit strip on its stem and arm, "" for none; the strip is
// on the left if side is -1, on the right if it is 1.
func (p *Picture) Saguaro(tone, lit string, x, y, h, side float64) *Picture {
	w := h * 0.1
	const k = 0.5522847498
	stem := new(Path).LineTo(x-w, y).LineTo(x-w, y-h+w)
	stem.CubeTo(x-w, y-h+w-w*k, x-w*k, y-h, x, y-h)
	stem.CubeTo(x+w*k, y-h, x+w, y-h+w-w*k, x+w, y-h+w)
	p.Flat(stem.LineTo(x+w, y).Close(), tone)
	v := w * 0.72
	arm := func(s, a, b float64) {
		ax := x + s*h*0.26
		d := new(Path).LineTo(x, y-a).LineTo(ax-s*v, y-a)
		d.CubeTo(ax+s*v*0.6, y-a, ax+s*v, y-a-v, ax+s*v, y-a-v*2).LineTo(ax+s*v, y-b)
		d.CubeTo(ax+s*v, y-b-v*4/3, ax-s*v, y-b-v*4/3, ax-s*v, y-b).LineTo(ax-s*v, y-a-v*1.5).LineTo(x, y-a-v*1.5)
		p.Flat(d.Close(), tone)
	}
	arm(-1, h*0.4, h*0.7)
	arm(1, h*0.3, h*0.58)
	if lit == "" {
		return p
	}
	e, ax, reach := side*w, x+side*h*0.26, 0.7
	if side > 0 {
		reach = 0.58
	}
	p.Flat(Box(min(x+e*0.45, x+e), y-h+w, w*0.55, h-w-1), lit)
	return p.Flat(Box(min(ax+side*v*0.4, ax+side*v), y-h*reach, v*0.6, h*0.18), lit)
}

// Glints describes glints of light on water that become larger towards the viewer. Lengths are in
// units.
type Glints struct {
	Top, Bottom float64
	Middle      float64 // x coordinate around which the glints are concentrated
	Spread      float64 // maximum deviation from Middle, as a fraction of the width of the picture
	Count, Seed int
}

// Glints draws the glints of light that f describes, in the colour named tone. They are not limited
// to the area of the water, for which [Picture.Clip] can be used.
func (p *Picture) Glints(tone string, f Glints) *Picture {
	r := newGenerator(f.Seed)
	for range f.Count {
		q := r.unit()
		q *= math.Sqrt(q)
		y := f.Top + 1.5 + (f.Bottom-f.Top)*q
		w, h := (3+46*q)*(0.4+r.unit()), 0.5+2.2*q
		x := r.unit()
		x = f.Middle + (x+r.unit()-1)*p.Box.W*f.Spread*(0.25+q)
		d := new(Path).LineTo(x-w/2, y).QuadTo(x, y-h, x+w/2, y).QuadTo(x, y+h*0.6, x-w/2, y)
		p.Tint(d.Close(), tone, 0.75-0.3*q)
	}
	return p
}

// Smoke draws overlapping puffs of smoke in the colours named tone and lit. puffs holds three
// numbers for each puff: the x and y of its centre and its radius. Each puff is lit on the left if
// side is -1, on the right if it is 1. opacity, from 0 to 1, is that of the whole smoke.
func (p *Picture) Smoke(tone, lit string, side, opacity float64, puffs []float64) *Picture {
	return p.Fade(opacity, func() {
		for i := 0; i+2 < len(puffs); i += 3 {
			p.Flat(Circle(puffs[i], puffs[i+1], puffs[i+2]), tone)
		}
		for i := 0; i+2 < len(puffs); i += 3 {
			x, y, r := puffs[i], puffs[i+1], puffs[i+2]
			p.Clip(Circle(x, y, r), func() { p.Flat(Circle(x+side*r*0.42, y-r*0.36, r*0.86), lit) })
		}
	})
}

// Grass draws the row of blades of grass that row describes, in the colour named tone.
func (p *Picture) Grass(tone string, row Row) *Picture {
	r := newGenerator(row.Seed)
	for range row.Count {
		x := row.X0 + (row.X1-row.X0)*r.unit()
		h := row.H * (0.4 + r.unit())
		bend := (r.unit() - 0.5) * h * 0.7
		y := row.Y + r.unit()*3
		d := new(Path).LineTo(x-0.9, y).QuadTo(x, y-h*0.6, x+bend, y-h).QuadTo(x+0.8, y-h*0.5, x+1, y)
		p.Flat(d.Close(), tone)
	}
	return p
}
