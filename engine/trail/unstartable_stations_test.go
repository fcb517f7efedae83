package trail

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine/games"
	"gulch/engine/match"
)

// TestStationsThatCannotStart checks the errors of New: for an unknown game, a setup that the game
// refuses, and a start that cannot be reached.
func TestStationsThatCannotStart(t *testing.T) {
	stations, err := Stations()
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(stations, func(s Station) bool { return len(s.Start) > 0 })
	for _, c := range []struct {
		name   string
		change func(s *Station)
		want   string
	}{
		{"an unknown game", func(s *Station) { s.Game = "chess" }, "chess"},
		{"another option", func(s *Station) { s.Options = map[string]string{"chess": "on"} }, `no option "chess"`},
		{"another decision", func(s *Station) { s.Start = []match.Entry{{Seat: 0, Move: "castle"}} },
			fmt.Sprintf("the position of station %d cannot be reached", at+1)},
	} {
		s := stations[at]
		c.change(&s)
		if _, err := s.New(games.Find, match.Seat{Name: "Ben"}, nil); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s New returns the error %v, want one with %q", c.name, err, c.want)
		}
	}
}
