package release

import (
	"bytes"
	"image/color"
	"image/png"
	"testing"
)

func TestIconsAreMeans(t *testing.T) {
	icons, err := Icons(sample(t, 60), 60, 7, 3)
	if err != nil {
		t.Fatal(err)
	}
	for i, px := range []int{60, 7, 3} {
		m, err := png.Decode(bytes.NewReader(icons[i].PNG))
		if err != nil || m.Bounds().Dx() != px || icons[i].Px != px {
			t.Fatalf("the icon of %d pixels has the bounds %v, %v", px, m.Bounds(), err)
		}
		if got := color.NRGBAModel.Convert(m.At(0, 0)); got != (color.NRGBA{200, 0, 0, 255}) {
			t.Errorf("the left half of the icon of %d pixels is %v", px, got)
		}
		if px%2 == 1 { // the middle pixel is half transparent and keeps the color of its opaque half
			if got := color.NRGBAModel.Convert(m.At(px/2, 0)).(color.NRGBA); got.A != 127 && got.A != 128 ||
				got.R < 198 || got.G > 0 {
				t.Errorf("the middle of the icon of %d pixels is %v", px, got)
			}
		}
	}
	if _, err := Icons([]byte("no picture"), 16); err == nil {
		t.Error("Icons accepts data that is no PNG, expected an error")
	}
}
