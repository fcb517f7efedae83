//go:build !js

package scenes_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// phones are the window sizes of a phone in pixels, portrait and landscape.
var phones = [][2]int{{390, 844}, {844, 390}}

// TestGamesArePlayedWithAThumb checks that every game can be played by touch in a phone's window.
// All targets must be visible or be scrolled into view, scrolling must press nothing, and the
// controls of the pending decision must always be visible.
func TestGamesArePlayedWithAThumb(t *testing.T) {
	for g, game := range shelf.Rules() {
		info := game.Info()
		plan := audit.Plans(info)[g%2]
		for _, size := range phones {
			t.Run(fmt.Sprintf("%s/%dx%d", info.ID, size[0], size[1]), func(t *testing.T) {
				m := seated(t, game, plan, 1, 0.3, false)
				app := start(t, settings(info.ID), m.Text())
				app.Resize(size[0], size[1])
				continueGame(app, info.ID)
				app.Shot(fmt.Sprintf("phone-%s-%d", info.ID, size[0]))
				thumb := inputDevice{"thumb", func(app *drive.App, x probe.Target) error {
					app.Tap(scrollIntoView(t, app, x.ID, size).Center())
					if do := "do-it"; has(app, do) { // the first tap has only shown a preview of the move
						app.Tap(app.Target(do).Center())
					}
					return nil
				}}
				playWith(t, app, info.ID, thumb, 4, rand.New(rand.NewPCG(uint64(g), 5)))
				app.Shot(fmt.Sprintf("phone-%s-%d-later", info.ID, size[0]))
				app.Close()
			})
		}
	}
}

// TestScreensFitPhones checks that every screen has a layout for a phone's window in which all
// texts fit and are large enough.
func TestScreensFitPhones(t *testing.T) {
	all := append(screens(t), minutes(t)...)
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range shelf.Rules() {
		h.Settings.MarkIntroShown(g.Info().ID)
	}
	for _, size := range phones {
		drive.OnHost(func() { h.LayoutF(float64(size[0]), float64(size[1])); h.ApplySettings() })
		for _, s := range all {
			drive.OnHost(func() { h.PopToRoot(); s.open(h); h.Update() })
			name := fmt.Sprintf("%s, %dx%d", s.name, size[0], size[1])
			l := h.CurrentLayout()
			if _, shelled := h.Top().(stage.SplitScene); shelled {
				continue // tables are checked by another test
			}
			if !l.Phone {
				t.Errorf("%s has no layout for a phone's window", name)
				continue
			}
			words := settled(h)
			if h.Top().Name() == "rules" { // the text scrolls, so its last line may be cut
				words = slices.DeleteFunc(words,
					func(w paint.DrawnText) bool { return w.Rect.Bottom() > l.Full.Bottom() })
			}
			checkTexts(t, name, l, words)
			for _, w := range words {
				if w.Size < l.View.MinLetters-0.01 {
					t.Errorf("%s: %q has text size %.1f, less than %.1f", name, w.Text, w.Size, l.View.MinLetters)
				}
			}
			fitsFinger(t, name, l, h.Top().Base().Root.Nodes)
		}
	}
}

// TestButtonsOfPhonesSayAll checks in a phone's window that the labels of the buttons of a decision
// are never cut off, in every language and with the largest text.
func TestButtonsOfPhonesSayAll(t *testing.T) {
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for g, game := range shelf.Rules() {
		info := game.Info()
		h.Settings.MarkIntroShown(info.ID)
		met := waiting(t, game)
		for i, phase := range spread(slices.Sorted(maps.Keys(met)), testscale.Of(8, len(met))) {
			size := phones[(g+i+1)%len(phones)]
			h.Settings.Language, h.Settings.TextSize = i18n.Languages()[(g+i)%len(i18n.Languages())],
				stage.TextSizes[i%2*(len(stage.TextSizes)-1)]
			name := fmt.Sprintf("%s, %s, %dx%d, %s, %d %%", info.ID, info.PhaseName(phase), size[0], size[1],
				h.Settings.Language, h.Settings.TextSize)
			drive.OnHost(func() {
				h.LayoutF(float64(size[0]), float64(size[1]))
				h.ApplySettings()
				h.PopToRoot()
				h.OpenTable(met[phase], "")
			})
			saysAll(t, name, h)
			for _, n := range slices.Clone(h.Top().Base().Root.Nodes) {
				if n.Role == "move" && n.Enabled() {
					drive.OnHost(func() { h.Top().Base().Root.SetPreviewed(n.ID) })
					saysAll(t, name+", looking at "+n.ID, h)
					break
				}
			}
		}
	}
	h.Settings.Language = "en"
	drive.OnHost(func() { h.ApplySettings() })
}

// saysAll fails the test for each button outside the board whose label is cut off. name is the name
// of the screen.
func saysAll(t *testing.T, name string, h *stage.App) {
	t.Helper()
	var all []paint.DrawnText
	s := h.Top()
	drive.OnHost(func() {
		s.Update(&ui.Input{Skip: true}, 100_000)
		s.Update(&ui.Input{}, 10_000)
		l := h.LayoutFor(s)
		s.Build(l)
		p := new(paint.Trace).Canvas(h.Kit, l.PixelW, l.PixelH, l.GlassView)
		p.OnText = func(w paint.DrawnText) { all = append(all, w) }
		s.Base().Root.Draw(p)
		p.Flush()
	})
	shell, _ := s.(stage.SplitScene).PhoneSplit()
	for _, n := range s.Base().Root.Nodes {
		if n.Press == nil || n.Rect.Center().X < h.CurrentLayout().Glass.X || shell.Stage.Has(n.Rect.Center()) {
			continue
		}
		for _, w := range all {
			if strings.HasSuffix(w.Text, "…") && n.Rect.Has(w.Rect.Center()) && !strings.Contains(n.Label, "…") {
				t.Errorf("%s: the label of button %q is cut to %q", name, n.Label, w.Text)
			}
		}
	}
}

// fitsFinger fails the test for each node that is too small to be pressed with a finger. name is
// the name of the screen.
func fitsFinger(t *testing.T, name string, l ui.Layout, nodes []ui.Node) {
	t.Helper()
	for _, n := range nodes {
		if n.Press == nil || n.SkipFocus || n.Role == "link" {
			continue
		}
		if least := l.MinTouchSize() - 0.01; n.Rect.W < least || n.Rect.H < least {
			t.Errorf("%s: %s is %.0f by %.0f, less than %.0f needed for touch", name, n.ID, n.Rect.W, n.Rect.H, least)
		}
	}
}

// TestTablesFitFingers checks in a phone's window that every control of a table, including the
// pieces on the board and the cards in the hand, has a touch area of at least forty
// device-independent pixels in each direction.
func TestTablesFitFingers(t *testing.T) {
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range shelf.Rules() {
		info := game.Info()
		h.Settings.MarkIntroShown(info.ID)
		met := waiting(t, game)
		wrong := map[string]string{}
		for _, phase := range spread(slices.Sorted(maps.Keys(met)), testscale.Of(6, len(met))) {
			for _, size := range phones {
				drive.OnHost(func() {
					h.LayoutF(float64(size[0]), float64(size[1]))
					h.ApplySettings()
					h.PopToRoot()
					h.OpenTable(met[phase], "")
					h.Update()
					h.Top().Update(&ui.Input{Skip: true}, 100_000)
					h.Top().Update(&ui.Input{}, 10_000)
					small, met := map[string]string{}, map[string]bool{}
					for i := range 4 {
						if h.Top().Base().Root.Press(fmt.Sprint("zone/", i)) {
							h.Update()
							recordTouchAreas(h, float64(h.CurrentLayout().PixelW)/float64(size[0]), small, met,
								fmt.Sprintf("%s, %dx%d, tab %d", info.PhaseName(phase), size[0], size[1], i))
						}
					}
					for id, what := range small {
						if !met[id] { // it is too small under every tab on which it is visible
							wrong[id] = what
						}
					}
				})
			}
		}
		for id, what := range wrong {
			t.Errorf("%s: %q %s", info.ID, id, what)
		}
	}
}

// recordTouchAreas checks the touch areas of the visible nodes. If the area of a node is too small,
// it adds the node's ID to the map small, with a description, otherwise to the map met. pixels is
// the number of pixels per device-independent pixel; where names the place in the description.
// Lines of the log are left out, because a press there chooses the nearest line and makes no move.
func recordTouchAreas(h *stage.App, pixels float64, small map[string]string, met map[string]bool, where string) {
	const least = 39.5
	root := &h.Top().Base().Root
	shell, _ := h.Top().(stage.SplitScene).PhoneSplit()
	for _, n := range root.Nodes {
		if c := n.Rect.Center(); !shell.Region.Has(c) && (c.X < h.CurrentLayout().Glass.X || shell.Stage.Has(c)) {
			continue // the node is visible under another tab
		}
		if word, _, _ := strings.Cut(n.ID, " "); slices.Contains(tooSmallAllowed, word) || !n.Enabled() ||
			n.Role == "text" || n.Role == "listitem" || n.SkipFocus && n.Role != "move" && n.Role != "tab" {
			continue
		}
		c, unit := n.Rect.Center(), pixels/h.ViewOf(n.Rect).Scale
		if root.TouchTarget(c) != n.ID {
			continue // another node covers it
		}
		far := func(dx, dy float64) (d float64) {
			for d = 0; d < least && root.TouchTarget(geom.Point{X: c.X + dx*d*unit,
				Y: c.Y + dy*d*unit}) == n.ID; d += 0.5 {
			}
			return d
		}
		if w, high := far(1, 0)+far(-1, 0), far(0, 1)+far(0, -1); w < least || high < least {
			small[n.ID] = fmt.Sprintf("is met by a finger over %.0f by %.0f (%s)", w, high, where)
		} else {
			met[n.ID] = true
		}
	}
}

// tooSmallAllowed lists nodes that may be too small for touch because larger ones have the same
// function. They are the head of a chart whose columns open the same dialog, and the slider of a
// bid with its flags, which has buttons beside it.
var tooSmallAllowed = []string{"odds", "rail", "flag"}

// TestLessonsFitPhones checks in a phone's window that the panel of a lesson is always visible and
// covers nothing that has to be pressed, and that highlighted nodes are scrolled into view.
func TestLessonsFitPhones(t *testing.T) {
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for g, game := range shelf.Rules() {
		id := game.Info().ID
		for i := range testscale.Of(1, len(phones)) {
			size := phones[(g+i)%len(phones)]
			steps := 0
			drive.OnHost(func() {
				h.LayoutF(float64(size[0]), float64(size[1]))
				h.ApplySettings()
				h.OpenLessons(id, true)
				for range 60 {
					for range 3 {
						h.Update()
						h.Top().Update(&ui.Input{}, 10_000)
					}
					lesson, ok := h.Top().(interface{ Report() map[string]any })
					if !ok || lesson.Report()["over"] == true {
						return
					}
					if lesson.Report()["asking"] != true {
						continue
					}
					steps++
					h.Update() // lays out the new step
					stepFits(t, h, fmt.Sprintf("%s, step %v, %dx%d", id, lesson.Report()["step"], size[0], size[1]),
						lesson.Report())
					for _, do := range lesson.Report()["do"].([]string) {
						h.Top().Base().Root.Press(do)
					}
				}
			})
			if steps < 3 {
				t.Errorf("%s: the lesson took only %d steps, want at least 3", id, steps)
			}
		}
	}
}

// TestTurnToScrollsIntoView checks that TurnTo makes a rectangle visible in a phone's window,
// whichever tab the rectangle is under and whichever tab was open.
func TestTurnToScrollsIntoView(t *testing.T) {
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range shelf.Rules() {
		id := game.Info().ID
		h.Settings.MarkIntroShown(id)
		m := played(t, game, 3, func(m *match.Match) bool { return m.Turn() == 0 && len(m.Steps()) > 3 })
		drive.OnHost(func() {
			h.LayoutF(390, 844)
			h.ApplySettings()
			h.PopToRoot()
			h.OpenTable(m, "")
			h.Update()
			table := h.Top().(interface {
				stage.SplitScene
				TurnTo(r geom.Rect)
			})
			var places []geom.Rect
			for i := range 6 {
				h.Top().Base().Root.Press(fmt.Sprint("zone/", i))
				h.Update()
				if shell, _ := table.PhoneSplit(); !shell.Region.Empty() {
					places = append(places, geom.Around(shell.Region.Center(), 20, 20))
				}
			}
			for _, r := range append(places, places[0]) {
				table.TurnTo(r)
				h.Update()
				if shell, _ := table.PhoneSplit(); shell.Focus != r || !shell.Region.Has(r.Center()) {
					t.Errorf("%s: after TurnTo(%v) the viewport shows %v, and its target is %v", id, r,
						shell.Region, shell.Focus)
				}
			}
		})
	}
}

// stepFits checks a step of a lesson in a phone's window: its panel must be inside the window, and
// the nodes that the step asks for must be visible.
func stepFits(t *testing.T, h *stage.App, name string, step map[string]any) {
	t.Helper()
	l, root := h.CurrentLayout(), &h.Top().Base().Root
	all := map[string]ui.Node{}
	for _, n := range root.Nodes {
		all[n.ID] = n
	}
	panel := all["lesson-panel"].Rect
	if !panel.Within(l.Glass) {
		t.Errorf("%s: the panel at %v is not in the window, %v", name, panel, l.Glass)
	}
	if hides, _ := step["hides"].([]string); len(hides) > 0 {
		t.Errorf("%s: the panel covers %v", name, hides)
	}
	do, _ := step["do"].([]string)
	for i, id := range do {
		n, ok := all[id]
		if i > 0 || !ok { // other nodes may appear only after the first press
			continue
		}
		x, y := h.ViewOf(n.Rect).ToPixel(n.Rect.Center())
		if x < 0 || y < 0 || x > float64(l.PixelW) || y > float64(l.PixelH) {
			t.Errorf("%s: %s is outside the window, at %.0f, %.0f", name, id, x, y)
		} else if meant := root.TouchTarget(n.Rect.Center()); meant != id {
			t.Errorf("%s: %s is covered by %s", name, id, meant)
		}
	}
}

// has reports whether the current screen has a target with the given ID.
func has(app *drive.App, id string) bool {
	return slices.ContainsFunc(app.Snapshot().Targets, func(x probe.Target) bool { return x.ID == id })
}

// scrollIntoView swipes over the board until a target is in the visible part of the board, and
// returns the target at its new place. A target that does not move with the board is returned as it
// is, if it is in the window: it belongs to the panel of the decision. size is the width and height
// of the window in device-independent pixels.
func scrollIntoView(t *testing.T, app *drive.App, id string, size [2]int) probe.Target {
	t.Helper()
	w, h := float64(size[0]), float64(size[1])
	right, low := w, h*0.58
	if w > h {
		right, low = w*0.64, h
	}
	for range 16 {
		x := app.Target(id)
		cx, cy := x.Center()
		dx, dy := 0.0, 0.0
		switch {
		case cx < 0:
			dx = 0.2
		case cx > right:
			dx = -0.2
		case cy < 0:
			dy = 0.2
		case cy > low:
			dy = -0.2
		default:
			return x
		}
		app.Swipe(w*0.3, h*0.3, w*(0.3+dx), h*(0.3+dy))
		if now := app.Target(id); now.X == x.X && now.Y == x.Y {
			if cx >= 0 && cx < w && cy >= 0 && cy < h {
				return now
			}
			if board := "zone/0"; has(app, board) { // the ledger may cover the board: open the board's tab
				app.Tap(app.Target(board).Center())
			}
		}
	}
	t.Fatalf("%s cannot be scrolled into view", id)
	return probe.Target{}
}
