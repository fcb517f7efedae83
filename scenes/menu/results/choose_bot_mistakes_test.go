package results

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
)

// TestBotsMistakesAreOffered checks that the page of turning points has a button that leads to the
// mistakes of the bots, without a question if there is only one bot.
func TestBotsMistakesAreOffered(t *testing.T) {
	h := menutest.NewApp(t)
	m := menutest.Played(t, 4, 1)
	opened := engine.NoSeat
	h.OpenMistakes = func(_ *match.Match, doc string, seat engine.Seat) { opened = seat }
	s := &results{app: h, show: Params{Match: m}, seats: m.Seats()}
	c := &chancesPage{graph: &graph{results: s}, words: geom.R(0, 0, 900, 44)}
	press := func(nodes []ui.Node, id string) {
		t.Helper()
		for _, n := range nodes {
			if n.ID == id {
				n.Press()
				return
			}
		}
		t.Fatalf("%q is not offered", id)
	}
	for _, seat := range []int{1, 2} {
		m.Setup().Seats[seat].Bot = "easy"
	}
	press(c.learnNodes(nil), "learn bots")
	top := h.Top()
	if top == nil || top.Name() != "whose-mistakes" {
		t.Fatal("the button does not open the dialog whose-mistakes")
	}
	drive.OnHost(func() { top.Build(ui.NewLayout(1280, 720)) })
	seat := botsOf(m)[0]
	press(top.Base().Root.Nodes, "whose/"+string(rune('0'+seat)))
	if opened != seat {
		t.Errorf("the mistakes of seat %d are opened, want the chosen bot's", opened)
	}
	seats := m.Setup().Seats
	h.Pop()
	for i := range seats {
		seats[i].Bot = ""
	}
	seats[2].Bot, opened, c.words = "easy", engine.NoSeat, geom.R(0, 0, 1500, 44)
	if press(c.learnNodes(nil), "learn bots"); opened != 2 {
		t.Errorf("with a single bot at seat 2, the mistakes of seat %d are opened", opened)
	}
	for i := range seats {
		seats[i].Bot = "easy"
	}
	seats[0].Bot, c.words = "", geom.R(0, 0, 300, 44) // room for one button only
	press(c.learnNodes(nil), "more mistakes")
	h.Pop()
	for i := range seats { // more people than there is room for buttons
		seats[i].Bot = ""
	}
	c.words = geom.R(0, 0, 500, 38)
	press(c.learnNodes(nil), "more mistakes")
	all := h.Top()
	drive.OnHost(func() { all.Build(ui.NewLayout(1280, 720)) })
	for seat := range m.Seats() {
		press(all.Base().Root.Nodes, "whose/"+string(rune('0'+seat)))
		if opened != engine.Seat(seat) {
			t.Errorf("with many people, the mistakes of seat %d are opened, want those of %d", opened, seat)
		}
	}
}
