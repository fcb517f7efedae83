package rating

import (
	"testing"

	"gulch/engine/bot"
)

// ladders returns the ladders that are embedded in the program.
func ladders(t *testing.T) map[Kind]Ladder {
	t.Helper()
	steps, err := bot.Ladder()
	if err != nil {
		t.Fatal(err)
	}
	doublings, err := bot.Doublings()
	if err != nil {
		t.Fatal(err)
	}
	return Ladders(steps, doublings)
}
