package testscale

import "testing"

func TestOf(t *testing.T) {
	for value, want := range map[string]int{"": 3, "1": 100, "0": 3} {
		t.Setenv(Env, value)
		if got := Of(3, 100); got != want || Long() != (want == 100) {
			t.Errorf("%s=%q: %d of 3 or 100, want %d", Env, value, got, want)
		}
	}
}
