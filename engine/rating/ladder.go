package rating

import (
	"math"

	"gulch/engine/bot"
)

// Rung is where a level stands.
type Rung struct {
	Level          string
	Points, Spread float64
	// Search is of levels that search, nil of the others.
	Search *Search
}

// Search is what a level's search is worth with less than its budget.
type Search struct {
	Spare        float64 // so many times the budget can be halved until it is what the level was measured with
	Halving      float64 // points that are lost by halving it once more
	HalvingDoubt float64 // the standard deviation of Halving
}

// Ladder is the levels of a game, in a mode and with so many seats, from the lowest up. Its zero is "primer": somebody who has
// read the rules.
type Ladder []Rung

// Kind is what has a ladder of its own.
type Kind struct {
	Game, Mode string // Mode is "" where the game has one
	Seats      int
}

// Ladders puts what was measured step by step together to ladders, and what the budgets of searches are worth. Each step's doubt adds to
// those below it.
func Ladders(steps []bot.Rung, doublings []bot.Doubling) map[Kind]Ladder {
	out, worth := map[Kind]Ladder{}, map[string]bot.Doubling{}
	for _, d := range doublings {
		worth[d.Game] = d
	}
	for _, s := range steps {
		k := Kind{s.Game, s.Mode, s.Seats}
		var below Rung
		if n := len(out[k]); n > 0 {
			below = out[k][n-1]
		}
		r := Rung{Level: s.Level, Points: below.Points + float64(s.Elo), Spread: math.Hypot(below.Spread, doubt(s.Low, s.High))}
		if spec, _ := bot.Nearest(s.Level, ""); spec.Tuning.Iterations > 0 {
			d, all := worth[s.Game], float64(spec.Tuning.Iterations)
			r.Search = &Search{
				Spare:   math.Log2(all / float64(spec.Tuning.Share(float64(s.Permille)/1000))),
				Halving: float64(d.Elo), HalvingDoubt: doubt(d.Low, d.High),
			}
		}
		out[k] = append(out[k], r)
	}
	return out
}

// doubt is the standard deviation that belongs to an interval of 95 %.
func doubt(low, high int) float64 { return float64(high-low) / 2 / 1.96 }

// Find returns the rung of a level.
func (l Ladder) Find(level string) (Rung, bool) {
	for _, r := range l {
		if r.Level == level {
			return r, true
		}
	}
	return Rung{}, false
}

// Hurried returns where a level stands that could not always search to the end: haste is how many decisions it made with its budget
// halved so many times. What it has more than it was measured with counts for nothing, as on the ladder itself; and it never stands below
// the levels that do not search, for without a search it plays like the best of them. It returns false for a level that is not there.
func (l Ladder) Hurried(level string, haste []int) (Rung, bool) {
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
	r.Points, r.Spread = r.Points-lost*r.Search.Halving, math.Hypot(r.Spread, lost*r.Search.HalvingDoubt)
	for _, below := range l {
		if below.Search == nil {
			r.Points = max(r.Points, below.Points)
		}
	}
	return r, true
}

// Middle is the height between the lowest rung and the highest.
func (l Ladder) Middle() float64 {
	if len(l) == 0 {
		return 0
	}
	return (l[0].Points + l[len(l)-1].Points) / 2
}

// Even returns the levels of so many rivals, from the strongest down, against which somebody with so many points comes nearest to
// winning one game in as many as sit there, and how likely that is. Of tables as near as another it is the one whose rivals
// stand closest together.
func (l Ladder) Even(points float64, rivals int) (levels []string, chance float64) {
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
