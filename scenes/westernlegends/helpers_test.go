package westernlegends

import (
	"encoding/json"
	"image"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/scenario"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// windows returns one example of a window layout for each class of windows.
func windows(t *testing.T) map[ui.Class]ui.Layout {
	t.Helper()
	out := map[ui.Class]ui.Layout{}
	for _, c := range classes {
		l := ui.NewLayout(c[0], c[1])
		out[l.Class] = l
	}
	return out
}

// boards holds the board's rectangle, in design units, for each window class in a game of four
// seats.
var boards = map[ui.Class]geom.Rect{ui.Wide: geom.R(24, 56, 936, 648), ui.Square: geom.R(20, 56, 808, 768),
	ui.Tall: geom.R(20, 60, 760, 900)}

// findDecision plays games for a number of seats, with a person at seat 0 and some random moves,
// until seat 0 has a decision for which wanted returns true. It fails the test if there is no such
// decision.
func findDecision(t *testing.T, seats int, wanted func(m *match.Match, s *rules.State) bool) *match.Match {
	t.Helper()
	for seed := range uint64(3000) {
		who := tabletest.Bots(seats)
		who[0] = match.Seat{Name: "Ada", Face: "rose"}
		m, err := match.New(rules.Game, match.Setup{Seats: who, Seed: seed,
			Options: engine.Options{"npc_dealer": "auto"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && len(m.Legal()) > 1 && wanted(m, s) {
				return m
			}
			x := s.Policy(&rng)
			if rng.Below(6) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches such a decision")
	return nil
}

// showPosition opens a table that shows position s to a person at seat 0. It returns the table and
// its nodes by ID.
func showPosition(t *testing.T, s *rules.State) (*Table, map[string]ui.Node) {
	t.Helper()
	seats := tabletest.Bots(s.Seats())
	seats[0] = match.Seat{Name: "Ada"}
	play := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	table.RevealSeats(play, engine.SeatsOf(0))
	table.ShowPosition(play, s, window, area)
	nodes := map[string]ui.Node{}
	for _, n := range play.Nodes(table.NewDecision(play, s, s.Moves(nil)), nil) {
		nodes[n.ID] = n
	}
	return play, nodes
}

// boardOf returns a table for two seats that are in the same space as the Man in Black.
func boardOf(t *testing.T) *Table {
	t.Helper()
	m := findDecision(t, 2, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseAct })
	play, _ := showPosition(t, m.State().(*rules.State))
	for p := range 2 {
		w := &play.Board.Of[p]
		*w = rules.BoardSeat{Char: w.Char, Space: play.Board.Of[0].Space, Cattle: -1, Weapon: rules.NoItem,
			Mount: rules.NoItem, Cards: 3}
	}
	return play
}

// textsOf returns all texts that a table draws while it shows position s, joined into one string.
func textsOf(t *testing.T, s *rules.State) string {
	t.Helper()
	play, nodes := showPosition(t, s)
	pen := new(paint.Trace).Canvas(play.App.Kit, 1280, 720, play.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	return strings.Join(said, "; ")
}

// drawnOn calls draw with a canvas that only records, for table b. It returns the texts and the
// names of the icons that draw has drawn.
func drawnOn(b *Table, draw func(p *paint.Canvas)) (texts, icons []string) {
	p := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
	p.OnText = func(w paint.DrawnText) { texts = append(texts, w.Text) }
	p.OnIcon = func(name string, _ geom.Rect) { icons = append(icons, name) }
	draw(p)
	p.Flush()
	return texts, icons
}

// drawFrame draws table b in a window of w by h pixels and returns the pixels. It paints all
// pictures completely, instead of a part in each frame.
func drawFrame(b *tabletest.Bench, w, h int) *image.RGBA {
	b.Stage.LayoutF(float64(w), float64(h))
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	b.Play.(*Table).App.Kit.RenderImmediately = true
	for range 40 {
		b.Scene.Update(&ui.Input{}, 1000.0/60)
	}
	for range 3 {
		screen.Clear()
		b.Scene.Base().Root.RequestFrame()
		b.Scene.Update(&ui.Input{}, 1000.0/60)
		b.Stage.Draw(screen)
	}
	out := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(out.Pix)
	return out
}

// saveShot writes screenshot m to a file with the given name, so that a person can look at it.
func saveShot(t *testing.T, m image.Image, name string) {
	if err := drive.WriteShot(m, name); err != nil {
		t.Error(err)
	}
}

// countColours returns the number of different colours within a rectangle of m, the parameter in.
// Colours are compared at 5 bits per channel, and only every second pixel is read.
func countColours(m *image.RGBA, in image.Rectangle) int {
	found := map[[3]uint8]bool{}
	for y := in.Min.Y; y < in.Max.Y; y += 2 {
		for x := in.Min.X; x < in.Max.X; x += 2 {
			c := m.RGBAAt(x, y)
			found[[3]uint8{c.R >> 3, c.G >> 3, c.B >> 3}] = true
		}
	}
	return len(found)
}

// pixels converts a rectangle from the table's design units to pixels of the window.
func pixels(b *tabletest.Bench, r geom.Rect) image.Rectangle {
	v := b.Stage.CurrentLayout().View
	x0, y0 := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := v.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	return image.Rect(int(x0), int(y0), int(x1), int(y1))
}

// lateGame returns a match of four seats after round 4, in which seat 0, a person, has to decide in
// the given phase.
func lateGame(tb testing.TB, phase engine.Phase) *match.Match {
	tb.Helper()
	return lateGameOf(tb, 4, phase)
}

// lateGameOf is like lateGame, but for n seats.
func lateGameOf(tb testing.TB, n int, phase engine.Phase) *match.Match {
	tb.Helper()
	seats := tabletest.Bots(n)
	seats[0] = match.Seat{Name: "Ada", Face: "rose"}
	return tabletest.FindMidgame(tb, rules.Game, match.Setup{Seats: seats}, 40, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		round, _ := s.Round()
		return round > 4 && m.Turn() == 0 && s.Phase() == phase
	})
}

// positionOf returns the position of the scenario called name, changed by a JSON merge patch.
func positionOf(t *testing.T, name, patch string) *rules.State {
	t.Helper()
	text, err := os.ReadFile("../../engine/westernlegends/testdata/scenarios/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	sc, err := scenario.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	state, err := scenario.Merge(sc.State, json.RawMessage(patch))
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Start(rules.Game, sc.Setup, state)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rules.State)
}

// classes holds a window size (width and height in pixels) for each window class.
var classes = [][2]int{{1280, 720}, {820, 1180}, {800, 600}}

// leastColours is the minimum number of different colours in a quarter of the map that shows land.
// A black or empty quarter has fewer.
const leastColours = 60
