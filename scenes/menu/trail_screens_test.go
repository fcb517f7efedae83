package menu

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// playedAt returns an app in which Ada has just finished the station with the given number, with
// random moves that depend on the seed moves, and the game that was played there.
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
		menutest.Push(h, Results(h, ResultsParams{Match: m, SameDeal: func() {}, Rematch: func() {}}))
		s := h.TrailProgress().Stations[0]
		menutest.WantTexts(t, h, s.Name, "Each star includes those before it.", s.Goals[0].Text, s.Goals[2].Text, "Done")
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
		page := &starsPage{results: Results(h, ResultsParams{Match: m}).(*results)}
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
	h.Push(Title(h))
	var opened []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { opened = append(opened, m) }
	menutest.Push(h, Results(h, ResultsParams{Match: m, SameDeal: func() {}, Rematch: func() {}}))
	menutest.Press(t, h, "same")
	if s, ok := trail.StationOf(opened[0]); !ok || s.Number != 1 || opened[0].Over() {
		t.Errorf("Same start opens a game of station %d (%v), want station 1 from its beginning", s.Number, ok)
	}
	menutest.Press(t, h, "rematch")
	menutest.WantScene(t, h, "trail")
	menutest.WantTexts(t, h, "The Trail", "1 of 40 stations")
}

// TestTrailAfterStation checks that the traveller rides on after a game at a station, and that a
// station that was begun can be continued and played beside its best game.
func TestTrailAfterStation(t *testing.T) {
	h, m := menutest.AppWithStation(t, 1)
	if err := h.Docs.Write("boomtown proof.gulch", m.Text()); err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, kit.Message(h, "Below", ""))
	var opened []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { opened = append(opened, m) }
	if err := h.StartStation(h.TrailProgress().Stations[0]); err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, TrailAfter(h, 1))
	screen := menutest.Build(h).(*trailScreen)
	if drawn := menutest.Texts(h); screen.ride.running() && !strings.Contains(drawn, "of 120 stars") {
		t.Errorf("during the ride the screen shows:\n%s", drawn)
	}
	a, b := screen.roadPoint(0), screen.roadPoint(1)
	if a.Dist(screen.at.stations[0]) > 30 || b.Dist(screen.at.stations[1]) > 30 {
		t.Errorf("the road passes %v and %v, want the stations at %v and %v", a, b, screen.at.stations[0],
			screen.at.stations[1])
	}
	for screen.ride.running() {
		menutest.Update(h, ui.Input{})
	}
	if i := screen.travellerStation(); i != 1 {
		t.Errorf("after the ride the traveller is at station %d, want 2", i+1)
	}
	menutest.Press(t, h, "shut")
	menutest.Press(t, h, "about")
	menutest.WantTexts(t, h, "Forty games from Boomtown")
	h.Pop()

	// the game that was begun can be continued, and has no reference
	menutest.Press(t, h, "station/1")
	if label := menutest.Node(t, h, "play").Label; label != "Play on" {
		t.Errorf("the button of a station that was begun says %q, want \"Play on\"", label)
	}
	menutest.Press(t, h, "play")
	if len(opened) != 2 || string(opened[1].Text()) != string(opened[0].Text()) {
		t.Errorf("%d tables were opened, want the game of the station again", len(opened))
	}
	begun, ok := h.StationRunning(screen.journey.Stations[0])
	if !ok || h.RemoveGame(begun.Doc) != nil {
		t.Fatal("the begun game is not found")
	}
	menutest.Press(t, h, "beside")
	if _, ok := h.Reference(h.CurrentDoc()); !ok || len(opened) != 3 {
		t.Errorf("%d tables were opened, the last one with a reference: %v", len(opened), ok)
	}
	menutest.Update(h, ui.Input{Back: true})
	if screen.open >= 0 {
		t.Error("Escape does not close the card")
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "message")
}

// TestStationCannotBePlayed checks that a station whose game cannot be resumed or started gives a
// message.
func TestStationCannotBePlayed(t *testing.T) {
	h, _ := menutest.AppWithStation(t, 1)
	s := Trail(h, 1).(*trailScreen)
	menutest.Push(h, s)
	s.showError(h.StartStationWithReference(s.journey.Stations[0], "none.gulch"))
	menutest.WantScene(t, h, "message")
	h.Pop()
	if err := h.StartStation(s.journey.Stations[0]); err != nil {
		t.Fatal(err)
	}
	menutest.Build(h)
	doc := h.CurrentDoc()
	n := menutest.Node(t, h, "play")
	if err := h.Docs.Delete(doc); err != nil {
		t.Fatal(err)
	}
	n.Press()
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "can't be continued")
}

// TestEndOfTheRoad checks where the traveller rests when every station has a star, and on a road
// with a single station.
func TestEndOfTheRoad(t *testing.T) {
	h := menutest.NewApp(t)
	s := Trail(h, 0).(*trailScreen)
	s.Build(ui.NewLayout(1280, 720))
	all := s.journey.Stations
	s.journey.Stations = nil
	if i := s.travellerStation(); i != -1 {
		t.Errorf("without stations the traveller is at index %d, want -1", i)
	}
	s.journey.Stations = all
	if progressShare(1, 1) != 0 || progressShare(40, 40) != 1 || progressShare(0, 40) != 0 {
		t.Error("the travelled part of the road is not between 0 and 1")
	}
	if personaName("nobody known") != "nobody known" || shortPersonaName("nobody known") != "nobody known" {
		t.Error("an unknown character does not have its ID as its name")
	}
}
