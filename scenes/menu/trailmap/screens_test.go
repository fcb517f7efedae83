package trailmap

import (
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

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
	menutest.Push(h, After(h, 1))
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
	s := New(h, 1).(*trailScreen)
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
	s := New(h, 0).(*trailScreen)
	s.Build(ui.NewLayout(1280, 720))
	all := s.journey.Stations
	s.journey.Stations = nil
	if i := s.travellerStation(); i != -1 {
		t.Errorf("without stations the traveller is at index %d, want -1", i)
	}
	s.journey.Stations = all
	if ProgressShare(1, 1) != 0 || ProgressShare(40, 40) != 1 || ProgressShare(0, 40) != 0 {
		t.Error("the travelled part of the road is not between 0 and 1")
	}
	if personaName("nobody known") != "nobody known" || shortPersonaName("nobody known") != "nobody known" {
		t.Error("an unknown character does not have its ID as its name")
	}
}

// TestTrailLayout checks that the stations of the Trail are far enough apart to be pressed
// separately in every window and text size, and that none is covered by the plaque, the stars or
// the info line.
func TestTrailLayout(t *testing.T) {
	sizes := append([][2]int{{390, 844}, {800, 600}, {844, 390}, {1160, 800}, {1000, 960}}, menutest.Windows...)
	for _, size := range sizes {
		trailPlacesApart(t, ui.NewLayout(size[0], size[1]))
	}
	menutest.EachPhone(t, (&trailScreen{}).MinHeight, trailPlacesApart)
}

// trailPlacesApart checks, in every text size, that the stations of the Trail are far enough apart
// for touch and are not covered.
func trailPlacesApart(t *testing.T, l ui.Layout) {
	for _, letters := range stage.TextSizes {
		l.View.Text = float64(letters) / 100
		c := placeTrail(l, 5, 40, -1)
		for i, a := range c.stations {
			field := geom.Around(a, 44, 52)
			if !field.Within(c.land) || field.Meets(c.plaque) || field.Meets(c.stars) || field.Meets(c.info) {
				t.Errorf("%.0f by %.0f: the touch area of station %d at %v leaves the landscape or is covered", l.W,
					l.H, i+1, a)
			}
			for k, b := range c.stations[:i] {
				if touchDistance(a, b) < 44 {
					t.Errorf("%.0f by %.0f: stations %d and %d are %.1f apart, want at least 44", l.W, l.H, k+1, i+1,
						touchDistance(a, b))
				}
			}
			if all := placeTrail(l, 5, 40, i).card.all; l.Phone && !all.Within(l.Area()) {
				t.Errorf("%.0f by %.0f: the card of station %d leaves the window: %v", l.W, l.H, i+1, all)
			}
		}
	}
}
