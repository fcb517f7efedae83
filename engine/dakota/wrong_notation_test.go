package dakota

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := decisionIn(t, PhaseHighNoon)
	for _, k := range kindNotations[1:] {
		want := map[string]string{k.Verb + " a b c d e": `; write it like "` + k.Example + `"`}
		switch k.Parts[0] {
		case cellNotation:
			want[k.Verb+" 99 99"], want[k.Verb+" x 1"] = "99 99 lies outside of the mine", `"x" is not a number`
			want[k.Verb+" 1"] = "the cell is missing, as two numbers"
		case slotNotation:
			want[k.Verb+" slot_99"], want[k.Verb] = `no slot "slot_99"`, "the slot is missing"
		case cartSlotNotation:
			want[k.Verb+" cart_0"], want[k.Verb] = `no cart "cart_0"`, "the cart is missing"
		case workerNotation, tileNotation, cardNotation, buildingNotation, resourceNotation:
			want[k.Verb+" nonsense"], want[k.Verb] = `"nonsense"`, " is missing"
		}
		gametest.RefusedNotation(t, s, want)
	}
	gametest.RefusedNotation(t, s, map[string]string{
		"give silver": "R125", "build no_building": `no building "no_building"`, "aim cart_5": `no cart "cart_5"`,
		"aim slot_0": `no slot "slot_0"`, "haul weak coal": `no mode "weak"`, "play tents 1": `"1" is too much`,
		"play mail_order small_cart x": `no cart "x"`, "turn r4": `no rotation "r4"`,
	})
	if got := s.Notation(engine.MoveOf(0, 1, 2, 3)); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
