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
			t.Errorf("%s is listed but not found: %v", g.Info().ID, err)
		}
	}
	if _, err := games.Find("poker"); err == nil || !strings.Contains(err.Error(), "boomtown") {
		t.Errorf("unknown game: error %v should name the games there are", err)
	}
}

// Every game must be complete enough for a menu and be known by one ID only.
func TestInfo(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range games.All() {
		i := g.Info()
		if i.ID == "" || i.Name == "" || i.Rules < 1 || i.MinSeats < 1 || i.MaxSeats < i.MinSeats || seen[i.ID] {
			t.Errorf("game %q: incomplete or listed twice: %+v", i.ID, i)
		}
		seen[i.ID] = true
		if _, err := i.Resolve(i.MinSeats, nil); err != nil {
			t.Errorf("game %q: defaults do not resolve: %v", i.ID, err)
		}
	}
}
