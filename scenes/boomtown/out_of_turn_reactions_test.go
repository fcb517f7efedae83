package boomtown

import (
	"math/rand/v2"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestReactions checks that the result of Reaction for a Telegraph depends only on public
// information, and that such a decision matters in some positions and not in others.
func TestReactions(t *testing.T) {
	asked, mattered := tabletest.CheckReactions(t, rules.Game,
		func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) }, 30)
	if asked < 20 || mattered == 0 || mattered == asked {
		t.Errorf("%d of %d questions matter, expected some but not all", mattered, asked)
	}
}

// telegraphed returns a match in which seat 0, a person, has to decide about its Telegraph. matters
// says which kind of decision to find: one that matters, or one that does not. The first people
// seats are persons.
func telegraphed(t *testing.T, matters bool, people int) *match.Match {
	t.Helper()
	for seed := range uint64(400) {
		seats := tabletest.Bots(3)
		for i := range people {
			seats[i] = match.Seat{Name: seats[i].Name}
		}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed, BotSeed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		for !m.Over() {
			if s := m.State(); s.Phase() == rules.PhaseTelegraph && s.Turn() == 0 &&
				changesOutcome(s.(*rules.State), 0) == matters {
				return m
			}
			if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches such a position")
	return nil
}

// TestReactionSettings checks the settings for the Telegraph. With "ask only if it matters" a seat
// must decide only then, and with "never" not at all. The device must not be handed over for a
// decision that no player is asked about.
func TestReactionSettings(t *testing.T) {
	for _, c := range []struct {
		name    string
		matters bool
		people  int
		how     table.AskMode
		asked   bool
	}{
		{"always", false, 1, table.AskAlways, true}, {"it does not matter", false, 1, table.AskIfMatters, false},
		{"it matters", true, 1, table.AskIfMatters, true}, {"never", true, 1, table.AskNever, false},
		{"two people", false, 2, table.AskIfMatters, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := telegraphed(t, c.matters, c.people)
			made := len(m.Steps())
			app := tabletest.App(t, rules.Game)
			app.Settings.MarkIntroShown(rules.Game.Info().ID)
			scene, err := table.New(app, m, "", New(app, m.Setup().Seats))
			if err != nil {
				t.Fatal(err)
			}
			scene.SetAskMode(0, telegraph, c.how)
			app.Push(scene)
			scene.Update(&ui.Input{}, 16)
			if asked := len(m.Steps()) == made; asked != c.asked {
				t.Fatalf("the question is asked: %v, expected %v", asked, c.asked)
			}
			if c.asked {
				return
			}
			if step := m.Steps()[made]; step.Move != rules.Hold() || step.Seat != 0 || step.Origin != match.Automatic {
				t.Fatalf("seat %d answered %q, expected seat 0 to hold automatically", step.Seat,
					m.State().Notation(step.Move))
			}
			if c.people > 1 && app.Top() != stage.Scene(scene) && m.Turn() == 0 {
				t.Error("a hand-over is requested for a question that is not asked")
			}
		})
	}
}
