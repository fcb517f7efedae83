package stats

import (
	"slices"
	"time"
)

// Day returns the game of the challenge of a date as it went when it was played first, false if it has not been
// played to its end. One that was played on from the middle of another one is none.
func (b *Book) Day(date string) (Played, bool) {
	for _, g := range b.Games {
		if g.Daily != date || g.Aside || g.Branched {
			continue
		}
		if i := slices.IndexFunc(g.Seats, Seat.Person); i >= 0 {
			return Played{g, g.Seats[i]}, true
		}
	}
	return Played{}, false
}

// DayStreak returns on how many days in a row, up to a date or the day before it, the challenge of the day was played.
func (b *Book) DayStreak(date time.Time) int {
	day := func(back int) bool {
		_, played := b.Day(date.AddDate(0, 0, -back).Format(time.DateOnly))
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
