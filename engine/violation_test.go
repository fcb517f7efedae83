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
