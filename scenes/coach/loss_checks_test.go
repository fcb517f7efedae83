package coach

import (
	"math/bits"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/sierrawest"
	"gulch/engine/testscale"
)

// TestWarningsAreFinal checks in Sierra West, where a turn has many moves in any order, that the
// coach warns only of moves whose loss can't be put right any more in the turn: a longer search of
// the position after the move finds no play of the turn that is as good as the best one.
func TestWarningsAreFinal(t *testing.T) {
	warned, wrong := 0, 0
	for seed := range uint64(testscale.Of(1, 8)) {
		forFreeSteps(t, seed, func(s engine.State, n uint64) {
			c := judgedChecked(t, s, 71+n, 2500, nil, fullEffort)
			for _, m := range c.legal {
				if _, bad := c.Blunder(m); !bad {
					continue
				}
				warned++
				next, open := bot.After(s, m)
				if !open {
					continue
				}
				best := *c.job.best.Load()
				line := append([]engine.Move{m}, bestLine(t, next, c.Decided())...)
				if lead, err := leadOver(s, c.Decided(), best, line); lead+2*err < minFinalLoss*c.scale() {
					wrong++
					t.Errorf("game %d, decision %d: the coach warns of %s, after which the turn loses only %.3f (%.3f) against %s",
						seed, n, s.Notation(m), lead, err, s.Notation(best[0]))
				}
			}
		})
	}
	t.Logf("%d of %d warnings are about losses that can be put right", wrong, warned)
}

// minFinalLoss is the loss below which a warning is wrong, where the chance to win is even.
const minFinalLoss = 0.03

// bestLine returns the best play of the turn from position s by a search, which counts points if
// even is set.
func bestLine(t *testing.T, s engine.State, even bool) []engine.Move {
	t.Helper()
	who := "hard:iterations=6000:solve=0:whole=1"
	if even {
		who += ":even=1"
	}
	mind, err := bot.New(who, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := bot.Choose(mind, s)
	return mind.(bot.TurnJudge).Line(m)
}

// leadOver returns by how much line a is better than line b in sampled games, and the standard
// error. If even is set, it counts points.
func leadOver(s engine.State, even bool, a, b []engine.Move) (lead, wrong float64) {
	d := bot.NewDuel(9)
	if even {
		d = bot.NewEvenDuel(9)
	}
	d.BeginLines(s, a, b, 400)
	for !d.Step(50) {
	}
	return d.Lead()
}

// TestOnlyFinalLossesAreBlunders checks that a move that loses much is a blunder if the turn ends
// with it, or if its loss was checked, or if it is no better than such a move by search and prior.
// It is none if the turn goes on and nothing was checked.
func TestOnlyFinalLossesAreBlunders(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	j := &job{}
	j.confirmed.Store(&map[engine.Move]bool{move(3): true})
	c := &Coach{done: true, job: &remoteJob{job: j},
		goesOn: func(m engine.Move) bool { return m != move(2) },
		opinions: []bot.Opinion{
			{Move: move(1), Visits: 900, Result: 0.5}, {Move: move(2), Visits: 100, Result: 0.3},
			{Move: move(3), Visits: 100, Result: 0.3}, {Move: move(4), Visits: 100, Result: 0.31},
			{Move: move(5), Visits: 100, Result: 0.42, Error: 0.05}, {Move: move(6), Visits: 100, Result: 0.29},
		},
		choices: choices{legal: []engine.Move{move(1), move(2), move(3), move(4), move(5), move(6)}},
	}
	for n, want := range map[int16]bool{2: true, 3: true, 4: false, 5: false, 6: true} {
		if _, bad := c.Blunder(move(n)); bad != want {
			t.Errorf("move %d is a blunder: %v, want %v", n, bad, want)
		}
	}
	c.goesOn = nil
	if _, bad := c.Blunder(move(5)); bad {
		t.Error("a loss of 0.08 with a standard error of 0.05 is called a blunder")
	}
}

// TestVerdictsWithinNoise checks that a move is called bad only if it loses much more than the
// standard error of the search.
func TestVerdictsWithinNoise(t *testing.T) {
	best, other := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	for _, x := range []struct {
		loss, err float64
		want      Verdict
	}{{0.06, 0, Bad}, {0.06, 0.045, Worse}, {0.04, 0.045, Good}, {0.1, 0.045, Bad}} {
		c := &Coach{choices: choices{legal: []engine.Move{best, other}, weights: []float32{0, 0}}}
		c.opinions = []bot.Opinion{{Move: best, Visits: 900, Result: 0.5},
			{Move: other, Visits: 120, Result: 0.5 - x.loss, Error: x.err}}
		if got := c.Verdict(other); got != x.want {
			t.Errorf("a loss of %.3f with the error %.3f has the verdict %d, want %d", x.loss, x.err, got, x.want)
		}
	}
}

// TestDominatedMovesAreNotBetter checks that a move that is surely no better than another one is
// not rated above it, and that the dominating one is proposed in its place.
func TestDominatedMovesAreNotBetter(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	seen := []bot.Opinion{{Move: move(1), Visits: 900, Result: 0.5}, {Move: move(2), Visits: 100, Result: 0.499},
		{Move: move(3), Visits: 100, Result: 0.3}}
	c := &Coach{opinions: seen, over: dominators{move(2): {move(3)}},
		choices: choices{legal: []engine.Move{move(1), move(2), move(3)}, weights: []float32{0, 0, 0}}}
	if v, w := c.Verdict(move(2)), c.Verdict(move(3)); v < w {
		t.Errorf("the dominated move has the verdict %d, the dominating one %d", v, w)
	}
	c.over = dominators{move(2): {move(1)}}
	if v := c.Verdict(move(2)); v != Worse {
		t.Errorf("a move that the best one dominates has the verdict %d, want %d", v, Worse)
	}
	c.over = dominators{move(1): {move(3)}}
	if c.opinions = c.arrange(seen); c.opinions[0].Move != move(3) || c.Verdict(move(3)) != Best {
		t.Errorf("the opinions are %+v, want first move 3, which dominates the best one", c.opinions)
	}
}

// TestDecidedIsStable checks that a game near the limit is not called decided and open in turn.
func TestDecidedIsStable(t *testing.T) {
	decided, changes := false, 0
	for _, result := range []float64{0.88, 0.94, 0.9, 0.95, 0.87, 0.94, 0.92, 0.97} {
		now := isDecided([]float64{1 - result, result}, 0, decided)
		if now != decided {
			changes++
		}
		decided = now
	}
	if !decided || changes != 1 {
		t.Errorf("the judgement changes %d times, at last to decided: %v; want once", changes, decided)
	}
	if isDecided([]float64{0.1, 0.45, 0.45}, 0, false) || isDecided([]float64{0.3, 0.7}, 0, true) {
		t.Error("a game in which nobody is sure to win counts as decided")
	}
	if lost := []float64{0.04, 0.5, 0.46}; !isDecided(lost, 0, false) || isDecided(lost, 1, false) {
		t.Error("a game must be decided for the seat that can hardly win, and only for that one")
	}
}

// TestEqualSalesGetEqualVerdicts checks that two sales on the last turn that bring the same gold
// are equal, although the search prefers one of them.
func TestEqualSalesGetEqualVerdicts(t *testing.T) {
	found := 0
	for seed := uint64(0); seed < 400 && found < testscale.Of(3, 12); seed++ {
		forSales(t, seed, func(s *sierrawest.State, a, b engine.Move) {
			found++
			c := judgedChecked(t, s, seed, 2500, nil, fullEffort)
			v, w := c.Verdict(a), c.Verdict(b)
			if (v <= Good) != (w <= Good) || v == Bad != (w == Bad) {
				t.Errorf("game %d: the verdict on %s is %d, on %s %d", seed, s.Notation(a), v, s.Notation(b), w)
			}
		})
	}
	if found == 0 {
		t.Error("no game offers two sales that bring the same gold")
	}
}

// equalSales reports whether a and b sell 2 or 3 fish of a kind on the last turn of a seat that has
// as many of the one kind as of the other.
func equalSales(s *sierrawest.State, a, b engine.Move) bool {
	if s.EndRound() == 0 || s.Round() < s.EndRound() || a.Kind != sierrawest.KindSellFish || b.Kind != a.Kind {
		return false
	}
	owned := func(m engine.Move) int {
		return s.Goods(s.Active(), sierrawest.Trout+sierrawest.Good(bits.TrailingZeros(uint(sierrawest.KindsOf(m)))))
	}
	return sierrawest.ExchangeOf(a) == sierrawest.ExchangeOf(b) && sierrawest.ExchangeOf(a) >= sierrawest.SellTwoSame &&
		owned(a) == owned(b)
}

// forSales plays a game of Boats & Banjos by the bots' policy up to a last turn with two equal
// sales, and calls check once with these.
func forSales(t *testing.T, seed uint64, check func(s *sierrawest.State, a, b engine.Move)) {
	t.Helper()
	made, err := sierrawest.Game.New(2, engine.Options{"mode": "boats_banjos"}, seed)
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*sierrawest.State)
	rng := engine.NewRand(seed)
	for {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		for i, a := range legal {
			for _, b := range legal[:i] {
				if equalSales(s, a, b) {
					check(s, a, b)
					return
				}
			}
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
}
