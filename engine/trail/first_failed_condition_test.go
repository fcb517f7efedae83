package trail

import (
	"fmt"
	"testing"

	"gulch/engine/aim"
	"gulch/engine/games"
	"gulch/engine/match"
)

// TestFirstFailed checks that FirstFailed returns the first test that does not hold, with its
// number, and that StartsAtStation is false for a record of another game.
func TestFirstFailed(t *testing.T) {
	stations, err := Stations()
	if err != nil {
		t.Fatal(err)
	}
	s := stations[0]
	m, err := s.New(games.Find, match.Seat{Name: "Ben"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	points := m.Scores()[s.Seat]
	tests, err := aim.Parse(fmt.Sprintf("points >= %d, points >= %d, rank <= 0", points, points+7))
	if err != nil {
		t.Fatal(err)
	}
	failed, n, lacks := s.FirstFailed(Goal{Tests: tests}, m)
	if !lacks || failed != tests[1] || n != points {
		t.Errorf("FirstFailed returns %+v with %d, %v; want %+v with %d", failed, n, lacks, tests[1], points)
	}
	s.Goals[0], s.Goals[1] = Goal{Tests: tests[:1]}, Goal{Tests: tests}
	if stars := s.Earned(m); stars != 1 {
		t.Errorf("a game that reaches only the first goal earns %d stars, want 1", stars)
	}
	if r := m.Record(); StartsAtStation(r) {
		t.Error("StartsAtStation is true for a station that begins at the beginning of its game")
	}
}
