package ui

import "testing"

func TestLayoutClasses(t *testing.T) {
	for _, c := range []struct {
		w, h int
		want Class
	}{{1280, 720, Wide}, {1024, 640, Wide}, {3840, 2160, Wide}, {1120, 840, Square}, {820, 1180, Tall}, {1, 1, Tall},
		{0, 0, Tall}} {
		l := NewLayout(c.w, c.h)
		if l.Class != c.want {
			t.Errorf("%dx%d is class %d, want %d", c.w, c.h, l.Class, c.want)
		}
		if !l.Area().Within(l.Full.Inset(-2 / l.View.Scale)) {
			t.Errorf("%dx%d: the design area %v leaves the window %v", c.w, c.h, l.Area(), l.Full)
		}
	}
}
