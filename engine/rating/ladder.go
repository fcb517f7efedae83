package rating

import (
	"math"

	"gulch/engine/bot"
)

// LadderLevel is a bot level on a Ladder, with its measured strength in rating points.
type LadderLevel struct {
	Level          string
	Points, Spread float64
	// Search is nil for a level that does not search.
	Search *Search
}

// Search describes how the strength of a level that searches depends on its search budget.
type Search struct {
	// number of times that the search budget can be halved without loss of strength, until it is as
	// small as it was when the level was measured
	Spare         float64
	Halving       float64 // rating points lost by each further halving
	HalvingStdDev float64 // standard deviation of Halving
}

// Ladder lists the bot levels of a game, for a mode and a number of seats, from the weakest to the
// strongest. Points are counted from the level "primer", a bot that plays like a person who has
// read only the primer. It has primerPoints points and is not listed.
type Ladder []LadderLevel

// primerPoints is the rating of the level "primer". It keeps the ratings of all levels and persons
// above 0, as players know them from other games.
const primerPoints = 1000

// Kind identifies the Ladder that applies to a table: the game, its mode and the number of seats.
type Kind struct {
	Game, Mode string // Mode is "" if the game has a single mode.
	Seats      int
}

// Ladders returns the ladders that result from steps, the measured differences between neighboring
// levels. doublings are the measured effects of larger search budgets. The uncertainty of a level
// includes the uncertainties of the levels below it.
func Ladders(steps []bot.LevelGap, doublings []bot.Doubling) map[Kind]Ladder {
	out, worth := map[Kind]Ladder{}, map[string]bot.Doubling{}
	for _, d := range doublings {
		worth[d.Game] = d
	}
	for _, s := range steps {
		k := Kind{s.Game, s.Mode, s.Seats}
		below := LadderLevel{Points: primerPoints}
		if n := len(out[k]); n > 0 {
			below = out[k][n-1]
		}
		r := LadderLevel{Level: s.Level, Points: below.Points + float64(s.Elo),
			Spread: math.Hypot(below.Spread, stdDev(s.Low, s.High))}
		if spec, _ := bot.Nearest(s.Level, ""); spec.Tuning.Iterations > 0 {
			d, all := worth[s.Game], float64(spec.Tuning.Iterations)
			r.Search = &Search{
				Spare:   math.Log2(all / float64(spec.Tuning.MeasuredIterations(float64(s.Permille)/1000))),
				Halving: float64(d.Elo), HalvingStdDev: stdDev(d.Low, d.High),
			}
		}
		out[k] = append(out[k], r)
	}
	return out
}

// stdDev returns the standard deviation of a normal distribution whose 95 % confidence interval is
// from low to high.
func stdDev(low, high int) float64 { return float64(high-low) / 2 / 1.96 }

// Find returns the level with the given ID. It returns false if the level is not on the ladder.
func (l Ladder) Find(level string) (LadderLevel, bool) {
	for _, r := range l {
		if r.Level == level {
			return r, true
		}
	}
	return LadderLevel{}, false
}

// WithCutoffs returns the strength of a level, some of whose searches were cut short: haste[i] is
// the number of decisions whose search budget was halved i times. Halvings cost nothing as long as
// the budget is larger than in the measurement of the level. The result is never below the levels
// that do not search, because a bot without a search plays like the best of them. It returns false
// if the level is not on the ladder.
func (l Ladder) WithCutoffs(level string, haste []int) (LadderLevel, bool) {
	r, ok := l.Find(level)
	if !ok || r.Search == nil {
		return r, ok
	}
	lost, decisions := 0.0, 0
	for halvings, n := range haste {
		lost += float64(n) * max(0, float64(halvings)-r.Search.Spare)
		decisions += n
	}
	if lost == 0 {
		return r, true
	}
	lost /= float64(decisions)
	r.Points, r.Spread = r.Points-lost*r.Search.Halving, math.Hypot(r.Spread, lost*r.Search.HalvingStdDev)
	for _, below := range l {
		if below.Search == nil {
			r.Points = max(r.Points, below.Points)
		}
	}
	return r, true
}

// Middle returns the mean of the points of the lowest and the highest level, 0 for an empty ladder.
func (l Ladder) Middle() float64 {
	if len(l) == 0 {
		return 0
	}
	return (l[0].Points + l[len(l)-1].Points) / 2
}

// FairOpponents returns the levels of fair opponents for a player with the given points, the
// strongest first. rivals is their number. With them, the player's chance to win is as near as
// possible to the fair share, 1/(rivals+1). It also returns that chance. If several choices are
// equally fair, it prefers opponents of similar strength.
func (l Ladder) FairOpponents(points float64, rivals int) (levels []string, chance float64) {
	fair, best, apart := 1/float64(rivals+1), math.Inf(1), math.Inf(1)
	chosen := make([]int, rivals)
	var fill func(at, from int)
	fill = func(at, from int) {
		if at < rivals {
			for i := from; i >= 0; i-- {
				chosen[at] = i
				fill(at+1, i)
			}
			return
		}
		all := []float64{points}
		for _, i := range chosen {
			all = append(all, l[i].Points)
		}
		c := Chances(all)[0]
		off, width := math.Abs(c-fair), all[1]-all[rivals]
		if off < best-1e-9 || off < best+1e-9 && width < apart {
			best, apart, chance, levels = off, width, c, nil
			for _, i := range chosen {
				levels = append(levels, l[i].Level)
			}
		}
	}
	if rivals > 0 {
		fill(0, len(l)-1)
	}
	return levels, chance
}
