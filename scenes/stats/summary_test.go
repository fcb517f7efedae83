package stats

import (
	"math"
	"slices"
	"testing"

	"gulch/scenes/person"
)

func TestSums(t *testing.T) {
	b := book(t)
	s := Total(b.Find(Query{Who: "Ada"}))
	if s.Played != 3 || s.Won != 2 || s.LongestStreak != 2 || s.Streak != 0 || s.Best != 90 ||
		math.Abs(s.ExpectedWins-1.25) > 1e-9 {
		t.Errorf("the summary of Ada's games is %+v", s)
	}
	s = Total(b.Find(Query{Who: "Ada", Game: "boomtown"}))
	if s.Played != 2 || s.Streak != 2 || s.Average() != 80 || s.Rate() != 1 {
		t.Errorf("the summary of Ada's games of Boomtown is %+v", s)
	}
	levels := []string{"easy", "medium", "hard"}
	by := By(b.Find(Query{Who: "Ada"}), func(g Played) string { return Toughest(g, levels) }, nil)
	if len(by) != 2 || by[0].Key != "hard" || by[0].Won != 2 || by[1].Key != "" {
		t.Errorf("by level: %+v", by)
	}
	if got := b.People(); !slices.Equal(got, []person.ID{"Ada", "Ben"}) {
		t.Errorf("people: %v", got)
	}
	if got := Goals(b.Find(Query{Who: "Ada"})); len(got) != 1 {
		t.Errorf("goals: %v", got)
	}
	branch := b.Games[1]
	branch.ID, branch.Branched = "branch", true
	b.Games = append(b.Games, branch)
	if n := len(b.Counted(Query{Who: "Ada"})); n != 3 {
		t.Errorf("%d games count, expected 3: a game that continues another one doesn't", n)
	}
	if s := Total(nil); s.Rate() != 0 || s.Average() != 0 {
		t.Errorf("the summary of no games is %+v, want zero rate and average", s)
	}
}
