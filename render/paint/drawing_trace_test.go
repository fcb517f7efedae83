package paint

import (
	"image/color"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gulch/render/geom"
)

// TestTraceTellsDrawingsApart checks that the checksums of two traces are equal for equal drawings
// and different for different drawings.
func TestTraceTellsDrawingsApart(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	kit.white = NewTexture(1, 1)
	red, blue := color.RGBA{200, 0, 0, 255}, color.RGBA{0, 0, 200, 255}
	a, b := NewTexture(8, 8), NewTexture(8, 8)
	at := geom.R(10, 10, 40, 20)
	seen := map[uint64]string{}
	var notes Trace
	for name, draw := range map[string]func(p *Canvas){
		"nothing":         func(*Canvas) {},
		"a shape":         func(p *Canvas) { p.Rect(at, 2, red) },
		"another colour":  func(p *Canvas) { p.Rect(at, 2, blue) },
		"twice":           func(p *Canvas) { p.Rect(at, 2, red); p.Rect(at, 2, red) },
		"fainter":         func(p *Canvas) { p.Fade = 0.5; p.Rect(at, 2, red) },
		"a picture":       func(p *Canvas) { p.Image(a, at, 0, White) },
		"another picture": func(p *Canvas) { p.Image(b, at, 0, White) },
		"turned":          func(p *Canvas) { p.Image(a, at, 0.1, White) },
		"tinted":          func(p *Canvas) { p.Image(a, at, 0, red) },
		"elsewhere":       func(p *Canvas) { p.Image(a, at.Move(1, 0), 0, White) },
		"cut":             func(p *Canvas) { p.Inside(geom.R(0, 0, 20, 20)).Image(a, at, 0, White) },
		"cut elsewhere":   func(p *Canvas) { p.Inside(geom.R(0, 0, 30, 20)).Image(a, at, 0, White) },
		"a relief":        func(p *Canvas) { p.Relief(at, a, geom.Point{}, 2) },
		"a high relief":   func(p *Canvas) { p.Relief(at, a, geom.Point{}, 3) },
		"a wash":          func(p *Canvas) { p.FillTranslucent(at, red) },
		"a die":           func(p *Canvas) { p.Die(at, [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, red, blue) },
		"a turned die":    func(p *Canvas) { p.Die(at, [3][3]float64{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, red, blue) },
	} {
		sum := func() uint64 {
			p := notes.Canvas(kit, 100, 50, View{Scale: 1})
			draw(p)
			p.Flush()
			return notes.Sum()
		}
		first := sum()
		if again := sum(); again != first {
			t.Errorf("%s: the sum is %d, and %d when drawn again", name, first, again)
		}
		if other, ok := seen[first]; ok {
			t.Errorf("the drawing %q has the same sum as %q", name, other)
		}
		seen[first] = name
	}
}

// TestTraceReportsPainting checks that Painted reports whether new pictures were painted, and that
// the checksum changes when a cached picture is repainted.
func TestTraceReportsPainting(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	things := TexturesOf[int](kit.Textures, "things")
	var notes Trace
	draw := func() uint64 {
		p := notes.Canvas(kit, 100, 50, View{Scale: 1})
		p.Image(things.Allocate(1, 4, 4), geom.R(0, 0, 4, 4), 0, White)
		return notes.Sum()
	}
	if draw(); !notes.Painted() {
		t.Error("Painted is false after a picture was painted")
	}
	p := notes.Canvas(kit, 100, 50, View{Scale: 1})
	m := things.Find(1)
	p.Image(m, geom.R(0, 0, 4, 4), 0, White)
	before := notes.Sum()
	if notes.Painted() {
		t.Error("Painted is true although the picture was cached")
	}
	kit.Textures.repainted++
	if notes.Sum() == before {
		t.Error("the sum does not change when a picture is repainted")
	}
}

// TestOnlyTraceDrawsDirectly checks in the source code that only drawing_trace.go draws directly
// onto the image of a canvas. Other code that did so would bypass traces and dry runs.
func TestOnlyTraceDrawsDirectly(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	direct := regexp.MustCompile(`\bDst\.(Draw|Fill|Set|Write|Clear)`)
	for _, f := range files {
		if f == "drawing_trace.go" || strings.HasSuffix(f, "_test.go") {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(src), "\n") {
			if direct.MatchString(line) {
				t.Errorf("%s:%d draws directly onto the image, bypassing traces and dry runs: %s", f, i+1,
					strings.TrimSpace(line))
			}
		}
	}
}
