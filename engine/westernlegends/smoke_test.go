package westernlegends

import (
	"fmt"
	"testing"

	"gulch/engine"
)

func TestSmoke(t *testing.T) {
	phases := map[string]int{}
	events := map[string]int{}
	deepest := uint8(0)
	for seed := range uint64(600) {
		seats := 2 + int(seed%5)
		opt := engine.Options{}
		if seed%3 == 0 {
			opt["ante_up"] = "off"
		}
		if seed%2 == 0 {
			opt["high_stakes"] = "on"
		}
		if seed%7 == 0 {
			opt["npc_dealer"] = "auto"
		}
		st, err := Game.New(seats, opt, seed)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		c := engine.NewChance(seed, 1)
		last := ""
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Fatalf("seed %d after %s: %v", seed, last, r)
					panic(r)
				}
			}()
			n := 0
			for {
				ms := s.Moves(nil)
				if err := s.Check(); err != nil {
					t.Fatal(seed, last, err)
				}
				if len(ms) == 0 {
					break
				}
				phases[phaseNames[s.Phase()]]++
				m := ms[c.Below(len(ms))]
				last = fmt.Sprint(phaseNames[s.Phase()], " ", s.Notation(m))
				back, err := s.Parse(s.Notation(m))
				if err != nil || back != m {
					t.Fatal(last, back, err)
				}
				if err := s.Play(m, func(e engine.Event) {
					events[eventNames[e.Kind]]++
					if s.depth > deepest {
						deepest = s.depth
					}
				}); err != nil {
					t.Fatal(seed, last, err)
				}
				if n++; n > 20000 {
					t.Fatal("endless")
				}
			}
			if seed < 5 {
				t.Log(n, s.round, s.Scores(nil), s.Ranks(nil))
			}
		}()
	}
	t.Log(deepest)
	for _, p := range phaseNames {
		if phases[p] == 0 {
			t.Log("never", p)
		}
	}
	for _, p := range eventNames {
		if events[p] == 0 {
			t.Log("never", p)
		}
	}
}
