package bot

import "testing"

// TestPlanGraphJoinsSearches checks that the plans of several searches contain those of each of
// them, that every vertex has enough visits and can be reached, and that the edges are sorted.
func TestPlanGraphJoinsSearches(t *testing.T) {
	const least = 20
	s := newNuggets(4)
	e, err := NewEnsemble("hard:iterations=400:each=10", 3, 3)
	if err != nil {
		t.Fatal(err)
	}
	e.Begin(s)
	for !e.Step(100) {
	}
	all := e.Plans(least)
	reached := map[int]bool{0: true}
	for i, v := range all {
		for n, x := range v.Edges {
			reached[x.To] = true
			if all[x.To].Visits < least {
				t.Errorf("vertex %d has %d visits, want at least %d", x.To, all[x.To].Visits, least)
			}
			if n > 0 && all[x.To].Visits > all[v.Edges[n-1].To].Visits {
				t.Errorf("the edges of vertex %d are not sorted by visits", i)
			}
		}
	}
	if len(reached) != len(all) || len(all) < 2 {
		t.Errorf("%d of %d vertices can be reached", len(reached), len(all))
	}
	for i, b := range e.members {
		single := b.Plans(least)
		for _, x := range single[0].Edges {
			to, ok := all.Follow(0, x.Move)
			if !ok || all[to].Visits < single[x.To].Visits {
				t.Errorf("search %d has a plan for move %v with %d visits, all together %d", i, x.Move,
					single[x.To].Visits, all[to].Visits)
			}
		}
	}
}
