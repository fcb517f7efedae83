package westernlegends_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// TestBotsDoNotPeek checks that a bot chooses the same move in two positions that differ only in
// what its seat cannot see.
func TestBotsDoNotPeek(t *testing.T) {
	for _, spec := range []string{"easy", "medium", "hard:iterations=60"} {
		t.Run(spec, func(t *testing.T) {
			gametest.NoPeeking(t, westernlegends.Game, func(s engine.State, seed uint64) engine.Move {
				b, err := bot.New(spec, seed)
				if err != nil {
					t.Fatal(err)
				}
				return bot.Choose(b, s)
			}, 25)
		})
	}
}
