package results

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/menu/menutest"
)

// finishedWith plays the game with the given ID to its end, with up to three people as seats, and
// returns the match. Its moves follow the rollout policy or, for odd seeds, are random.
func finishedWith(t *testing.T, id string, seats int, seed uint64) *match.Match {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	setup := match.Setup{Seed: seed}
	for _, name := range []string{"Ada", "Ben", "Cy"}[:seats] {
		setup.Seats = append(setup.Seats, match.Seat{Name: name})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for rng := engine.NewRand(seed); !m.Over(); {
		x := m.State().(engine.Heuristics).Policy(&rng)
		if seed%2 == 1 {
			x = m.Legal()[rng.Below(len(m.Legal()))]
		}
		if _, err := m.Play(x); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestRivalsAreInTheResults checks that an opponent whom the rules play has a row in the results,
// with a place, a score that its parts add up to, and a line in the chart of the points: the Man in
// Black, who has no seat, and Hastings, who has one. A player whom nobody beats wins.
func TestRivalsAreInTheResults(t *testing.T) {
	for _, c := range []struct {
		game   string
		seats  int
		name   string
		rivals int // players besides the seats of the setup
	}{{"westernlegends", 2, "The Man in Black", 1}, {"sierrawest", 1, "Hastings", 1}, {"boomtown", 0, "", 0}} {
		won := map[bool]int{}
		for seed := range uint64(12) {
			if c.seats == 0 {
				if all := allPlayers(menutest.Played(t, 3, seed)); len(all) != 3 {
					t.Fatalf("%s: the results have the players %v, expected three", c.game, all)
				}
				continue
			}
			m := finishedWith(t, c.game, c.seats, seed)
			all, y, h := allPlayers(m), newScoreCount(m), newHistory(m, Narration{})
			n := c.seats + c.rivals
			if len(all) != n || all[n-1].Name != c.name || len(y.ranks) != n || len(y.order) != n ||
				len(h.scores) != n {
				t.Fatalf("%s: players %v, ranks %v, order %v and %d lines, expected %d of each with %s last", c.game, all,
					y.ranks, y.order, len(h.scores), n, c.name)
			}
			y.finish()
			if got := y.sum(n - 1); got != y.scores[n-1] {
				t.Errorf("%s: the parts of the score of %s add up to %d, not to %d", c.game, c.name, got, y.scores[n-1])
			}
			if last := h.scores[n-1][len(h.scores[n-1])-1]; int(last) != y.scores[n-1] {
				t.Errorf("%s: the chart ends at %v for %s, expected %d", c.game, last, c.name, y.scores[n-1])
			}
			best := slices.Max(y.scores)
			beaten := y.ranks[n-1] > 1
			if beaten != (y.scores[n-1] < best) || beaten != (len(m.Winners()) > 0 && int(m.Winners()[0]) < c.seats) {
				t.Errorf("%s: scores %v, ranks %v, winners %v", c.game, y.scores, y.ranks, m.Winners())
			}
			won[!beaten]++
		}
		if t.Logf("%s: games won by the rival: %v", c.game, won); c.seats > 0 && (won[true] == 0 || won[false] == 0) {
			t.Errorf("%s: %v, expected games that the rival wins and games that he loses: try more seeds", c.game, won)
		}
	}
}

// TestRivalsAreInTheChances checks that the chart of the chances has a line for an opponent whom
// the rules play without a seat.
func TestRivalsAreInTheChances(t *testing.T) {
	h := menutest.NewApp(t)
	m := finishedWith(t, "westernlegends", 2, 0)
	menutest.Push(h, New(h, Params{Match: m, Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	c.done = true
	for range len(m.Steps()) + 1 {
		c.result.Chances = append(c.result.Chances, []float64{0.25, 0.25, 0.5})
	}
	s.Rebuild()
	menutest.WantTexts(t, h, "Turning points")
	if n := len(c.chart.Lines); n != 3 || c.chart.Lines[2].Values[0] != 50 {
		t.Errorf("the chart of chances has %d lines, want 3 with the rival's last", n)
	}
}
