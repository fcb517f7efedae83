package poster

// A railway is drawn as ribbons and rows of small planks along one line. On a hex map the nodes of
// the line are the midpoints of hex sides, with the side's normal as the direction, so that the
// curves of adjacent hexes join smoothly. Two railways in one hex are the same curve with different
// offsets. The drawing order is: ground, water, hex outlines, tracks, and then trees, mountains and
// houses from back to front, so that a track runs through the landscape. A margin of 17 units on
// both sides of a track must stay free.

// Ribbon returns a band along a line, w units wide. off is the distance, in units, by which it is
// shifted sideways, to the right if positive.
func Ribbon(line []Sample, off, w float64) *Path {
	p := &Path{}
	for _, s := range line {
		q := s.beside(off - w/2)
		p.LineTo(q.x, q.y)
	}
	for i := len(line) - 1; i >= 0; i-- {
		q := line[i].beside(off + w/2)
		p.LineTo(q.x, q.y)
	}
	return p.Close()
}

// planks returns the ties (sleepers) of a track along line, each l units long and w wide, moved by
// (dx, dy).
func planks(line []Sample, l, w, dx, dy float64) *Path {
	p := &Path{}
	for i := 1; i < len(line); i += 3 {
		s := line[i]
		s.X, s.Y = s.X+dx, s.Y+dy
		for _, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			q := s.beside(c[0] * l / 2)
			p.LineTo(q.x+s.DX*c[1]*w/2, q.y+s.DY*c[1]*w/2)
		}
		p.Close()
	}
	return p
}

// TrackStep is the distance of the samples of a track in units. There is a tie at every third
// sample.
const TrackStep = 2

// track calls f, which draws railway tracks, with the named colours of tracks added.
func (p *Picture) track(f func()) *Picture { return p.WithTones(p.art.tones["track"], f) }

// Track draws a railway along a line sampled with TrackStep: its shadow, a bed in the tones bright
// and dark of the owner, ties and two rails. share, from 0 to 1, is the progress of the animation
// in which a new track is laid: first the ties appear one after another, then the rails.
func (p *Picture) Track(line []Sample, bright, dark string, share float64) *Picture {
	const ties = 0.6 // fraction of the animation in which the ties appear
	laid := line[:int(float64(len(line))*min(share/ties, 1))]
	railed := line[:int(float64(len(line))*min(max((share-ties)/(1-ties), 0), 1))]
	if len(laid) < 2 {
		return p
	}
	return p.track(func() {
		p.At(Move(1.6, 2.4), func() { p.Tint(Ribbon(laid, 0, 13.5), "shadow", 0.38) })
		p.Flat(Ribbon(laid, 0, 13.5), dark).Flat(Ribbon(laid, 0, 11.4), bright)
		p.Flat(planks(laid, 11.6, 2.5, 0, 0), "tie").Flat(planks(laid, 11.2, 0.8, -0.35, -0.5), "tieL")
		if len(railed) < 2 {
			return
		}
		for _, off := range [2]float64{-3, 3} {
			p.Flat(Ribbon(railed, off, 1.9), "tie").Flat(Ribbon(railed, off-0.15, 1.15), "rail")
		}
	})
}

// Bridge adds two bright parapets (low walls) to a track over water, one on each side of line.
func (p *Picture) Bridge(line []Sample) *Picture {
	if len(line) < 2 {
		return p
	}
	return p.track(func() {
		for _, off := range [2]float64{-8.4, 8.4} {
			p.Flat(Ribbon(line, off, 4.2), "shadow").Flat(Ribbon(line, off-0.5, 2.6), "wall")
		}
	})
}

// Train draws a locomotive with tender and car on a track, seen from above and a little from the
// south. The locomotive is at the sample with index i, and the car at the 26th sample before it;
// nothing is drawn if there is no such sample. bright and light are the names of the colours of the
// locomotive's cab and of the lit part of the cab.
func (p *Picture) Train(line []Sample, i int, bright, light string) *Picture {
	if i < 26 || i >= len(line) {
		return p
	}
	return p.track(func() {
		p.car(line[i-26], 20, "car", "carL").car(line[i-14], 16, "tender", "tenderL")
		p.At(line[i].place(), func() {
			p.Tint(enginePaths[0], "shadow", 0.5).Flat(enginePaths[1], bright).Flat(enginePaths[2], light)
			p.Flat(enginePaths[3], "boiler").Flat(enginePaths[4], "boilerL")
			p.Flat(Circle(9, 0, 2.8), "shadow").Flat(Circle(2, 0, 2), "window")
		})
	})
}

// enginePaths are the shapes of a locomotive that faces right: shadow, cab, lit part of the cab,
// boiler and lit part of the boiler.
var enginePaths = [5]*Path{
	MustPath("M-14 -3H15L20 2L15 7H-14Z"), MustPath("M-14 -6H-4V6H-14Z"), MustPath("M-14 -6H-4V-2H-14Z"),
	MustPath("M-4 -4.4H13L18 0L13 4.4H-4Z"), MustPath("M-4 -4.4H13L14 -2H-4Z"),
}

// car draws a wagon of a train, l units long, at a sample. tone and lit are the names of the
// colours of its body and its lit side.
func (p *Picture) car(s Sample, l float64, tone, lit string) *Picture {
	const w = 10.5
	return p.At(s.place(), func() {
		p.Tint(Box(-l/2, -w/2+2, l, w), "shadow", 0.5).Flat(Box(-l/2, -w/2, l, w),
			tone).Flat(Box(-l/2, -w/2, l, w*0.36), lit)
	})
}

// Station draws a small house on a platform; (x, y) is the middle of its base.
func (p *Picture) Station(x, y float64) *Picture {
	return p.track(func() {
		p.At(Move(x, y), func() {
			p.Tint(Polygon(-20, 0, 34, 4, 26, 8, -20, 8), "shadow", 0.35)
			p.Flat(Box(-28, -3, 56, 5), "wallD").Flat(Box(-28, -3, 56, 1.6), "wall")
			p.Flat(Box(-18, -17, 24, 14), "wall").Flat(Box(6, -17, 13, 14), "wallD")
			p.Flat(Polygon(-22, -16, -13, -28, 11, -28, 8, -16), "roofL").Flat(Polygon(8, -16, 11, -28, 22, -16),
				"roof")
			p.Flat(Box(-4, -34, 5, 8), "roof")
			p.Flat(Box(-14, -13, 5, 6), "shadow").Flat(Box(-5, -13, 5, 10), "shadow").Flat(Box(10, -13, 4, 6), "window")
		})
	})
}
