package games_test

import (
	"strings"
	"testing"

	"gulch/engine/games"
)

func TestFind(t *testing.T) {
	for _, g := range games.All() {
		found, err := games.Find(g.Info().ID)
		if err != nil || found.Info().ID != g.Info().ID {
			t.Errorf("Find does not find the listed game %s: %v", g.Info().ID, err)
		}
	}
	if _, err := games.Find("poker"); err == nil || !strings.Contains(err.Error(), "boomtown") {
		t.Errorf("Find of an unknown game returns %v, want an error that lists the games", err)
	}
}

// TestInfo checks that the Info of every game has all that a menu needs, and that the IDs of the
// games are unique.
func TestInfo(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range games.All() {
		i := g.Info()
		if i.ID == "" || i.Name == "" || i.Rules < 1 || i.MinSeats < 1 || i.MaxSeats < i.MinSeats || seen[i.ID] {
			t.Errorf("game %q: Info is incomplete or its ID not unique: %+v", i.ID, i)
		}
		seen[i.ID] = true
		if _, err := i.Resolve(i.MinSeats, nil); err != nil {
			t.Errorf("game %q: Resolve refuses the defaults: %v", i.ID, err)
		}
	}
}
