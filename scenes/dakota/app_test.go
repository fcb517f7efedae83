//go:build !js

package dakota_test

import (
	"fmt"
	"os"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
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

// TestEveryPhase takes screenshots of the decisions of each phase in three window sizes. If
// screenshots are not requested, it covers only some of the phases.
func TestEveryPhase(t *testing.T) {
	info := rules.Game.Info()
	for i, phase := range []engine.Phase{
		rules.PhaseExploreTile, rules.PhaseExplorers, rules.PhaseHighNoon, rules.PhaseAttackResponse, rules.PhasePlan,
		rules.PhaseResolve,
		rules.PhaseJob, rules.PhaseEvening, rules.PhaseCollect, rules.PhaseLodging,
	} {
		if !testscale.Long() && os.Getenv("GULCH_SHOTS") == "" && i%4 != 1 {
			continue
		}
		name := info.PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			app := resume(t, waitingIn(t, phase, 2+i%3, 5))
			app.WaitScene("dakota/" + name)
			app.Move(5, 5)
			app.Tick(40)
			app.Shot(fmt.Sprintf("dakota-%s-1280x720.png", name))
			app.Resize(820, 1180)
			app.Tick(30)
			app.Shot(fmt.Sprintf("dakota-%s-820x1180.png", name))
			app.Resize(800, 600)
			app.Tick(30)
			app.Shot(fmt.Sprintf("dakota-%s-800x600.png", name))
		})
	}
}
