package westernlegends

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
)

// TestStepRefusalsSayWhy checks, in games played by the policy, that the refusal of each step that
// is not legal names a reason, and that the number of steps left in it is right.
func TestStepRefusalsSayWhy(t *testing.T) {
	reasons := map[string]int{}
	for seed := range uint64(12) {
		state, err := Game.New(2+int(seed)%5, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if f := s.top(); f.op == askStep || f.op == askBonusStep {
				for x := range Space(box.spaces) {
					if s.mayStep(x) {
						continue
					}
					refused := s.refuseStep(x)
					said := refused.Error()
					if !strings.Contains(said, ": ") && !strings.Contains(said, " while ") {
						t.Fatalf("the refusal of a step is %q, expected a reason", said)
					}
					if strings.Contains(said, "takes 2 steps") {
						reasons["steps"]++
						if left := fmt.Sprintf("you have %d left", s.askingFrame().a); !strings.Contains(said, left) {
							t.Errorf("the refusal is %q, expected %q in it", said, left)
						}
					}
					if strings.Contains(said, "nothing you have") {
						reasons["mesa"]++
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if reasons["steps"] == 0 || reasons["mesa"] == 0 {
		t.Errorf("refusals of mesas by reason: %v, expected both", reasons)
	}
}
