package stats

import (
	"slices"

	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// Day returns the first finished game of the daily challenge of a date ("2026-05-04") that a person
// played, or that anybody played if who is "". It returns false if there is no such game. Games
// that were continued from the middle of another game are not considered.
func (b *Book) Day(date string, who person.ID) (Played, bool) {
	who = b.resolve(who)
	for _, g := range b.Games {
		if g.Daily != date {
			continue
		}
		if p, ok := g.day(who); ok {
			return p, true
		}
	}
	return Played{}, false
}

// day returns game g with the seat of a person. who is the ID of the person; if it is "", day uses
// the first seat of any person. It returns false if g is not a daily challenge, does not count, or
// was not played by that person.
func (g Game) day(who person.ID) (Played, bool) {
	mine := func(s Seat) bool { return s.Person() && (who == "" || s.Who == who) }
	i := slices.IndexFunc(g.Seats, mine)
	if i < 0 || g.Daily == "" || g.Aside || g.Branched {
		return Played{}, false
	}
	return Played{g, g.Seats[i]}, true
}

// DayStreak returns on how many consecutive days a person has played the daily challenge. date is
// the last of these days. who is the ID of the person; if it is "", games of anybody count. If the
// challenge of date has not been played yet, the days up to the day before are counted.
func (b *Book) DayStreak(date calendar.Date, who person.ID) int {
	played := map[string]bool{}
	for _, g := range b.Games {
		if g.Daily != "" && !played[g.Daily] {
			_, played[g.Daily] = g.day(b.resolve(who))
		}
	}
	day := func(back int) bool { return played[date.Add(-back).String()] }
	n := 0
	if day(0) {
		n = 1
	}
	for back := 1; day(back); back++ {
		n++
	}
	return n
}
