package poster_test

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"sort"
	"testing"

	"gulch/render/poster"
)

func TestTmpSheet(t *testing.T) {
	a, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	plates := []poster.Plate{{"brick", "circle"}, {"turquoise", "diamond"}, {"amber", "square"}, {"plum", "hexagon"}, {"bone", "triangle"}, {"coal", "star"}}
	names := a.Names("face")
	if v := os.Getenv("FACES"); v != "" {
		names = nil
		for _, n := range a.Names("face") {
			if len(n) >= len(v) && n[:len(v)] == v {
				names = append(names, n)
			}
		}
	}
	const w, h = 210, 260
	rows := (len(names) + 6) / 7
	m := image.NewRGBA(image.Rect(0, 0, 7*w, rows*h))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{30, 50, 40, 255}), image.Point{}, draw.Src)
	for i, n := range names {
		f, _ := a.Face(n)
		x, y := i%7*w, i/7*h
		put := func(look poster.Look, px, dx, dy int) {
			p := a.Portrait(f.Showing(look), plates[i%6], float64(px), max(float64(px)*0.055, 1.5))
			if p.Err() != nil {
				t.Fatal(p.Err())
			}
			im := p.Image(px*240/184, px*244/184)
			draw.Draw(m, im.Rect.Add(image.Pt(x+dx, y+dy)), im, image.Point{}, draw.Over)
		}
		put(poster.Calm, 150, 5, 4)
		put(poster.Calm, 40, 0, 200)
		put(poster.Glad, 40, 60, 200)
		put(poster.Sour, 40, 120, 200)
	}
	f, _ := os.Create("/tmp/out/sheet.png")
	png.Encode(f, m)
	f.Close()
}

func TestTmpNear(t *testing.T) {
	a, _ := poster.Load()
	names := a.Names("face")
	type pair struct {
		a, b string
		d    float64
	}
	var all []pair
	sum := 0.0
	for i, x := range names {
		for _, y := range names[:i] {
			fx, _ := a.Face(x)
			fy, _ := a.Face(y)
			d := a.Apart(fx, fy)
			sum += d
			all = append(all, pair{x, y, d})
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].d < all[j].d })
	for _, p := range all[:min(len(all), 24)] {
		t.Logf("%s %s %.1f", p.a, p.b, p.d)
	}
	t.Log(sum / float64(len(all)))
}
