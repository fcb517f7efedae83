//go:build !js

package evening

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/scenes/menu/menutest"
	"gulch/scenes/stats"
)

// TestEveningsAreCalledByTheirDates checks that an evening is called "this evening" only while it
// may go on, and by its date afterwards.
func TestEveningsAreCalledByTheirDates(t *testing.T) {
	h := menutest.NewApp(t)
	now := h.Now()
	past := now.AddDate(0, 0, -3)
	for when, want := range map[time.Time]string{
		now.Add(-time.Hour): "This game night",
		past:                "Game night of " + h.DateOf(past.Add(-time.Minute)).Words(),
	} {
		e := stats.Evening{Games: []stats.Game{{When: when.Add(-time.Minute)}, {When: when}}}
		if got := eveningTitle(h, e); got != want {
			t.Errorf("the title of the evening is %q, want %q", got, want)
		}
	}
}

// TestEveningDialog checks that earlier evenings can be paged through, and what the dialog says
// while an evening may go on, after it, and without any.
func TestEveningDialog(t *testing.T) {
	h := menutest.NewApp(t)
	now := time.Date(2026, time.May, 4, 22, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	menutest.Push(h, New(h))
	menutest.WantTexts(t, h, "Play several games in a row with the same players")
	h.Pop()
	ada, ben := h.NewPerson("Ada", ""), h.NewPerson("Ben", "")
	for day := range 3 {
		for game := range 2 {
			ranks := [2]int{1, 2}
			if day == 2 && game == 1 {
				ranks = [2]int{2, 1} // the last evening has two winners
			}
			h.Tally().Add(stats.Game{ID: fmt.Sprint(day, game), Game: "boomtown",
				When: now.AddDate(0, 0, day-2).Add(time.Duration(game-2) * time.Hour),
				Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: ranks[0]},
					{Name: "Ben", Who: ben.ID, Rank: ranks[1]}}})
		}
	}
	menutest.Push(h, New(h))
	s := h.Top().(*evening)
	menutest.WantTexts(t, h, "This game night", " lead the game night", "2 games")
	if why := menutest.Node(t, h, "evening/after").DisabledReason; why == "" {
		t.Error("after the last evening there is another one")
	}
	menutest.Press(t, h, "evening/before")
	menutest.WantTexts(t, h, "Game night of May 3, 2026", "Ada wins the game night")
	menutest.Press(t, h, "evening/before")
	if why := menutest.Node(t, h, "evening/before").DisabledReason; why == "" || s.open != 0 {
		t.Errorf("before the first evening, %d, there is another one", s.open)
	}
	menutest.Press(t, h, "evening/after")
	if s.open != 1 {
		t.Errorf("The evening after leads to evening %d, want 1", s.open)
	}
	now = now.Add(12 * time.Hour)
	if got := Words(h, s.all[2]); !strings.HasSuffix(got, " share the game night") {
		t.Errorf("after the evening its result is %q", got)
	}
}
