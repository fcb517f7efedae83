package poster_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/poster"
)

// apart is the minimum difference that two faces must have to be told apart, on a scale from 0 to
// 255: see [poster.Art.FaceDifference].
const apart = 25

// TestFacesAreToldApart checks that within each group the faces differ enough at 40 pixels, even on
// the same plate. The groups are the bots' characters, the characters of Western Legends, and the
// faces that players can choose.
func TestFacesAreToldApart(t *testing.T) {
	a := art(t)
	groups := map[string][]string{}
	group := "cast"
	for _, name := range a.Names("face") {
		switch {
		case name == "annie_oakley":
			group = "legends"
		case strings.HasPrefix(name, "guest"):
			group = "guests"
		}
		groups[group] = append(groups[group], name)
	}
	for group, names := range groups {
		least, sum, n := 255.0, 0.0, 0
		for i, x := range names {
			for _, y := range names[:i] {
				f, _ := a.Face(x)
				g, _ := a.Face(y)
				d := a.FaceDifference(f, g)
				if d < apart {
					t.Errorf("the faces %s and %s differ by %.1f, want at least %d", x, y, d, apart)
				}
				least, sum, n = min(least, d), sum+d, n+1
			}
		}
		t.Logf("%s: %d faces, %.1f apart at least, %.1f on average", group, len(names), least, sum/float64(n))
	}
}

// TestFacesAreComposed checks that all features of the faces exist, and that the expressions of a
// face differ. No two people of a group may wear the same hat in the same tone. The hat and the
// coat of a person must differ in colour, except in a uniform.
func TestFacesAreComposed(t *testing.T) {
	a := art(t)
	hats := map[string]string{}
	for _, name := range a.Names("face") {
		if name == "annie_oakley" || name == "guest1" {
			clear(hats)
		}
		f, _ := a.Face(name)
		if f.Hat != "none" {
			hat := f.Hat + " " + f.HatTone
			if other, worn := hats[hat]; worn {
				t.Errorf("%s wears the same hat in the same tone as %s", name, other)
			}
			hats[hat] = name
			if f.HatTone == f.Coat && f.Clothes != "uniform" {
				t.Errorf("hat and coat of %s have the same colour", name)
			}
		}
		for _, x := range poster.Features() {
			first, _, _ := strings.Cut(f.Feature(x), "+")
			if !slices.Contains(a.Choices(x), first) {
				t.Errorf("%s has the %s %q, which is not among the choices", name, x, first)
			}
		}
		calm, glad, sour := f.WithExpression(poster.Calm), f.WithExpression(poster.Glad), f.WithExpression(poster.Sour)
		if calm != f || glad == sour || glad == calm || sour == calm {
			t.Errorf("the expressions of %s are not all different", name)
		}
	}
}

// TestCodesKeepFaces checks that FaceOf inverts Code, that malformed codes are rejected, and that
// codes saved earlier still mean the same face. If that fails, a new part was probably not added at
// the end of the data.
func TestCodesKeepFaces(t *testing.T) {
	a := art(t)
	for seed := range uint64(200) {
		f := a.RandomFace(seed)
		got, ok := a.FaceOf(a.Code(f))
		if !ok || got != f {
			t.Fatalf("FaceOf(Code(%+v)) is %+v, want the same face", f, got)
		}
		if f.Hat != "none" && f.HatTone == f.Coat {
			t.Errorf("hat and coat of the random face %d have the same colour", seed)
		}
	}
	for _, x := range poster.Features() {
		if n := len(a.Choices(x)); n < 2 || n > 36 {
			t.Errorf("there are %d choices for %s, want 2 to 36", n, x)
		}
	}
	f, _ := a.Face("rosario")
	if got, want := a.Code(f), "face:301208633230515a7"; got != want {
		t.Errorf("the code of rosario is %s, want %s: saved codes must stay valid, so add parts at the end of the data",
			got, want)
	}
	for _, mark := range []string{"", "nobody", "face:", "face:zzzzzzzzzzzzzzzzz", "face:0000000000000000",
		"face:................."} {
		if _, ok := a.FaceOf(mark); ok {
			t.Errorf("FaceOf accepts %q", mark)
		}
	}
}

// TestFacesBuildWithEveryLook checks that every face of the data can be drawn with every
// expression, which requires that all the parts and colours exist.
func TestFacesBuildWithEveryLook(t *testing.T) {
	a := art(t)
	p := a.New(200, 200, "lamp")
	for _, name := range a.Names("face") {
		f, _ := a.Face(name)
		for look := range poster.ExpressionCount {
			p.Bust(f.WithExpression(look))
		}
	}
	if p.Err() != nil {
		t.Error(p.Err())
	}
}
