package drive

import (
	"testing"
	"time"

	"gulch/scenes/probe"
)

// In a real window every press counts, whatever its length and however seldom the program looks.
func TestWindowSeesEveryPress(t *testing.T) {
	w := Open(t, Options{Args: []string{"-mute"}})
	w.WaitFor("the title", func(s probe.Snapshot) bool { return s.Scene == "title" && !s.Busy })
	for was := (probe.Target{}); was != w.Target("options"); time.Sleep(time.Second) { // the window may still find its size
		was = w.Target("options")
		time.Sleep(time.Second)
	}
	for _, hold := range []time.Duration{50 * time.Millisecond, time.Millisecond, 0} {
		for _, step := range []struct{ press, scene string }{{"options", "options"}, {"back", "title"}} {
			x, y := w.Target(step.press).Center()
			w.Asleep(func() { w.Press(x, y, hold) })
			w.WaitFor(step.scene, func(s probe.Snapshot) bool { return s.Scene == step.scene && !s.Busy })
			time.Sleep(500 * time.Millisecond) // what stood elsewhere a moment ago takes no press
		}
	}
}
