package table

import (
	"testing"

	"gulch/engine"
)

// tied is a final state with the given points and ranks.
type tied struct {
	engine.State
	scores, ranks []int
}

func (s tied) Scores([]int) []int { return s.scores }

func (s tied) Ranks([]int) []int { return s.ranks }

// TestTieBreakText checks that the text names the first rule that decides between tied seats.
func TestTieBreakText(t *testing.T) {
	b, _ := newBareUI(t)
	breaks := []TieBreak{
		{"%s wins the tie with more gold.", func(engine.Seat) int { return 4 }},
		{"%s wins the tie with more mines.", func(s engine.Seat) int { return int(s) }},
	}
	for _, c := range []struct {
		scores, ranks []int
		want          string
	}{
		{[]int{9, 9, 5}, []int{2, 1, 3}, "B wins the tie with more mines."}, {[]int{9, 9, 5}, []int{1, 1, 3}, "shared"},
		{[]int{9, 8, 8}, []int{1, 2, 2}, ""},
	} {
		if got := b.TieBreakText(tied{scores: c.scores, ranks: c.ranks}, "shared", breaks); got != c.want {
			t.Errorf("points %v, ranks %v: the text is %q, want %q", c.scores, c.ranks, got, c.want)
		}
	}
}
