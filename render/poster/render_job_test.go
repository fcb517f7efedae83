package poster_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"math"
	"testing"

	"gulch/render/poster"
)

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
