package rating

import (
	"math"

	"gulch/engine/bot"
)

// Rung is where a level stands.
type Rung struct {
	Level          string
	Points, Spread float64
}

// Ladder is the levels of a game, in a mode and with so many seats, from the lowest up. Its zero is "primer": somebody who has
// read the rules.
type Ladder []Rung

// Kind is what has a ladder of its own.
type Kind struct {
	Game, Mode string // Mode is "" where the game has one
	Seats      int
}

// Ladders puts what was measured step by step together to ladders. Each step's doubt adds to those below it.
func Ladders(steps []bot.Rung) map[Kind]Ladder {
	out := map[Kind]Ladder{}
	for _, s := range steps {
		k := Kind{s.Game, s.Mode, s.Seats}
		var below Rung
		if n := len(out[k]); n > 0 {
			below = out[k][n-1]
		}
		doubt := float64(s.High-s.Low) / 2 / 1.96
		out[k] = append(out[k], Rung{s.Level, below.Points + float64(s.Elo), math.Hypot(below.Spread, doubt)})
	}
	return out
}

// Find returns the rung of a level.
func (l Ladder) Find(level string) (Rung, bool) {
	for _, r := range l {
		if r.Level == level {
			return r, true
		}
	}
	return Rung{}, false
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
