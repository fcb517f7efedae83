package westernlegends

import "testing"

// TestWonIsMeasured checks that the percentage of wins is known for all characters, except for two
// that bots hardly ever choose: one with the patrol and one without.
func TestWonIsMeasured(t *testing.T) {
	for c := range Char(charCount) {
		for _, patrol := range []bool{true, false} {
			shunned := c.String() == "seth_bullock" && !patrol || c.String() == "billy_the_kid" && patrol
			if n, ok := c.WinRate(patrol); ok == shunned || ok && (n < 1 || n > 60) {
				t.Errorf("%s wins %d of 100 games (patrol %v); want 1 to 60, or unknown for the two characters "+
					"that bots avoid", c, n, patrol)
			}
		}
	}
}
