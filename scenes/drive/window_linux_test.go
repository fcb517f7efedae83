package drive

import (
	"testing"
	"time"

	"gulch/scenes/probe"
)

// In a real window a press is seen whatever its length.
func TestWindowSeesPresses(t *testing.T) {
	w := Open(t, Options{Package: demo, Width: 640, Height: 400})
	presses := 0.0
	for _, hold := range []time.Duration{50 * time.Millisecond, time.Millisecond, 0} {
		x, y := w.Target("count").Center()
		w.Press(x, y, hold)
		presses++
		w.WaitFor("the press", func(s probe.Snapshot) bool { return s.State["presses"] == presses })
	}
}
