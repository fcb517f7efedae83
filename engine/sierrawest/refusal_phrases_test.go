package sierrawest

import (
	"strings"
	"testing"
)

// TestAmounts checks the phrases for payments and amounts in refusals.
func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		g    Good
		n    int
		want string
	}{
		{Food, 2, "2× food"}, {Gold, 1, "1× gold"}, {GreenApple, 1, "1 green apple"},
		{GreenApple, 2, "2 of your green apples"}, {RedApple, 1, "1 red apple"}, {RedApple, 3, "3 of your red apples"},
		{Bullet, 1, "1 bullet"}, {Bullet, 2, "2 of your bullets"},
	} {
		if got := amount(c.g, c.n).Error(); got != c.want {
			t.Errorf("amount(%v, %d) is %q, want %q", c.g, c.n, got, c.want)
		}
	}
}

// TestRefusedLosses checks which reason is given for a refused loss of 2 resources: that there are
// fewer, or that others must be chosen.
func TestRefusedLosses(t *testing.T) {
	s, err := Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	state := s.(*State)
	for n, want := range []string{1: "you have fewer", 2: "Choose 2 from"} {
		state.activePlayer().goods = [4]int16{Food: int16(n)}
		if got := state.refuseLoss().Error(); !strings.Contains(got, want) {
			t.Errorf("the refusal with %d food is %q, want one that contains %q", n, got, want)
		}
	}
}
