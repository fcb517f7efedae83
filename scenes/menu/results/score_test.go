package results

import (
	"math"
	"testing"

	"gulch/engine"
	"gulch/render/cvd"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestSourceColorsAreDistinct checks that all categories of a score sheet have distinguishable
// colors, for color-blind players too.
func TestSourceColorsAreDistinct(t *testing.T) {
	for _, eye := range append([]cvd.Vision{cvd.Normal}, cvd.Dichromacies...) {
		least := 24.0
		if eye.Name == cvd.Normal.Name {
			least = 50
		}
		for i, c := range sourceColours {
			for k, other := range sourceColours[:i] {
				x, y := eye.Color(c), eye.Color(other)
				d := math.Hypot(math.Hypot(float64(x.R)-float64(y.R), float64(x.G)-float64(y.G)),
					float64(x.B)-float64(y.B))
				if d < least {
					t.Errorf("%s: categories %d and %d have the colours %v and %v, %.0f apart", eye.Name, k, i, x, y, d)
				}
			}
		}
	}
}

// TestSummaryFitsThePicture checks that the summary of a winner's points with long names of
// categories stays inside the frame of the picture, in letters of normal size.
func TestSummaryFitsThePicture(t *testing.T) {
	h := menutest.NewApp(t)
	show := Params{Match: finishedWith(t, "westernlegends", 3, 1)}
	count := &scoreCount{order: []int{0}, scores: []int{26}, lines: []engine.Line{
		{Name: "Legendary points", Points: []int{23}}, {Name: "Legendary tokens", Points: []int{3}},
		{Name: "Upgraded items", Points: []int{1}}, {Name: "Wounds", Points: []int{-1}}}}
	s := &scorePage{results: &results{show: show, count: count}}
	frame := geom.R(54, 138, 362, 492)
	p := new(paint.Trace).Canvas(h.Kit, 1280, 720, ui.NewLayout(1280, 720).View)
	drawn := 0
	p.OnText = func(w paint.DrawnText) {
		if drawn++; !w.Rect.Within(frame) || w.Size < 12 {
			t.Errorf("%q is drawn at %v in letters of the size %v, the frame is %v", w.Text, w.Rect, w.Size, frame)
		}
	}
	s.drawSummary(p, frame)
	if p.Flush(); drawn == 0 {
		t.Error("no summary is drawn")
	}
}

// TestScoreInItsUnit checks that a score is an amount of dollars in a game that counts money, and a
// number in the others.
func TestScoreInItsUnit(t *testing.T) {
	for _, x := range []struct {
		n     int
		money bool
		want  string
	}{{431, true, "$431"}, {-3, true, "−$3"}, {431, false, "431"}, {-3, false, "−3"}} {
		if got := scoreText(x.n, x.money); got != x.want {
			t.Errorf("the score %d, in dollars: %v, is %q, want %q", x.n, x.money, got, x.want)
		}
	}
}
