package results

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/title"
	"gulch/scenes/stage"
)

// TestStarsFly checks that after a game at a station the stars fly to the rows of their aims one
// after the other. With reduced motion or after a press they are there at once.
func TestStarsFly(t *testing.T) {
	for _, how := range []string{"", "reduced", "pressed"} {
		h, m := menutest.AppWithStation(t, 1)
		h.Reduced = how == "reduced"
		s := New(h, Params{Match: m}).(*results)
		page, ok := s.pages[s.open].(*starsPage)
		if !ok {
			t.Fatalf("the first open page of the results is %T, want *starsPage", s.pages[s.open])
		}
		s.Build(ui.NewLayout(1280, 720))
		if how == "reduced" {
			if s.Update(&ui.Input{}, 16); !page.arrived(trail.Stars-1) || s.Moving {
				t.Error("the stars are animated with reduced motion")
			}
			continue
		}
		if page.arrived(0) {
			t.Error("the first star has arrived before the animation started")
		}
		before := 0
		for tick := 0; !page.arrived(trail.Stars-1) && tick < 600; tick++ {
			s.Update(&ui.Input{Pressed: how == "pressed"}, 16)
			down := 0
			for i := range trail.Stars {
				if page.arrived(i) {
					down++
				}
			}
			if down < before || how == "" && down > before+1 {
				t.Fatalf("%d aims have their stars in one tick, %d in the tick before; want at most one more",
					down, before)
			}
			if before = down; how == "pressed" && tick > 0 {
				t.Fatal("a press does not finish the star animation")
			}
		}
		if s.Update(&ui.Input{}, 16); !page.arrived(trail.Stars-1) || s.Moving {
			t.Error("the star animation does not end")
		}
	}
}

// playedAt returns an app in which Ada has just finished the given station with random moves, and
// the game that was played there.
func playedAt(t *testing.T, number int, moves uint64) (*stage.App, *match.Match) {
	t.Helper()
	h := menutest.NewApp(t)
	h.SetCurrentPerson(h.NewPerson("Ada", "guest3"))
	var m *match.Match
	h.OpenTable = func(x *match.Match, _ string) { m = x }
	s := h.TrailProgress().Stations[number-1]
	if err := h.StartStation(s); err != nil {
		t.Fatal(err)
	}
	c := engine.NewChance(moves, 1)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	h.RecordFinished(m)
	h.CloseMatch(m, h.CurrentDoc())
	return h, m
}

// TestStarsPage checks that the page of the stars shows the station and the aims, in landscape and
// in portrait format, and that a flying star is drawn until it arrives.
func TestStarsPage(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}} {
		h, m := menutest.AppWithStation(t, 1)
		drive.OnHost(func() { h.LayoutF(float64(size[0]), float64(size[1])) })
		menutest.Push(h, New(h, Params{Match: m, SameDeal: func() {}, Rematch: func() {}}))
		s := h.TrailProgress().Stations[0]
		menutest.WantTexts(t, h, s.Name, "Each star includes those before it.", s.Goals[0].Text, s.Goals[2].Text,
			"Done")
		page := h.Top().(*results).pages[h.Top().(*results).open].(*starsPage)
		if page.picture.Meets(page.title) || page.picture.Meets(page.rows[0]) {
			t.Errorf("%v: the picture %v covers the title %v or the first aim %v", size, page.picture, page.title,
				page.rows[0])
		}
		for page.clock < starStart(0, 0)+starsFly/2 {
			menutest.Update(h, ui.Input{})
		}
		if !drawsStars(h, page) {
			t.Errorf("%v: the star on its way is not drawn", size)
		}
		for page.clock < starsArrived(trail.Stars) && !page.arrived(trail.Stars-1) {
			menutest.Update(h, ui.Input{})
		}
		if drawsStars(h, page) {
			t.Errorf("%v: stars that have arrived are still drawn on their way", size)
		}
	}
}

// drawsStars reports whether the page of the stars draws a star on its way. The picture of a star
// is rendered only after the first frame, so until then drawing it is unfinished.
func drawsStars(h *stage.App, page *starsPage) (drawn bool) {
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		h.Kit.TakeUnfinished()
		page.draw(p)
		p.Flush()
		drawn = h.Kit.TakeUnfinished()
	})
	return drawn
}

// TestMissedStars checks that the page of the stars says by how much an aim was missed.
func TestMissedStars(t *testing.T) {
	said := ""
	enough := func() bool { return strings.Contains(said, "You didn't win.") && strings.Contains(said, "or more.") }
	for number := 1; number <= 40 && !enough(); number++ {
		h, m := playedAt(t, number, uint64(number))
		page := &starsPage{results: New(h, Params{Match: m}).(*results)}
		for _, a := range page.station.Goals {
			said += page.counted(a) + "\n"
		}
	}
	for _, want := range []string{"You didn't win.", "The limit is", "or more."} {
		if !strings.Contains(said, want) {
			t.Errorf("after random games the page never says %q, only:\n%s", want, said)
		}
	}
}

// TestResultsAtStation checks that after a game at a station the buttons play the station again and
// lead back to the Trail, where the stars are shown and the station can be played beside its best
// game.
func TestResultsAtStation(t *testing.T) {
	h, m := menutest.AppWithStation(t, 1)
	if err := h.Docs.Write("boomtown proof.gulch", m.Text()); err != nil {
		t.Fatal(err)
	}
	h.Push(title.New(h))
	var opened []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { opened = append(opened, m) }
	menutest.Push(h, New(h, Params{Match: m, SameDeal: func() {}, Rematch: func() {}}))
	menutest.Press(t, h, "same")
	if s, ok := trail.StationOf(opened[0]); !ok || s.Number != 1 || opened[0].Over() {
		t.Errorf("Same start opens a game of station %d (%v), want station 1 from its beginning", s.Number, ok)
	}
	menutest.Press(t, h, "rematch")
	menutest.WantScene(t, h, "trail")
	menutest.WantTexts(t, h, "The Trail", "1 of 40 stations")
}
