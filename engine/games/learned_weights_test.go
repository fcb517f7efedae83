package games_test

import (
	"errors"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

// mostLearned is the maximum size in bytes of the file with a game's learned weights.
const mostLearned = 60_000

// TestLearnedWeights checks that the embedded weights of every game are valid. Without the test
// nobody would notice, because engine.EmbeddedNets silently ignores invalid weights.
func TestLearnedWeights(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			text, err := os.ReadFile("../../assets/data/" + id + "/learned.json")
			if errors.Is(err, os.ErrNotExist) {
				return // the game has no learned weights
			}
			if err != nil || len(text) > mostLearned {
				t.Fatalf("learned.json has %d bytes, error %v; want at most mostLearned", len(text), err)
			}
			nets, err := engine.ReadNets(text)
			if err != nil {
				t.Fatal(err)
			}
			s, err := g.New(max(2, g.Info().MinSeats), nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			guide := s.(engine.LearnedHeuristics)
			traits := len(guide.Features(0, nil))
			for field, n := range nets {
				if n != nil && (len(n.Linear) != traits || n.Trust <= 0) {
					t.Errorf("network %d has weights for %d features, want %d; trust %v", field, len(n.Linear),
						traits, n.Trust)
				}
			}
			if guide.Net() == nil {
				t.Error("there are weights, but Net returns nil")
			}
		})
	}
}
