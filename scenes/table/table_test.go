package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/boomtown"
	"gulch/scenes/menu/title"
	"gulch/scenes/nuggets"
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

// TestHintSwitchesOff checks that a second press on the hint takes the hint away.
func TestHintSwitchesOff(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "easy")
	h := openTable(t, boomtown.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "hint").Enabled() })
	hinted := func() bool {
		return strings.Contains(promptOf(h), "The coach is thinking") ||
			strings.Contains(promptOf(h), "Hint:")
	}
	if press(t, h, "hint"); !hinted() {
		t.Errorf("after a press on the hint the prompt is %q, want a hint", promptOf(h))
	}
	if press(t, h, "hint"); hinted() {
		t.Errorf("after a second press the prompt is still %q", promptOf(h))
	}
}

// promptOf returns the prompt of the table on top.
func promptOf(h *stage.App) string {
	text, _ := h.Top().(stage.Reporter).Report()["prompt"].(string)
	return text
}

// TestUndoWhileABotThinks checks that a move can be taken back while a bot thinks about its answer,
// and that the bot answers when the move is played again.
func TestUndoWhileABotThinks(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "hard:iterations=200000")
	h := openTable(t, boomtown.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "undo") != nil })
	made := len(m.Steps())
	press(t, h, moveOf(t, h))
	if m.Turn() == 0 {
		t.Fatalf("after a move it is still the person's turn")
	}
	waitFor(t, h, "the bot's search", func() bool { return h.Top().Base().Busy })
	press(t, h, "undo")
	if len(m.Steps()) != made || m.Turn() != 0 {
		t.Fatalf("after Undo %d decisions are made and seat %d is to move, want %d and 0", len(m.Steps()), m.Turn(),
			made)
	}
	if press(t, h, moveOf(t, h)); len(m.Steps()) <= made {
		t.Error("after Undo no move can be played")
	}
}

// TestSetUpAgain checks that the pause menu leads to the page for a new game with the same seats.
func TestSetUpAgain(t *testing.T) {
	h := openTable(t, boomtown.Game, oneAgainstBots(t, boomtown.Game.Rules, "easy"))
	press(t, h, "menu")
	press(t, h, "restart")
	if n := node(h, "yes"); n != nil { // the game is not saved, so the app asks first
		press(t, h, "yes")
	}
	if name := h.Top().Name(); name != "new-game" {
		t.Errorf("the scene is %q, want the page for a new game", name)
	}
}

// withoutRules is a game like Nuggets that has neither a rulebook nor an introduction.
type withoutRules struct{ engine.Game }

func (g withoutRules) Info() engine.Info {
	info := g.Game.Info()
	info.ID = "pebbles"
	return info
}

// TestTableWithoutRulebook checks that the table of a game without a rulebook can be played, has no
// button for the rules and no links to them, and opens the introduction instead of the rules.
func TestTableWithoutRulebook(t *testing.T) {
	game := nuggets.Game
	game.Rules = withoutRules{game.Rules}
	m := oneAgainstBots(t, game.Rules, "easy")
	h := openTable(t, game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && !h.Top().Base().Busy })
	if node(h, "rules") != nil || h.Top().Base().Root.OpenRule != nil {
		t.Error("the table has a button for the rules or links to them, want neither")
	}
	made := len(m.Steps())
	if press(t, h, moveOf(t, h)); len(m.Steps()) == made {
		t.Error("no move can be played")
	}
	h.Top().(*table.Table).ShowRules()
	if name := h.Top().Name(); name != "primer" {
		t.Errorf("in place of the rules the scene %q opens, want the introduction", name)
	}
	h.Pop()
	table.OpenRulebook(h, m, game.New(h, m.Setup().Seats))
	if name := h.Top().Name(); name != "primer" {
		t.Errorf("in place of the rulebook the scene %q opens, want the introduction", name)
	}
	if all, err := table.LoadPrimer("pebbles", nil, 2); all != nil || err != nil {
		t.Errorf("the introduction of the game has the paragraphs %v (error %v), want none", all, err)
	}
}

// TestSameStart checks that "Same start" in the results deals the same game again.
func TestSameStart(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "easy")
	c := engine.NewChance(7, 1)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	h := openTable(t, boomtown.Game, m)
	var started *match.Match
	open := h.OpenTable
	h.OpenTable = func(m *match.Match, doc string) { started = m; open(m, doc) }
	waitFor(t, h, "the end of the celebration", func() bool { return node(h, "results") != nil })
	press(t, h, "results")
	press(t, h, "same")
	if node(h, "alone") != nil {
		press(t, h, "alone") // without the finished game for comparison
	}
	if started == nil || started.Setup().Seed != m.Setup().Seed || len(started.Steps()) > 0 && started.Over() {
		t.Errorf("the new game is %+v, want one with the seed %d", started, m.Setup().Seed)
	}
}
