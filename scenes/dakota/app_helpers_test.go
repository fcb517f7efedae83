//go:build !js

package dakota_test

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a setup for a game with this seed, with a person at seat 0 and bots at the other
// seats.
func setup(seats int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1}
	names := []string{"Ada", "Dutch", "Opal", "Josiah"}
	faces := []string{"ada", "dutch", "opal", "josiah"}
	for i := range seats {
		seat := match.Seat{Name: names[i], Face: faces[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waitingIn plays games for a number of seats by the bots' policy until seat 0 has to decide in the
// given phase, and returns the record of that game. The parameter least is the first day on which
// the decision may be.
func waitingIn(t *testing.T, phase engine.Phase, seats, least int) []byte {
	t.Helper()
	for seed := range uint64(300) {
		m, err := match.New(rules.Game, setup(seats, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed + 5)
		for !m.Over() {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && s.Day() >= least {
				return m.Text()
			}
			move := s.Policy(&rng)
			if legal := m.Legal(); rng.Below(12) == 0 {
				move = legal[rng.Below(len(legal))]
			}
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %d", phase)
	return nil
}

// resume starts the app and continues the saved game in record.
func resume(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["dakota"],"confirm":"never"}`, "dakota", record)
	app.ClickTarget("continue")
	return app
}

// findTarget returns the first clickable element of the app whose ID begins with prefix. The second
// result is false if there is none.
func findTarget(app *drive.App, prefix string) (probe.Target, bool) {
	for _, x := range app.Snapshot().Targets {
		if strings.HasPrefix(x.ID, prefix) {
			return x, true
		}
	}
	return probe.Target{}, false
}
