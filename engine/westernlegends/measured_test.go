package westernlegends

import "testing"

// How often a character wins is known of all but one.
func TestWonIsMeasured(t *testing.T) {
	for c := range Char(charCount) {
		for _, patrol := range []bool{true, false} {
			if n, ok := c.Won(patrol); ok != (c.String() != "seth_bullock") || ok && (n < 1 || n > 60) {
				t.Errorf("%s wins %d of 100 games (patrol %v)", c, n, patrol)
			}
		}
	}
}
