package westernlegends

import (
	"fmt"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
	"gulch/scenes/tabletest"
)

// matchInPhase returns a match in which seat 0, a person, has to decide in the given phase, or nil
// if none is found. The games contain random moves, because some phases do not occur otherwise.
func matchInPhase(t *testing.T, phase engine.Phase) *match.Match {
	t.Helper()
	for seed := range uint64(150) {
		n := 2 + int(seed)%5
		seats := tabletest.Bots(n)
		seats[0] = match.Seat{Name: "Ada", Face: "rose"}
		for i, name := range []string{"Dutch", "Opal", "Josiah", "Mei", "Lobo"}[:n-1] {
			seats[i+1].Name, seats[i+1].Face = name, []string{"dutch", "opal", "josiah", "mei", "lobo"}[i]
		}
		options := engine.Options{}
		if seed%3 == 1 {
			options["npc_dealer"] = "neighbour"
		}
		if seed%2 == 1 {
			options["high_stakes"] = "on"
		}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed, Options: options}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Legal()) > 1 {
				return m
			}
			x := s.Policy(&rng)
			if rng.Below(8) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	return nil
}

// TestScreenshotsOfPhases checks that every kind of decision draws something in every class of
// windows, and saves the screenshots. It covers all decisions if GULCH_SHOTS is set or in a long
// test run, otherwise only a few.
func TestScreenshotsOfPhases(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	all := testscale.Long() || os.Getenv("GULCH_SHOTS") != ""
	sizes := classes
	if !all {
		sizes = classes[:1]
	}
	for phase := range engine.Phase(rules.PhaseGameOver) {
		if phase != rules.PhaseFightCard && !all {
			continue
		}
		name := rules.Game.Info().PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			m := matchInPhase(t, phase)
			if m == nil {
				t.Skip("the phase does not occur in the simulated games")
			}
			drive.OnHost(func() {
				b, err := tabletest.OpenBench(Game, m, nil)
				if err != nil {
					t.Error(err)
					return
				}
				for _, c := range sizes {
					pic := drawFrame(b, c[0], c[1])
					if n := countColours(pic, pic.Bounds()); n < leastColours {
						t.Errorf("window %v: the frame has only %d colours", c, n)
					}
					saveShot(t, pic, fmt.Sprintf("frame-%s-%d.png", name, c[0]))
				}
			})
		})
	}
}
