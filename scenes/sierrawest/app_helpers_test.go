//go:build !js

package sierrawest_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a setup with a person at seat 0 and bots at the other seats. seed and options are
// those of the game.
func setup(seats int, seed uint64, options engine.Options) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1, Options: options}
	for i := range seats {
		seat := match.Seat{Name: []string{"Ada", "Dutch", "Opal", "Wes"}[i],
			Face: []string{"horse-head", "card-ace-spades", "rose", "sun"}[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waitingIn plays games in the given mode for a number of seats by the bots' policy until seat 0
// has to decide in the given phase, and returns the record of that game. The decision comes after
// at least `after` moves.
func waitingIn(t testing.TB, mode string, seats int, phase engine.Phase, after int) []byte {
	t.Helper()
	for seed := range uint64(60) {
		m, err := match.New(rules.Game, setup(seats, seed, engine.Options{"mode": mode}), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			if m.Turn() == 0 && m.State().Phase() == phase && len(m.Steps()) >= after {
				return m.Text()
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game of mode %s reaches phase %d", mode, phase)
	return nil
}

// resume starts the app with the given settings and continues the saved game in record.
func resume(t *testing.T, record []byte, settings string) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["sierrawest"],"confirm":"never"`+settings+`}`, "sierrawest", record)
	app.ClickTarget("continue")
	return app
}
