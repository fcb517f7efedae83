// Package rating says how strong a person plays, in the points of the ladder on which the bots stand ([bot.Ladder]).
//
// It is Glicko-2 as Mark E. Glickman describes it in "Example of the Glicko-2 system" (2013, glicko.net/glicko/glicko2.pdf), with
// each game a rating period of its own and four things that tables of several seats and fixed opponents need:
//
//   - A game of n seats is n-1 pairs of oneself and another one. The pairs of a game hang together: whoever draws well beats
//     everybody. Among equals the number of those one leaves behind has the variance (n²-1)/12 by the model of Plackett and Luce,
//     which is the ladder's, where n-1 games apart would have (n-1)/4. So each pair weighs 3/(n+1) of a game; with two
//     seats that is Glicko-2 itself.
//   - Opponents are bots, whose points do not move; how surely they were measured is their spread. Games against persons only say
//     nothing, since nobody there is fixed.
//   - A bot that could not search to the end, as in a browser that has no second thread for it, is weaker: it stands as much lower as
//     halving budgets was measured to cost ([Ladder.Hurried]).
//   - The volatility begins at a quarter of the usual one. It is made for masters who play weeks apart; with a period for every
//     game the usual one would never let the figure come nearer than 60 points.
//
// Why it is written here: pairs have to weigh less than a game. Only two libraries were asked for at the module proxy, which had neither.
package rating

import "math"

// Shown is from how many games on there is a figure to show.
const Shown = 5

// What a person begins with, in points of the ladder, and the constraint of the volatility (tau).
const (
	firstSpread     = 350
	firstVolatility = 0.015
	constraint      = 0.3
	perUnit         = 173.7178 // points in a unit of the inner scale: 400/ln 10
)

// Figure is how strong somebody is thought to be.
type Figure struct {
	Points     float64
	Spread     float64 // the standard deviation of Points
	Volatility float64 // how much the strength itself wanders, in the inner scale
	Games      int     // that have counted
}

// First is the figure of somebody of whom nothing is known but that the ladder's middle is at a number of points.
func First(middle float64) Figure {
	return Figure{Points: middle, Spread: firstSpread, Volatility: firstVolatility}
}

// Margin is half the interval of 95 %.
func (f Figure) Margin() float64 { return 1.96 * f.Spread }

// Pair is a game seen against one opponent.
type Pair struct {
	Points, Spread float64 // of the opponent
	Score          float64 // 1 before them, 0 behind, 0.5 level
}

// After returns the figure after a game with so many seats, of which the pairs are those with an opponent whose strength is known.
// A game without such pairs changes nothing.
func (f Figure) After(seats int, pairs []Pair) Figure {
	if len(pairs) == 0 || seats < 2 {
		return f
	}
	phi, weight := f.Spread/perUnit, 3/float64(seats+1)
	var known, gain float64 // 1/v, and the sum of the surprises (steps 3 and 4)
	for _, p := range pairs {
		spread := p.Spread / perUnit
		g := 1 / math.Sqrt(1+3*spread*spread/(math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(f.Points-p.Points)/perUnit))
		known += weight * g * g * e * (1 - e)
		gain += weight * g * (p.Score - e)
	}
	if known < 1e-9 { // nobody could have doubted it
		f.Games++
		return f
	}
	v := 1 / known
	sigma := volatility(f.Volatility, phi, v, v*gain)
	wide := phi*phi + sigma*sigma
	after := 1 / (1/wide + known)
	return Figure{
		Points: f.Points + perUnit*after*gain, Spread: perUnit * math.Sqrt(after), Volatility: sigma, Games: f.Games + 1,
	}
}

// volatility is step 5: the volatility after a period, by the Illinois method.
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

// Chances returns how likely each of some seats is to win, by their points: the model of Plackett and Luce.
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
