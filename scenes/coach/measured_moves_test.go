package coach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/westernlegends"
)

// TestMeasuredCharactersComeFirst checks that the coach prefers the character that wins more games,
// as its card says.
func TestMeasuredCharactersComeFirst(t *testing.T) {
	compared := 0
	for seed := range uint64(20) {
		made, err := westernlegends.Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s := made.(*westernlegends.State)
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		shares := s.WinShares(legal, nil)
		if len(shares) == 0 {
			continue
		}
		compared++
		c := judgedAt(t, s, seed)
		for i, m := range legal {
			for k, other := range legal {
				if shares[i] > shares[k] && c.Verdict(m) > c.Verdict(other) {
					t.Errorf("game %d: %s wins %.2f of the games and %s only %.2f, but the verdicts are %d and %d", seed,
						s.Notation(m), shares[i], s.Notation(other), shares[k], c.Verdict(m), c.Verdict(other))
				}
			}
		}
	}
	if compared == 0 {
		t.Error("no game begins with a choice between measured characters")
	}
}
