//go:build !js

package daily

import (
	"strings"
	"testing"
	"time"

	"gulch/scenes/calendar"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stats"
)

// TestDailyResultLine checks that the line of text that shares a daily result has the date, the
// place, the aim and the streak.
func TestDailyResultLine(t *testing.T) {
	h := menutest.NewApp(t)
	_ = h.Update() // the documents can be read only after the first Update
	s := New(h).(*dailyDialog)
	s.date = calendar.Date{Year: 2026, Month: time.May, Day: 4}
	h.Tally().Games = []stats.Game{
		{ID: "a", Daily: "2026-05-03", Seats: []stats.Seat{{Name: "Ada", Points: 90, Rank: 2}}},
		{ID: "b", Daily: "2026-05-04", Seats: []stats.Seat{{Name: "Ada", Points: 120, Rank: 1}}},
	}
	for !s.aim.Step() {
		time.Sleep(10 * time.Millisecond)
	}
	if _, _, known := s.aim.Result(); !known {
		t.Fatal("the daily aim has no result")
	}
	for _, part := range []string{"Gulch 2026-05-04", "rank 1 with 120 points", "aim ", "2 days in a row"} {
		if !strings.Contains(s.line(), part) {
			t.Errorf("the shared line %q lacks %q", s.line(), part)
		}
	}
}

func TestAimReached(t *testing.T) {
	for _, c := range []struct {
		rank, points int
		want         bool
	}{{1, 90, true}, {2, 100, true}, {2, 99, false}, {3, 200, false}} {
		if got := aimReached(stats.Seat{Rank: c.rank, Points: c.points}, 100, 2); got != c.want {
			t.Errorf("rank %d with %d points reaches the aim of place 2 with 100 points: %v, want the opposite",
				c.rank, c.points, got)
		}
	}
}
