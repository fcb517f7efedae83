package pieces

import (
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestLids checks that the lid of an unknown picture shows the name of the game. The text at the
// bottom of a lid must take up part of its lower third.
func TestLids(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	unknown := Lid{Picture: "lid-chess", Name: "Chess"}
	d := record(t, kit, &trace, func(p *paint.Canvas) { unknown.Draw(p, geom.Point{X: 10, Y: 10}, 200) })
	if !slices.Equal(d.words(), []string{"Chess"}) || unknown.TextHeight(200) != 0 {
		t.Errorf("a lid without a picture shows %q and has a text height of %v, want its name and 0", d.words(),
			unknown.TextHeight(200))
	}
	if h := (Lid{Picture: "lid-boomtown"}).TextHeight(290); h != 0 {
		t.Errorf("a lid whose text is at the top has a text height of %v, want 0", h)
	}
	lid := Lid{Picture: "lid-westernlegends"}
	if h := lid.TextHeight(290); h <= 0 || h > LidHeight(290)/3 {
		t.Errorf("the text at the bottom of a lid is %v high, want up to a third of %v", h, LidHeight(290))
	}
	if a, b := lid.TextHeight(290), lid.TextHeight(145); a < 2*b-1e-9 || a > 2*b+1e-9 {
		t.Errorf("the text is %v high, and %v on a lid half as wide, want half as much", a, b)
	}
}
