package stage

import (
	"strconv"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// dailyBots is how strong the opponents of the daily challenge are, and dailySeats how many play where a game allows it.
const (
	dailyBots  = "medium"
	dailySeats = 4
)

// dailyStream keeps the chance of the challenge apart from that of its game.
const dailyStream = 0xda17

// Today is the date of the challenge: the same everywhere on a day of the local calendar.
func (h *App) Today() time.Time { return h.clock() }

// Daily returns the challenge of a date: the same game, opponents, deck and dice for all who play it.
func (h *App) Daily(date time.Time) (engine.Game, match.Setup) {
	seed := dailySeed(date)
	c := engine.NewChance(seed, dailyStream)
	game := h.Games[c.Below(len(h.Games))]
	info := game.Info()
	s := match.Setup{Seed: seed, BotSeed: c.Uint64()}
	s.Seats = append(s.Seats, h.firstPerson())
	cast := bot.Personas()
	engine.Shuffle(&c, cast)
	for _, p := range cast {
		if len(s.Seats) >= min(max(dailySeats, info.MinSeats), info.MaxSeats) {
			break
		}
		if p.Name != s.Seats[0].Name {
			s.Seats = append(s.Seats, match.Seat{Name: p.Name, Face: p.ID, Bot: dailyBots, Persona: p.ID})
		}
	}
	return game, s
}

// firstPerson is who played here last, or a stranger.
func (h *App) firstPerson() match.Seat {
	if people := h.Settings.People; len(people) > 0 {
		return match.Seat{Name: people[0].Name, Face: people[0].Face}
	}
	return match.Seat{Name: "Stranger", Face: "guest1"}
}

// dailySeed is the date as a number: 20260504.
func dailySeed(date time.Time) uint64 {
	y, m, d := date.Date()
	return uint64(y*10_000 + int(m)*100 + d)
}

// dailyOf returns the date whose challenge a match was, "" for none: its seed is a date, and its bots are those of the
// day.
func (h *App) dailyOf(m *match.Match) string {
	s := m.Setup()
	date, err := time.Parse("20060102", strconv.FormatUint(s.Seed, 10))
	if err != nil {
		return ""
	}
	c := engine.NewChance(s.Seed, dailyStream)
	c.Below(len(h.Games))
	if s.BotSeed != c.Uint64() {
		return ""
	}
	return date.Format(time.DateOnly)
}

// StartDaily deals the challenge of today. Played again it is the same game, but only its first time is in the tally as
// the challenge.
func (h *App) StartDaily() error {
	game, setup := h.Daily(h.Today())
	return h.begin(game, setup)
}

// DailyDone reports how the challenge of a date went when it was played first, and whether it was.
func (h *App) DailyDone(date time.Time) (points, rank int, done bool) {
	for _, g := range h.readTally().Games {
		if g.Daily != date.Format(time.DateOnly) {
			continue
		}
		for _, s := range g.Seats {
			if s.Person() {
				return s.Points, s.Rank, true
			}
		}
	}
	return 0, 0, false
}
