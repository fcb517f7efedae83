// Package rating estimates the strength of a person, in the points of the ladder that the bots are
// measured on ([bot.Ladder]).
//
// A [Rating] is the rating of a person, updated after every game; a [Ladder] has the ratings of the
// bots. The statistics (scenes/stats) and the arena use this package.
//
// The method is Glicko-2 by Mark E. Glickman, "Example of the Glicko-2 system" (2013,
// glicko.net/glicko/glicko2.pdf), with each game as a rating period, and four changes for games
// with several seats and fixed opponents:
//
//   - A game of n seats counts as n-1 pairs of the person and an opponent. The pairs of a game are
//     correlated: a player with a good deal beats everybody. Among equal players, the number of
//     opponents that one finishes ahead of has the variance (n²-1)/12 in the Plackett-Luce model,
//     which the ladder uses, whereas n-1 independent games would have (n-1)/4. So each pair has the
//     weight 3/(n+1) of a game; with two seats that is Glicko-2 itself.
//   - Opponents are bots, whose ratings are fixed; their Spread is the uncertainty of the
//     measurement. Games against persons alone change nothing, since nobody there has a fixed
//     rating.
//   - A bot whose searches are cut off, as in a browser without a worker thread, is weaker: its
//     rating is lowered by the measured cost of halving its budget ([Ladder.WithCutoffs]).
//   - The initial volatility is a quarter of the usual one, which is meant for masters who play
//     weeks apart; with a period for every game, the usual one would keep the rating from ever
//     becoming more precise than 60 points.
//
// It is implemented here because pairs need fractional weights, which the two libraries that were
// checked do not support.
package rating

import "math"

// MinGames is the number of games that must have counted before a rating is shown.
const MinGames = 5

// Values for new ratings, firstSpread in points of the ladder and firstVolatility on the Glicko-2
// scale, and the constraint of the volatility, which Glicko-2 calls tau.
const (
	firstSpread     = 350
	firstVolatility = 0.015
	constraint      = 0.3
	perUnit         = 173.7178 // points of the ladder per unit of the Glicko-2 scale: 400/ln 10
)

// Rating is the rating of a person.
type Rating struct {
	Points     float64
	Spread     float64 // standard deviation of Points: how uncertain the rating is
	Volatility float64 // expected variation of the person's strength over time, on the Glicko-2 scale
	Games      int     // number of games that have counted for the rating
}

// Initial returns the rating of a person who has not played yet. Its points are middle, the middle
// of the ladder (see Ladder.Middle).
func Initial(middle float64) Rating {
	return Rating{Points: middle, Spread: firstSpread, Volatility: firstVolatility}
}

// Margin returns half the width of the 95 % confidence interval of Points.
func (f Rating) Margin() float64 { return 1.96 * f.Spread }

// Pair is the result of a person in a game, compared with the result of one opponent.
type Pair struct {
	Points, Spread float64 // rating of the opponent and its standard deviation
	Score          float64 // 1 if the person finished ahead of the opponent, 0 if behind, 0.5 if they tied
}

// After returns the rating after a game with the given number of seats. pairs has the results
// against the opponents whose ratings are known. A game without such opponents does not change the
// rating.
func (f Rating) After(seats int, pairs []Pair) Rating {
	if len(pairs) == 0 || seats < 2 {
		return f
	}
	phi, weight := f.Spread/perUnit, 3/float64(seats+1)
	var known, gain float64 // 1/v, and the sum of the differences from the expected scores (steps 3 and 4)
	for _, p := range pairs {
		spread := p.Spread / perUnit
		g := 1 / math.Sqrt(1+3*spread*spread/(math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(f.Points-p.Points)/perUnit))
		known += weight * g * g * e * (1 - e)
		gain += weight * g * (p.Score - e)
	}
	if known < 1e-9 { // the result was practically certain beforehand, so it says nothing
		f.Games++
		return f
	}
	v := 1 / known
	sigma := volatility(f.Volatility, phi, v, v*gain)
	wide := phi*phi + sigma*sigma
	after := 1 / (1/wide + known)
	return Rating{
		Points: f.Points + perUnit*after*gain, Spread: perUnit * math.Sqrt(after), Volatility: sigma,
		Games: f.Games + 1,
	}
}

// volatility returns the volatility after a rating period (step 5 of Glicko-2). It uses the
// Illinois method. The parameters have the names of the paper.
func volatility(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(constraint*constraint)
	}
	low, high := a, 0.0
	if over := delta*delta - phi*phi - v; over > 0 {
		high = math.Log(over)
	} else {
		k := 1.0
		for f(a-k*constraint) < 0 {
			k++
		}
		high = a - k*constraint
	}
	fLow, fHigh := f(low), f(high)
	for range 100 {
		if math.Abs(high-low) <= 1e-6 {
			break
		}
		c := low + (low-high)*fLow/(fHigh-fLow)
		fc := f(c)
		if fc*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = c, fc
	}
	return math.Exp(low / 2)
}

// Chances returns the probability of winning for each seat in the Plackett-Luce model. points are
// the ratings of the seats.
func Chances(points []float64) []float64 {
	out, sum := make([]float64, len(points)), 0.0
	for i, p := range points {
		out[i] = math.Exp((p - points[0]) / perUnit)
		sum += out[i]
	}
	for i := range out {
		out[i] /= sum
	}
	return out
}
