package solve_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

func nugget(t *testing.T, text string) engine.State {
	t.Helper()
	s, err := nuggets.Game.Load([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}
