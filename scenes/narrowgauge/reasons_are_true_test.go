package narrowgauge

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/tabletest"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules.
func TestReasonsAreTrue(t *testing.T) {
	type holds func(s, after *rules.State, m engine.Move, said []string) bool
	claim := func(text string, holds holds) tabletest.ReasonClaim {
		return tabletest.ReasonClaim{Text: text, True: func(s engine.State, m engine.Move, said []string) bool {
			after := *s.(*rules.State)
			return after.Play(m, nil) == nil && holds(s.(*rules.State), &after, m, said)
		}}
	}
	tabletest.CheckReasonClaims(t, Game, []tabletest.ReasonClaim{
		{Text: `None of the contracts is worth its price\.`},
		claim(`It's enough for (.+)\.`, func(s, _ *rules.State, m engine.Move, said []string) bool {
			for k := range s.Shown().All() {
				if k.Info().Name == said[1] {
					return k.Info().Value <= rules.AmountOf(m)
				}
			}
			return false
		}),
		claim(`It gives the majority of .+\.`, func(s, after *rules.State, m engine.Move, _ []string) bool {
			c := rules.CompanyOf(m)
			return s.Majority(c) != s.Turn() && after.Majority(c) == s.Turn()
		}),
		{Text: `It would already pay \$\d+ this round\.`}, // rare, see TestReasonForShareIsTheGreatestGain
		claim(`It takes the majority of .+ away from .+\.`, func(s, after *rules.State, m engine.Move,
			_ []string) bool {
			c := rules.CompanyOf(m)
			return s.Majority(c) == 1-s.Turn() && after.Majority(c) == engine.NoSeat
		}),
		claim(`You can connect a city for \$(\d+)\.`, func(s, after *rules.State, m engine.Move, said []string) bool {
			return slices.ContainsFunc(after.Moves(nil), func(m engine.Move) bool {
				v := after.Preview(m)
				return slices.ContainsFunc(v.Hexes, func(g rules.PreviewHex) bool {
					return g.City && tabletest.Says(said[1], g.Bonus)
				})
			})
		}),
		claim(`It connects (\d+) cities at once\.`, func(s, after *rules.State, _ engine.Move, said []string) bool {
			n, _ := strconv.Atoi(said[1])
			return after.Marker(s.Building()) == min(s.Marker(s.Building())+n, rules.MaxMarker)
		}),
		claim(`It connects .+ for \$(\d+)\.`, func(s, after *rules.State, _ engine.Move, _ []string) bool {
			return after.Marker(s.Building()) == min(s.Marker(s.Building())+1, rules.MaxMarker)
		}),
		claim(`It costs nothing\.`, func(s, after *rules.State, _ engine.Move, _ []string) bool {
			return after.Cash(s.Turn()) >= s.Cash(s.Turn())
		}),
		{Text: `It allows a second card this turn\.|Save that card for a better spot\.`},
		claim(`You won't use this hand again\.`, func(s, after *rules.State, _ engine.Move, _ []string) bool {
			if after.Turn() == engine.NoSeat || after.Phase() == rules.PhaseDividends {
				return s.Round() == rules.Rounds
			}
			return after.TurnsLeft() == 1 && after.Turn() != s.Turn()
		}),
	})
}

// TestReasonForShareIsTheGreatestGain checks in games played at random that the reason for taking a
// Certificate names an amount that no Certificate of another company gains, too.
func TestReasonForShareIsTheGreatestGain(t *testing.T) {
	named, silent := 0, 0
	for seed := range uint64(6) {
		s := newState(t, seed)
		b, rng := newTestTable(t), engine.NewRand(seed)
		b.State = s
		for s.Turn() != engine.NoSeat {
			b.Board.Read(s, b.RevealedSeats)
			most, equal, seat := 0, 0, s.Turn()
			moves := s.Moves(nil)
			for _, m := range moves {
				if m.Kind == rules.KindShare {
					switch gain, _ := b.shareGain(seat, rules.CompanyOf(m)); {
					case gain > most:
						most, equal = gain, 1
					case gain == most:
						equal++
					}
				}
			}
			for _, m := range moves {
				if m.Kind != rules.KindShare {
					continue
				}
				gain, _ := b.shareGain(seat, rules.CompanyOf(m))
				switch why := b.Reason(m); {
				case why == "":
					silent++
				case gain < most || equal > 1:
					t.Errorf("the reason for %s is %q, but %d certificates gain $%d", s.Notation(m), why, equal, most)
				default:
					if _, pays, found := strings.Cut(why, "already pay $"); found && !strings.HasPrefix(pays,
						strconv.Itoa(s.Round()*rules.DividendPerPoint(s.Marker(rules.CompanyOf(m))))) {
						t.Errorf("the reason for %s is %q, which is not true", s.Notation(m), why)
					}
					named++
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if named == 0 || silent == 0 {
		t.Errorf("%d reasons were given and %d withheld", named, silent)
	}
}

// TestReasonForTheLastRefill checks that a refill has a reason only after the last turn of a seat:
// that its hand is not used again.
func TestReasonForTheLastRefill(t *testing.T) {
	last := 0
	s := newState(t, 1)
	b, rng := newTestTable(t), engine.NewRand(1)
	b.State = s
	for s.Turn() != engine.NoSeat {
		if s.Phase() == rules.PhaseRefill {
			want := ""
			if s.LastHand() {
				last++
				want = "You won't use this hand again."
			}
			if why := b.Reason(rules.Refill(0)); why != want {
				t.Errorf("the reason for a refill with %d turns left is %q, want %q", s.TurnsLeft(), why, want)
			}
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if last != rules.Seats {
		t.Errorf("%d refills are the last ones of a seat", last)
	}
}
