package coach

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/westernlegends"
)

// TestSureScoresDecide checks that of two secret choices which the search cannot tell apart, the
// one that surely scores more is the best, and the other is not as good.
func TestSureScoresDecide(t *testing.T) {
	s := keepTokensPosition(t)
	legal := s.Moves(nil)
	c := &Coach{choices: choices{legal: legal, equivalent: map[engine.Move]int{}},
		scores: newSureScores(s, legal)}
	most := legal[0]
	for i, m := range legal {
		c.equivalent[m] = i
		if c.scores.dominates(m, most) {
			most = m
		}
	}
	var seen []bot.Opinion
	for i, m := range legal {
		if m != most {
			seen = append(seen, bot.Opinion{Move: m, Visits: 100 - i, Result: 0.5, Error: 0.1})
		}
	}
	seen = append(seen, bot.Opinion{Move: most, Visits: 1, Result: 0.4, Error: 0.1})
	c.opinions = c.arrange(seen)
	if c.scores.dominates(most, c.opinions[0].Move) {
		t.Fatalf("the best move is %s, expected %s, which scores most", s.Notation(c.opinions[0].Move), s.Notation(most))
	}
	worse := 0
	for _, m := range legal {
		if c.scores.dominates(most, m) {
			worse++
			if v := c.Verdict(m); v < Worse {
				t.Errorf("%s scores less than %s, but its verdict is %d", s.Notation(m), s.Notation(most), v)
			}
		}
	}
	if worse == 0 {
		t.Error("all choices of tokens score the same, so nothing was checked")
	}
}

// keepTokensPosition returns a position of Western Legends in which a seat chooses which legendary
// tokens to keep.
func keepTokensPosition(t *testing.T) engine.State {
	t.Helper()
	for seed := range uint64(40) {
		s, err := westernlegends.Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if s.Phase() == westernlegends.PhaseLegend && differ(newSureScores(s, s.Moves(nil))) {
				return s
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game reaches a choice of legendary tokens")
	return nil
}

// differ reports whether the scores are not all equal.
func differ(scores sureScores) bool {
	for a := range scores {
		for b := range scores {
			if scores.dominates(a, b) {
				return true
			}
		}
	}
	return false
}

// TestActionsComeBeforeEndingTheTurn checks that a move that ends the turn is not proposed if an
// action is as good, and that it is if every action is worse.
func TestActionsComeBeforeEndingTheTurn(t *testing.T) {
	end, act := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	for result, want := range map[float64]engine.Move{0.5: act, 0.495: act, 0.3: end} {
		c := &Coach{choices: choices{legal: []engine.Move{end, act}},
			isPass: func(m engine.Move) bool { return m == end }}
		c.opinions = c.arrange([]bot.Opinion{{Move: end, Visits: 900, Result: 0.5, Share: 0.9},
			{Move: act, Visits: 100, Result: result, Share: 0.1}})
		if got := c.opinions[0].Move; got != want {
			t.Errorf("with a result of %.3f for the action and 0.5 for the end of the turn, move %d is first, expected %d",
				result, got.Kind, want.Kind)
		}
		if c.opinions[0].Share < c.opinions[1].Share {
			t.Errorf("the shares are %+v, expected them to fall", c.opinions)
		}
	}
}

// TestEqualPositionsAreOneChoice checks that moves which lead to the same position are one choice:
// turning either of two dice to the same total with the Telegraph of Boomtown.
func TestEqualPositionsAreOneChoice(t *testing.T) {
	for seed := range uint64(20) {
		s, err := boomtown.Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if legal := s.Moves(nil); s.Phase() == boomtown.PhaseTelegraph && len(legal) > 6 {
				c := judgedAt(t, s, 3)
				together := 0
				for i, m := range legal {
					if c.equivalent[m] != i {
						together++
						if v, w := c.Verdict(m), c.Verdict(legal[c.equivalent[m]]); v != w {
							t.Errorf("%s has the verdict %d, but %s, which leads to the same position, %d", s.Notation(m), v,
								s.Notation(legal[c.equivalent[m]]), w)
						}
					}
				}
				if together > 0 {
					return
				}
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("no two moves lead to the same position: the test has checked nothing")
}

// TestSureWinOfFaro checks that a seat whose two bets are on the two cards left in the box is
// advised to let them stand: it surely wins one of them.
func TestSureWinOfFaro(t *testing.T) {
	s := faroPosition(t)
	c := judgedAt(t, s, 3)
	c.isPass, c.received = nil, c.job.opinions.Load()
	for _, m := range c.legal {
		if m.Kind == westernlegends.KindStay && c.Verdict(m) != Best {
			t.Errorf("staying with a sure win has the verdict %d, expected %d", c.Verdict(m), Best)
		} else if m.Kind != westernlegends.KindStay && c.Verdict(m) < Worse {
			t.Errorf("%s gives up a sure win and has the verdict %d, expected %d or worse", s.Notation(m), c.Verdict(m),
				Worse)
		}
	}
}

// faroPosition returns a position of Western Legends in which a seat has two bets on the cards that
// are left in the box before the third card.
func faroPosition(t *testing.T) engine.State {
	t.Helper()
	for seed := range uint64(400) {
		s, err := westernlegends.Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if s.Phase() == westernlegends.PhaseFaroStay && surelyWins(t, s) {
				return s
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game reaches such a decision")
	return nil
}

// surelyWins reports whether the seat to move, which has bets at faro, gains money by letting them
// stand whatever the third card is.
func surelyWins(t *testing.T, s engine.State) bool {
	t.Helper()
	seat, money := s.Turn(), func(s engine.State, seat engine.Seat) int {
		n, _ := s.(*westernlegends.State).Money(seat)
		return n
	}
	for seed := range uint64(12) {
		after := engine.Clone(s)
		after.Determinize(seat, rand.New(rand.NewPCG(seed, 1)))
		for after.Phase() == westernlegends.PhaseFaroStay {
			if err := after.Play(engine.Move{Kind: westernlegends.KindStay}, nil); err != nil {
				t.Fatal(err)
			}
			if after.Turn() == engine.NoSeat {
				return false
			}
		}
		if money(after, seat) < money(s, seat)+20 {
			return false
		}
	}
	return true
}
