//go:build !js

package scenes_test

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	gauge "gulch/engine/narrowgauge"
	"gulch/render/cvd"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	sierra "gulch/scenes/sierrawest"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
	legends "gulch/scenes/westernlegends"

	"github.com/hajimehoshi/ebiten/v2"
)

// deciding returns the record of a game in which the first seat, a person, is to decide in the
// given phase. If final is set, the first legal move cannot be undone.
func deciding(t *testing.T, game engine.Game, phase string, final bool) []byte {
	t.Helper()
	for p, m := range waiting(t, game) {
		if game.Info().PhaseName(p) == phase && (!final || m.Irreversible(m.Legal()[0])) {
			return m.Text()
		}
	}
	t.Fatalf("random play finds no decision in phase %q of %s", phase, game.Info().ID)
	return nil
}

// targetOf returns the first enabled target that makes a move and whose ID begins with prefix. It
// ends the test with a failure if there is none.
func targetOf(t *testing.T, app *drive.App, prefix string) probe.Target {
	t.Helper()
	for _, x := range app.Snapshot().Targets {
		if x.Role == "move" && x.Enabled && strings.HasPrefix(x.ID, prefix) {
			return x
		}
	}
	t.Fatalf("there is no enabled move with prefix %q", prefix)
	return probe.Target{}
}

// moves returns the number of decisions made so far, and whether the table is waiting for the
// confirmation of a move.
func moves(app *drive.App) (made int, confirming bool) {
	s := app.Snapshot().State
	n, _ := s["moves"].(float64)
	confirming, _ = s["confirming"].(bool)
	return int(n), confirming
}

// beforeWastefulEnd returns the record of a game in which the first seat, a person, can end its
// turn although something of value is left to do. move is the notation of the move that ends the
// turn.
func beforeWastefulEnd(t *testing.T, game table.Game) (record []byte, move string) {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		played(t, game.Rules, seed, func(m *match.Match) bool {
			if m.Over() || m.Turn() != 0 {
				return m.Over()
			}
			play := game.New(tabletest.App(t, game.Rules), m.Seats())
			for _, x := range m.Legal() {
				if _, asks := table.ForgoneMove(play, m, x); asks {
					record, move = m.Text(), m.State().Notation(x)
					return true
				}
			}
			return false
		})
		if record != nil {
			return record, move
		}
	}
	t.Fatalf("random play finds no move of %s that ends a turn and leaves something of value", game.Rules.Info().ID)
	return nil, ""
}

// TestMovesAreConfirmed checks that a move waits for confirmation: depending on the settings, every
// move, or only moves that end a turn with something of value left. The button, a second click,
// Enter and a gamepad must confirm it; Escape or another move must cancel it.
func TestMovesAreConfirmed(t *testing.T) {
	for _, c := range []struct {
		name    string
		game    engine.Game
		phase   string
		setting string
		final   bool
		asks    bool
	}{
		{"boomtown", rules.Game, "dynamite", "final", true, false}, // the move leaves nothing of value
		{"boomtown", rules.Game, "bid", "final", false, false},
		{"boomtown", rules.Game, "pick", "always", false, true},
		// the cards are first marked and then drawn, which is confirmation enough
		{"narrowgauge", gauge.Game, "refill", "final", true, false},
		{"narrowgauge", gauge.Game, "refill", "always", true, true},
		{"narrowgauge", gauge.Game, "refill", "never", true, false},
	} {
		t.Run(c.name+" "+c.phase+" "+c.setting, func(t *testing.T) {
			app := start(t, known(`"confirm":"`+c.setting+`"`), deciding(t, c.game, c.phase, c.final))
			app.ClickTarget("continue")
			decision(app)
			app.Tick(30)
			before, _ := moves(app)
			x := targetOf(t, app, "")
			app.Click(x.Center())
			made, confirming := moves(app)
			if confirming != c.asks || (made > before) == c.asks {
				t.Fatalf("after a click on %q: %d moves made, waiting for confirmation: %v", x.ID,
					made-before, confirming)
			}
			if c.asks {
				confirmAll(t, app, x, before)
			}
		})
	}
	for _, game := range []table.Game{sierra.Game, legends.Game} {
		t.Run(game.Rules.Info().ID+" leaving", func(t *testing.T) {
			record, move := beforeWastefulEnd(t, game)
			app := start(t, known(`"confirm":"final"`), record)
			app.ClickTarget("continue")
			decision(app)
			app.Tick(60)
			before, _ := moves(app)
			x := targetOf(t, app, move)
			app.Click(x.Center())
			if made, confirming := moves(app); !confirming || made > before {
				t.Fatalf("after a click on %q: %d moves made, waiting for confirmation: %v", x.ID,
					made-before, confirming)
			}
			confirmAll(t, app, x, before)
		})
	}
}

// middle returns the record of a game with up to four players in mid-game, at a decision of the
// first seat, a person.
func middle(t *testing.T, game engine.Game) []byte {
	t.Helper()
	seats := min(max(game.Info().MinSeats, 3), game.Info().MaxSeats)
	return seated(t, game, audit.Plan{Seats: seats, Seed: 7}, 1, 0.5, false).Text()
}

// known returns the settings document of a player who has seen every game. more has further
// settings as JSON fields.
func known(more string) string {
	var ids []string
	for _, g := range shelf.Rules() {
		ids = append(ids, strconv.Quote(g.Info().ID))
	}
	return fmt.Sprintf(`{"known":[%s],"speed":"at once",%s}`, strings.Join(ids, ","), more)
}

// confirmAll tries every way to confirm or cancel the move that a press on target x proposes.
// before is the number of moves made so far.
func confirmAll(t *testing.T, app *drive.App, x probe.Target, before int) {
	t.Helper()
	waits := func(what string, want bool) {
		t.Helper()
		app.Tick(2)
		if made, confirming := moves(app); confirming != want || made != before {
			t.Fatalf("after %s: waiting for confirmation: %v, want %v; %d moves made, want 0", what, confirming, want,
				made-before)
		}
	}
	app.Click(x.Center())
	waits("a double click", true)
	app.Move(5, 5)
	app.Tick(30)
	app.Shot("confirm-" + strings.ReplaceAll(app.Snapshot().Scene, "/", "-") + ".png")
	app.Resize(820, 1180)
	app.Tick(30)
	app.Shot("confirm-" + strings.ReplaceAll(app.Snapshot().Scene, "/", "-") + "-820x1180.png")
	app.Resize(1280, 720)
	app.Tick(30)
	app.Key(ebiten.KeyEscape)
	waits("Escape", false)
	app.Tick(30)
	app.Tap(x.Center())
	app.Tick(30)
	// some targets are selected by the first tap and pressed by the second
	if _, confirming := moves(app); !confirming {
		app.Tap(x.Center())
		app.Tick(30)
	}
	waits("a tap", true)
	app.TapTarget("not-yet")
	waits("the button that lets it go", false)
	app.Tick(30)
	app.Click(x.Center())
	app.Tick(30)
	app.Key(ebiten.KeyEnter)
	app.WaitFor("the move", func(probe.Snapshot) bool { made, _ := moves(app); return made > before })
}

// TestFiguresExplainThemselves checks that hovering over one of a seat's numbers shows the items
// that it is the sum of.
func TestFiguresExplainThemselves(t *testing.T) {
	for _, c := range []struct {
		game  engine.Game
		phase string
		node  string // ID of a node on the board
		parts []string
	}{
		{rules.Game, "pick", "seat 1", []string{"Points so far: ", "Gold ", "Mines "}},
		{gauge.Game, "refill", "seat 1", []string{"Cash: ", "Starting cash 20", "Current dividends: "}},
	} {
		name := c.game.Info().ID
		app := start(t, known(`"confirm":"final"`), deciding(t, c.game, c.phase, false))
		app.ClickTarget("continue")
		decision(app)
		for _, w := range windows[:2] {
			app.Resize(w[0], w[1])
			app.Tick(20)
			for _, id := range []string{"ledger 1", c.node} {
				now := app.Snapshot()
				x, ok := now.Find(id)
				if !ok {
					continue // in tall windows the ledger has no rows
				}
				for _, part := range c.parts {
					if !strings.Contains(x.Label, part) {
						t.Errorf("%s, %s: %q lacks %q", name, id, x.Label, part)
					}
				}
				app.Move(x.X+x.W/2, x.Y+x.H/3)
				app.Tick(60)
				app.Shot(fmt.Sprintf("account-%s-%s-%dx%d.png", name, id, w[0], w[1]))
				app.Move(5, 5)
				app.Tick(30)
			}
		}
		app.Close()
	}
}

// TestEveryTable checks every table in mid-game, once with confirmation of every move and once
// without. With confirmation, it also looks at the accounts of the players' numbers and at the
// rules button.
func TestEveryTable(t *testing.T) {
	for i, game := range shelf.Rules() {
		id := game.Info().ID
		t.Run(id, func(t *testing.T) {
			record := middle(t, game)
			for _, asks := range []bool{true, false} {
				confirm := map[bool]string{true: "always", false: "never"}[asks]
				app := start(t, known(fmt.Sprintf(`"confirm":%q,"left_hand":%t`, confirm, i%2 == 1)), record)
				app.ClickTarget("continue")
				decision(app)
				if asks {
					explainsItsFigures(t, app)
					hasItsRules(t, app, id)
				}
				confirms(t, app, asks)
				app.Close()
			}
		})
	}
}

// TestHighContrastOfTables checks that the brightness of a table's pixels varies more with high
// contrast, so that letters stand out and the table is readable without color.
func TestHighContrastOfTables(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	for _, game := range shelf.Rules() {
		id := game.Info().ID
		t.Run(id, func(t *testing.T) {
			h, err := scenes.New(store.NewMemory(nil), false)
			if err != nil {
				t.Fatal(err)
			}
			h.Settings.MarkIntroShown(id)
			m := seated(t, game, audit.Plan{Seats: max(game.Info().MinSeats, 2), Seed: 7}, 1, 0.5, false)
			var spread [2]float64
			for look, sharp := range []bool{false, true} {
				h.Settings.Contrast = sharp
				drive.OnHost(func() {
					picture := pictureOfTable(h, m, "", 1280, 720)
					spread[look] = deviation(cvd.Grey.Picture(picture))
					if err := drive.WriteShot(picture, fmt.Sprintf("contrast-%s-%t.png", id, sharp)); err != nil {
						t.Error(err)
					}
				})
			}
			if spread[1] < 1.1*spread[0] {
				t.Errorf("the standard deviation of the brightness is %.1f with high contrast, %.1f without; want "+
					"1.1 times as much", spread[1], spread[0])
			}
		})
	}
}

// pictureOfTable opens a match, which is saved in the given file, at a table in a window of the
// given size, and returns its picture when all that moves at the start has come to rest. It must be
// called by [drive.OnHost].
func pictureOfTable(h *stage.App, m *match.Match, file string, w, height int) *image.RGBA {
	h.LayoutF(float64(w), float64(height))
	h.ApplySettings()
	h.PopToRoot()
	h.OpenTable(m, file)
	screen := ebiten.NewImage(w, height)
	defer screen.Deallocate()
	h.Kit.RenderImmediately = true
	defer func() { h.Kit.RenderImmediately = false }()
	for range 20 {
		_ = h.Update()
	}
	h.Draw(screen)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	return picture
}

// confirms clicks on a move. If asks is set, it checks that the table then waits for confirmation,
// otherwise that the move is made at once.
func confirms(t *testing.T, app *drive.App, asks bool) {
	t.Helper()
	app.Tick(30)
	before, _ := moves(app)
	x := targetOf(t, app, "")
	app.Click(x.Center())
	app.Tick(30)
	if made, confirming := moves(app); confirming != asks || (made > before) == asks {
		t.Errorf("after a click on %q: %d moves made, waiting for confirmation: %v", x.ID, made-before, confirming)
	}
}

// explainsItsFigures checks that the label of a seat's row in the ledger (the list of the players'
// scores) explains the seat's numbers.
func explainsItsFigures(t *testing.T, app *drive.App) {
	t.Helper()
	app.Tick(20)
	if x := app.Target("ledger 1"); strings.Count(x.Label, ", ") < 2 {
		t.Errorf("the label of a ledger row is %q, want an account with at least three parts", x.Label)
	}
}

// hasItsRules checks that the rules button is the first in the row of round controls in every
// window, and that it opens the rule book at the paragraph about the current decision.
func hasItsRules(t *testing.T, app *drive.App, id string) {
	t.Helper()
	for _, w := range windows {
		app.Resize(w[0], w[1])
		app.Tick(20)
		book := app.Target("rules")
		for _, x := range app.Snapshot().Targets {
			if slices.Contains([]string{"menu", "speed", "sound", "hint", "coach"}, x.ID) &&
				(x.X <= book.X || math.Abs(x.Y-book.Y) > 1) {
				t.Errorf("%dx%d: the control %q is before the rules button", w[0], w[1], x.ID)
			}
		}
		if book.X < 0 {
			t.Errorf("%dx%d: the rules button is outside of the window", w[0], w[1])
		}
		app.Shot(fmt.Sprintf("rules-button-%s-%dx%d.png", id, w[0], w[1]))
	}
	app.ClickTarget("rules")
	if at := fmt.Sprint(app.WaitScene("rules").State["paragraph"]); at == "aim" {
		t.Errorf("the rules open at their beginning, not at the paragraph about the decision")
	}
	app.Key(ebiten.KeyEscape)
	app.Resize(1280, 720)
	decision(app)
}

// deviation returns the standard deviation of the pixels' brightness in a grayscale image, 0 to
// 255.
func deviation(m *image.RGBA) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for i := 0; i < len(m.Pix); i += 4 {
		v := float64(m.Pix[i])
		n, sum, squares = n+1, sum+v, squares+v*v
	}
	return math.Sqrt(squares/n - sum*sum/n/n)
}
