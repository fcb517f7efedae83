package results

import (
	"testing"
	"time"

	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/ui"
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
