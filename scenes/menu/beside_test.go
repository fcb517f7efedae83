package menu

import (
	"testing"
	"time"

	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/ui"
)

// What the two did where they parted is weighed once: then it is told, and not weighed again each time the page is laid out.
func TestPartingIsWeighedOnce(t *testing.T) {
	s := Results(house(t), ResultsFor{Match: playedBy(t, 4, 1, 1), Ghost: playedBy(t, 4, 1, 2), Page: "ghost"}).(*results)
	g, ok := s.pages[s.open].(*ghostPage)
	if !ok || !g.parted {
		t.Fatal("the two do not part")
	}
	state, err := g.mine.State(g.at)
	if err != nil {
		t.Fatal(err)
	}
	g.trial = review.NewTrial(state, g.theirs.Step(g.at).Move, g.mine.Step(g.at).Move) // whoever of them decided differently
	build := func() { g.build(ui.NewLayout(1280, 720), geom.R(0, 0, 1200, 560), nil) }
	for build(); !g.judged; time.Sleep(time.Millisecond) {
		g.update(&ui.Input{}, 16)
	}
	build()
	if g.worker != nil {
		t.Error("it is weighed once more")
	}
	if worth := g.told()[2]; worth.value == "–" || worth.below == "" {
		t.Errorf("what it was worth is not told: %+v", worth)
	}
}
