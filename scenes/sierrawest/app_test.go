//go:build !js

package sierrawest_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
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
	if !slices.ContainsFunc(shelf.Rules(), func(g engine.Game) bool { return g.Info().ID == rules.Game.Info().ID }) {
		t.Skip("the game is not listed by package shelf")
	}
	app := drive.StartSaved(t, `{"known":["sierrawest"],"confirm":"never"`+settings+`}`, "sierrawest", record)
	app.ClickTarget("continue")
	return app
}

// situations lists decisions to be tested: in all four modes, in games of two to four seats and in
// solo games.
var situations = []struct {
	mode         string
	seats, after int
	phase        engine.Phase
}{
	{"apple_hill", 2, 0, rules.PhasePlan},
	{"boats_banjos", 3, 160, rules.PhasePioneer},
	{"gold_rush", 4, 240, rules.PhaseSteps},
	{"outlaws_outposts", 2, 120, rules.PhaseShovel},
	{"apple_hill", 1, 60, rules.PhasePioneer},
}

// TestShots takes screenshots, for inspection, of decisions of every mode in three window sizes.
func TestShots(t *testing.T) {
	for _, x := range situations {
		phase := rules.Game.Info().PhaseName(x.phase)
		t.Run(x.mode+"-"+phase, func(t *testing.T) {
			app := resume(t, waitingIn(t, x.mode, x.seats, x.phase, x.after), "")
			app.WaitScene("sierrawest/" + phase)
			app.Move(5, 5)
			for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
				app.Resize(size[0], size[1])
				app.Tick(90)
				app.Shot(fmt.Sprintf("sierra-%s-%s-%d-%dx%d.png", x.mode, phase, x.seats, size[0], size[1]))
			}
		})
	}
}

// TestSoloGame checks that a solo game against Hastings can be played to its end in the app's
// window.
func TestSoloGame(t *testing.T) {
	app := resume(t, waitingIn(t, "apple_hill", 1, rules.PhasePlan, 100), `,"speed":"at once"`)
	monkey := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(1, 2)), Weight: func(x probe.Target) float64 {
		if x.Role == "move" {
			return 1
		}
		return 0
	}}
	for range 1500 {
		now := app.WaitFor("a decision or the end",
			func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
		if now.Scene == "results" {
			app.Shot("sierra-results.png")
			return
		}
		if _, over := now.Find("results"); over {
			app.Tick(20)
			continue
		}
		monkey.Step()
	}
	t.Fatal("the solo game does not reach its end")
}

// TestPhases takes screenshots of the decisions in each phase of every mode, in three window sizes.
// Unless GULCH_LONG is set, it takes only one in nine of them.
func TestPhases(t *testing.T) {
	sizes := [][2]int{{1280, 720}, {820, 1180}, {800, 600}}
	shot := 0
	for i, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		records := recordsByPhase(t, mode, 1+(i+1)%4)
		for _, phase := range slices.Sorted(maps.Keys(records)) {
			record := records[phase]
			if shot++; !testscale.Long() && shot%9 != 0 {
				continue
			}
			name := rules.Game.Info().PhaseName(phase)
			t.Run(mode+"-"+name, func(t *testing.T) {
				app := resume(t, record, "")
				app.WaitFor("the table",
					func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "sierrawest/") && !s.Busy })
				app.Move(5, 5)
				for _, size := range sizes {
					app.Resize(size[0], size[1])
					app.Tick(60)
					app.Shot(fmt.Sprintf("phase-%s-%s-%dx%d.png", mode, name, size[0], size[1]))
				}
			})
		}
	}
}

// recordsByPhase plays games of a mode for a number of seats, and returns one record for every
// phase in which seat 0 decides. The record ends at such a decision, as late in its game as
// possible.
func recordsByPhase(t testing.TB, mode string, seats int) map[engine.Phase][]byte {
	t.Helper()
	out := map[engine.Phase][]byte{}
	for seed := range uint64(12) {
		m, err := match.New(rules.Game, setup(seats, seed, engine.Options{"mode": mode}), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			if phase := m.State().Phase(); m.Turn() == 0 && (out[phase] == nil || len(m.Steps()) < 150) {
				out[phase] = m.Text()
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}
