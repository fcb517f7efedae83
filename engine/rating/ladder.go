package rating

import (
	"math"

	"gulch/engine/bot"
)

// LadderLevel is the measured strength of a level.
type LadderLevel struct {
	Level          string
	Points, Spread float64
	// Search is nil for levels that do not search.
	Search *Search
}

// Search describes how the strength of a searching level depends on its search budget.
type Search struct {
	Spare         float64 // how often the budget can be halved until it is the budget the level was measured with
	Halving       float64 // points lost by each further halving
	HalvingStdDev float64 // standard deviation of Halving
}

// Ladder lists the levels of a game, for a mode and a number of seats, from the lowest up. Its zero
// point is the level "primer": a person who has read the rules.
type Ladder []LadderLevel

// Kind identifies a Ladder.
type Kind struct {
	Game, Mode string // Mode is "" if the game has only one
	Seats      int
}

// Ladders combines the measured differences between neighbouring levels to ladders, with the
// measured effect of search budgets. The uncertainty of a level includes that of the levels below
// it.
func Ladders(steps []bot.LevelGap, doublings []bot.Doubling) map[Kind]Ladder {
	out, worth := map[Kind]Ladder{}, map[string]bot.Doubling{}
	for _, d := range doublings {
		worth[d.Game] = d
	}
	for _, s := range steps {
		k := Kind{s.Game, s.Mode, s.Seats}
		var below LadderLevel
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

// stdDev returns the standard deviation for a 95 % confidence interval.
func stdDev(low, high int) float64 { return float64(high-low) / 2 / 1.96 }

// Find returns the rung of a level, false if the level is not on the ladder.
func (l Ladder) Find(level string) (LadderLevel, bool) {
	for _, r := range l {
		if r.Level == level {
			return r, true
		}
	}
	return LadderLevel{}, false
}

// WithCutoffs returns the strength of a level some of whose searches were cut off: haste[i] is the
// number of its decisions whose budget was halved i times. A budget above the one that the level
// was measured with does not count, as on the ladder itself. The result is never below the levels
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

// Middle returns the mean of the points of the lowest and the highest rung, 0 for an empty ladder.
func (l Ladder) Middle() float64 {
	if len(l) == 0 {
		return 0
	}
	return (l[0].Points + l[len(l)-1].Points) / 2
}

// FairOpponents returns the levels of the given number of opponents, from the strongest down,
// against which a player with these points has a chance of winning nearest to the fair share, and
// that chance. Among equally fair choices it prefers opponents of similar strength.
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
