package sound

import (
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

func BenchmarkEffects(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		for e := range effects {
			newClip(e, func() {})
		}
	}
}
