package bot

import (
	"math"
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

func TestEarlyStop(t *testing.T) {
	// One move is so much better that the search may end before its budget is used up.
	s := newNuggets(1)
	b := must(t, "hard:iterations=100000:explore=0:sharp=0.01", 1)
	Choose(b, s)
	if n := b.Iterations(); n > 60_000 {
		t.Errorf("the search spent %d iterations on a clear choice, want an early stop", n)
	}
}

func TestNoAllocationsOnceWarm(t *testing.T) {
	s := newNuggets(3)
	for _, spec := range specs {
		b := must(t, spec, 1)
		Choose(b, s)
		dst := b.Opinions(nil)
		if n := testing.AllocsPerRun(5, func() {
			Choose(b, s)
			dst = b.Opinions(dst[:0])
		}); n != 0 {
			t.Errorf("%s: %v allocations per decision, want 0", spec, n)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	s := newNuggets(3)
	t := must(b, "hard:iterations=1000", 1)
	b.ReportAllocs()
	for b.Loop() {
		Choose(t, s)
	}
}

// learned is Nuggets with a network that sets a large exploration weight. Its formulas expect that
// seat 0 always wins.
type learned struct{ nuggets.State }

const learnedExplore = 0.7

func (s *learned) CopyTo(dst engine.State) { *dst.(*learned) = *s }

func (*learned) ExpectedScores(dst []float32) (scores []float32, spread float32) {
	return append(dst, 9, 0, 0), 1
}

func (*learned) Features(_ engine.Seat, dst []float32) []float32 { return append(dst, 1) }

func (*learned) NetIndex() int { return 0 }

func (*learned) Net() *engine.Net { return &engine.Net{Explore: learnedExplore} }

func (s *learned) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	if net != nil {
		return s.Evaluate(dst)
	}
	return append(dst, 1, 0, 0)
}

// TestSearchWithoutNetworks checks that a search uses the exploration of the network and its
// evaluation, or with the setting formulas neither of them.
func TestSearchWithoutNetworks(t *testing.T) {
	s := &learned{*newNuggets(1)}
	for _, c := range []struct {
		spec    string
		explore float32
		certain bool // whether seat 0 is expected to win
	}{
		{"hard:iterations=100", learnedExplore, false},
		{"hard:iterations=100:explore=0.5", 0.5, false},
		{"hard:iterations=100:formulas=1", usualExplore, true},
	} {
		b := must(t, c.spec, 3).(*searchBot)
		Choose(b, s)
		if first := b.Forecast(nil)[0]; b.explore != c.explore || (first == 1) != c.certain {
			t.Errorf("%s: the exploration is %v and the forecast of seat 0 %v, want %v, and a certain win: %v", c.spec,
				b.explore, first, c.explore, c.certain)
		}
	}
}

// TestEvenSearch checks that a search for points gives equal seats equal results, although the
// formulas expect that seat 0 is far ahead, and that each legal move gets its visits.
func TestEvenSearch(t *testing.T) {
	s := &learned{*newNuggets(1)}
	b := must(t, "hard:iterations=400:formulas=1:even=1:each=20", 3).(*searchBot)
	Choose(b, s)
	for seat, result := range b.Forecast(nil) {
		if math.Abs(result-1.0/3) > 0.01 {
			t.Errorf("the result of seat %d is %.3f, want a third", seat, result)
		}
	}
	for _, o := range b.Opinions(nil) {
		if o.Visits < 20 {
			t.Errorf("%s has %d visits, want at least 20", s.Notation(o.Move), o.Visits)
		}
	}
	if seen, legal := len(b.Opinions(nil)), len(s.Moves(nil)); seen != legal {
		t.Errorf("%d of %d legal moves were visited", seen, legal)
	}
}

// TestOpinionOfOnlyMove checks that a searching bot reports an opinion about the only legal move,
// although it does not search.
func TestOpinionOfOnlyMove(t *testing.T) {
	s, err := nuggets.Game.Load([]byte(
		`{"players":2,"digs":[0,0],"points":[9,0],"sacks":[5,6],"row":[24],"turn":0}`))
	if err != nil {
		t.Fatal(err)
	}
	b := must(t, "hard:iterations=100", 1)
	b.Begin(s)
	all := b.Opinions(nil)
	if len(all) != 1 || all[0].Move != nuggets.Take(24) || all[0].Share != 1 || all[0].Result <= 0.5 {
		t.Errorf("the opinions are %+v, want one about take 24 with a share of 1 and a probable win", all)
	}
}

// TestForecastAddsUp checks that a forecast has an expected result for every seat, and that these
// results add up to 1.
func TestForecastAddsUp(t *testing.T) {
	f, ok := must(t, "hard:iterations=200:persona=lobo", 3).(Forecaster)
	if !ok {
		t.Fatal("a searching bot is no Forecaster")
	}
	for i, s := range positions(4) {
		f.Begin(s)
		for _, steps := range []int{0, 50, 1000} {
			f.Step(steps)
			sum := 0.0
			for _, x := range f.Forecast(nil) {
				if x < 0 || x > 1 {
					t.Errorf("position %d: the forecast has a share of %v, want 0 to 1", i, x)
				}
				sum += x
			}
			if math.Abs(sum-1) > 1e-4 {
				t.Errorf("position %d: the shares of the forecast add up to %v, want 1", i, sum)
			}
		}
	}
}
