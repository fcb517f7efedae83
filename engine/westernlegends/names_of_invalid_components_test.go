package westernlegends

import "testing"

// TestValuesOutOfRange checks that String returns a name, such as "no card", for invalid numbers of
// cards, spaces and the like.
func TestValuesOutOfRange(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{NoCard.String(), "no card"}, {NoFightCard.String(), "no fight card"}, {NoSpace.String(), "nowhere"},
		{NoToken.String(), "no token"}, {Char(-1).String(), "nobody"},
	} {
		if c.got != c.want {
			t.Errorf("the name of an invalid value is %q, want %q", c.got, c.want)
		}
	}
}
