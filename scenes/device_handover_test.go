//go:build !js

package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// speeds lists the animation speeds that can be chosen in the options.
var speeds = []string{"relaxed", "normal", "brisk", "at once"}

// TestNewGamesAreHandedOver checks that a new game with two people and hidden information starts
// behind the hand-over cover, at every speed, unless the first decision is made in front of
// everybody. Lifting the cover, by a click or by one press of Enter, must lead to the decision at
// once.
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
		for i, speed := range speeds {
			t.Run(g.Info().ID+" "+speed, func(t *testing.T) {
				settings := fmt.Sprintf(`{"known":[%q],"speed":%q,"confirm":"never"}`, g.Info().ID, speed)
				app := start(t, settings, m.Text())
				app.Resize(640, 400)
				app.ClickTarget("continue")
				open := engine.OpenDecision(m.State())
				if !open {
					app.WaitScene("handover")
				}
				switch {
				case open:
				case i%2 == 0:
					app.ClickTarget("ready")
				default:
					app.Click(10, 10)
					app.Key(ebiten.KeyEnter)
					app.Tick(2)
					if now := app.Snapshot(); now.Scene == "handover" {
						t.Error("one press of Enter does not lift the hand-over cover")
						app.ClickTarget("ready")
					}
				}
				app.WaitFor("a decision", func(s probe.Snapshot) bool {
					return strings.HasPrefix(s.Scene, g.Info().ID+"/") && !s.Busy && s.State["person"] == true
				})
			})
		}
	}
}

// hides reports whether the first two seats of a match have different information states, so that
// the table must be covered when the device changes hands.
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

// TestUndoStopsAtHandover checks that a player cannot undo or redo what another person decided
// before the device was handed over.
func TestUndoStopsAtHandover(t *testing.T) {
	tried := 0
	for _, g := range shelf.Rules() {
		m := afterHiddenDecision(t, g)
		if m == nil {
			continue
		}
		tried++
		t.Run(g.Info().ID, func(t *testing.T) {
			app := start(t, known(`"confirm":"never"`), m.Text())
			app.Resize(640, 400)
			app.ClickTarget("continue")
			app.WaitScene("handover")
			app.ClickTarget("ready")
			app.WaitFor("a decision", func(s probe.Snapshot) bool { return !s.Busy && s.State["person"] == true })
			before, _ := moves(app)
			app.Key(ebiten.KeyU)
			app.Tick(30)
			app.Key(ebiten.KeyY)
			app.Tick(30)
			if now, _ := moves(app); now != before || app.Target("undo").Enabled {
				t.Errorf("undo or redo changed %d decisions to %d, or undo is enabled for the next player", before, now)
			}
		})
	}
	if tried < 2 {
		t.Errorf("only %d games have hidden decisions before a hand-over, want at least 2", tried)
	}
}

// afterHiddenDecision plays a game of two persons at random until the second one has a choice, not
// made in front of the first one, after a hidden decision that the first one could still undo. It
// returns nil if no such position is reached.
func afterHiddenDecision(t *testing.T, g engine.Game) *match.Match {
	t.Helper()
	for seed := range uint64(30) {
		seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}}
		for i := len(seats); i < g.Info().MinSeats; i++ {
			seats = append(seats, match.Seat{Name: fmt.Sprint("Bot ", i), Bot: "easy"})
		}
		m := newMatch(t, g, match.Setup{Seed: seed, Seats: seats})
		c := engine.NewChance(seed, 3)
		for n := 0; n < 400 && !m.Over(); n++ {
			steps := m.Steps()
			if len(steps) > 0 && m.Turn() == 1 && steps[len(steps)-1].Seat == 0 && m.CanUndo(0) == nil &&
				m.CanUndo(1) != nil && len(m.Legal()) > 1 && hides(t, m) && !engine.OpenDecision(m.State()) {
				return m
			}
			if _, err := m.Play(sensible(m, &c)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return nil
}

// TestEveryPersonPlans checks that each of two people at one screen can assign workers in the
// afternoon of Dakota 1877, in either order.
func TestEveryPersonPlans(t *testing.T) {
	setup := match.Setup{Seed: 6, Seats: []match.Seat{{Name: "Otis"}, {Name: "Hank"}, {Name: "Dutch", Bot: "easy"}}}
	planned := map[engine.Seat]bool{}
	for m := newMatch(t, dakota.Game, setup); !m.Over() && len(planned) < 2; {
		seat := m.Turn()
		if m.State().Phase() == dakota.PhasePlan && !planned[seat] && setup.Seats[seat].Person() {
			planned[seat] = true
			app := start(t, known(`"confirm":"never"`), m.Text())
			app.ClickTarget("continue")
			app.WaitScene("handover")
			app.ClickTarget("ready")
			app.WaitFor("the plan", func(s probe.Snapshot) bool { return !s.Busy && s.State["person"] == true })
			if all := app.Target("everybody"); !strings.HasPrefix(all.Label, "Assign all: ") {
				t.Errorf("%s has free workers, but the button that assigns them says %q", setup.Seats[seat].Name, all.Label)
			}
			app.Close()
		}
		rng := engine.NewRand(uint64(len(m.Steps())))
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	if len(planned) < 2 {
		t.Errorf("%d people planned, want both", len(planned))
	}
}
