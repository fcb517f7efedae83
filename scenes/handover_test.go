//go:build !js

package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// speeds are those of the options.
var speeds = []string{"relaxed", "normal", "brisk", "at once"}

// Where two people share a screen and a game hides something, a new game begins behind the cover, at every speed; who
// lifts it is asked at once.
func TestNewGamesAreHandedOver(t *testing.T) {
	for _, g := range shelf.Rules() {
		seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}}
		for i := len(seats); i < g.Info().MinSeats; i++ {
			seats = append(seats, match.Seat{Name: fmt.Sprint("Bot ", i), Bot: "easy"})
		}
		m, err := match.New(g, match.Setup{Seed: 7, Seats: seats}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !hides(t, m) {
			continue
		}
		for _, speed := range speeds {
			t.Run(g.Info().ID+" "+speed, func(t *testing.T) {
				settings := fmt.Sprintf(`{"known":[%q],"speed":%q,"confirm":"never"}`, g.Info().ID, speed)
				app := start(t, settings, m.Text())
				app.Resize(640, 400)
				app.ClickTarget("continue")
				app.WaitScene("handover")
				app.ClickTarget("ready")
				app.WaitFor("a decision", func(s probe.Snapshot) bool {
					return strings.HasPrefix(s.Scene, g.Info().ID+"/") && !s.Busy && s.State["person"] == true
				})
			})
		}
	}
}

// hides reports whether the first two seats know different things.
func hides(t *testing.T, m *match.Match) bool {
	t.Helper()
	a, err := m.State().InformationState(engine.Seat(0))
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.State().InformationState(engine.Seat(1))
	if err != nil {
		t.Fatal(err)
	}
	return string(a) != string(b)
}
