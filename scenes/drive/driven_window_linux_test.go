package drive

import (
	"testing"
	"time"

	"gulch/scenes/probe"
)

// TestWindowSeesEveryPress checks in a real window that every press has an effect, even if it is
// short and the program rarely reads its input.
func TestWindowSeesEveryPress(t *testing.T) {
	w := OpenWindow(t, Options{Args: []string{"-mute"}})
	w.WaitFor("the title", func(s probe.Snapshot) bool { return s.Scene == "title" && !s.Busy })
	// the window may still change its size
	for was := (probe.Target{}); was != w.Target("options"); time.Sleep(time.Second) {
		was = w.Target("options")
		time.Sleep(time.Second)
	}
	for _, hold := range []time.Duration{50 * time.Millisecond, time.Millisecond, 0} {
		for _, step := range []struct{ press, scene string }{{"options", "options"}, {"back", "title"}} {
			x, y := w.Target(step.press).Center()
			w.WhileSuspended(func() { w.ClickFor(x, y, hold) })
			w.WaitFor(step.scene, func(s probe.Snapshot) bool { return s.Scene == step.scene && !s.Busy })
			time.Sleep(500 * time.Millisecond) // nodes that have just moved ignore presses
		}
	}
}
