package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// CountAdvice plays a game from position s, with random moves at one decision in eight and
// otherwise by the game's own policy. At each decision it requests the table's advice on every
// legal move, as the seat that decides sees it. given is a map in which it counts, by the ID of the
// advice, how often each piece of advice was given. It returns the number of decisions, and how
// many of the moves played had advice.
func CountAdvice(t *testing.T, play table.GameUI, s engine.State, seed uint64, given map[string]int) (moves,
	remarks int) {
	t.Helper()
	window, area := WideWindow()
	for rng := engine.NewRand(seed); ; moves++ {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return moves, remarks
		}
		m := s.(engine.Heuristics).Policy(&rng)
		if rng.Below(8) == 0 {
			m = legal[rng.Below(len(legal))]
		}
		table.RevealSeats(play, engine.SeatsOf(s.Turn()))
		table.ShowPosition(play, s, window, area)
		for _, x := range legal {
			a, said := table.FindAdvice(play, x, func(string) bool { return false })
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
