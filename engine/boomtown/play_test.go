package boomtown

import (
	"testing"

	"gulch/engine"
)

func TestSmoke(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		for seed := range uint64(200) {
			st, err := Game.New(seats, nil, seed)
			if err != nil {
				t.Fatal(err)
			}
			c := engine.NewChance(seed, 1)
			moves := 0
			for {
				ms, err := engine.Settle(st, nil, func(engine.Event) {})
				if err != nil {
					t.Fatal(err)
				}
				if err := st.Check(); err != nil {
					t.Fatal(seats, seed, err)
				}
				if len(ms) == 0 {
					break
				}
				moves++
				if err := st.Play(ms[c.Below(len(ms))], nil); err != nil {
					t.Fatal(err)
				}
				if err := st.Check(); err != nil {
					t.Fatal(seats, seed, err)
				}
			}
			if seed == 0 {
				t.Log(moves, st.(*State).turn, st.Scores(nil), st.Ranks(nil))
			}
			j, err := st.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			if _, err := Game.Load(j); err != nil {
				t.Fatal(err)
			}
		}
	}
}
