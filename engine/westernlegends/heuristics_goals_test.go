package westernlegends

import "testing"

// TestGoalCounterValue checks the value of an action that a goal counts: the fewer such actions are
// missing, the higher it is, and without the goal it is 0.
func TestGoalCounterValue(t *testing.T) {
	s := actPosition(t)
	pl := &s.p[0]
	pl.char, pl.goals = charNamed("kit_carson"), 1<<1|1<<3 // goals: deposit six nuggets, beat three bandits
	worth := func() float32 {
		a := s.appraise(0)
		return a.counterValue(statBanditsBeaten, 1)
	}
	first := worth()
	pl.stats[statBanditsBeaten] = 2
	last := worth()
	pl.goals = 1 << 1
	if none := worth(); none != 0 || first <= 0 || last <= first {
		t.Errorf("the first of three bandits has the value %.2f, the last %.2f, without the goal %.2f; want 0 < "+
			"first < last, and 0", first, last,
			none)
	}
}

// charNamed returns the character with the given id.
func charNamed(id string) Char {
	for i := range box.char {
		if box.char[i].id == id {
			return Char(i)
		}
	}
	return 0
}

// TestNewRegionValue checks that, with a goal that counts regions, a ride into a new region has a
// value, and a ride into a region visited before has none.
func TestNewRegionValue(t *testing.T) {
	s := actPosition(t)
	pl := &s.p[0]
	pl.char, pl.goals, pl.regions = charNamed("kit_carson"), 1, 0 // goal: end Move actions in six regions
	s.tales[0].story, s.tales[1].story = -1, -1
	mine := box.byID["sh_mine"]
	worth := func() float32 {
		a := s.appraise(0)
		return a.arrival(mine)
	}
	before := worth()
	pl.regions = 1 << box.space[mine].Region
	again := worth()
	pl.regions, pl.goals = 0, 0
	if none := worth(); before <= 0 || again != 0 || none != 0 {
		t.Errorf("a new region has the value %.2f, a visited one %.2f, without the goal %.2f; want > 0, 0 and 0",
			before, again, none)
	}
}

// TestDiscsOnStoriesCount checks that the evaluation counts discs on a story, and that they count
// the more the fewer discs are missing.
func TestDiscsOnStoriesCount(t *testing.T) {
	s := actPosition(t)
	at := &s.tales[0]
	at.story, at.n = 0, 0
	worth := func() float32 {
		a := s.appraise(0)
		return a.discsValue()
	}
	none := worth()
	at.disc[0], at.n = 0, 1
	one := worth()
	at.disc[1], at.n = 1, 2
	if two := worth(); none != 0 || one <= 0 || two < one {
		t.Errorf("no disc has the value %.2f, one %.2f, one beside another %.2f; want 0, > 0, and no less", none, one,
			two)
	}
}

// TestProgressOfGoalsThatCountItems checks that the goal of owning three miscellaneous items counts
// the items owned.
func TestProgressOfGoalsThatCountItems(t *testing.T) {
	s := actPosition(t)
	pl := &s.p[0]
	pl.char, pl.items = charNamed("soapy_smith"), 0
	for i, want := range []int{0, 1, 2, 3, 3} {
		if have, of := s.GoalProgress(0, 3); have != want || of != 3 {
			t.Errorf("with %d miscellaneous items the progress is %d/%d, expected %d/3", i, have, of, want)
		}
		for x := range Item(itemCount) {
			if x.Info().Class == Misc && !pl.items.Has(x) {
				pl.items |= 1 << x
				break
			}
		}
	}
}
