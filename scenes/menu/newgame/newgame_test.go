package newgame

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/scenes/menu/menutest"
)

// TestOptionsDependOnSeats checks that an option whose value needs more seats is reset to its
// default when a seat is removed.
func TestOptionsDependOnSeats(t *testing.T) {
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{"start_seat": "3"}}
	for seats, want := range map[int]string{3: "random", 4: "3"} {
		s.seats = make([]match.Seat, seats)
		s.options["start_seat"] = "3"
		if s.repairOptions(); s.options["start_seat"] != want {
			t.Errorf("with %d seats the first player is %s, want %s", seats, s.options["start_seat"], want)
		}
	}
}

// TestDealStartsTheGame checks that the game is dealt with the chosen setup, with seats drawn by
// lot if that was chosen, and that a game that cannot start gives a message.
func TestDealStartsTheGame(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	var dealt []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { dealt = append(dealt, m) }
	menutest.Press(t, h, "preset/usual")
	menutest.Press(t, h, "lots")
	orders := map[string]bool{}
	for range 40 {
		menutest.Press(t, h, "deal")
		order := ""
		for _, seat := range dealt[len(dealt)-1].Seats() {
			order += seat.Name + "|"
		}
		orders[order] = true
	}
	if len(orders) < 2 {
		t.Errorf("the seats are dealt in the orders %v, want several", orders)
	}
	if !h.Settings.Setups["boomtown"].ShuffleSeats {
		t.Error("the choice to draw lots is not kept")
	}
	s.seed = "99999999999999999999"
	s.deal()
	if n := len(dealt); n != 40 {
		t.Errorf("%d games were dealt, want none with a seed that is too large", n-40)
	}
	s.seed, s.options = "1", engine.Options{"weather": "dust"}
	s.deal()
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "This game can't be dealt")
}

// TestUnknownGame checks that a game that the app lacks gives a message instead of the screen.
func TestUnknownGame(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, "whist", nil))
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "That game can't be played", "whist")
}

// TestSetupIsRepaired checks that a setup with too few seats, unknown levels and faces is repaired.
func TestSetupIsRepaired(t *testing.T) {
	_, s := newGameScreen(t, "boomtown", &match.Setup{Seats: []match.Seat{{Name: "Ada", Face: "no such face"},
		{Name: "Dutch", Bot: "no such level"}}})
	if len(s.seats) != s.info.MinSeats || s.seats[1].Bot != defaultLevel || s.seats[0].Face == "no such face" {
		t.Errorf("the seats are %+v, want %d with known faces and levels", s.seats, s.info.MinSeats)
	}
	// if all characters are at the table, one of them is used again
	s.seats = nil
	for _, p := range bot.Personas() {
		s.seats = append(s.seats, AsBot(p, defaultLevel))
	}
	if b := s.nextBot(); b.Bot != defaultLevel || b.Persona == "" {
		t.Errorf("with all characters at the table the next bot is %+v, want one of them", b)
	}
}

// TestOptionsWithoutEffectHaveNoValue checks that an option without effect at this number of
// players, such as the Man in Black with three, is not shown as switched on.
func TestOptionsWithoutEffectHaveNoValue(t *testing.T) {
	h, s := newGameScreen(t, "westernlegends", nil)
	for len(s.seats) < 3 {
		menutest.Press(t, h, "add-seat")
	}
	for _, id := range []string{"option/man_in_black/on", "option/man_in_black/off"} {
		if n := menutest.Node(t, h, id); n.Chosen || n.DisabledReason == "" {
			t.Errorf("with %d players, %s is chosen: %v, disabled: %q", len(s.seats), id, n.Chosen, n.DisabledReason)
		}
	}
	for len(s.seats) > 2 {
		menutest.Press(t, h, "remove/3")
	}
	if n := menutest.Node(t, h, "option/man_in_black/on"); !n.Chosen || n.DisabledReason != "" {
		t.Errorf("with 2 players, the Man in Black is chosen: %v, disabled: %q", n.Chosen, n.DisabledReason)
	}
}
