package dakota

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := decisionIn(t, PhaseHighNoon)
	for kind := engine.Kind(1); kind < kindEnd; kind++ {
		v := verbs[kind]
		want := map[string]string{v.word + " a b c d e": "is"}
		switch v.is[0] {
		case opCell:
			want[v.word+" 99 99"], want[v.word+" x 1"] = "99 99 lies outside of the mine", `"x" is not a number`
		case opSlot:
			want[v.word+" slot_99"], want[v.word] = `"slot_99" is not known`, "something is missing"
		case opWorker, opTile, opCard, opBuilding, opResource:
			want[v.word+" nonsense"], want[v.word] = `"nonsense" is not known`, "something is missing"
		}
		gametest.RefusedNotation(t, s, want)
	}
	if got := s.Notation(engine.MoveOf(0, 1, 2, 3)); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
