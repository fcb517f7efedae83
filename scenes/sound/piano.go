package sound

import "math"

// The piano is rendered at half the sample rate. Its sound is muffled, as if from the next room,
// and has little energy above 8 kHz.
const (
	pianoRate   = rate / 2
	blockFrames = 64 // number of samples in a block
	maxPartials = 12
	maxNotes    = 20
	// outOfTune is the difference in pitch between the two strings of a key, in semitones. It
	// causes the honky-tonk sound.
	outOfTune = 0.11
)

// piano is a synthesizer of an out-of-tune upright piano. The zero value is ready for use and
// silent.
type piano struct {
	notes [maxNotes]note
}

// note is the sound of a key that was struck: two strings, each of which is a sum of decaying
// sines.
type note struct {
	left, right [maxPartials]partial
	n           int     // number of partials in use, always an even number
	held        float64 // number of samples until the key is released
	lives       float64 // number of samples until the note is inaudible
}

// partial is a decaying sine. Each sample is computed from the last two, y1 and y2: y = a*y1 -
// b*y2.
type partial struct{ a, b, y1, y2 float64 }

// frequency returns the frequency in Hz of the key with the given MIDI number.
func frequency(pitch int) float64 { return 440 * math.Pow(2, float64(pitch-69)/12) }

// strike strikes a key and holds it for the given number of seconds. pitch is the key's MIDI
// number. level is the loudness; 1 is a hard stroke.
func (p *piano) strike(pitch int, level, seconds float64) {
	n := p.free()
	hz := frequency(pitch)
	ring := min(9, 3.6*math.Pow(261/hz, 0.75)) // decay in seconds: bass strings ring longer
	*n = note{held: seconds * pianoRate, lives: ring * pianoRate}
	// A hammer that strikes at an eighth of the string's length does not excite partials that have
	// a node there. Soft strokes excite fewer high partials.
	const hammer = 0.12
	steep := 1.15 + 0.5*(1-min(level, 1))
	for k := 1; n.n < maxPartials-2; k++ {
		f := hz * float64(k) * math.Sqrt(1+0.0004*float64(k*k)) // the stiffness of steel raises high partials
		if f > 0.36*pianoRate {
			break
		}
		loud := level * math.Abs(math.Sin(float64(k)*math.Pi*hammer)) / math.Pow(float64(k), steep)
		if uint(k*(k+1)/2)&2 != 0 {
			loud = -loud // alternating signs avoid a click at the start
		}
		n.add(f, loud, ring/(1+0.28*float64(k-1)))
	}
	n.add(155, 0.10*level, 0.09) // the noise of the hammer and the frame
	n.add(1100+2*hz, 0.035*level, 0.05)
	if n.n%2 == 1 {
		n.n++ // a silent partial makes the number even, because partials are rendered in pairs
	}
}

// add adds a partial to both strings of the note, slightly detuned against each other. hz is the
// mean frequency of the two, and decay the time in seconds in which they fall by 60 dB.
func (n *note) add(hz, level, decay float64) {
	const off = outOfTune / 2 / 12 * math.Ln2
	n.left[n.n] = newPartial(hz*(1-off), level, decay)
	n.right[n.n] = newPartial(hz*(1+off), level, decay)
	n.n++
}

func newPartial(hz, level, decay float64) partial {
	w := 2 * math.Pi * hz / pianoRate
	r := math.Pow(10, -3/(decay*pianoRate))
	// so that the next sample is at phase 0
	return partial{a: 2 * r * math.Cos(w), b: r * r, y2: -level * math.Sin(w) / r}
}

// damp makes the note decay fast, as if the damper fell onto the strings.
func (n *note) damp() {
	const r = 0.9971 // factor per sample: 60 dB in a tenth of a second
	for i := range n.n {
		for _, p := range [...]*partial{&n.left[i], &n.right[i]} {
			p.a, p.b = p.a*r, p.b*r*r
		}
	}
	n.lives = min(n.lives, 0.11*pianoRate)
}

// free returns an unused note. If there is none, it returns the note that ends first.
func (p *piano) free() *note {
	best := &p.notes[0]
	for i := range p.notes {
		if p.notes[i].lives < best.lives {
			best = &p.notes[i]
		}
	}
	return best
}

// render renders the next block of both stereo channels. Notes start at the start of a block and
// are released at the end of a block.
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

// addPair adds the samples of two partials to out. It computes both at once, so that the processor
// can work on them in parallel.
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
