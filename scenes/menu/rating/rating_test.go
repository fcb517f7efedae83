package rating

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// TestStrengthAfterGame checks what the results say about the rating of a person: from the fifth
// game on its value, from the sixth on its change, and why a game does not count.
func TestStrengthAfterGame(t *testing.T) {
	h := menutest.NewApp(t)
	h.SetCurrentPerson(h.NewPerson("Ada", "guest3"))
	me, _ := h.CurrentPerson()
	var said []string
	for i := range 6 {
		setup := match.Setup{Seed: uint64(i), Seats: []match.Seat{stage.SeatOf(me), {Name: "Dutch", Bot: "easy"},
			{Name: "Opal", Bot: "easy"}, {Name: "Mei", Bot: "easy"}}}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(menutest.PlayRandomly(t, m))
		said = append(said, Words(h, m))
		if i < 5 {
			continue
		}
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		branch, err := r.Branch(3, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(menutest.PlayRandomly(t, branch))
		said = append(said, Words(h, branch))
	}
	for i, want := range []string{"this was number 1", "number 2", "number 3", "number 4", "Your rating: ",
		"Your rating: ", "This game continues another one"} {
		if !strings.Contains(said[i], want) {
			t.Errorf("after game %d the results say %q, want %q", i+1, said[i], want)
		}
	}
	if strings.HasSuffix(said[4], ")") || !strings.HasSuffix(said[5], ")") {
		t.Errorf("the results say %q and %q, want the change in the second only", said[4], said[5])
	}
}

// TestStrengthDialog checks the dialog of the rating of somebody without games, and that an even
// match has the mode of the games that count.
func TestStrengthDialog(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "")
	game, err := h.Find("sierrawest")
	if err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, New(h, ada.ID, game.Info()))
	menutest.WantTexts(t, h, "Your rating", "You haven't finished one here yet")
	h.Pop()
	for i := range 40 {
		g := stats.Game{ID: fmt.Sprint(i), Game: "sierrawest", Seed: uint64(i + 1),
			When: time.Unix(int64(i)*86400, 0).UTC(), Options: engine.Options{"mode": "outlaws_outposts"},
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1 + i%4}}}
		if i%2 == 1 {
			g.Options["mode"] = "gold_rush"
		}
		for s := 1; s < 4; s++ {
			g.Seats = append(g.Seats, stats.Seat{Name: fmt.Sprint("Bot ", s),
				Level: []string{"able", "medium", "easy"}[(i+s)%3], Rank: 1 + (i+s)%4})
		}
		h.Tally().Add(g)
	}
	menutest.Push(h, New(h, ada.ID, game.Info()))
	s := h.Top().(*strength)
	if len(s.histories) < 2 {
		t.Fatalf("there are %d ratings, want one per mode", len(s.histories))
	}
	menutest.Press(t, h, "kind/1")
	if s.open != 1 {
		t.Errorf("the rating %d is shown, want 1", s.open)
	}
	mode := s.history().Mode
	menutest.Press(t, h, "even")
	if mode == "" || !menutest.Node(t, h, "option/mode/"+mode).Chosen {
		t.Errorf("the even match does not have the mode %q", mode)
	}
}
