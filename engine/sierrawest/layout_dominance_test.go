package sierrawest_test

import (
	"testing"

	"gulch/engine"
	. "gulch/engine/sierrawest"
)

// TestDominatingLayouts checks which of two layouts of the same cards is surely at least as good:
// one whose paths have the same icons in the same order, only with more gains before them.
func TestDominatingLayouts(t *testing.T) {
	made, err := Game.New(2, engine.Options{"mode": "apple_hill"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*State)
	found := 0
	for l := range FirstSpecial {
		for m := range FirstSpecial {
			for r := range FirstSpecial {
				for _, other := range [][3]Card{{m, l, r}, {r, m, l}, {l, r, m}, {m, r, l}, {r, l, m}} {
					a, b := PlanCards(l, m, r), PlanCards(other[0], other[1], other[2])
					if l == m || m == r || l == r || !s.Dominates(a, b) {
						continue
					}
					found++
					checkDominance(t, s, a, b)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no layout dominates another one")
	}
	card := func(id string) Card {
		c, err := AppleHill.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	more := PlanCards(card("st_1"), card("ah_07"), card("st_6"))
	less := PlanCards(card("st_1"), card("st_6"), card("ah_07"))
	if !s.Dominates(more, less) || s.Dominates(less, more) {
		t.Error("2 stone, 1 wood and 1 stone are not rated above 1 wood and 2 stone")
	}
	if a := PlanCards(0, 1, 2); s.Dominates(a, a) || s.Dominates(a, PlanCards(0, 1, 3)) {
		t.Error("a layout dominates itself, or one of other cards")
	}
}

// checkDominance checks that layout a brings at least as much of everything as layout b.
func checkDominance(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	for path := range Path(2) {
		count := func(m engine.Move) (goods [Salmon + 1]int, steps, shovels int) {
			for _, icon := range s.Mode().Preview(LeftCardOf(m), TopCardOf(m), RightCardOf(m), path) {
				if g, n := icon.Gain(); n > 0 {
					goods[g] += n
				}
				switch icon {
				case IconBoot1:
					steps++
				case IconBoot2:
					steps += 2
				case IconShovel:
					shovels++
				}
			}
			return goods, steps, shovels
		}
		x, steps, shovels := count(a)
		y, fewer, less := count(b)
		for g := range x {
			if x[g] < y[g] {
				t.Errorf("%s dominates %s, but brings less of good %d on path %d", s.Notation(a), s.Notation(b), g, path)
			}
		}
		if steps < fewer || shovels < less {
			t.Errorf("%s dominates %s, but brings fewer steps or shovels on path %d", s.Notation(a), s.Notation(b), path)
		}
	}
}
