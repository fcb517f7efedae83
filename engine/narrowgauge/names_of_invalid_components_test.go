package narrowgauge

import "testing"

// TestValuesOutOfRange checks that numbers which are no component still have a name.
func TestValuesOutOfRange(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{NoCompany.Info().ID, "no company"}, {NoCommodity.Info().ID, "no commodity"}, {NoCard.Info().ID, "no card"},
		{NoSpace.Info().ID, "no space"}, {NoContract.Info().ID, "no contract"},
	} {
		if c.got != c.want {
			t.Errorf("the name of an invalid value is %q, want %q", c.got, c.want)
		}
	}
}
