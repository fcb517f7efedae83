//go:build !js

package stage

import (
	"testing"

	"gulch/engine/match"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// TestClimbed checks that a finished game changes the strength rating of the only person at its
// table, and that a game in which a hint was used changes no rating.
func TestClimbed(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	for i, hint := range []bool{false, true} {
		setup := match.Setup{Seed: uint64(40 + i), Seats: []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"},
			{Name: "Opal", Bot: "able"}}}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		if hint {
			m.NoteHint(0)
		}
		finished(t, m)
		if _, _, known := h.StrengthAfter(m); known {
			t.Error("StrengthAfter finds a game that is not in the tally")
		}
		h.RecordFinished(m)
		c, silent, known := h.StrengthAfter(m)
		if want := map[bool]stats.Exclusion{false: stats.Counts, true: stats.WithHints}[hint]; !known ||
			silent != want ||
			c.Now.Games != 1 || c.Excluded != i {
			t.Errorf("game %d: found %v, reason %v, want %v; %d games count, %d do not", i, known, silent, want,
				c.Now.Games, c.Excluded)
		}
	}
}

// TestBranchesDoNotCount checks that a game that was branched from a replay is in the tally but
// does not count for a strength rating.
func TestBranchesDoNotCount(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	setup := match.Setup{Seed: 7, Seats: []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "able"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	playSome(t, m, 3)
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	on, err := r.Branch(r.At(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.RecordFinished(finished(t, on))
	if c, silent, known := h.StrengthAfter(on); !known || silent != stats.Branched || c.Now.Games != 0 ||
		c.Excluded != 1 {
		t.Errorf("found %v, reason %v, want Branched; %d games count (want 0), %d do not (want 1)", known, silent,
			c.Now.Games, c.Excluded)
	}
}
