//go:build !js

package westernlegends_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a match setup with a person at seat 0 and bots at the other seats. seed and options
// are those of the game.
func setup(seats int, seed uint64, options engine.Options) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1, Options: options}
	for i, name := range []string{"Ada", "Dutch", "Opal", "Josiah", "Mei", "Lobo"}[:seats] {
		seat := match.Seat{Name: name, Face: []string{"ada", "dutch", "opal", "josiah", "mei", "lobo"}[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waitingIn plays games for a number of seats with these options until seat 0 has to decide in the
// given phase, and returns the record of that game. The decision comes after at least `after`
// steps, in a state for which wanted returns true; a nil wanted accepts every state.
func waitingIn(t testing.TB, seats int, phase engine.Phase, options engine.Options, after int,
	wanted func(*rules.State) bool) []byte {
	t.Helper()
	for seed := range uint64(60) {
		m, err := match.New(rules.Game, setup(seats, seed, options), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Steps()) >= after && (wanted == nil || wanted(s)) {
				return m.Text()
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %s", rules.Game.Info().PhaseName(phase))
	return nil
}

// resume starts the app and continues the saved game in record. more is JSON text that is appended
// to the settings; it begins with a comma, or is "".
func resume(t *testing.T, record []byte, more string) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["westernlegends"],"confirm":"never"`+more+`}`, "westernlegends", record)
	app.ClickTarget("continue")
	return app
}
