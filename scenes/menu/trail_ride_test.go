package menu

import (
	"fmt"
	"os"
	"testing"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// appWithStation returns an app in which a person has just finished a station with all its stars, and that
// game.
func appWithStation(t *testing.T, number int) (*stage.App, *match.Match) {
	t.Helper()
	h := newTestApp(t)
	h.Settings.People = []stage.Person{{Name: "Ada", Face: "guest3"}}
	me, ok := h.Me()
	if !ok {
		me = h.NewPerson("Ada", "guest3")
		h.Settings.People = []stage.Person{{Name: me.Name, Face: me.Face, ID: me.ID}}
	}
	text, err := os.ReadFile(fmt.Sprintf("../../engine/trail/testdata/proof-%02d.txt", number))
	if err != nil {
		t.Fatal(err)
	}
	record, err := match.Import(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for i := range record.Seats {
		if record.Seats[i].Person() {
			record.Seats[i] = stage.SeatOf(me)
		}
	}
	plain, err := record.Text()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Resume(games.Find, plain, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.Finished(m)
	return h, m
}

// TestStarsFly checks that after a game at a station the stars fly to their aims one after the
// other, and that they are in place at once with reduced motion or after a press.
func TestStarsFly(t *testing.T) {
	for _, how := range []string{"", "reduced", "pressed"} {
		h, m := appWithStation(t, 1)
		h.Reduced = how == "reduced"
		s := Results(h, ResultsFor{Match: m}).(*results)
		page, ok := s.pages[s.open].(*starsPage)
		if !ok {
			t.Fatalf("the page that is open first is %T", s.pages[s.open])
		}
		s.Build(ui.NewLayout(1280, 720))
		if how == "reduced" {
			if s.Update(&ui.Input{}, 16); !page.arrived(trail.Stars-1) || s.Moving {
				t.Error("stars move where motion is reduced")
			}
			continue
		}
		if page.arrived(0) {
			t.Error("the first star lies there before it flew")
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
				t.Fatalf("%d aims have their stars after %d", down, before)
			}
			if before = down; how == "pressed" && tick > 0 {
				t.Fatal("a press does not bring them down")
			}
		}
		if s.Update(&ui.Input{}, 16); !page.arrived(trail.Stars-1) || s.Moving {
			t.Error("the stars never rest")
		}
	}
}

// TestRideToTheNextStation checks that after earning a star the traveller rides to the next
// station, whose card opens on arrival, that a press or reduced motion ends the ride at once, and
// that without a star the card of the same station stays open.
func TestRideToTheNextStation(t *testing.T) {
	for _, how := range []string{"", "reduced", "pressed", "none"} {
		h, _ := appWithStation(t, 1)
		h.Reduced = how == "reduced"
		number := 1
		if how == "none" {
			number = 2
		}
		w := TrailAfter(h, number).(*trailScreen)
		w.Build(ui.NewLayout(1280, 720))
		if how == "reduced" || how == "none" {
			if w.ride.running() || w.open != 1 {
				t.Errorf("%s: on the way, or at station %d", how, w.open+1)
			}
			continue
		}
		if w.open >= 0 || !w.ride.running() {
			t.Errorf("%s: nobody rides; card %d is open", how, w.open)
		}
		at := w.ride.at()
		ticks := 0
		for ; w.ride.running() && ticks < 600; ticks++ {
			w.Update(&ui.Input{Pressed: how == "pressed"}, 16)
			if w.ride.at() < at {
				t.Fatal("the traveller rides back")
			}
			at = w.ride.at()
		}
		if w.open != 1 || how == "pressed" && ticks != 1 {
			t.Errorf("%s: after %d ticks the card of %d is open", how, ticks, w.open)
		}
		if w.Update(&ui.Input{}, 16); w.Moving || w.Busy {
			t.Error("the road never rests")
		}
	}
}

// TestArrowsWalkTheRoad checks that arrow keys go from station to station along the road, with and
// without an open card.
func TestArrowsWalkTheRoad(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {390, 844}} {
		h, _ := appWithStation(t, 1)
		w := Trail(h, 0).(*trailScreen)
		w.Build(ui.NewLayout(size[0], size[1]))
		for i := range 5 {
			w.Update(&ui.Input{Dir: ui.East}, 16)
			want := fmt.Sprint("station/", i+2) // the first press shows the focus at the next station
			if got := w.Root.ShownFocus(); got != want {
				t.Errorf("%v: after %d steps the focus is on %q", size, i+1, got)
			}
		}
		for range 9 {
			w.Update(&ui.Input{Dir: ui.West}, 16)
		}
		if got := w.Root.ShownFocus(); got != "station/1" {
			t.Errorf("%v: back at the beginning the focus is on %q", size, got)
		}
		w.Update(&ui.Input{Accept: true}, 16)
		w.Build(ui.NewLayout(size[0], size[1]))
		if w.open != 0 {
			t.Errorf("%v: Enter opens the card of %d", size, w.open)
		}
		w.Update(&ui.Input{Dir: ui.East}, 16)
		if w.open != 1 {
			t.Errorf("%v: from the card an arrow leads to %d", size, w.open)
		}
	}
}

// TestStationCardForScreenReaders checks that the card of a station is complete for screen readers, that the rules
// and the game in a minute can be opened from it, and that the reference button is missing while
// the station has not been played.
func TestStationCardForScreenReaders(t *testing.T) {
	h, _ := appWithStation(t, 1)
	var shown []string
	h.OpenRules = func(m *match.Match) { shown = append(shown, "rules "+m.Info().ID) }
	h.OpenPrimer = func(m *match.Match) { shown = append(shown, "primer "+m.Setup().Options["production_rule"]) }
	w := Trail(h, 5).(*trailScreen)
	w.Build(ui.NewLayout(1280, 720))
	heard := map[string]string{}
	for _, n := range w.Root.Nodes {
		heard[n.ID] = n.Label + "|" + n.Tip + n.Why
	}
	s := w.journey.Stations[4]
	for id, want := range map[string]string{
		"card": s.Name + "|" + s.Story, "aim/1": "1 star|" + s.Aims[0].Text, "aim/3": "3 stars|" + s.Aims[2].Text,
		"play": "Opens with a star at station 2.|Opens with a star at station 2.",
	} {
		if heard[id] != want {
			t.Errorf("%s is heard as %q, want %q", id, heard[id], want)
		}
	}
	if heard["company"] == "" || heard["rules"] == "" || heard["primer"] == "" || heard["beside"] != "" {
		t.Errorf("heard are %q", heard)
	}
	w.Root.Press("rules")
	w.Root.Press("primer")
	if fmt.Sprint(shown) != "[rules boomtown primer sum_or_die]" {
		t.Errorf("shown are %q", shown)
	}
}
