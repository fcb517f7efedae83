package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"gulch/engine"
)

func TestBestIsLegalFromTheStart(t *testing.T) {
	for _, spec := range specs {
		b := must(t, spec, 1)
		for _, s := range positions(5) {
			b.Begin(s)
			for done := false; ; done = b.Step(7) {
				if s.Play(b.Best(), nil) != nil {
					t.Fatalf("%s: Best returns %v, which is not legal", spec, b.Best())
				}
				b.Begin(s) // Begin may be called at any time
				if done || s.Turn() == engine.NoSeat {
					break
				}
			}
		}
	}
}

func TestStepSizeDoesNotMatter(t *testing.T) {
	for _, spec := range specs {
		for i, s := range positions(4) {
			whole, sliced := must(t, spec, 9), must(t, spec, 9)
			want := Choose(whole, s)
			sliced.Begin(s)
			for n := 1; !sliced.Step(n); n = n%13 + 1 {
			}
			if got := sliced.Best(); got != want || sliced.Iterations() != whole.Iterations() {
				t.Errorf("%s, position %d: plays %v in small steps, but %v in one step", spec, i, got, want)
			}
		}
	}
}

// TestIgnoresHiddenInformation checks that the choice of a bot does not depend on information that
// is hidden from its seat: the hands of others, the deck, future chance.
func TestIgnoresHiddenInformation(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, spec := range specs {
		for i, s := range positions(3) {
			b := must(t, spec, 4)
			want := Choose(b, s)
			for range 4 {
				s.Determinize(s.Turn(), r)
				if got := Choose(b, s); got != want {
					t.Fatalf("%s, position %d: plays %v, but %v after Determinize: the choice depends on hidden "+
						"information", spec, i, got, want)
				}
			}
		}
	}
}

func TestThinkingChangesNothing(t *testing.T) {
	for _, spec := range specs {
		for _, s := range positions(6) {
			before, _ := s.MarshalJSON()
			Choose(must(t, spec, 5), s)
			if after, _ := s.MarshalJSON(); string(after) != string(before) {
				t.Errorf("%s changes the position passed to Begin", spec)
			}
		}
	}
}

func TestBeforeBegin(t *testing.T) {
	for _, spec := range specs {
		if b := must(t, spec, 1); b.Best() != (engine.Move{}) || len(b.Opinions(nil)) != 0 {
			t.Errorf("%s: Best or Opinions returns something before Begin", spec)
		}
	}
}

func TestFinishedGame(t *testing.T) {
	for _, spec := range specs {
		b := must(t, spec, 1)
		for _, s := range positions(40) {
			if got := Choose(b, s); got != (engine.Move{}) {
				t.Errorf("%s: Best returns %v in a finished game, want no move", spec, got)
			}
			if len(b.Opinions(nil)) != 0 || b.Progress() != 1 {
				t.Errorf("%s: Opinions returns something in a finished game", spec)
			}
		}
	}
}

func TestOpinions(t *testing.T) {
	for _, spec := range specs {
		b := must(t, spec, 3)
		for _, s := range positions(4) {
			best := Choose(b, s)
			list := b.Opinions(nil)
			sum := 0.0
			for i, o := range list {
				sum += o.Share
				if o.Result < -1e-6 || o.Result > 1+1e-6 || i > 0 && o.Share > list[i-1].Share {
					t.Errorf("%s: opinion %d is out of order or range: %+v", spec, i, o)
				}
			}
			if math.Abs(sum-1) > 1e-6 {
				t.Errorf("%s: the shares of the opinions add up to %v, want 1", spec, sum)
			}
			if first := list[0]; first.Move != best && list[0].Share > list[1].Share {
				t.Errorf("%s: Best is %v, but the first opinion %v", spec, best, first.Move)
			}
		}
	}
}
