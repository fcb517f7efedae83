package trailmap

import (
	"fmt"
	"testing"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestRideToTheNextStation checks that the traveller rides to the next station after earning a
// star, and that the card of that station opens on arrival. A press or reduced motion ends the ride
// at once. Without a star, the card of the same station stays open.
func TestRideToTheNextStation(t *testing.T) {
	for _, how := range []string{"", "reduced", "pressed", "none"} {
		h, _ := menutest.AppWithStation(t, 1)
		h.Reduced = how == "reduced"
		number := 1
		if how == "none" {
			number = 2
		}
		w := After(h, number).(*trailScreen)
		w.Build(ui.NewLayout(1280, 720))
		if how == "reduced" || how == "none" {
			if w.ride.running() || w.open != 1 {
				t.Errorf("%q: the traveller is moving, or the open card is that of station %d; want station "+
					"2, not moving", how, w.open+1)
			}
			continue
		}
		if w.open >= 0 || !w.ride.running() {
			t.Errorf("%q: the traveller does not ride; the open card has index %d", how, w.open)
		}
		at := w.ride.at()
		ticks := 0
		for ; w.ride.running() && ticks < 600; ticks++ {
			w.Update(&ui.Input{Pressed: how == "pressed"}, 16)
			if w.ride.at() < at {
				t.Fatal("the traveller moves backwards")
			}
			at = w.ride.at()
		}
		if w.open != 1 || how == "pressed" && ticks != 1 {
			t.Errorf("%q: after %d ticks the open card has index %d, want 1", how, ticks, w.open)
		}
		if w.Update(&ui.Input{}, 16); w.Moving || w.Busy {
			t.Error("the ride animation does not end")
		}
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
