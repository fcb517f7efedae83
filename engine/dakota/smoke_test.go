package dakota

import (
	"testing"

	"gulch/engine"
)

func TestSmoke(t *testing.T) {
	if boxErr != nil {
		t.Fatal(boxErr)
	}
	var most [phaseCount]int
	var sum, cnt [phaseCount]int
	for seats := 1; seats <= 4; seats++ {
		for seed := range uint64(100) {
			st, err := Game.New(seats, nil, seed)
			if err != nil {
				t.Fatal(err)
			}
			c := engine.NewChance(seed, 1)
			n := 0
			for {
				ms, err := engine.Settle(st, nil, func(engine.Event) {})
				if err != nil {
					t.Fatal(err)
				}
				if err := st.Check(); err != nil {
					t.Fatal(seats, seed, n, err)
				}
				if len(ms) == 0 {
					break
				}
				n++
				p := st.Phase()
				most[p] = max(most[p], len(ms))
				sum[p] += len(ms)
				cnt[p]++
				if err := st.Play(ms[c.Below(len(ms))], nil); err != nil {
					t.Fatal(err)
				}
				if err := st.Check(); err != nil {
					t.Fatal(seats, seed, n, err)
				}
			}
			if seed < 3 {
				t.Log(seats, n, st.(*State).day, st.Scores(nil), st.Ranks(nil))
			}
		}
	}
	for p := range phaseCount {
		t.Log(phaseNames[p], cnt[p], sum[p]/max(1, cnt[p]), most[p])
	}
}
