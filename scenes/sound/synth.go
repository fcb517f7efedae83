package sound

import "math"

// rate is the sample rate in Hz of everything that is played.
const rate = 44100

// recipe defines how an effect is synthesized. Times are in seconds and frequencies in Hz. Levels
// are relative to each other, since the result is normalized.
type recipe struct {
	length  float64
	trim    float64 // loudness of the effect in dB, relative to effects with trim 0
	room    float64 // reverberation time in seconds, 0 for no reverberation
	modes   []mode
	hisses  []hiss
	strings []pluck
	keys    []key
	echoes  echoes // repetitions of the sound each time the effect is played
}

// mode is a resonance of a body that is struck: a decaying sine.
type mode struct {
	// at: start time in seconds; decay: seconds in which the level falls by 60 dB
	at, hz, level, decay float64
	slide                float64 // ratio of the frequency after the decay to the initial one; 0 means 1
}

// hiss is noise with frequencies between two limits.
type hiss struct {
	at, level, low, high float64
	rise, decay          float64 // rise: time to the maximum; decay: time in which the level then falls by 60 dB
	slide                float64 // ratio of the upper frequency limit after the decay to the initial one; 0 means 1
}

// pluck is the sound of a plucked string. Its field at is the time of the pluck in seconds.
type pluck struct{ at, hz, level, decay float64 }

// key is a stroke of a key of the saloon's piano. Its field at is the time of the stroke in
// seconds.
type key struct {
	at    float64
	pitch int // MIDI number of the key; 69 is the a with 440 Hz
	level float64
}

// echoes defines how often an effect repeats its sound when it is played.
type echoes struct {
	least, most int     // minimum and maximum number of repetitions if the caller does not set the number
	gap         float64 // seconds between the first and the second repetition
	hurry       float64 // ratio of each gap between repetitions to the gap before it
	fade        float64 // ratio of the level of each repetition to the level of the one before it
}

// render returns the samples of a recipe, normalized to a peak of 1. seed determines the random
// numbers. render calls rest after every small step, so that other work can run.
func (r *recipe) render(seed uint64, rest func()) []float64 {
	out := make([]float64, int(r.length*rate))
	chance := dice(seed)
	for _, m := range r.modes {
		m.add(out)
		rest()
	}
	for _, h := range r.hisses {
		h.add(out, &chance)
		rest()
	}
	for _, s := range r.strings {
		s.add(out, &chance)
		rest()
	}
	if len(r.keys) > 0 {
		addKeys(out, r.keys, rest)
	}
	if r.room > 0 {
		addRoom(out, r.room, rest)
	}
	finish(out)
	return out
}

// from returns the last part of the samples in out. at is the time in seconds at which this part
// begins.
func from(out []float64, at float64) []float64 { return out[min(int(at*rate), len(out)):] }

// perSample returns the factor per sample that makes a sound fall by 60 dB in the given number of
// seconds.
func perSample(decay float64) float64 { return math.Pow(10, -3/(decay*rate)) }

// slideOf returns the factor per sample by which a frequency changes, so that after the given time
// in seconds it has changed by the factor slide.
func slideOf(slide, time float64) float64 {
	if slide == 0 {
		return 1
	}
	return math.Pow(slide, 1/(time*rate))
}

func (m mode) add(out []float64) {
	const often = 32 // number of samples after which the frequency is changed
	fall, slide := perSample(m.decay), math.Pow(slideOf(m.slide, m.decay), often)
	out = from(out, m.at)
	out = out[:min(len(out), int(m.decay*rate*4/3))]
	step := 2 * math.Pi * m.hz / rate
	var turnSin, turnCos float64
	y, x := 0.0, m.level // a vector that rotates and shrinks; y is the sample
	for i := range out {
		if i%often == 0 && (i == 0 || slide != 1) {
			turnSin, turnCos = math.Sincos(step)
			turnSin, turnCos = turnSin*fall, turnCos*fall
			step *= slide
		}
		out[i] += y
		x, y = x*turnCos-y*turnSin, x*turnSin+y*turnCos
	}
}

func (h hiss) add(out []float64, chance *dice) {
	out = from(out, h.at)
	fall, slide := perSample(h.decay), slideOf(h.slide, h.rise+h.decay)
	rise := max(1, int(h.rise*rate))
	level, high := h.level, h.high
	var low1, low2, sub float64
	under := 1 - math.Exp(-2*math.Pi*h.low/rate)
	for i := range out {
		if i%32 == 0 {
			high = max(h.high*math.Pow(slide, float64(i)), 20)
		}
		over := min(1, 2*math.Pi*high/rate)
		low1 += over * (chance.noise() - low1)
		low2 += over * (low1 - low2)
		sub += under * (low2 - sub)
		gain := level
		if i < rise {
			gain *= float64(i) / float64(rise)
		} else if level *= fall; level < h.level*1e-4 {
			return
		}
		out[i] += gain * (low2 - sub)
	}
}

// add adds the sound of a plucked string to out by Karplus-Strong synthesis: noise circulates in a
// delay loop of one period and is low-pass filtered. The delay is a whole number of samples, plus
// half a sample by the averaging filter, plus the remainder by an all-pass filter.
func (s pluck) add(out []float64, chance *dice) {
	period := rate / s.hz
	n := int(period - 0.6)
	rest := period - 0.5 - float64(n)
	all := (1 - rest) / (1 + rest)
	loss := math.Pow(10, -3/(s.hz*s.decay))
	loop := make([]float64, n)
	last := 0.0
	for i := range loop {
		x := chance.noise()
		loop[i] = 0.6*x + 0.4*last // softens the attack: a finger is softer than a plectrum
		last = x
	}
	at := 0
	before, allIn, allOut := 0.0, 0.0, 0.0
	out = from(out, s.at)
	for i := range out {
		x := loop[at]
		out[i] += s.level * x
		mean := loss * (0.5*x + 0.5*before)
		before = x
		allOut = all*mean + allIn - all*allOut
		allIn = mean
		loop[at] = allOut
		if at++; at == n {
			at = 0
		}
	}
}

// addKeys adds the sound of the given keys of the piano to out. It calls rest now and then, so that
// other work can run.
func addKeys(out []float64, keys []key, rest func()) {
	var p piano
	var left, right [blockFrames]float64
	for start := 0; start < len(out)/2; start += blockFrames {
		for _, k := range keys {
			if at := int(k.at * pianoRate); at >= start && at < start+blockFrames {
				p.strike(k.pitch, k.level, math.Inf(1))
			}
		}
		p.render(&left, &right)
		if start%(32*blockFrames) == 0 {
			rest()
		}
		for i := range left {
			if j := 2 * (start + i); j+1 < len(out) {
				x := 0.5 * (left[i] + right[i])
				out[j], out[j+1] = out[j]+x, out[j+1]+x
			}
		}
	}
}

// addRoom adds reverberation to out by means of four delay lines. time is the reverberation time in
// seconds. addRoom calls rest now and then, so that other work can run.
func addRoom(out []float64, time float64, rest func()) {
	dry := append([]float64(nil), out...)
	for _, delay := range [...]float64{0.0297, 0.0371, 0.0411, 0.0437} {
		n := int(delay * rate)
		gain := math.Pow(10, -3*delay/time)
		loop := make([]float64, n)
		dull, at := 0.0, 0
		for i, x := range dry {
			echo := loop[at]
			dull += 0.45 * (echo - dull)
			loop[at] = x + gain*dull
			out[i] += 0.22 * echo
			if at++; at == n {
				at = 0
			}
		}
		rest()
	}
}

// finish removes the constant component of the samples, fades out their end and normalizes their
// peak to 1.
func finish(out []float64) {
	sub, loudest := 0.0, 0.0
	fade := min(len(out)/3, rate*12/1000)
	for i, x := range out {
		sub += 0.003 * (x - sub)
		out[i] = x - sub
		if left := len(out) - 1 - i; left < fade {
			out[i] *= float64(left) / float64(fade)
		}
		loudest = max(loudest, math.Abs(out[i]))
	}
	if loudest == 0 {
		return
	}
	for i := range out {
		out[i] /= loudest
	}
}

// dice is a small random number generator. It is used so that an effect has the same samples on
// every machine.
type dice uint64

// noise returns a random number from -1 to 1.
func (d *dice) noise() float64 {
	x := uint64(*d)*2 + 1
	x = x*6364136223846793005 + 1442695040888963407
	*d = dice(x >> 1)
	return float64(int32(x>>32)) / (1 << 31)
}
