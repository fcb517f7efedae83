package menu

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
)

// A setting that the table is too small for goes back to the default when somebody leaves.
func TestOptionsHangOnSeats(t *testing.T) {
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{"start_seat": "3"}}
	for seats, want := range map[int]string{3: "random", 4: "3"} {
		s.seats = make([]match.Seat, seats)
		s.options["start_seat"] = "3"
		if s.mendOptions(); s.options["start_seat"] != want {
			t.Errorf("with %d seats the first player is %s, want %s", seats, s.options["start_seat"], want)
		}
	}
}
