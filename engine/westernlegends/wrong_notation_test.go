package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := actPosition(t)
	gametest.RefusedNotation(t, s, map[string]string{
		"frontier pk_5h pk_5h": "pk_5h is named twice", "frontier tea": `no card "tea"`, "frontier 5": `no card "5"`,
		"frontier pk_2h pk_3h pk_4h pk_5h pk_6h pk_7h pk_8h pk_9h pk_ah": "at most 8", "bet 7 20 x": `"x" is too much`,
		"keep_tokens lt01 lt02 lt03 lt04": `"lt04" is too much`, "keep_tokens tea": `no token "tea"`,
		"bet 7": "a rank and an amount are wanted", "bet 7 30": "a bet is 10 or 20 on a rank from 2 to A",
		"bet 1 10": "a bet is 10 or 20 on a rank from 2 to A", "card": "the card is missing",
		"card tea": `there is no card "tea"`,
	})
	for m, want := range map[engine.Move]string{
		engine.MoveOf(0, 1, 2, 3): "move 0 1 2 3", packedBet(-1): "bet ? -1",
		frontier(-1, -1, -1): "frontier",
	} {
		if got := s.Notation(m); got != want {
			t.Errorf("Notation(%+v) is %q, want %q", m, got, want)
		}
	}
}
