package clip

import (
	"image"
	"image/color"
	"testing"
)

// TestBitmap checks the header of a Windows bitmap, that its rows go from bottom to top, and that
// red is the last colour byte of a pixel.
func TestBitmap(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 2, 2))
	m.SetRGBA(0, 1, color.RGBA{1, 2, 3, 255})
	b := bitmap(m)
	if len(b) != 40+16 || b[0] != 40 || b[4] != 2 || b[8] != 2 || b[12] != 1 || b[14] != 32 {
		t.Errorf("the header is % x, want size 40, 2 by 2 pixels, 1 plane, 32 bits", b[:40])
	}
	if b[40] != 3 || b[41] != 2 || b[42] != 1 {
		t.Errorf("the first pixel is % x, want 03 02 01 (blue, green, red of the bottom left)", b[40:44])
	}
}
