package trailmap

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
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

// TestArrowsWalkTheRoad checks that the arrow keys lead from station to station along the road,
// with and without an open card.
func TestArrowsWalkTheRoad(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {390, 844}} {
		h, _ := menutest.AppWithStation(t, 1)
		w := New(h, 0).(*trailScreen)
		w.Build(ui.NewLayout(size[0], size[1]))
		for i := range 5 {
			w.Update(&ui.Input{Dir: ui.East}, 16)
			want := fmt.Sprint("station/", i+2) // the first press only shows the focus, at the next station
			if got := w.Root.ShownFocus(); got != want {
				t.Errorf("%v: after %d presses of the right arrow key the focus is on %q, want the next station",
					size, i+1, got)
			}
		}
		for range 9 {
			w.Update(&ui.Input{Dir: ui.West}, 16)
		}
		if got := w.Root.ShownFocus(); got != "station/1" {
			t.Errorf("%v: after going left the focus is on %q, want station/1", size, got)
		}
		w.Update(&ui.Input{Accept: true}, 16)
		w.Build(ui.NewLayout(size[0], size[1]))
		if w.open != 0 {
			t.Errorf("%v: Enter opens the card with index %d, want 0", size, w.open)
		}
		w.Update(&ui.Input{Dir: ui.East}, 16)
		if w.open != 1 {
			t.Errorf("%v: the right arrow key leads from the open card to index %d, want 1", size, w.open)
		}
	}
}

// TestStationCardForScreenReaders checks that screen readers get all texts of a station's card,
// that the rules and the rules in a minute can be opened from the card, and that the reference
// button is missing while the station has not been played.
func TestStationCardForScreenReaders(t *testing.T) {
	h, _ := menutest.AppWithStation(t, 1)
	var shown []string
	h.OpenRules = func(m *match.Match) { shown = append(shown, "rules "+m.Info().ID) }
	h.OpenPrimer = func(m *match.Match) { shown = append(shown, "primer "+m.Setup().Options["production_rule"]) }
	w := New(h, 5).(*trailScreen)
	w.Build(ui.NewLayout(1280, 720))
	heard := map[string]string{}
	for _, n := range w.Root.Nodes {
		heard[n.ID] = n.Label + "|" + n.Tip + n.DisabledReason
	}
	s := w.journey.Stations[4]
	for id, want := range map[string]string{
		"card": s.Name + "|" + s.Story, "aim/1": "1 star|" + s.Goals[0].Text, "aim/3": "3 stars|" + s.Goals[2].Text,
		"play": "Opens with a star at station 2.|Opens with a star at station 2.",
	} {
		if heard[id] != want {
			t.Errorf("node %s has label and tooltip %q, want %q", id, heard[id], want)
		}
	}
	if heard["company"] == "" || heard["rules"] == "" || heard["primer"] == "" || heard["beside"] != "" {
		t.Errorf("the nodes of the card are %q; want company, rules and primer, and no reference button", heard)
	}
	w.Root.Press("rules")
	w.Root.Press("primer")
	if fmt.Sprint(shown) != "[rules boomtown primer sum_or_die]" {
		t.Errorf("the callbacks were called as %q, want rules, then primer with the station's option", shown)
	}
}
