package stats

import (
	"slices"

	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// Day returns the game of the challenge of a date as it went when a person played it first, anybody where who is ""; false if they have
// not played it to its end. One that was played on from the middle of another one is none.
func (b *Book) Day(date string, who person.ID) (Played, bool) {
	mine := func(s Seat) bool { return s.Person() && (who == "" || s.Who == who) }
	for _, g := range b.Games {
		if g.Daily != date || g.Aside || g.Branched {
			continue
		}
		if i := slices.IndexFunc(g.Seats, mine); i >= 0 {
			return Played{g, g.Seats[i]}, true
		}
	}
	return Played{}, false
}

// DayStreak returns on how many days in a row, up to a date or the day before it, a person has played the challenge of the day.
func (b *Book) DayStreak(date calendar.Date, who person.ID) int {
	day := func(back int) bool {
		_, played := b.Day(date.Add(-back).String(), who)
		return played
	}
	n := 0
	if day(0) {
		n = 1
	}
	for back := 1; day(back); back++ {
		n++
	}
	return n
}
