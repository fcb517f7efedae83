//go:build !js

package stage

import (
	"testing"
	"time"

	"gulch/scenes/store"
)

// TestChallengeOverMidnight checks that StartDaily starts the challenge that was shown to the
// player, even if midnight has passed since.
func TestChallengeOverMidnight(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	evening := time.Date(2026, 5, 4, 23, 59, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return evening }
	shown := h.Today()
	_, want := h.Daily(shown)
	h.Calendar.Clock = func() time.Time { return evening.Add(2 * time.Minute) }
	if err := h.StartDaily(shown); err != nil {
		t.Fatal(err)
	}
	if got := (*tables)[0].Setup(); got.Seed != want.Seed || got.BotSeed != want.BotSeed {
		t.Errorf("the started game has seed %d, want %d as shown", got.Seed, want.Seed)
	}
	if _, ok := h.DailyRunning(shown); !ok {
		t.Error("the game is not found as the challenge of the date that was shown")
	}
}
