package poster_test

import (
	"testing"

	"gulch/assets"
	"gulch/render/poster"
)

// TestLidThumbnailsAreUpToDate checks that the shipped thumbnails are up to date with the art
// data; go run ./render/poster/internal/lids renders them again.
func TestLidThumbnailsAreUpToDate(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	want, err := poster.LidThumbnails(art)
	if err != nil {
		t.Fatal(err)
	}
	have := poster.DecodeThumbnails(assets.LidThumbnails())
	if len(have) != len(want) || len(want) < 5 {
		t.Fatalf("assets/art/lids.small has %d lids, the art data %d; run go run ./render/poster/internal/lids",
			len(have), len(want))
	}
	for i, w := range want {
		h := have[i]
		if h.Name != w.Name || h.W != w.W || h.H != w.H {
			t.Errorf("in assets/art/lids.small the lid %s is %s, %d by %d; want %d by %d", w.Name, h.Name, h.W, h.H,
				w.W, w.H)
			continue
		}
		off := 0
		for j := range w.Pix {
			off += max(int(w.Pix[j]), int(h.Pix[j])) - min(int(w.Pix[j]), int(h.Pix[j]))
		}
		if mean := float64(off) / float64(len(w.Pix)); mean > 1 { // processors round differently
			t.Errorf("%s differs by %.1f of 255 from assets/art/lids.small; run go run ./render/poster/internal/lids",
				w.Name, mean)
		}
	}
}

// TestDecodeThumbnailsSkipsMalformedData checks that DecodeThumbnails leaves out malformed
// thumbnails and does not panic.
func TestDecodeThumbnailsSkipsMalformedData(t *testing.T) {
	whole := poster.EncodeThumbnails([]poster.Thumbnail{{Name: "a", W: 2, H: 1, Pix: make([]byte, 6)},
		{Name: "b", W: 1, H: 1, Pix: make([]byte, 3)}})
	for _, c := range []struct {
		file string
		want int
	}{{string(whole), 2}, {string(whole[:len(whole)-1]), 1}, {"", 0}, {"a 2\n", 0}, {"a -1 3\n", 0},
		{"a 9000000000 9000000000\nxyz", 0}} {
		if got := len(poster.DecodeThumbnails([]byte(c.file))); got != c.want {
			t.Errorf("DecodeThumbnails of %q returns %d thumbnails, want %d", c.file, got, c.want)
		}
	}
}
