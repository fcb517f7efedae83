package sound

import "testing"

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
