package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// Every mistake of a newcomer comes up in games played half sensibly and is named, and most moves are none.
func TestAdvice(t *testing.T) {
	said, moves := map[string]int{}, 0
	var p *tabletest.Bench
	var err error
	m := late(t, rules.PhaseAct)
	drive.OnHost(func() { p, err = tabletest.OpenBench(Game, m, nil) })
	if err != nil {
		t.Fatal(err)
	}
	b := p.Play.(*Table)
	for seed := range uint64(12) {
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			s := m.State().(*rules.State)
			drive.OnHost(func() {
				table.Show(b, s, b.Window, b.Area)
				for _, x := range m.Legal() {
					moves++
					b.plan.goal = rules.NoSpace
					if _, ok := s.SheriffReach(); ok { // a press on a space beyond somebody
						for y := range rules.Space(rules.Spaces()) {
							if way := s.SheriffWay(y); len(way) > 0 && way[len(way)-1] != y {
								b.plan.goal = y
							}
						}
					}
					for i := range advice {
						if text := advice[i].Say(b, x); text != "" {
							said[advice[i].ID]++
						}
					}
				}
			})
			x := s.Policy(&rng)
			if rng.Below(3) == 0 { // as a newcomer would
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d moves, advice: %v", moves, said)
	all := 0
	for i := range advice {
		n := said[advice[i].ID]
		if all += n; n == 0 {
			t.Errorf("the advice %q is never given", advice[i].ID)
		}
	}
	if all*5 > moves {
		t.Errorf("%d words about %d moves", all, moves)
	}
}
