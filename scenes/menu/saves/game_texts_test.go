package saves

import (
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

func TestAgoCountsDatesNotHours(t *testing.T) {
	now := time.Date(2026, 10, 26, 7, 0, 0, 0, time.UTC) // in Berlin it is 08:00, and the day before had 25 hours
	h := menutest.AppInZone(t, "", "Europe/Berlin", &now)
	for when, want := range map[string]string{
		"2026-10-26T06:59:30Z": "just now",
		"2026-10-26T06:30:00Z": "30 minutes ago",
		"2026-10-25T20:00:00Z": "11 hours ago",
		"2026-10-25T06:30:00Z": "1 day ago",
		"2026-10-24T20:00:00Z": "2 days ago", // 35 hours before now, but two dates back
		"2026-10-20T22:30:00Z": "5 days ago", // in Berlin it was already the 21st
		"2026-10-19T21:30:00Z": "October 19, 2026",
		"2026-07-14T22:30:00Z": "July 15, 2026",
		"2026-10-26T07:10:00Z": "just now", // a time in the future, because the clock was set back
	} {
		at, err := time.Parse(time.RFC3339, when)
		if err != nil {
			t.Fatal(err)
		}
		if got := Ago(h, at); got != want {
			t.Errorf("ago(%s) = %q, want %q", when, got, want)
		}
	}
	now = time.Date(2026, 10, 25, 22, 45, 0, 0, time.UTC)
	if got := Ago(h, now.Add(-24*time.Hour)); got != "24 hours ago" { // still the same date
		t.Errorf("ago of 24 hours on a day of 25 hours = %q, want \"24 hours ago\"", got)
	}
}

func TestSaveWords(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Bo"}}
	for _, c := range []struct {
		s    match.Summary
		want string
	}{
		{match.Summary{Name: "Boomtown", Seats: seats, Clock: 7, Moves: 50}, "Boomtown, 50 moves made"},
		{match.Summary{Name: "Boomtown", Seats: seats}, "Boomtown, just dealt"},
		{match.Summary{Name: "Boomtown", Seats: seats, Moves: 3}, "Boomtown, 3 moves made"},
		{match.Summary{Name: "Boomtown", Seats: seats, Over: true, Winners: []engine.Seat{1}, Scores: []int{3, 40}},
			"Boomtown: Bo won with 40"},
		{match.Summary{Name: "Boomtown", Seats: seats, Over: true, Winners: []engine.Seat{0, 1}, Scores: []int{-4, -4}},
			"Boomtown: Ada and Bo shared the win with −4"},
		{match.Summary{Name: "Dakota 1877", Seats: seats[:1], Over: true, Winners: []engine.Seat{0}, Scores: []int{94},
			Race: true}, "Dakota 1877: Ada reached 94 points"},
	} {
		if got := headline(stage.Saved{Summary: c.s}); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
