package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestApplesAreNoResources checks that the reason for a layout counts only food, wood and stone as
// resources, and names other goods such as apples and gold (R4).
func TestApplesAreNoResources(t *testing.T) {
	for _, c := range []struct {
		goods map[rules.Good]int
		picks int
		want  string
	}{
		{map[rules.Good]int{rules.Food: 1, rules.Stone: 2, rules.GreenApple: 3}, 1,
			"You gain 4 resources, 3 green apples and 2 steps."},
		{map[rules.Good]int{rules.Gold: 2, rules.Bullet: 1}, 0, "You gain 2 gold, 1 bullet and 2 steps."},
	} {
		sum := pathYield{picks: c.picks, steps: 2}
		for g, n := range c.goods {
			sum.goods[g] = n
		}
		if got := sum.gainWords(); got != c.want {
			t.Errorf("the reason is %q, want %q", got, c.want)
		}
	}
	if got := new(pathYield).gainWords(); got != "" {
		t.Errorf("the reason for a layout that brings nothing is %q, want none", got)
	}
}

// TestNoMultiplierAfterTheLast checks that the reason for a homestead summit promises more points
// from a wagon that goes farther only if there is a larger multiplier.
func TestNoMultiplierAfterTheLast(t *testing.T) {
	last := rules.Space(rules.LastSpace).Multiplier
	for n := 1; n <= last; n++ {
		if said := trackReason(n); strings.Contains(said, "more") != (n < last) {
			t.Errorf("with the multiplier %d of %d the reason is %q", n, last, said)
		}
	}
	b, _ := decision(t, "gold_rush", 2, func(s *rules.State, legal []engine.Move) bool {
		return s.Phase() == rules.PhasePioneer && s.Multiplier(s.Turn()) == last && firstTrackSummit(s, legal).Kind != 0
	})
	if said := b.Reason(firstTrackSummit(b.State, b.State.Moves(nil))); !strings.Contains(said, "4 points") ||
		strings.Contains(said, "farther") {
		t.Errorf("on the last multiplier the reason is %q", said)
	}
}

// firstTrackSummit returns the first of the legal moves that uses a summit for a step on a track.
func firstTrackSummit(s *rules.State, legal []engine.Move) engine.Move {
	for _, m := range legal {
		if m.Kind != rules.KindSummit {
			continue
		}
		if g := s.Mode().Card(s.Laid(rules.SlotOf(m))).Summit.Info().Effect(); len(g.Tracks) > 0 || g.Choice {
			return m
		}
	}
	return engine.Move{}
}

// TestReasonTellsFaceUpCardsApart checks that the reason for climbing from one face-up card onto
// another names what the other one brings, because both can be claimed.
func TestReasonTellsFaceUpCardsApart(t *testing.T) {
	var up engine.Move
	b, _ := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		on := s.FaceUp().Has(int(s.Climber(s.Turn())))
		for _, m := range legal {
			if up = m; on && m.Kind == rules.KindClimb && s.FaceUp().Has(int(rules.NodeOf(m))) {
				return true
			}
		}
		return false
	})
	summit := b.State.Mode().Card(b.State.CardAt(rules.NodeOf(up))).Summit.Info().Text
	if said := b.Reason(up); !strings.HasSuffix(said, summit) {
		t.Errorf("the reason for climbing onto another face-up card is %q, without %q", said, summit)
	}
}
