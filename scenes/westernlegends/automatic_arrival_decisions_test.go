package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
)

// TestArrivalAsks checks which decisions at the end of a ride are made by the press on the target
// of the ride. These are the decisions in which no player would choose otherwise; the other
// decisions stay open.
func TestArrivalAsks(t *testing.T) {
	for _, c := range []struct{ name, file, seat, step, want string }{
		{"all gold", "e37_gold_on_the_ground", `{}`, "step sh_bend", "take 1"},
		{"longhorns", "e17_two_longhorns", `{"space": "bg_stage", "money": 20}`, "step bg_rail", "deliver_longhorns 2"},
		{"longhorns, too much money", "e17_two_longhorns", `{"space": "bg_stage", "money": 80}`, "step bg_rail", ""},
		{"cattle of a Marshal at a station", "e40_cattle_drive", `{"mp": 1}`, "step sv_rail", "deliver"},
		{"cattle of a neutral player at a station", "e40_cattle_drive", `{}`, "step sv_rail", ""},
		{"cattle of a Wanted player at a station", "e40_cattle_drive", `{"wp": 1}`, "step sv_rail", ""},
	} {
		s := positionOf(t, c.file, `{"seats": {"0": `+c.seat+`}}`)
		for _, text := range []string{"move", c.step, "stop"} {
			if s.Phase() != rules.PhaseAct && s.Phase() != rules.PhaseMoveStep {
				break // the ride has ended by itself
			}
			m, err := s.Parse(text)
			if err == nil {
				err = s.Play(m, nil)
			}
			if err == nil {
				_, err = engine.PlayForced(s, nil, nil)
			}
			if err != nil {
				t.Fatalf("%s: %q: %v", c.name, text, err)
			}
		}
		got := ""
		switch s.Phase() {
		case rules.PhasePickNuggets, rules.PhaseDeliverLonghorns, rules.PhaseDeliverCattle:
			if m, ok := arrival(s, 0); ok {
				got = s.Notation(m)
			}
		default:
			t.Fatalf("%s: the ride ends in phase %d", c.name, s.Phase())
		}
		if got != c.want {
			t.Errorf("%s: a ride answers %q, want %q", c.name, got, c.want)
		}
	}
}
