package newgame

import (
	"testing"

	"gulch/engine/bot"
	"gulch/render/geom"
	"gulch/scenes/menu/menutest"
)

// TestSeatsAreSetUp checks that a seat can be changed from a person to a bot, get a level, and swap
// its place with another one by dragging its face.
func TestSeatsAreSetUp(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	menutest.Press(t, h, "kind/1/bot")
	if s.seats[0].Person() || s.nameTaken("") {
		t.Errorf("the first seat is %+v, want a bot with a name", s.seats[0])
	}
	level := bot.Offered(s.info)[2].ID
	s.at.rows[0].level.W = 999 // wide enough for a bar per level
	for _, n := range s.barNodes(0) {
		if n.ID == "level/1/"+level {
			n.Press()
		}
	}
	if s.seats[0].Bot != level {
		t.Errorf("the bot of the first seat has level %s, want %s", s.seats[0].Bot, level)
	}
	first, last := s.seats[0], s.seats[len(s.seats)-1]
	drag(t, h, "face/1", s.at.rows[len(s.seats)-1].all.Center())
	if s.seats[0] != last || s.seats[len(s.seats)-1] != first {
		t.Errorf("after dragging the first face onto the last seat the seats are %+v", s.seats)
	}
	for i, id := range []string{"face/2", "stand/2"} {
		k := 2 + i
		drag(t, h, id, s.at.steps[k].Center())
		if want := bot.Offered(s.info)[k].ID; s.seats[1].Bot != want {
			t.Errorf("after dragging %s onto step %d the bot has level %s, want %s", id, k+1, s.seats[1].Bot, want)
		}
	}
	drag(t, h, "face/2", geom.Point{X: -50, Y: -50})
	if s.dragged.on {
		t.Error("a face that was released beside everything is still dragged")
	}
}
