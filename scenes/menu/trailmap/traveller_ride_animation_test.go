package trailmap

import (
	"testing"

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
