package results

import (
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
)

// TestPressWords checks the words for a move that one press played together with others: those of
// the moves as a whole or, if the move only passes, those of the first one.
func TestPressWords(t *testing.T) {
	setup := match.Setup{Seats: make([]match.Seat, 1), Seed: 1}
	m, err := match.New(dakota.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		origin := match.SamePress
		if i == 0 {
			origin = match.OwnPress
		}
		if _, err := m.PlayFrom(origin, m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	whole, passes, described := "", false, 0
	tell := Narration{
		Move: func(engine.State, engine.Move) string { return "the first move" },
		Press: func(_ engine.State, moves []engine.Move) string {
			if r.At() != 0 || len(moves) != described {
				t.Errorf("%d moves are described at decision %d, want %d at the first", len(moves), r.At(), described)
			}
			return whole
		},
		Passes: func(engine.State, engine.Move) bool { return passes },
	}
	for _, x := range []struct {
		at     int
		whole  string
		passes bool
		want   string
	}{
		{0, "all moves", true, ""}, {1, "all moves", false, "all moves"}, {2, "", true, "the first move"},
		{2, "", false, ""}, {9, "all moves", true, ""},
	} {
		whole, passes, described = x.whole, x.passes, x.at+1
		if got := PressWords(tell, r, x.at); got != x.want {
			t.Errorf("the words of decision %d are %q, want %q", x.at, got, x.want)
		}
	}
}
