package teach_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
	"gulch/scenes/teach"
)

// TestAnswerHidesControls answers practice positions of every game. It checks that nothing of the
// next decision is left on the table: no move, no glow of a target and no question how to pay.
func TestAnswerHidesControls(t *testing.T) {
	for _, g := range shelf.Rules() {
		drill, err := teach.OpenDrill(g.Info().ID)
		if err != nil {
			t.Fatal(err)
		}
		puzzles := drill.Puzzles[:min(len(drill.Puzzles), 4)]
		if g.Info().ID == "sierrawest" {
			puzzles = append(slices.Clone(puzzles), beforeFee(t))
		}
		for i := range puzzles {
			p := &puzzles[i]
			t.Run(g.Info().ID+"/"+p.ID, func(t *testing.T) { checkAnswered(t, g, p) })
		}
	}
}

// checkAnswered gives the best answer to practice position p of a game, and checks the nodes that
// are left.
func checkAnswered(t *testing.T, g engine.Game, p *teach.Puzzle) {
	h := newApp(t)
	school := &teach.School{App: h, Game: g, Drill: &teach.Drill{Game: g.Info().ID, Puzzles: []teach.Puzzle{*p}},
		Board: func(seats []match.Seat) table.GameUI { return shelf.Table(h, g.Info().ID, seats) }}
	h.Push(school.Puzzles())
	school.OpenPuzzle(p, 0)
	wait(t, h)
	scene, ok := h.Top().(interface {
		Match() *match.Match
		PlayMove(m engine.Move)
	})
	if !ok {
		t.Fatalf("the position opens %s, not a table", h.Top().Name())
	}
	best, err := scene.Match().State().Parse(p.Best[0])
	if err != nil {
		t.Fatal(err)
	}
	scene.PlayMove(best)
	wait(t, h)
	for _, n := range h.Top().Base().Root.Nodes {
		if n.Role == "move" || n.Pulse || strings.HasPrefix(n.ID, "pay") || n.ID == "fee-board" {
			t.Errorf("after the answer, the table still has the control %q (%s)", n.ID, n.Label)
		}
	}
}

// newApp returns an app without a window that shows everything at once. Its current person is Ada.
func newApp(t *testing.T) *stage.App {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, games.All(), store.NewMemory(nil))
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	h.Settings.Speed, h.Settings.Confirm = stage.AtOnce, stage.ConfirmNever
	h.SetCurrentPerson(h.NewPerson("Ada", ""))
	return h
}

// beforeFee returns a position of Sierra West whose best move leads the pioneer to a space that can
// be paid for in several ways.
func beforeFee(t *testing.T) teach.Puzzle {
	t.Helper()
	s, err := sierrawest.Game.New(2, engine.Options{"mode": "apple_hill"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(1)
	for range 400 {
		seat, before := s.Turn(), engine.Clone(s)
		m := s.(engine.Heuristics).Policy(&rng)
		if err := s.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		fees := 0
		for _, next := range s.Moves(nil) {
			if next.Kind == sierrawest.KindWalk && sierrawest.PaymentOf(next) != 0 {
				fees++
			}
		}
		if fees < 2 || s.Turn() != seat || m.Kind == sierrawest.KindEndTurn {
			continue
		}
		text, err := json.Marshal(before)
		if err != nil {
			t.Fatal(err)
		}
		return teach.Puzzle{ID: "before-fee", Title: "Fee", Best: []string{before.Notation(m)}, State: text}
	}
	t.Fatal("no move of the game leads to a space that can be paid for in several ways")
	return teach.Puzzle{}
}
