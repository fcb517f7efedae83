package pieces

import (
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestDialScale checks that all dials have the same scale, so that their needles can be compared,
// and that a dial shows in which direction a probability changed.
func TestDialScale(t *testing.T) {
	kit, r := newKit(t), geom.R(100, 100, 300, 200)
	var trace paint.Trace
	for _, c := range []struct {
		d    Dial
		want string
	}{{Dial{From: 0.5, To: 0.1}, "0 25 50 75 100"}, {Dial{From: 0.1, To: 0.5}, "0 25 50 75 100"},
		{Dial{From: 0.2, To: 0.56}, "0 25 50 75 100"},
		{Dial{From: 1, To: 0}, "0 25 50 75 100"},
		{Dial{From: 0.42, To: 0.37, Full: 25}, "0 5 10 15 20 25"}} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { c.d.Draw(p, r) })
		if got := strings.Join(d.words(), " "); got != c.want {
			t.Errorf("the scale of %+v has the ticks %s, want %s", c.d, got, c.want)
		}
		back := record(t, kit, &trace, func(p *paint.Canvas) { Dial{c.d.To, c.d.From, c.d.Full}.Draw(p, r) })
		if back.sum == d.sum {
			t.Errorf("%+v is drawn like the change in the other direction", c.d)
		}
		if from, to := c.d.angle(0), c.d.angle(1); to-from < dialSweep-1e-9 || to-from > dialSweep+1e-9 {
			t.Errorf("the scale of %+v sweeps an angle of %v, want %v", c.d, to-from, dialSweep)
		}
	}
}
