package poster_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/render/poster"
)

// TestDamagedData checks that errors in the art data are reported, and that definitions without
// errors are still read.
func TestDamagedData(t *testing.T) {
	for data, want := range map[string]string{
		"picture a 10 10":                         "an hour",
		"picture a 10 x dusk":                     "invalid syntax",
		"part a\n flat b M0 0L1 1 1 0":            "not closed",
		"part a\n flat M0 0L1 1 1 0Z":             "flat TONE",
		"part a\n flat b M0 0L1 1 1":              "no number",
		"part a\n flat b M0 0L1 1 1 qZ":           "path",
		"part a\n paint b":                        "no verb",
		"part a\n fade 0.5\npart b":               "an end is missing",
		"part a\n end":                            "nothing to end",
		" flat b M0 0L1 1 1 0Z":                   "belongs to nothing",
		"part a\npart a":                          "two parts",
		"hour a sky0=red":                         "not a colour",
		"hour a sky0~#123456":                     "light of an hour",
		"dyes a wood=#123456":                     "tone~#RRGGBB",
		"picture a 1 1 dusk\ncutout a 1 1 dusk":   "two pictures",
		"hour a sky0":                             "tone=#RRGGBB",
		"fog a":                                   "nothing is called",
		"part":                                    "no name",
		"face a ears=large":                       "no \"ears\"",
		"face a hat=top hat=cap":                  "one hat",
		"part a\n with b=#12345 \n end":           "not a colour",
		"part a\n mesa far sky2 0 0 10 10":        "mesa TONE",
		"part a\n flat b M0 0L1 1 1 0Z\n clip M0": "path",
	} {
		a, err := poster.ReadArt(fstest.MapFS{"a.art": {Data: []byte(data)},
			"b.art": {Data: []byte("part whole\n disc ink 1 1 1")}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("reading %q returns the error %v, want one that contains %q", data, err, want)
		}
		if n := a.Names("part"); len(n) == 0 || n[len(n)-1] != "whole" {
			t.Errorf("after the error in %q the rest of the data is not read", data)
		}
	}
	loops := fstest.MapFS{"a.art": {Data: []byte("hour h ink=#000000\npart a\n part a\n" +
		"picture p 9 9 h\n part a\n part b\npicture q 9 9 h\n disc red 1 1 1")}}
	a, err := poster.ReadArt(loops)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"p": "contains itself", "q": "no tone", "r": "no picture"} {
		if _, err := a.Picture(name, ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestDyes checks that dyes are multiplied by the light of the hour and a picture's own tones are
// not, and that a cutout has a transparent background.
func TestDyes(t *testing.T) {
	a, err := poster.ReadArt(fstest.MapFS{"a.art": {Data: []byte(
		"hour white light=#FFFFFF\nhour half light=#808080\ndyes some d~#FF8000\n" +
			"cutout c 2 1 white own=#FF8000 dyed~#FF8000\n box own 0 0 1 1\n box dyed 1 0 1 1\n box d 0 0 0.5 0.5")}})
	if err != nil {
		t.Fatal(err)
	}
	for hour, want := range map[string]string{"white": "[{255 128 0 255}]",
		"half": "[{255 128 0 255} {128 64 0 255}]"} {
		p, err := a.Picture("c", hour)
		if got := fmt.Sprint(p.Palette()); err != nil || got != want {
			t.Errorf("hour %s: the palette is %s, want %s; error %v", hour, got, want, err)
		}
		if p.PlaceholderColor().A != 0 {
			t.Error("the ground of a cutout is not transparent")
		}
	}
	if w, h, ok := a.Size("c"); w != 2 || h != 1 || !ok {
		t.Errorf("Size of cutout c is %v, %v, %v, want 2, 1, true", w, h, ok)
	}
	if _, _, ok := a.Size("d"); ok {
		t.Error("Size finds a picture that does not exist")
	}
}
