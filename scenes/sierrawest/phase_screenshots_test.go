//go:build !js

package sierrawest_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/engine/testscale"
	"gulch/scenes/probe"
)

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
