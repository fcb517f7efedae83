package rating

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestExampleOfThePaper compares a rating computed by this package with the example in Glickman's
// paper on Glicko-2, in which a rating period has three games.
func TestExampleOfThePaper(t *testing.T) {
	f := Rating{Points: 1500, Spread: 200, Volatility: 0.06}
	f = f.After(2, []Pair{{Points: 1400, Spread: 30, Score: 1}, {Points: 1550, Spread: 100},
		{Points: 1700, Spread: 300}})
	if math.Abs(f.Points-1464.06) > 0.05 || math.Abs(f.Spread-151.52) > 0.05 || math.Abs(f.Volatility-0.06) > 1e-4 {
		t.Errorf("the rating is %+v, want 1464.06, 151.52 and 0.06", f)
	}
}

// TestVolatilityGrowsWithSurprises checks that the volatility grows after repeated unexpected
// results.
func TestVolatilityGrowsWithSurprises(t *testing.T) {
	f := Rating{Points: 0, Spread: 30, Volatility: firstVolatility}
	for range 10 {
		f = f.After(2, []Pair{{Points: 800, Score: 1}})
	}
	if f.Volatility <= firstVolatility {
		t.Errorf("the volatility is %f after ten unexpected wins, want growth", f.Volatility)
	}
}

// TestOneGame checks that one win against an equal opponent changes the rating by a value computed
// by hand.
func TestOneGame(t *testing.T) {
	f := Initial(500).After(2, []Pair{{Points: 500, Score: 1}})
	phi := firstSpread / perUnit
	wide := phi*phi + f.Volatility*f.Volatility
	after := 1 / (1/wide + 0.25)
	if want := 500 + perUnit*after/2; math.Abs(f.Points-want) > 1e-6 || f.Games != 1 {
		t.Errorf("a win against an equal opponent gives %.3f points, want %.3f", f.Points, want)
	}
	if same := f.After(3, nil); same != f {
		t.Error("a game among persons only changes a rating")
	}
}

// TestCertainResultsCountAsGames checks that a win against a far weaker opponent changes only the
// number of games.
func TestCertainResultsCountAsGames(t *testing.T) {
	before := Rating{Points: 9000, Spread: 50, Volatility: firstVolatility, Games: 3}
	want := before
	want.Games = 4
	if after := before.After(2, []Pair{{Points: 100, Score: 1}}); after != want {
		t.Errorf("after a certain win the rating is %+v, want %+v", after, want)
	}
}

// order simulates the order of finish of seats with the given points, in the Plackett-Luce model.
// It returns a finishing time for each seat; the smallest is first.
func order(points []float64, rng *rand.Rand) []float64 {
	times := make([]float64, len(points)) // exponentially distributed times; the seat with the smallest is first
	for i, p := range points {
		times[i] = rng.ExpFloat64() * math.Exp(-p/perUnit)
	}
	return times
}

// TestRatingIntervalsOfPersons simulates two hundred persons who play at tables with bots of mixed
// levels. It checks that the 95 % confidence interval contains the true strength as often as it
// should, and that the rating is close to it after 150 games. The true strengths of the bots differ
// from the ladder within the uncertainty of its measurement.
func TestRatingIntervalsOfPersons(t *testing.T) {
	all := ladders(t)
	kinds := []Kind{
		{"boomtown", "", 3}, {"boomtown", "", 5}, {"dakota", "", 2}, {"dakota", "", 3}, {"dakota", "", 4},
		{"narrowgauge", "", 2}, {"sierrawest", "gold_rush", 4}, {"westernlegends", "", 4}, {"westernlegends", "", 6},
	}
	for _, games := range []int{5, 20, 50, 150} {
		held, off := 0, 0.0
		for person := range 200 {
			rng := rand.New(rand.NewPCG(uint64(person), 1877))
			k := kinds[person%len(kinds)]
			l := all[k]
			real := make([]float64, len(l))
			for i, r := range l {
				real[i] = r.Points + rng.NormFloat64()*r.Spread
			}
			top := l[len(l)-1].Points
			truth := primerPoints + rng.Float64()*(top-primerPoints)
			f := Initial(l.Middle())
			for range games {
				f = f.After(k.Seats, table(l, real, truth, k.Seats, rng))
			}
			if math.Abs(f.Points-truth) <= f.Margin() {
				held++
			}
			off += math.Abs(f.Points - truth)
		}
		t.Logf("after %d games the interval contains the true strength of %d of 200, the mean error is %.1f", games,
			held, off/200)
		if games < 20 {
			continue
		}
		if held < 180 || held > 196 {
			t.Errorf("after %d games the 95 %% interval contains the true strength of %d of 200 persons, want "+
				"about 190", games, held)
		}
		if games == 150 && off/200 > 40 {
			t.Errorf("after 150 games the mean error of the rating is %.1f points, which is too large", off/200)
		}
	}
}

// table simulates one game of a person with the strength truth against seats-1 random levels of
// ladder l, and returns its results. real has the true strengths of the levels, by their index in
// l.
func table(l Ladder, real []float64, truth float64, seats int, rng *rand.Rand) []Pair {
	points, pairs := []float64{truth}, []Pair(nil)
	for range seats - 1 {
		i := rng.IntN(len(l))
		points = append(points, real[i])
		pairs = append(pairs, Pair{Points: l[i].Points, Spread: l[i].Spread})
	}
	times := order(points, rng)
	for i := range pairs {
		if times[0] < times[i+1] {
			pairs[i].Score = 1
		}
	}
	return pairs
}
