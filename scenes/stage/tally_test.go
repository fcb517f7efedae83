package stage

import (
	"testing"

	"gulch/engine/match"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// After a game its one person hears what it did to their strength; a hint keeps it from counting, and that is known.
func TestClimbed(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	for i, hint := range []bool{false, true} {
		setup := match.Setup{Seed: uint64(40 + i), Seats: []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "able"}}}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		if hint {
			m.Hinted(0)
		}
		finished(t, m)
		if _, _, known := h.Climbed(m); known {
			t.Error("a game that is not in the tally has a strength")
		}
		h.Finished(m)
		c, silent, known := h.Climbed(m)
		if want := map[bool]stats.Silent{false: stats.Counts, true: stats.WithHints}[hint]; !known || silent != want || c.Now.Games != 1 || c.Silent != i {
			t.Errorf("game %d: known %v, silent %v and not %v, %d games count and %d do not", i, known, silent, want, c.Now.Games, c.Silent)
		}
	}
}
