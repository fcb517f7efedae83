package coach

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/sierrawest"
	"gulch/engine/testscale"
)

// TestFreeStepsKeepVerdicts checks in Sierra West that a free step with which the coach's plan
// begins hardly changes its verdicts: of the moves that can be made before or after it with the
// same result, few are called best or as good once and worse the other time.
func TestFreeStepsKeepVerdicts(t *testing.T) {
	const iterations = 2500
	steps, compared, changed, turned, plans := 0, 0, 0, 0, 0
	for seed := range uint64(testscale.Of(2, 24)) {
		forFreeSteps(t, seed, func(s engine.State, n uint64) {
			before := judgedWith(t, s, 41+n, iterations, nil)
			line := before.Line()
			if len(line) < 2 {
				return
			}
			after, open := bot.After(s, line[0])
			if !open || after.Phase() != s.Phase() || !isFree(line[0]) {
				return
			}
			steps++
			c := judgedWith(t, after, 141+n, iterations, line[1:])
			if v := c.Verdict(line[1]); v > Good {
				plans++
				t.Logf("%s was planned after %s, but its verdict is %d", after.Notation(line[1]), s.Notation(line[0]), v)
			}
			for _, m := range c.legal {
				v, w := before.Verdict(m), c.Verdict(m)
				if !slices.Contains(before.legal, m) || v == Unjudged {
					continue
				}
				if m == line[0] || !commute(s, m, line[0]) {
					continue // it is another choice before the step
				}
				compared++
				if (v <= Good) != (w <= Good) {
					changed++
				}
				if v <= Good && w == Bad || w <= Good && v == Bad {
					turned++
					t.Logf("after %s, the verdict on %s changes from %d to %d", s.Notation(line[0]), s.Notation(m), v, w)
				}
			}
		})
	}
	t.Logf("%d free steps, %d verdicts: %d change between good and not good, %d of them to or from bad; %d plans change",
		steps, compared, changed, turned, plans)
	if steps < 20 || 33*changed > compared || 100*turned > compared || 10*plans > steps {
		t.Errorf("after %d free steps %d of %d verdicts change between good and not good, %d of them to or from bad, and "+
			"%d plans change; want at most 3 %%, 1 %% and a tenth of the plans", steps, changed, compared, turned, plans)
	}
}

// commute reports whether the active seat may make two moves in either order with the same result.
func commute(s engine.State, x, y engine.Move) bool {
	result := func(x, y engine.Move) string {
		at, open := bot.After(s, x)
		if !open || !slices.Contains(at.Moves(nil), y) {
			return ""
		}
		at, _ = bot.After(at, y)
		seen, err := at.InformationState(s.Turn())
		if err != nil {
			return ""
		}
		return string(seen)
	}
	first := result(x, y)
	return first != "" && first == result(y, x)
}

// isFree reports whether a pioneer's move uses a space and pays nothing.
func isFree(m engine.Move) bool {
	return m.Kind == sierrawest.KindWalk && sierrawest.UsesOf(m) && sierrawest.PaymentOf(m) == 0
}

// forFreeSteps plays a game of Sierra West and calls check for positions in which a pioneer can
// take a free step, each with its number.
func forFreeSteps(t *testing.T, seed uint64, check func(s engine.State, n uint64)) {
	t.Helper()
	mode := sierrawest.Mode(seed % 4).String()
	s, err := sierrawest.Game.New(2+int(seed%3), engine.Options{"mode": mode}, 700+seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(seed)
	at := uint64(0)
	for {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 {
			return
		}
		if s.Phase() == sierrawest.PhasePioneer {
			if at++; at%5 == 3 {
				check(s, at)
			}
		}
		if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
}
