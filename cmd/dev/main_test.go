package main

import (
	"errors"
	"testing"
)

func TestCommandLineMistakesAreExplained(t *testing.T) {
	for _, args := range [][]string{
		nil, {"fly"}, {"-v"}, {"test", "-fast"}, {"test", "unit"}, {"test", "-only", "unit,nothing"},
		{"web", "-addr"}, {"dist", "extra"}, {"play", "-x"}, {"measure", "-rounds", "many"},
	} {
		if err := dispatch(t.Context(), args); !errors.Is(err, errUsage) {
			t.Errorf("%q: error = %v; want errUsage", args, err)
		}
	}
}
