package poster_test

import (
	"testing"

	"gulch/assets"
	"gulch/render/poster"
)

// TestSmallLidsAreThoseOfTheArt checks that the shipped thumbnails are up to date with the art
// data; go run ./render/poster/internal/lids renders them again.
func TestSmallLidsAreThoseOfTheArt(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	want, err := poster.SmallLids(art)
	if err != nil {
		t.Fatal(err)
	}
	have := poster.ReadSmall(assets.SmallLids())
	if len(have) != len(want) || len(want) < 5 {
		t.Fatalf("%d lids are shipped small, there are %d; go run ./render/poster/internal/lids paints them", len(have), len(want))
	}
	for i, w := range want {
		h := have[i]
		if h.Name != w.Name || h.W != w.W || h.H != w.H {
			t.Errorf("%s is shipped as %s, %d by %d; want %d by %d", w.Name, h.Name, h.W, h.H, w.W, w.H)
			continue
		}
		off := 0
		for j := range w.Pix {
			off += max(int(w.Pix[j]), int(h.Pix[j])) - min(int(w.Pix[j]), int(h.Pix[j]))
		}
		if mean := float64(off) / float64(len(w.Pix)); mean > 1 { // processors round differently
			t.Errorf("%s is %.1f of 255 beside what is shipped; go run ./render/poster/internal/lids paints it", w.Name, mean)
		}
	}
}

// TestDamagedSmallPictures checks that ReadSmall leaves out malformed thumbnails.
func TestDamagedSmallPictures(t *testing.T) {
	whole := poster.WriteSmall([]poster.Small{{Name: "a", W: 2, H: 1, Pix: make([]byte, 6)}, {Name: "b", W: 1, H: 1, Pix: make([]byte, 3)}})
	for _, c := range []struct {
		file string
		want int
	}{{string(whole), 2}, {string(whole[:len(whole)-1]), 1}, {"", 0}, {"a 2\n", 0}, {"a -1 3\n", 0}, {"a 9000000000 9000000000\nxyz", 0}} {
		if got := len(poster.ReadSmall([]byte(c.file))); got != c.want {
			t.Errorf("%q holds %d pictures; want %d", c.file, got, c.want)
		}
	}
}
