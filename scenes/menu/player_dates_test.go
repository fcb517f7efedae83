//go:build !js

package menu

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// TestStatisticsUsePlayersTimeZone checks that statistics, evenings, goals and persons show dates
// and hours in the player's time zone, whatever time zone the tally was written in.
func TestStatisticsUsePlayersTimeZone(t *testing.T) {
	now := time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		tally, place string
		dates        []string // dates of the exported games
		evening      string   // date of the evening, "" if no evening has several games
		hours        []string // times at which the games of the evening ended
		goal         string   // date of the first goal
	}{
		{"tally-utc.log", "America/Los_Angeles", []string{"2026-07-14", "2026-11-27", "2026-11-27"}, "27 November 2026",
			[]string{"19:30", "20:40"}, "14 July 2026"},
		{"tally-utc.log", "UTC", []string{"2026-07-15", "2026-11-28", "2026-11-28"}, "28 November 2026",
			[]string{"03:30", "04:40"}, "15 July 2026"},
		{"tally-daily.log", "America/Los_Angeles", []string{"2026-11-27", "2026-11-28"}, "", nil, "27 November 2026"},
		{"tally-summer.log", "Europe/Berlin", []string{"2026-07-15", "2026-07-15"}, "15 July 2026",
			[]string{"00:30", "01:10"}, "15 July 2026"},
	} {
		h := menutest.AppInZone(t, c.tally, c.place, &now)
		h.Push(Statistics(h))
		s := h.Top().(*statistics)
		var dates []string
		for line := range strings.Lines(s.text()) {
			if date, _, ok := strings.Cut(strings.TrimSpace(line), " Boomtown: "); ok {
				dates = append(dates, date)
			}
		}
		if !slices.Equal(dates, c.dates) {
			t.Errorf("%s in %s: the exported games have the dates %q, want %q; export:\n%s", c.tally, c.place, dates,
				c.dates, s.text())
		}
		goal := slices.IndexFunc(s.Root.Nodes, func(n ui.Node) bool { return n.ID == "goal boomtown/baron" })
		if tip := s.Root.Nodes[goal].Tip; !strings.Contains(tip, c.goal) {
			t.Errorf("%s in %s: the tooltip of the goal is %q, want the date %s in it", c.tally, c.place, tip, c.goal)
		}
		if best := s.tiles()[4].Below; best != c.goal {
			t.Errorf("%s in %s: the record tile has the date %s, want %s", c.tally, c.place, best, c.goal)
		}
		ada, _ := h.Person(person.ID("p000000000000001a"))
		h.Push(People(h))
		if says := menutest.Node(t, h, "person/"+string(ada.ID)).Label; !strings.Contains(says, c.goal) {
			t.Errorf("%s in %s: the text about Ada is %q, want the date %s in it", c.tally, c.place, says, c.goal)
		}
		if c.evening == "" {
			continue
		}
		h.Push(Evening(h))
		if title := menutest.Build(h).(stage.TitledScene).PageTitle(); !strings.Contains(title, c.evening) {
			t.Errorf("%s in %s: the title of the evening is %q, want the date %s in it", c.tally, c.place, title,
				c.evening)
		}
		for i, hour := range c.hours {
			if tip := menutest.Node(t, h, fmt.Sprint("evening/game ", i+1)).Tip; !strings.HasPrefix(tip, hour) {
				t.Errorf("%s in %s: the result of game %d of the evening is %q, want the time %s at its start", c.tally,
					c.place, i+1, tip, hour)
			}
		}
	}
}

// TestGamesUsePlayersTimeZone checks that stations of the Trail, saved games and the search for
// saved games use dates in the player's time zone.
func TestGamesUsePlayersTimeZone(t *testing.T) {
	when := time.Date(2026, 7, 14, 22, 30, 0, 0, time.UTC)
	now := when.AddDate(0, 5, 0)
	h := menutest.AppInZone(t, "", "Europe/Berlin", &now)
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", stage.Setup{Seats: []match.Seat{stage.SeatOf(ada)}})
	h.Tally().Add(stats.Game{ID: "a", Game: "boomtown", When: when, Station: 1,
		Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Stars: 2, Rank: 1}}})
	h.Push(Trail(h, 1))
	if says := menutest.Node(t, h, "station/1").Tip; !strings.Contains(says, "15 July 2026") {
		t.Errorf("the tooltip of the station is %q, want the date 15 July 2026 in it", says)
	}
	x := stage.Saved{Doc: "x.gulch", Changed: when, Summary: match.Summary{Name: "Boomtown"}}
	for text, want := range map[string]bool{"2026-07-15": true, "15 July": true, "2026-07-14": false,
		"14 July": false} {
		if got := matchesSearch(h, x, text); got != want {
			t.Errorf("a game of 15 July 2026 matches the search %q: %v, want the opposite", text, got)
		}
	}
}

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
		"2026-10-19T21:30:00Z": "19 October 2026",
		"2026-07-14T22:30:00Z": "15 July 2026",
		"2026-10-26T07:10:00Z": "just now", // a time in the future, because the clock was set back
	} {
		at, err := time.Parse(time.RFC3339, when)
		if err != nil {
			t.Fatal(err)
		}
		if got := ago(h, at); got != want {
			t.Errorf("ago(%s) = %q, want %q", when, got, want)
		}
	}
	now = time.Date(2026, 10, 25, 22, 45, 0, 0, time.UTC)
	if got := ago(h, now.Add(-24*time.Hour)); got != "24 hours ago" { // still the same date
		t.Errorf("ago of 24 hours on a day of 25 hours = %q, want \"24 hours ago\"", got)
	}
}

// dailyLabel returns the label of the daily challenge button on a title screen.
func dailyLabel(t *testing.T, s stage.Scene) string {
	t.Helper()
	nodes := s.Base().Root.Nodes
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == "daily" })
	if i < 0 {
		t.Fatal("the title screen has no node \"daily\"")
	}
	return nodes[i].Label
}

// TestTitleLeftOpenOverMidnight checks that an open title screen and the sheet above it change to
// the new daily challenge at midnight.
func TestTitleLeftOpenOverMidnight(t *testing.T) {
	now := time.Date(2026, 11, 28, 20, 0, 0, 0, time.UTC)
	h := menutest.AppInZone(t, "tally-daily.log", "America/Los_Angeles", &now)
	h.Push(Title(h))
	s := h.Top()
	_ = h.Update()
	if label := dailyLabel(t, s); label != "See it" {
		t.Fatalf("the challenge of 28 November was played, but the title screen's button says %q, "+
			"want \"See it\"", label)
	}
	h.Push(Daily(h))
	const yet = "not played yet"
	menutest.WantTexts(t, h, "28 November 2026")
	if strings.Contains(menutest.Texts(h), yet) {
		t.Fatal("the daily dialog shows the challenge of 28 November as not played")
	}
	for range 3 {
		now = now.Add(time.Hour)
		_ = h.Update()
	}
	menutest.WantTexts(t, h, "28 November 2026")
	if label := dailyLabel(t, s); label != "See it" {
		t.Errorf("before midnight the title screen's button says %q, want \"See it\"", label)
	}
	now = time.Date(2026, 11, 29, 8, 0, 0, 0, time.UTC)
	_ = h.Update()
	game, _ := h.Daily(h.Today())
	menutest.WantTexts(t, h, game.Info().Name+" · 29 November 2026", yet)
	h.Pop()
	if label := dailyLabel(t, s); label != "Play it" {
		t.Errorf("after midnight the title screen's button says %q, want \"Play it\"", label)
	}
	if streak := h.DailyStreak(h.Today()); streak != 2 {
		t.Errorf("the streak on the day after two played days is %d, want 2", streak)
	}
}

// TestTitleUpdatesAtMidnight checks that the title screen changes to the new day without any
// input.
func TestTitleUpdatesAtMidnight(t *testing.T) {
	now := time.Date(2026, 11, 29, 7, 59, 59, 0, time.UTC)
	h := menutest.AppInZone(t, "tally-daily.log", "America/Los_Angeles", &now)
	h.Push(Title(h))
	_ = h.Update()
	s := h.Top()
	before := dailyLabel(t, s)
	now = now.Add(2 * time.Second)
	_ = h.Update()
	if after := dailyLabel(t, s); before != "See it" || after != "Play it" {
		t.Errorf("at midnight the title screen's button changes from %q to %q, want \"See it\" to \"Play it\"",
			before, after)
	}
}
