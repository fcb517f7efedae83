//go:build !js

package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// eveningOfTwo returns a game of Dakota for two people at one screen, both with cards in hand, in
// which Ada begins a turn of the evening and Hank is next. Neither can do anything but end the
// evening or use cards and money, so that ending it is offered.
func eveningOfTwo(t *testing.T) *match.Match {
	t.Helper()
	for seed := range uint64(20) {
		m := newMatch(t, dakota.Game, match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Ada"}, {Name: "Hank"}}})
		chance := engine.NewChance(seed, 6)
		for !m.Over() {
			s := m.State().(*dakota.State)
			hands := s.HandSize(0) > 0 && s.HandSize(1) > 0
			if s.Phase() == dakota.PhaseEvening && m.Turn() == 0 && hands && len(m.Legal()) > 2 {
				next := engine.Clone(s)
				if err := next.Play(engine.Move{Kind: dakota.KindEndTurn}, nil); err == nil && next.Turn() == 1 &&
					next.Phase() == dakota.PhaseEvening && len(engine.Covered(next).Moves(nil)) > 2 {
					return m
				}
			}
			rng := engine.NewRand(chance.Uint64())
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no evening is found in which both people hold cards")
	return nil
}

// showsCards reports whether the table shows the cards of a hand.
func showsCards(s probe.Snapshot) bool {
	return slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, "card ") })
}

// TestOpenDecisions checks the decisions that two people make in front of each other. There is no
// hand-over and nobody's hand is shown, until the person asks for it. The second of two presses in
// a row does not decide for the next person, neither by mouse nor by keys. A person can take back
// the last move before the next person has decided, and is then asked to take the device again.
func TestOpenDecisions(t *testing.T) {
	app := drive.StartSaved(t, known(`"confirm":"never","hints":false`), "dakota", eveningOfTwo(t).Text())
	app.Resize(1280, 720)
	app.ClickTarget("continue")
	decides := func(name string, turn float64) probe.Snapshot {
		return app.WaitFor(name+" to decide", func(s probe.Snapshot) bool {
			return s.Scene == "dakota/evening" && !s.Busy && s.State["person"] == true && s.State["turn"] == turn
		})
	}
	if s := decides("Ada", 0); showsCards(s) || !has(app, "secrets") {
		t.Error("the table of an open decision shows a hand, or has no button for it")
	}
	app.ClickTarget("secrets")
	app.WaitScene("handover")
	app.ClickTarget("ready")
	if s := decides("Ada", 0); !showsCards(s) || has(app, "secrets") {
		t.Error("after taking the device, Ada does not see her cards")
	}
	before, _ := moves(app)
	x, y := app.Target("end_turn").Center()
	app.Click(x, y)
	app.Click(x, y)
	app.Key(ebiten.KeyEnter)
	if s := decides("Hank", 1); showsCards(s) || !has(app, "secrets") {
		t.Error("Hank decides in front of Ada, but a hand is shown, or there is no button for it")
	}
	if n, _ := moves(app); n != before+1 {
		t.Errorf("%d moves are played by several presses in a row, want 1", n-before)
	}
	app.Shot("open-decision.png")
	app.ClickTarget("undo")
	s := app.WaitFor("the hand-over to Ada", func(s probe.Snapshot) bool {
		return s.Scene == "dakota/evening" && s.State["turn"] == 0.0
	})
	if n, _ := moves(app); n != before || showsCards(s) {
		t.Errorf("undo leaves %d moves, want %d, and the table shows cards: %v, want none", n, before, showsCards(s))
	}
}
