package sierrawest

import (
	"gulch/engine"
	"testing"
)

func TestSmoke(t *testing.T) {
	for mode := range ModeCount {
		for seats := 1; seats <= 4; seats++ {
			rounds, most, nmoves := 0, 0, 0
			for seed := range uint64(100) {
				st, err := Game.New(seats, engine.Options{"mode": mode.String(), "expert_planning": []string{"off", "on"}[seed%2]}, seed)
				if err != nil {
					t.Fatal(err)
				}
				c := engine.NewChance(seed, 1)
				s := st.(*State)
				for {
					ms, err := engine.Settle(st, nil, nil)
					if err != nil {
						t.Fatal(err)
					}
					if len(ms) == 0 {
						break
					}
					most = max(most, len(ms))
					nmoves++
					m := ms[c.Below(len(ms))]
					if m.Kind == KindEndTurn && c.Below(4) > 0 {
						continue
					}
					if x, err := s.Parse(s.Notation(m)); x != m {
						t.Fatal(m, s.Notation(m), err)
					}
					if err := st.Play(m, nil); err != nil {
						t.Fatal(err)
					}
				}
				rounds += int(s.round)
			}
			t.Log(mode, seats, float64(rounds)/100, most, nmoves/100)
		}
	}
}
