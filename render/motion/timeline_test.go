package motion

import (
	"fmt"
	"slices"
	"testing"

	"gulch/render/paint"
)

// playLog plays animations on a timeline, which it advances in steps of step milliseconds, and
// returns a log: "+i" when animation i began, "-i" when it ended.
func playLog(step float64, animations ...Animation) (log []string) {
	var l Timeline
	for i, b := range animations {
		b.Begin = func() { log = append(log, fmt.Sprintf("+%d", i)) }
		b.End = func() { log = append(log, fmt.Sprintf("-%d", i)) }
		l.Add(b)
	}
	for range 1000 {
		if !l.Busy() {
			return log
		}
		l.Advance(step)
	}
	return append(log, "never ends")
}

func TestTimelineOrder(t *testing.T) {
	for _, c := range []struct {
		name       string
		animations []Animation
		want       []string
	}{
		{"one after the other", []Animation{{Length: 30}, {Length: 30}}, []string{"+0", "-0", "+1", "-1"}},
		{"overlapping", []Animation{{Length: 100, Next: 20}, {Length: 20}}, []string{"+0", "+1", "-1", "-0"}},
		{"together", []Animation{{Length: 50, Next: -1}, {Length: 50}}, []string{"+0", "+1", "-0", "-1"}},
		{"no length", []Animation{{}, {}}, []string{"+0", "-0", "+1", "-1"}},
	} {
		if got := playLog(10, c.animations...); !slices.Equal(got, c.want) {
			t.Errorf("%s: animations began (+) and ended (-) in the order %v, want %v", c.name, got, c.want)
		}
	}
}

func TestSkipEndsEverything(t *testing.T) {
	var l Timeline
	begun, ended := 0, 0
	for range 5 {
		l.Add(Animation{Length: 100, Next: 50, Begin: func() { begun++ }, End: func() { ended++ }})
	}
	l.Advance(10)
	l.SkipAll()
	if l.Busy() || begun != 5 || ended != 5 {
		t.Errorf("after Skip the timeline is busy: %v; %d animations began and %d ended, want false, 5 and 5", l.Busy(),
			begun, ended)
	}
}

// TestFailedAnimationContinues checks that an animation whose Draw panics continues to its end
// without being drawn, that the panic is reported once, and that other animations are still drawn.
func TestFailedAnimationContinues(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	reports := 0
	kit.Guard.Report = func(string, any, []byte) { reports++ }
	var trace paint.Trace
	p := trace.Canvas(kit, 10, 10, paint.View{Scale: 1})
	var l Timeline
	tries, drawn, ended := 0, 0, 0
	end := func() { ended++ }
	l.Add(Animation{Length: 100, Next: -1, End: end, Draw: func(*paint.Canvas, float64) { tries++; panic("lost") }})
	l.Add(Animation{Length: 100, End: end, Draw: func(*paint.Canvas, float64) { drawn++ }})
	for l.Advance(10); l.Busy(); l.Advance(10) {
		l.Draw(p)
	}
	if tries != 1 || drawn != 10 || ended != 2 || reports != 1 {
		t.Errorf("the failing animation was drawn %d times with %d reports, the other one %d times, and %d ended; "+
			"want 1, 1, 10 and 2",
			tries, reports, drawn, ended)
	}
}
