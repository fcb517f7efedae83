package bot

import (
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

// TestSettings checks that each setting in the text of a spec sets the right field of the tuning.
func TestSettings(t *testing.T) {
	s, err := Parse("hard:iterations=50:horizon=3:explore=0.5:widen=2:sharp=4:uniform=1:formulas=1:heat=0.25:" +
		"green=0.75:slip=0.125")
	if err != nil {
		t.Fatal(err)
	}
	want := Tuning{Iterations: 50, Solve: 50 * solverRunsPerIteration, Horizon: 3, Explore: 0.5, Widen: 2,
		PriorTemperature: 4, Uniform: true, WithoutNet: true, Noise: 0.25, PrimerShare: 0.75, Oversight: 0.125}
	if s.Tuning != want {
		t.Errorf("the tuning is %+v, want %+v", s.Tuning, want)
	}
	if s, err = Parse("hard:solve=7:iterations=50"); err != nil || s.Tuning.Solve != 50*solverRunsPerIteration {
		t.Errorf("with iterations after solve the solver has %d runs, %v; want them in proportion", s.Tuning.Solve, err)
	}
	if s, err = Parse("hard:iterations=50:solve=0"); err != nil || s.Tuning.Solve != 0 {
		t.Errorf("with solve=0 the solver has %d runs, %v; want none", s.Tuning.Solve, err)
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
func (*learned) NetIndex() int                                   { return 0 }
func (*learned) Net() *engine.Net                                { return &engine.Net{Explore: learnedExplore} }
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

// TestDuelWithIllegalMove checks that an illegal move of a duel counts as lost.
func TestDuelWithIllegalMove(t *testing.T) {
	s := newNuggets(2)
	d := NewDuel(1)
	d.Begin(s, s.Moves(nil)[0], engine.Move{}, 40)
	for !d.Step(10) {
	}
	if a, b := d.Results(); a <= 0 || b != 0 {
		t.Errorf("the legal move has the result %v and the illegal one %v, want a chance and 0", a, b)
	}
}

// TestOfferedLevels checks which levels are offered in a game whose Info lists none, and in one
// that lists its own.
func TestOfferedLevels(t *testing.T) {
	for want, info := range map[string]engine.Info{
		"easy medium hard": {}, "primer tough": {Levels: []string{"tough", "primer", "nobody"}},
	} {
		got := ""
		for _, l := range Offered(info) {
			got += " " + l.ID
		}
		if got != " "+want {
			t.Errorf("a game with the levels %q offers%s, want %s", info.Levels, got, want)
		}
	}
}
