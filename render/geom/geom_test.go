package geom

import "testing"

// TestHull checks that Hull ignores empty rectangles.
func TestHull(t *testing.T) {
	if got, want := Hull(Rect{}, R(10, 20, 5, 5), Rect{}, R(30, 10, 5, 5)), R(10, 10, 25, 15); got != want {
		t.Errorf("the hull is %v, want %v", got, want)
	}
	if got := Hull(Rect{}, Rect{}); !got.Empty() {
		t.Errorf("the hull of empty rectangles is %v, want an empty one", got)
	}
}
