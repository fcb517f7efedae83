package table_test

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/title"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// openTable opens the table of a match in an app without a window, above the title screen. game is
// the game's user interface.
func openTable(t *testing.T, game table.Game, m *match.Match) *stage.App {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{game.Rules}, store.NewMemory(nil))
	h.GameInfos = map[string]stage.GameInfo{game.Rules.Info().ID: game.Box}
	h.InputSource = func() *ui.Input { return &ui.Input{Scripted: true} }
	h.Settings.Speed, h.Settings.Mute = stage.AtOnce, true
	h.Settings.MarkIntroShown(game.Rules.Info().ID)
	h.SetWindow(1280, 720, 1)
	h.OpenTable = func(m *match.Match, doc string) {
		scene, err := table.New(h, m, doc, game.New(h, m.Setup().Seats))
		if err != nil {
			t.Fatal(err)
		}
		h.PopToRoot()
		h.Push(scene)
	}
	h.Push(title.New(h))
	h.OpenTable(m, "")
	tick(t, h, 5)
	return h
}

// tick steps an app by n ticks without input.
func tick(t *testing.T, h *stage.App, n int) {
	t.Helper()
	h.Kit.DryRun(func() {
		for range n {
			if err := h.Update(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// waitFor steps an app until holds returns true. If that takes too long, the test fails; what names
// the awaited state in its message.
func waitFor(t *testing.T, h *stage.App, what string, holds func() bool) {
	t.Helper()
	for range 4000 {
		if holds() {
			return
		}
		tick(t, h, 1)
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("%s did not happen; the scene is %s", what, h.Top().Name())
}

// node returns the node with an ID of the scene on top, nil if there is none.
func node(h *stage.App, id string) *ui.Node {
	nodes := h.Top().Base().Root.Nodes
	if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id }); i >= 0 {
		return &nodes[i]
	}
	return nil
}

// press presses the node with an ID of the scene on top, and lets the app react.
func press(t *testing.T, h *stage.App, id string) {
	t.Helper()
	n := node(h, id)
	if n == nil || n.Press == nil || !n.Enabled() {
		t.Fatalf("the scene %s has no node %q that can be pressed: %+v", h.Top().Name(), id, n)
	}
	h.Top().Base().Root.Press(id)
	tick(t, h, 2)
}

// oneAgainstBots returns a new match of a person against bots of the given level.
func oneAgainstBots(t *testing.T, game engine.Game, level string) *match.Match {
	t.Helper()
	seats := make([]match.Seat, max(game.Info().MinSeats, 2))
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i)), Bot: level}
	}
	seats[0].Bot = ""
	m, err := match.New(game, match.Setup{Seats: seats, Seed: 3, BotSeed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// moveOf returns the ID of a node of the scene on top that plays a move.
func moveOf(t *testing.T, h *stage.App) string {
	t.Helper()
	for _, n := range h.Top().Base().Root.Nodes {
		if n.Role == "move" && n.Enabled() {
			return n.ID
		}
	}
	t.Fatalf("the scene %s has no node that plays a move", h.Top().Name())
	return ""
}

// promptOf returns the prompt of the table on top.
func promptOf(h *stage.App) string {
	text, _ := h.Top().(stage.Reporter).Report()["prompt"].(string)
	return text
}
