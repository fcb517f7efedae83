package sierrawest

import "testing"

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
