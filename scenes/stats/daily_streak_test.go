package stats

import (
	"testing"
	"time"

	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// daily returns a finished daily challenge of a date that Ada won with the given points.
func daily(id, date string, points int) Game {
	return Game{ID: id, Daily: date, Seats: []Seat{{Name: "Ada", Points: points, Rank: 1},
		{Name: "Bot", Level: "medium"}}}
}

func TestDailyStreak(t *testing.T) {
	var b Book
	for i, date := range []string{"2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"} {
		b.Games = append(b.Games, daily(string(rune('a'+i)), date, 10+i))
	}
	b.Games = append(b.Games, daily("again", "2026-03-01", 99))
	branch := daily("branch", "2026-03-02", 50)
	branch.Branched = true
	b.Games = append(b.Games, branch)
	on := func(y int, m time.Month, d int) calendar.Date { return calendar.Date{Year: y, Month: m, Day: d} }
	for date, want := range map[calendar.Date]int{
		on(2026, 3, 1): 4, on(2026, 3, 2): 4, on(2026, 3, 3): 0, on(2026, 2, 26): 1, on(2026, 2, 25): 0,
	} {
		if got := b.DayStreak(date, ""); got != want {
			t.Errorf("streak on %s = %d, want %d", date, got, want)
		}
	}
	if p, ok := b.Day("2026-03-01", ""); !ok || p.Me.Points != 13 {
		t.Errorf("Day returns %+v, %v; want the first result of the day with 13 points", p, ok)
	}
}

// TestDailyStreaksPerPerson checks that results and streaks of daily challenges are computed for
// each person separately.
func TestDailyStreaksPerPerson(t *testing.T) {
	var b Book
	for i, who := range []person.ID{"ada", "ada", "ben"} {
		g := daily(string(rune('a'+i)), []string{"2026-02-27", "2026-02-28", "2026-02-28"}[i], 10+i)
		g.Seats[0].Who = who
		b.Games = append(b.Games, g)
	}
	day := calendar.Date{Year: 2026, Month: time.February, Day: 28}
	if a, b, c := b.DayStreak(day, "ada"), b.DayStreak(day, "ben"), b.DayStreak(day, "cleo"); a != 2 ||
		b != 1 || c != 0 {
		t.Errorf("the streaks of ada, ben and cleo are %d, %d and %d, want 2, 1 and 0", a, b, c)
	}
	if p, ok := b.Day("2026-02-28", "ben"); !ok || p.Me.Points != 12 {
		t.Errorf("Day of Ben returns %+v, %v; want 12 points", p, ok)
	}
}
