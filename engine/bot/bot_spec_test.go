package bot

import (
	"strings"
	"testing"
)

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                      `no bot ""`,
		"genius":                "Choose easy, mild, steady, decent, handy, able, medium, tough, hard",
		"hard:":                 "",
		"hard:fast":             "setting=value",
		"hard:speed=3":          "no setting",
		"hard:iterations=x":     "should be a number",
		"hard:iterations=-1":    "should be a number",
		"hard:iterations=1e99":  "should be a number",
		"hard:explore=NaN":      "should be a number",
		"easy:persona=nobody":   "no persona",
		"easy:persona=ada:x":    "setting=value",
		"medium:iterations=100": "",
	} {
		_, err := New(text, 1)
		switch {
		case want == "" && err != nil:
			t.Errorf("Parse(%q) returns %v, want no error", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("Parse(%q) returns the error %v, want one that contains %q", text, err, want)
		}
	}
}

// TestNearestBot checks that an unknown level or persona in a record is replaced by an existing
// one.
func TestNearestBot(t *testing.T) {
	for _, c := range []struct {
		level, persona, want string
		known                bool
	}{
		{"hard", "dutch", "hard", true}, {"hard", "", "hard", true}, {"genius", "", "medium", false},
		{"easy", "nobody", "easy", false},
		{"", "", "medium", false}, {"hard:iterations=1", "", "medium", false},
	} {
		if s, known := Nearest(c.level, c.persona); s.Level.ID != c.want || known != c.known || s.Thinker(1) == nil {
			t.Errorf("Nearest(%q, %q) returns level %s, known %v", c.level, c.persona, s.Level.ID, known)
		}
	}
}

// TestSettings checks that each setting in the text of a spec sets the right field of the tuning.
func TestSettings(t *testing.T) {
	s, err := Parse("hard:iterations=50:horizon=3:explore=0.5:widen=2:sharp=4:whole=1:finale=1:uniform=1:" +
		"formulas=1:heat=0.25:green=0.75:slip=0.125")
	if err != nil {
		t.Fatal(err)
	}
	want := Tuning{Iterations: 50, Solve: 50 * solverRunsPerIteration, Horizon: 3, Explore: 0.5, Widen: 2,
		PriorTemperature: 4, WholeTurns: true, Finale: true, Uniform: true, WithoutNet: true, Noise: 0.25,
		PrimerShare: 0.75, Oversight: 0.125}
	if s.Tuning != want {
		t.Errorf("the tuning is %+v, want %+v", s.Tuning, want)
	}
	if s, err = Parse("hard:solve=7:iterations=50"); err != nil || s.Tuning.Solve != 50*solverRunsPerIteration {
		t.Errorf("with iterations after solve the solver has %d runs, %v; want them in proportion", s.Tuning.Solve, err)
	}
	if s, err = Parse("hard:iterations=50:solve=0"); err != nil || s.Tuning.Solve != 0 {
		t.Errorf("with solve=0 the solver has %d runs, %v; want none", s.Tuning.Solve, err)
	}
}
