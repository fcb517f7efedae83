package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := actPosition(t)
	gametest.RefusedNotation(t, s, map[string]string{
		"frontier pk_5h pk_5h": `"pk_5h" is no further card of a set`, "frontier tea": `"tea" is no further card`,
		"keep_tokens lt01 lt02 lt03 lt04": "at most three tokens can be kept", "keep_tokens tea": `no token "tea"`,
		"bet 7": "a rank and an amount are wanted", "bet 7 30": "a bet is 10 or 20 on a rank from 2 to A",
		"bet 1 10": "a bet is 10 or 20 on a rank from 2 to A", "card": "0 words follow where 1 are wanted",
		"card tea": `there is no "tea"`,
	})
	for m, want := range map[engine.Move]string{
		engine.MoveOf(0, 1, 2, 3): "move 0 1 2 3", packedBet(-1): "bet ? -1",
		frontier(-1, -1, -1): "frontier [-1 -1 -1]",
	} {
		if got := s.Notation(m); got != want {
			t.Errorf("Notation(%+v) is %q, want %q", m, got, want)
		}
	}
}
