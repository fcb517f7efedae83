package results

import (
	"strings"
	"testing"
	"time"

	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
)

// TestDifferenceIsEvaluatedOnce checks that the two differing moves are evaluated only once, not
// each time the page is laid out.
func TestDifferenceIsEvaluatedOnce(t *testing.T) {
	s := New(menutest.NewApp(t), Params{Match: menutest.PlayedBy(t, 4, 1, 1), Reference: menutest.PlayedBy(t, 4, 1, 2),
		Page: "ghost"}).(*results)
	g, ok := s.pages[s.open].(*referencePage)
	if !ok || !g.differs {
		t.Fatal("the game and its reference have no differing move; want one")
	}
	state, err := g.own.State(g.differsAt)
	if err != nil {
		t.Fatal(err)
	}
	// the page has no trial if a bot made the differing move; the test always needs one
	g.trial = review.NewTrial(state, g.reference.Step(g.differsAt).Move, g.own.Step(g.differsAt).Move)
	build := func() { g.build(ui.NewLayout(1280, 720), geom.R(0, 0, 1200, 560), nil) }
	for build(); !g.evaluated; time.Sleep(time.Millisecond) {
		g.update(&ui.Input{}, 16)
	}
	build()
	if g.worker != nil {
		t.Error("building the page again started a second evaluation of the differing move")
	}
	if worth := g.tileTexts()[2]; worth.Value == "–" || worth.Below == "" {
		t.Errorf("the tile with the value of the difference is empty after the evaluation: %+v", worth)
	}
}

// TestReferencePage checks the comparison with a reference: the cursor on the chart shows the
// points of both games, the trial, which evaluates the two different moves, says so if they are
// equally good, and closing the screen ends the trial.
func TestReferencePage(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Match: menutest.PlayedBy(t, 4, 1, 1),
		Reference: menutest.PlayedBy(t, 4, 1, 2), Page: "ghost",
		Replay: func(int) {}}))
	s := h.Top().(*results)
	g := s.pages[s.open].(*referencePage)
	state, err := g.own.State(g.differsAt)
	if err != nil {
		t.Fatal(err)
	}
	drawn := func() (out []string) {
		drive.OnHost(func() {
			var trace paint.Trace
			p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
			p.OnText = func(x paint.DrawnText) { out = append(out, x.Text) }
			g.draw(p)
		})
		return out
	}
	menutest.Build(h)
	if got := drawn(); len(got) > 0 {
		t.Errorf("without a cursor the page draws the texts %q", got)
	}
	g.setPin(s.history.last())
	if got := strings.Join(drawn(), "|"); !strings.Contains(got, s.seats[g.seat].Name) ||
		!strings.Contains(got, g.name) {
		t.Errorf("the cursor shows %q, want the names %s and %s", got, s.seats[g.seat].Name, g.name)
	}
	move := g.own.Step(g.differsAt).Move
	g.trial, g.worker, g.evaluated = review.NewTrial(state, move, move), nil, false // a move compared with itself
	menutest.Build(h)
	for range 2000 {
		if menutest.Update(h, ui.Input{}); g.evaluated {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if worth := g.tileTexts()[2]; worth.Value != "by 0%" || worth.Below != "both moves are equally good" {
		t.Errorf("the tile of two equal moves is %+v", worth)
	}
	g.evaluated = false
	menutest.Build(h) // starts the trial again
	drive.OnHost(h.Pop)
	if h.Top() != nil {
		t.Errorf("the screen is still open: %s", h.Top().Name())
	}
	alone := New(h, Params{Match: menutest.PlayedBy(t, 4, 1, 1)}).(*results)
	for i := range alone.seats {
		alone.seats[i].Bot = "easy"
	}
	alone.show.Reference = menutest.PlayedBy(t, 4, 1, 2)
	if _, ok := newReferencePage(alone); ok {
		t.Error("a game without persons has a comparison page")
	}
}
