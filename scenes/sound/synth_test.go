package sound

import (
	"fmt"
	"math"
	"testing"
)

// strength returns the strength of a frequency in samples with the given sample rate.
func strength(samples []float64, hz, rate float64) float64 {
	re, im := 0.0, 0.0
	for i, x := range samples {
		w := 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(samples)))
		s, c := math.Sincos(2 * math.Pi * hz * float64(i) / rate)
		re, im = re+w*x*c, im+w*x*s
	}
	return math.Hypot(re, im)
}

// cents returns the difference between the pitch of the tone in the samples and the frequency hz,
// in hundredths of a semitone. It is positive if the tone is higher. Only pitches within 120
// hundredths of hz are found. rate is the sample rate.
func cents(samples []float64, hz, rate float64) int {
	best, most := 0, 0.0
	for c := -120; c <= 120; c++ {
		if s := strength(samples, hz*math.Pow(2, float64(c)/1200), rate); s > most {
			best, most = c, s
		}
	}
	return best
}

func TestRecipesRender(t *testing.T) {
	for e := range effects {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			r := &recipes[e]
			x := r.render(uint64(e)+1, func() {})
			if want := int(r.length * rate); len(x) != want || want == 0 {
				t.Fatalf("%d samples, want %d", len(x), want)
			}
			loudest, sum, power := 0.0, 0.0, 0.0
			for i, v := range x {
				if math.IsNaN(v) || math.Abs(v) > 1 {
					t.Fatalf("sample %d is %v", i, v)
				}
				loudest, sum, power = max(loudest, math.Abs(v)), sum+v, power+v*v
			}
			if loudest != 1 {
				t.Errorf("the loudest sample is %v; want 1", loudest)
			}
			if mean := sum / float64(len(x)); math.Abs(mean) > 0.01 {
				t.Errorf("the mean is %v; want 0", mean)
			}
			if rms := math.Sqrt(power / float64(len(x))); rms < 0.015 {
				t.Errorf("the RMS level is %v: nearly silent", rms)
			}
			if math.Abs(x[0]) > 0.5 || math.Abs(x[len(x)-1]) > 0.01 {
				t.Errorf("the effect begins with %v and ends with %v: that is a click", x[0], x[len(x)-1])
			}
		})
	}
}

// TestRecipesAreFixed checks that rendering an effect twice results in the same samples.
func TestRecipesAreFixed(t *testing.T) {
	a, b := recipes[Shuffle].render(3, func() {}), recipes[Shuffle].render(3, func() {})
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("sample %d is %v in the first rendering and %v in the second", i, a[i], b[i])
		}
	}
}

// TestFinishKeepsSilence checks that finish does not divide the samples of silence by their peak,
// which is 0.
func TestFinishKeepsSilence(t *testing.T) {
	out := make([]float64, 100)
	finish(out)
	for i, x := range out {
		if x != 0 {
			t.Fatalf("sample %d of silence is %v after finish, expected 0", i, x)
		}
	}
}

func TestBanjoIsInTune(t *testing.T) {
	for _, hz := range []float64{392, 493.88, 587.33, 659.26, 783.99} {
		x := make([]float64, rate/2)
		chance := dice(1)
		pluck{hz: hz, level: 1, decay: 1}.add(x, &chance)
		if c := cents(x[2000:], hz, rate); c < -8 || c > 8 {
			t.Errorf("a string of %v Hz is %d cents off, want at most 8", hz, c)
		}
	}
}

func TestPianoIsOutOfTuneAsItShould(t *testing.T) {
	for pitch := 36; pitch <= 90; pitch += 6 {
		var p piano
		p.strike(pitch, 0.7, 2)
		var left, right []float64
		for range pianoRate / 2 / blockFrames {
			var l, r [blockFrames]float64
			p.render(&l, &r)
			left, right = append(left, l[:]...), append(right, r[:]...)
		}
		l, r := cents(left, frequency(pitch), pianoRate), cents(right, frequency(pitch), pianoRate)
		if l < -8 || l > -3 || r < 3 || r > 8 {
			t.Errorf("key %d: the strings are %d and %d cents off, want about -5 and 6", pitch, l, r)
		}
	}
}

func TestReleasedKeysDecay(t *testing.T) {
	var p piano
	for i := range 3 * maxNotes { // more notes than can sound at once
		p.strike(40+i%40, 0.8, 0.1)
	}
	var l, r [blockFrames]float64
	for range pianoRate / blockFrames {
		p.render(&l, &r)
	}
	if l != [blockFrames]float64{} || r != [blockFrames]float64{} {
		t.Error("the piano is not silent one second after the keys were released")
	}
}

func BenchmarkEffects(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		for e := range effects {
			newClip(e, func() {})
		}
	}
}
