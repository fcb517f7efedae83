package release

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"testing"
)

func TestVersions(t *testing.T) {
	for version, want := range map[string][3]string{
		"1.2.3": {"1.2.3.0", "1.2.3", "1.2.3"}, "v2.0": {"2.0.0.0", "2.0.0", "2.0"},
		"v1.4.0-3-gabc-dirty": {"1.4.0.0", "1.4.0", "1.4.0+3+gabc+dirty"},
		"369a8e6-dirty":       {"0.0.0.0", "0.0.0", "0~369a8e6+dirty"}, "development": {"0.0.0.0", "0.0.0",
			"0~development"},
	} {
		r := Release{Version: version}
		if got := [3]string{r.Quad(), r.Triple(), r.Debian()}; got != want {
			t.Errorf("the version %s is converted to %q, want %q", version, got, want)
		}
	}
}

// sample returns a PNG of px by px pixels whose left half is red and whose right half is
// transparent.
func sample(t *testing.T, px int) []byte {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, px, px))
	for y := range px {
		for x := range px / 2 {
			m.Set(x, y, color.NRGBA{200, 0, 0, 255})
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

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

func TestIcnsHoldsEverySize(t *testing.T) {
	icons, err := Icons(sample(t, 64), IcnsSizes...)
	if err != nil {
		t.Fatal(err)
	}
	data, err := Icns(icons)
	if err != nil || string(data[:4]) != "icns" || binary.BigEndian.Uint32(data[4:]) != uint32(len(data)) {
		t.Fatalf("Icns returns %d bytes that begin with %q, %v", len(data), data[:8], err)
	}
	n := 0
	for rest := data[8:]; len(rest) > 0; n++ {
		size := binary.BigEndian.Uint32(rest[4:])
		if _, err := png.Decode(bytes.NewReader(rest[8:size])); err != nil {
			t.Errorf("the part %s of the .icns file is no PNG: %v", rest[:4], err)
		}
		rest = rest[size:]
	}
	if n != len(icnsTypes) {
		t.Errorf("the .icns file has %d pictures", n)
	}
	if _, err := Icns(icons[1:]); err == nil {
		t.Error("Icns accepts icons with a missing size, expected an error")
	}
}
