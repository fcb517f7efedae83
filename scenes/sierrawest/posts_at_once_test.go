package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestCoachTellsPostsApart checks that the coach names a pioneer who goes to a place at once other
// than a press on that place, by which he uses the free spaces before him first.
func TestCoachTellsPostsApart(t *testing.T) {
	var free, last engine.Move
	find := func(wants bool, move *engine.Move) *Table {
		b, _ := decision(t, "outlaws_outposts", 2, func(s *rules.State, legal []engine.Move) bool {
			for _, m := range legal {
				if m.Kind != rules.KindVisit && m.Kind != rules.KindTrap {
					continue
				}
				if _, ok := posting(s, m); ok == wants {
					*move = m
					return true
				}
			}
			return false
		})
		return b
	}
	b := find(true, &free)
	if said := b.CoachWords(free); said != b.MoveWords(free)+" (at once)" {
		t.Errorf("the coach calls a post with free spaces before it %q", said)
	}
	b = find(false, &last)
	if said := b.CoachWords(last); said != "" {
		t.Errorf("the coach calls a post without free spaces before it %q", said)
	}
}
