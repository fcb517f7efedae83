package sound

import "math"

// The piano is rendered at half the rate: there is little above 8 kHz in a piano that stands in the next room.
const (
	pianoRate   = rate / 2
	blockFrames = 64 // the piano is rendered in blocks of so many samples
	maxPartials = 12
	maxNotes    = 20
	// outOfTune is by what share of a half-tone the two strings of a key differ: that is the honky-tonk.
	outOfTune = 0.11
)

// piano is an upright that has not been tuned since the railroad came. The zero value is silent.
type piano struct {
	notes [maxNotes]note
}

// note is a key that was struck: two strings, each a bundle of sines that die away.
type note struct {
	left, right [maxPartials]partial
	n           int     // partials in use, even
	held        float64 // samples until the key is let go
	lives       float64 // samples until nothing of it is heard
}

// partial is a sine that dies away, as the sum of what it was one and two samples ago.
type partial struct{ a, b, y1, y2 float64 }

// frequency returns that of a key, by its MIDI number.
func frequency(pitch int) float64 { return 440 * math.Pow(2, float64(pitch-69)/12) }

// strike plays a key for so many seconds.
func (p *piano) strike(pitch int, level, seconds float64) {
	n := p.free()
	hz := frequency(pitch)
	ring := min(9, 3.6*math.Pow(261/hz, 0.75)) // bass strings ring longer
	*n = note{held: seconds * pianoRate, lives: ring * pianoRate}
	// A hammer at an eighth of the string wakes no partial that has a knot there; soft strokes wake fewer high ones.
	const hammer = 0.12
	steep := 1.15 + 0.5*(1-min(level, 1))
	for k := 1; n.n < maxPartials-2; k++ {
		f := hz * float64(k) * math.Sqrt(1+0.0004*float64(k*k)) // steel is stiff
		if f > 0.36*pianoRate {
			break
		}
		loud := level * math.Abs(math.Sin(float64(k)*math.Pi*hammer)) / math.Pow(float64(k), steep)
		if uint(k*(k+1)/2)&2 != 0 {
			loud = -loud // with all in step, a stroke would be a crack
		}
		n.add(f, loud, ring/(1+0.28*float64(k-1)))
	}
	n.add(155, 0.10*level, 0.09) // the hammer and the frame behind the strings
	n.add(1100+2*hz, 0.035*level, 0.05)
	if n.n%2 == 1 {
		n.n++ // a silent one: they are rendered in pairs
	}
}

// add adds a partial to both strings, a little out of tune.
func (n *note) add(hz, level, decay float64) {
	const off = outOfTune / 2 / 12 * math.Ln2
	n.left[n.n] = newPartial(hz*(1-off), level, decay)
	n.right[n.n] = newPartial(hz*(1+off), level, decay)
	n.n++
}

func newPartial(hz, level, decay float64) partial {
	w := 2 * math.Pi * hz / pianoRate
	r := math.Pow(10, -3/(decay*pianoRate))
	return partial{a: 2 * r * math.Cos(w), b: r * r, y2: -level * math.Sin(w) / r} // at phase 0 next
}

// damp lets the felt fall onto the strings.
func (n *note) damp() {
	const r = 0.9971 // 60 dB in a tenth of a second
	for i := range n.n {
		for _, p := range [...]*partial{&n.left[i], &n.right[i]} {
			p.a, p.b = p.a*r, p.b*r*r
		}
	}
	n.lives = min(n.lives, 0.11*pianoRate)
}

// free returns a note that is not heard, or else the one that is soonest over.
func (p *piano) free() *note {
	best := &p.notes[0]
	for i := range p.notes {
		if p.notes[i].lives < best.lives {
			best = &p.notes[i]
		}
	}
	return best
}

// render returns the next block of both ears. A note is struck at the start of a block and let go at the end of one.
func (p *piano) render(left, right *[blockFrames]float64) {
	*left, *right = [blockFrames]float64{}, [blockFrames]float64{}
	for i := range p.notes {
		n := &p.notes[i]
		if n.lives <= 0 {
			continue
		}
		for k := 0; k < n.n; k += 2 {
			addPair(left, &n.left[k], &n.left[k+1])
			addPair(right, &n.right[k], &n.right[k+1])
		}
		n.lives -= blockFrames
		if n.held > 0 {
			if n.held -= blockFrames; n.held <= 0 {
				n.damp()
			}
		}
	}
}

// addPair adds two partials at once: the processor works on one while it waits for the other.
func addPair(out *[blockFrames]float64, p, q *partial) {
	pa, pb, p1, p2 := p.a, p.b, p.y1, p.y2
	qa, qb, q1, q2 := q.a, q.b, q.y1, q.y2
	for i := range out {
		y, z := pa*p1-pb*p2, qa*q1-qb*q2
		out[i] += y + z
		p2, p1 = p1, y
		q2, q1 = q1, z
	}
	p.y1, p.y2, q.y1, q.y2 = p1, p2, q1, q2
}
