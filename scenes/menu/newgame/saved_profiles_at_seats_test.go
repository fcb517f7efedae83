package newgame

import (
	"strings"
	"testing"

	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// TestPersonAtSeat checks that a known person, a new one and a guest can be put on a seat.
func TestPersonAtSeat(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	cleo := h.NewPerson("Cleo", "guest4")
	h.SetCurrentPerson(ada)
	menutest.Push(h, New(h, "boomtown", nil))
	g := h.Top().(*newGame)
	menutest.Press(t, h, "who/1")
	why := menutest.Node(t, h, "person/"+string(ada.ID)).DisabledReason
	if !strings.Contains(why, "You can't seat Ada twice") {
		t.Errorf("Ada, who has the seat, is disabled because of %q", why)
	}
	menutest.Press(t, h, "person/"+string(cleo.ID))
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.Name != "Cleo" || s.PersonID != string(cleo.ID) {
		t.Errorf("the seat is %+v, want Cleo's", s)
	}
	menutest.Press(t, h, "who/1")
	menutest.Press(t, h, "person/new")
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.PersonID == string(cleo.ID) || g.Root.Focused() != "name/1" {
		t.Errorf("the seat is %+v, focus on %q; want a new person whose name is typed", s, g.Root.Focused())
	}
	// a second person of one name gets the longer label as the name
	twin := h.NewPerson("Cleo", "guest5")
	g.seats[1] = stage.SeatOf(cleo)
	if g.seatPerson(0, twin); g.seats[0].Name == "Cleo" || !strings.HasPrefix(g.seats[0].Name, "Cleo") {
		t.Errorf("the second Cleo is called %q, want a longer name", g.seats[0].Name)
	}
	if g.nameTyped(); g.seats[0].PersonID != string(twin.ID) {
		t.Errorf("the seat of the second Cleo belongs to %s, want %s", g.seats[0].PersonID, twin.ID)
	}
}
