package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestStoryTextsAreLegible checks in three windows and at two text sizes that the reward of each
// disc is written large enough on every story card.
func TestStoryTextsAreLegible(t *testing.T) {
	s := findDecision(t, 3, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseAct }).State()
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(3))
	table.RevealSeats(b, engine.SeatsOf(0))
	for _, c := range []struct {
		w, h    int
		letters float64
		area    geom.Rect
	}{
		{1280, 720, 1, geom.R(24, 56, 936, 648)}, {820, 1180, 1, geom.R(20, 60, 760, 824)},
		{800, 600, 1, geom.R(20, 56, 808, 768)}, {1280, 720, 1.5, geom.R(24, 56, 891, 648)},
		{820, 1180, 1.5, geom.R(20, 60, 760, 824)}, {800, 600, 1.5, geom.R(20, 56, 768, 768)},
	} {
		window := ui.NewLayout(c.w, c.h)
		window.View.Text = c.letters
		table.ShowPosition(b, s, window, c.area)
		for i := range rules.Stories {
			b.Board.Stories[0].Story = i
			pen := new(paint.Trace).Canvas(b.App.Kit, c.w, c.h, window.View)
			least := scaledLetters(pen, tabletest.MinTextSize)
			pen.OnText = func(x paint.DrawnText) {
				if strings.HasPrefix(x.Text, "Each") && x.Size < least-0.05 {
					t.Errorf("window %dx%d, text size %.1f: %q is drawn at size %.1f, expected at least %.1f", c.w, c.h,
						c.letters, x.Text, x.Size, least)
				}
			}
			b.paintStory(pen, 0)
			pen.Flush()
		}
	}
}
