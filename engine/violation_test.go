package engine

import (
	"errors"
	"fmt"
	"testing"
)

func TestRuleOf(t *testing.T) {
	broken := Violates("I3", "seat %d has %d gold", 1, -1)
	for _, c := range []struct {
		name string
		err  error
		want string
	}{
		{"nil", nil, ""},
		{"plain error", errors.New("R17"), ""},
		{"refusal", Refuse("R17", "No."), "R17"},
		{"refusal about another one", Refuse("R18", "%s No.", Refuse("R17", "No.")), "R18"},
		{"refusal without a rule", Refuse("", "No."), ""},
		{"violation", broken, "I3"},
		{"wrapped violation", fmt.Errorf("boomtown: %w", broken), "I3"},
		{"violation of a violation", Violates("R2", "%w", broken), "R2"},
	} {
		if got := RuleOf(c.err); got != c.want {
			t.Errorf("%s: RuleOf returns %q, want %q", c.name, got, c.want)
		}
	}
	if got := broken.Error(); got != "I3: seat 1 has -1 gold" {
		t.Errorf("Error of a violation returns %q", got)
	}
}

func TestWithinByNamesRules(t *testing.T) {
	var c FirstError
	if n := c.WithinBy("R3", "gold", 4, 0, 5); n != 4 || c.Err != nil {
		t.Errorf("WithinBy of a number in range returns %d and the error %v, want 4 and none", n, c.Err)
	}
	if n := c.WithinBy("R3", "gold", 9, 0, 5); n != 0 || RuleOf(c.Err) != "R3" ||
		c.Err.Error() != "R3: gold is 9, but must be 0 to 5" {
		t.Errorf("WithinBy of a number out of range returns %d and the error %v, want 0 and a violation of R3", n,
			c.Err)
	}
	if c.Violate("R4", "later"); RuleOf(c.Err) != "R3" {
		t.Errorf("a later error replaces the first one: %v", c.Err)
	}
}
