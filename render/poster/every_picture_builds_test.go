package poster_test

import (
	"testing"

	"gulch/render/poster"
)

// TestPicturesBuildAtEveryHour checks that every hour has every tone, and that every picture can be
// built at every hour because its tones and parts exist. Closed paths and syntax are checked when
// the data is read.
func TestPicturesBuildAtEveryHour(t *testing.T) {
	a := art(t)
	for _, hour := range a.Names("hour") {
		for _, tone := range poster.HourTones {
			p := a.New(1, 1, hour)
			p.Tone(tone)
			if p.Err() != nil {
				t.Errorf("%s: %v", hour, p.Err())
			}
		}
		for _, name := range append(a.Names("picture"), a.Names("cutout")...) {
			if _, err := a.Picture(name, hour); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// mostTones is the maximum number of colours of a picture, because pictures with few colours look
// better. A face or a street alone has 25.
const mostTones = 44

func TestPicturesHaveFewTones(t *testing.T) {
	a := art(t)
	for _, name := range append(a.Names("picture"), a.Names("cutout")...) {
		p, err := a.Picture(name, "")
		if err != nil {
			t.Error(err)
			continue
		}
		if n := len(p.Palette()); n > mostTones {
			t.Errorf("picture %s has %d tones, want at most %d", name, n, mostTones)
		}
	}
}
