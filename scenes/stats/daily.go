package stats

import (
	"slices"

	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// Day returns the game of the challenge of a date as it went when a person played it first, anybody where who is ""; false if they have
// not played it to its end. One that was played on from the middle of another one is none.
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

// day returns the game as the challenge of its day that a person has played, anybody where who is
// ""; false if it is none of theirs.
func (g Game) day(who person.ID) (Played, bool) {
	mine := func(s Seat) bool { return s.Person() && (who == "" || s.Who == who) }
	i := slices.IndexFunc(g.Seats, mine)
	if i < 0 || g.Daily == "" || g.Aside || g.Branched {
		return Played{}, false
	}
	return Played{g, g.Seats[i]}, true
}

// DayStreak returns on how many days in a row, up to a date or the day before it, a person has played the challenge of the day.
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
