package poster_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets"
	"gulch/render/poster"
)

// art returns the art data of the app.
func art(t testing.TB) *poster.Art {
	t.Helper()
	a, err := poster.ReadArt(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	return a
}

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

// TestFacesBuildWithEveryLook checks that every face of the data can be drawn with every
// expression, which requires that all the parts and colours exist.
func TestFacesBuildWithEveryLook(t *testing.T) {
	a := art(t)
	p := a.New(200, 200, "lamp")
	for _, name := range a.Names("face") {
		f, _ := a.Face(name)
		for look := range poster.ExpressionCount {
			p.Bust(f.WithExpression(look))
		}
	}
	if p.Err() != nil {
		t.Error(p.Err())
	}
}

// TestJobInSteps checks that rendering step by step gives the same picture as rendering at once,
// that progress never decreases, and that steps are small.
func TestJobInSteps(t *testing.T) {
	a := art(t)
	p, err := a.Picture("coyote-city", "")
	if err != nil {
		t.Fatal(err)
	}
	whole := p.Image(300, 190)
	j, steps, last := p.NewJob(300, 190, false), 0, 0.0
	for !j.Step() {
		if steps++; j.Progress() < last {
			t.Fatal("the progress of the job decreases")
		}
		last = j.Progress()
	}
	if steps < 100 {
		t.Errorf("the picture is complete after %d steps, want at least 100 smaller ones", steps)
	}
	if !bytes.Equal(whole.Pix, j.Image().Pix) {
		t.Error("rendering in steps gives another picture than rendering at once")
	}
	if p.PlaceholderColor() == whole.RGBAAt(150, 1) {
		t.Log("the zenith is plain")
	}
}

// fingerprints are the expected hashes of rendered pictures, on processors that do not fuse
// multiplication and addition.
var fingerprints = map[string]string{
	"coyote-city":    "e7b5f7cec1bf",
	"mine-mouth":     "295ec8cde22b",
	"down-the-river": "45570c6d07d9",
	"the-trestle":    "25ea0c497bd7",
	"face small":     "aec3324805ea",
	"face large":     "24e9cb467494",
}

func TestPicturesAreTheSameEverywhere(t *testing.T) {
	if math.FMA(0.1, 10, -1) == 0 {
		t.Fatal("math.FMA does not compute a fused product and sum")
	}
	a := art(t)
	pictures := map[string]*image.RGBA{}
	for _, name := range []string{"coyote-city", "mine-mouth", "down-the-river", "the-trestle"} {
		p, err := a.Picture(name, "")
		if err != nil {
			t.Fatal(err)
		}
		pictures[name] = p.Image(300, 190)
	}
	f, _ := a.Face("cyrus")
	for name, px := range map[string]int{"small": 40, "large": 200} {
		pictures["face "+name] = a.Portrait(f, poster.Plate{Colour: "brick", Shape: "circle"}, float64(px), 2).Image(px,
			px)
	}
	for name, m := range pictures {
		sum := sha256.Sum256(m.Pix)
		if got := hex.EncodeToString(sum[:6]); got != fingerprints[name] {
			t.Errorf("picture %s has the hash %s, want %q", name, got, fingerprints[name])
		}
	}
}

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

// TestMovingPicturesAreLayered checks that animated pictures have several layers of the same size,
// that all but the farthest are cutouts, and that near layers move more than far ones.
func TestMovingPicturesAreLayered(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	behind := map[string]string{}
	for _, name := range append(art.Names("picture"), art.Names("cutout")...) {
		moving, _, ok := strings.Cut(name, "/")
		if !ok || behind[moving] != "" {
			continue
		}
		behind[moving] = name
		layers := art.Layers(moving)
		if len(layers) < 2 {
			t.Errorf("the animated picture %s has %d layers, want at least 2", moving, len(layers))
		}
		for i, l := range layers {
			p, err := art.Picture(l.Picture, "")
			if err != nil {
				t.Fatal(err)
			}
			if w, h, _ := art.Size(l.Picture); w != 320 || h != 180 {
				t.Errorf("the layer %s has the size %.0f by %.0f, want 320 by 180", l.Picture, w, h)
			}
			if i > 0 && moving != "winner" && !p.Smooth {
				t.Errorf("the layer %s hides the layers behind it: make it a cutout", l.Picture)
			}
			if i > 0 && l.Sway < layers[i-1].Sway {
				t.Errorf("the layer %s moves less than the layer behind it", l.Picture)
			}
		}
	}
	if len(behind) < 11 {
		t.Errorf("there are %d animated pictures, want at least 11", len(behind))
	}
}
