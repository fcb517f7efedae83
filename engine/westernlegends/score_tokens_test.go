package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestTokensThatCannotBeKeptDoNotCount checks that the score of a player who has drawn legendary
// tokens counts, before the choice which of them to keep, only the best of those that may be kept.
func TestTokensThatCannotBeKeptDoNotCount(t *testing.T) {
	s := actPosition(t)
	p := s.Turn()
	points := func() int {
		i := slices.IndexFunc(s.Sheet(), func(x engine.Line) bool { return x.Name == "Legendary tokens" })
		return s.Sheet()[i].Points[p]
	}
	for _, keep := range []int{1, 2} {
		s.p[p].tokens, s.legends = 0, 1<<legendCount-1
		s.drawLegends(p, 4, keep, RoadStories, Cause{}, nil)
		var worth []int
		for set := s.p[p].tokens; set != 0; set &= set - 1 {
			worth = append(worth, int(box.legend[nthBit(uint64(set), 0)].number))
		}
		slices.Sort(worth)
		want := 0
		for _, n := range worth[len(worth)-keep:] {
			want += n
		}
		if got := points(); got != want {
			t.Errorf("of tokens worth %v the score counts %d points, want %d: only %d can be kept", worth, got, want, keep)
		}
		s.run(nil)
		legal := s.Moves(nil)
		if s.Turn() != p || legal[0].Kind != KindKeepTokens {
			t.Fatal("the player is not asked which tokens to keep")
		}
		if got := points(); got != want {
			t.Errorf("while the player chooses, the score counts %d points, want %d", got, want)
		}
		best := slices.MaxFunc(legal, func(a, b engine.Move) int { return int(legendSum(a)) - int(legendSum(b)) })
		if err := s.Play(best, nil); err != nil {
			t.Fatal(err)
		}
		if got := points(); got != want {
			t.Errorf("after the best choice the score counts %d points, want %d", got, want)
		}
	}
}
