package engine

import "testing"

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
