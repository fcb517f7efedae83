package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// Advised plays a game, mostly by its own policy, and asks about every legal move at a table that shows it to the seat
// that decides. It adds to given how often each piece of advice comes up, by its ID, and returns how many decisions there
// were and about how many of them a word is said to whoever makes them.
func Advised(t *testing.T, play table.Play, s engine.State, seed uint64, given map[string]int) (moves, remarks int) {
	t.Helper()
	window, area := Wide()
	for rng := engine.NewRand(seed); ; moves++ {
		legal, err := engine.Settle(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return moves, remarks
		}
		m := s.(engine.Guide).Policy(&rng)
		if rng.Below(8) == 0 {
			m = legal[rng.Below(len(legal))]
		}
		table.Reveal(play, engine.SeatsOf(s.Turn()))
		table.Show(play, s, window, area)
		for _, x := range legal {
			a, said := table.Advise(play, x, func(string) bool { return false })
			if a == nil {
				continue
			}
			if given[a.ID] == 0 {
				t.Logf("%s: %s: %s", a.ID, play.MoveWords(x), said)
			}
			if given[a.ID]++; x == m {
				remarks++
			}
		}
		if err := s.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
}
