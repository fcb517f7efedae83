package paint

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestDryRunChangesNothing checks that in a dry run a painter runs to its end through every method
// of a canvas, and that cache and poster queue are unchanged afterwards.
func TestDryRunChangesNothing(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	made, kept, clipped := 0, 0, 0
	p := Poster{Key: "test", Make: func(*poster.Art, float64) *poster.Picture { made++; return &poster.Picture{} }}
	pictures := TexturesOf[string](kit.Textures, "test")
	for range 3 {
		kit.DryRun(func() {
			pen := kit.Canvas(kit.Blank(400, 300), View{Scale: 1.5})
			r := geom.R(10, 10, 100, 80)
			pen.DropShadow(r, 4, 6)
			pen.Sheet(r, Paper{Tint: theme.Parchment, Radius: 4, Wear: 1})
			pen.SheetOnce(r, Paper{Tint: theme.Parchment})
			pen.Wash(r, Wash{Tint: theme.Oxblood, Strength: 0.5})
			pen.Table(Table{Field: r, Cloth: Felt})
			pen.Vista(r, Vista{})
			pen.Relief(r, kit.Blank(8, 8), geom.Point{}, 1)
			pen.FillTranslucent(r, theme.Shadow)
			pen.Figure(Figure{Icon: "laurels"}, r.Center(), 30, 0.5)
			pen.FigureOnce(Figure{Icon: "laurels"}, r.Center(), 30, 0.5)
			pen.Icon("laurels", r.Center(), 20, theme.Ink)
			pen.Text("Dry", r.Center(), Style{Size: 14, Edge: theme.Ink})
			pen.Die(r, [3][3]float64{}, theme.Cream, theme.Ink)
			pen.Poster(p, r)
			pen.DrawThumbnail("anything", r)
			pen.Clip(r, func() { clipped++ })
			pen.Inside(r).Rect(r, 2, theme.Ink)
			pen.Picture(pictures.Paint("a", 30, 20, func(dst *ebiten.Image) {
				kept++
				if b := dst.Bounds(); b.Dx() != 30 || b.Dy() != 20 {
					t.Errorf("the image to paint on is %v, expected 30 by 20 pixels", b)
				}
				kit.WritePixels(dst, nil)
			}), r)
			var s Snapshot
			s.Take(pen, r, func(*Canvas) { clipped++ })
			if !s.Empty() {
				t.Error("a snapshot was taken")
			}
			pen.Flush()
		})
	}
	if made != 1 || kept != 1 || clipped != 6 {
		t.Errorf("in three dry runs the poster was made %d times and the picture painted %d times, expected once "+
			"each; others %d of 6", made, kept, clipped)
	}
	if kit.Dry() || kit.TakeUnfinished() || len(kit.Textures.pages) > 0 || pictures.Has("a") ||
		len(kit.posters.urgent) > 0 ||
		len(kit.posters.entries) > 0 {
		t.Errorf("a dry run changed the renderer: the cache has %d pages, %d posters are queued; want 0 and 0",
			len(kit.Textures.pages), len(kit.posters.entries))
	}
	kit.ClearCaches()
	kit.DryRun(func() { pictures.Paint("a", 30, 20, func(*ebiten.Image) { kept++ }) })
	if kept != 2 {
		t.Error("after Forget a dry run does not paint the picture again")
	}
}

// TestDryRunEndsWithAPanic checks that a dry run ends when its painter panics.
func TestDryRunEndsWithAPanic(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	func() {
		defer func() { _ = recover() }()
		kit.DryRun(func() { panic("a painter fails") })
	}()
	if kit.Dry() {
		t.Error("the dry run is still in progress after its painter panicked")
	}
}
