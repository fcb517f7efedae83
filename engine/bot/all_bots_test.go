package bot

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

// specs describe bots of every kind, with small search budgets.
var specs = []string{
	"random", "primer", "easy", "able:persona=kit", "medium", "hard:iterations=300", "hard:iterations=300:persona=lobo",
	"hard:iterations=200:horizon=0:widen=0", "hard:iterations=200:horizon=99:explore=1",
	"hard:iterations=150:uniform=1",
}

func must(t testing.TB, spec string, seed uint64) Thinker {
	t.Helper()
	b, err := New(spec, seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// positions returns positions from several games of Nuggets, each after n random moves, or at the
// end of a game with fewer moves.
func positions(n int) []engine.State {
	var list []engine.State
	for seed := range uint64(6) {
		for _, s := range []engine.State{&unguided{State: *newNuggets(seed)}, newNuggets(seed)} {
			r := rand.New(rand.NewPCG(seed, 7))
			for range n {
				if moves := settled(s); len(moves) > 0 {
					s.Play(moves[r.IntN(len(moves))], nil)
				}
			}
			settled(s)
			list = append(list, s)
		}
	}
	return list
}

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

// TestSamplesDependOnNumber checks that the hidden information in a sample is determined by the
// sample's number, so that all moves at the root can be tried on the same samples.
func TestSamplesDependOnNumber(t *testing.T) {
	for i, s := range positions(3) {
		b := must(t, "hard:iterations=300", 4).(*searchBot)
		b.Begin(s)
		sample := func(number int32) string {
			b.sample(number)
			text, err := b.work.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		if first, other := sample(1), sample(2); first == other || first != sample(1) {
			t.Errorf("position %d: two samples with the same number differ, or samples with different numbers "+
				"are equal", i)
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

// strength returns the fraction of games that bot a wins against two bots b; every deal is played
// from every seat. If a spec ends in a question mark, that bot plays a game without a Heuristics.
func strength(t *testing.T, a, b string, games int) float64 {
	won := 0.0
	for g := range games {
		s := newNuggets(uint64(g / 3))
		var bots [3]Thinker
		var blunt [3]bool
		for i := range bots {
			spec := b
			if i == g%3 {
				spec = a
			}
			var name string
			name, blunt[i] = strings.CutSuffix(spec, "?")
			bots[i] = must(t, name, uint64(g*3+i))
		}
		for s.Turn() != engine.NoSeat {
			var seen engine.State = s
			if blunt[s.Turn()] {
				seen = &unguided{State: *s}
			}
			if err := s.Play(Choose(bots[s.Turn()], seen), nil); err != nil {
				t.Fatal(err)
			}
			settled(s)
		}
		ranks, firsts := s.Ranks(nil), 0.0
		for _, r := range ranks {
			if r == 1 {
				firsts++
			}
		}
		if ranks[g%3] == 1 {
			won += 1 / firsts
		}
	}
	return won / float64(games)
}

func TestLevelsAreOrdered(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		least float64
	}{
		{"able", "random", 0.4},
		{"medium", "easy", 0.4},
		{"hard:iterations=300", "easy", 0.4},
		{"hard:iterations=300?", "random?", 0.6},
	} {
		if got := strength(t, c.a, c.b, 240); got < c.least {
			t.Errorf("%s wins %.0f %% against two %s, want at least %.0f %%", c.a, 100*got, c.b, 100*c.least)
		}
	}
}

// TestPrimer checks that the novice bot follows the primer, the simple advice for beginners, in a
// game that has one. In a game without one it must play random moves.
func TestPrimer(t *testing.T) {
	s := &withPrimer{State: *newNuggets(1)}
	if got, want := Choose(must(t, "primer", 1), s), s.Moves(nil)[1]; got != want {
		t.Errorf("the novice plays %v, but the primer recommends %v", got, want)
	}
	seen := map[engine.Move]bool{}
	for seed := range uint64(40) {
		seen[Choose(must(t, "primer", seed), newNuggets(1))] = true
	}
	if moves := newNuggets(1).Moves(nil); len(seen) != len(moves) {
		t.Errorf("without a primer the novice plays only %d of %d moves", len(seen), len(moves))
	}
}

// withPrimer is a game of Nuggets whose primer always recommends the second move.
type withPrimer struct{ nuggets.State }

func (s *withPrimer) CopyTo(dst engine.State) { *dst.(*withPrimer) = *s }

func (s *withPrimer) Primer(moves []engine.Move, dst []float32) []float32 {
	dst = append(dst[:0], make([]float32, len(moves))...)
	dst[1] = 10
	return dst
}

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

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                      `no bot ""`,
		"genius":                "Choose easy, mild, steady, decent, handy, able, medium, tough, hard",
		"hard:":                 "",
		"hard:fast":             "setting=value",
		"hard:speed=3":          "no setting",
		"hard:iterations=x":     "should be a number",
		"hard:iterations=-1":    "should be a number",
		"hard:iterations=1e99":  "should be a number",
		"hard:explore=NaN":      "should be a number",
		"easy:persona=nobody":   "no persona",
		"easy:persona=ada:x":    "setting=value",
		"medium:iterations=100": "",
	} {
		_, err := New(text, 1)
		switch {
		case want == "" && err != nil:
			t.Errorf("Parse(%q) returns %v, want no error", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("Parse(%q) returns the error %v, want one that contains %q", text, err, want)
		}
	}
}

func TestPersonasAreDistinct(t *testing.T) {
	seen, styles := map[string]bool{}, map[Style]string{}
	for _, p := range Personas() {
		if other, taken := styles[p.Style]; taken {
			t.Errorf("the personas %s and %s have the same style", p.ID, other)
		}
		styles[p.Style] = p.ID
		for _, key := range []string{p.ID, p.Name, p.Motto} {
			if key == "" || seen[key] {
				t.Errorf("persona %s: the name or motto %q is empty or not unique", p.ID, key)
			}
			seen[key] = true
		}
		for _, own := range []float32{0, 0.3, 1} {
			r := []float32{own, (1 - own) / 2, (1 - own) / 2}
			if p.Style.adjustResult(r, 0); r[0] < 0 || r[0] > 1 {
				t.Errorf("persona %s adjusts a result of %v to %v, want [0, 1]", p.ID, own, r[0])
			}
		}
	}
	if len(styles) < 20 {
		t.Error("there are too few personas for a full table")
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

// TestNearestBot checks that an unknown level or persona in a record is replaced by an existing
// one.
func TestNearestBot(t *testing.T) {
	for _, c := range []struct {
		level, persona, want string
		known                bool
	}{
		{"hard", "dutch", "hard", true}, {"hard", "", "hard", true}, {"genius", "", "medium", false},
		{"easy", "nobody", "easy", false},
		{"", "", "medium", false}, {"hard:iterations=1", "", "medium", false},
	} {
		if s, known := Nearest(c.level, c.persona); s.Level.ID != c.want || known != c.known || s.Thinker(1) == nil {
			t.Errorf("Nearest(%q, %q) returns level %s, known %v", c.level, c.persona, s.Level.ID, known)
		}
	}
}
