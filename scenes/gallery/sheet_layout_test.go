package gallery_test

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/scenes/gallery"

	"pgregory.net/rapid"
)

// TestSheetLayout checks that pieces are placed inside the sheet, if they are not larger than the
// sheet, and that they overlap neither each other nor their captions.
func TestSheetLayout(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gallery.Sheet{Width: 1000}
		for range rapid.IntRange(1, 40).Draw(t, "pieces") {
			s.Pieces = append(s.Pieces, gallery.Piece{
				Group: rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "group"), Name: "x",
				W: rapid.Float64Range(8, 900).Draw(t, "w"), H: rapid.Float64Range(8, 500).Draw(t, "h"),
				Draw: func(*paint.Canvas, geom.Rect) {},
			})
		}
		all, height := s.Layout()
		page := geom.R(0, 0, s.Width, height)
		for i, a := range all {
			if !a.Rect.Within(page) {
				t.Fatalf("piece %v is not inside the sheet %v", a.Rect, page)
			}
			named := a.Rect
			if a.Piece != nil {
				named.H += gallery.CaptionHeight
			}
			for _, b := range all[i+1:] {
				if named.Meets(b.Rect) {
					t.Fatalf("piece %v (with its name) overlaps %v", a.Rect, b.Rect)
				}
			}
		}
	})
}
