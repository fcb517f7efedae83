package bot

import (
	"strings"
	"testing"

	"gulch/engine"
)

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
