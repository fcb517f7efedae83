package stage

import (
	"testing"

	"gulch/render/ui"
)

// TestSheetFillsTheWindow checks that a sheet without a preferred size fills the window.
func TestSheetFillsTheWindow(t *testing.T) {
	l := ui.NewLayout(1280, 720)
	s := NewSheet(&App{}, "test", "Test")
	s.Lay(l)
	if h := s.MinHeight(l); h != l.H || s.Rect.H != l.H-SheetRim || s.Rect.W < l.W-60 {
		t.Errorf("the minimum height is %v, want %v; the sheet is %v, want nearly the whole window", h, l.H, s.Rect)
	}
}
