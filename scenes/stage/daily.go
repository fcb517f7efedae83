package stage

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
	"gulch/scenes/work"
)

// dailyBots is how strong the opponents of the daily challenge are.
const dailyBots = "medium"

// dailyStream keeps the chance of the challenge apart from that of its game.
const dailyStream = 0xda17

// Today returns the date of the player's day, which is that of the challenge: the same one everywhere on a date.
func (h *App) Today() calendar.Date { return h.Calendar.Today() }

// DateOf returns the date on which an instant lies for the player.
func (h *App) DateOf(t time.Time) calendar.Date { return h.Calendar.DateOf(t) }

// Daily returns the challenge of a date: the same game, opponents, deck and dice for all who play it.
func (h *App) Daily(date calendar.Date) (engine.Game, match.Setup) {
	seed := dailySeed(date)
	c := engine.NewChance(seed, dailyStream)
	game := h.Games[c.Below(len(h.Games))]
	info := game.Info()
	s := match.Setup{Seed: seed, BotSeed: c.Uint64()}
	s.Seats = append(s.Seats, h.firstPerson())
	cast := bot.Personas()
	engine.Shuffle(&c, cast)
	for _, p := range cast {
		if len(s.Seats) >= UsualSeats(info) {
			break
		}
		if !match.Alike(p.Name, s.Seats[0].Name) {
			s.Seats = append(s.Seats, match.Seat{Name: p.Name, Face: p.ID, Bot: dailyBots, Persona: p.ID})
		}
	}
	return game, s
}

// firstPerson is who played here last, or a stranger.
func (h *App) firstPerson() match.Seat {
	if me, ok := h.Me(); ok {
		return SeatOf(me)
	}
	return match.Seat{Name: "Stranger", Face: "guest1"}
}

// dailySeed is the date as a number: 20260504.
func dailySeed(date calendar.Date) uint64 {
	return uint64(date.Year*10_000 + int(date.Month)*100 + date.Day)
}

// dailyOf returns the date whose challenge a game with such seeds is, "" for none: its seed is a date, and its bots are
// those of the day.
func (h *App) dailyOf(seed, botSeed uint64) string {
	date, err := calendar.Parse(fmt.Sprintf("%04d-%02d-%02d", seed/10_000, seed/100%100, seed%100))
	if err != nil || dailySeed(date) != seed {
		return ""
	}
	c := engine.NewChance(seed, dailyStream)
	c.Below(len(h.Games))
	if botSeed != c.Uint64() {
		return ""
	}
	return date.String()
}

// DailyDate returns the date whose challenge a kept game is, "" for none.
func (h *App) DailyDate(s Saved) string {
	if s.Summary.Branched {
		return ""
	}
	return h.dailyOf(s.Summary.Seed, s.Summary.BotSeed)
}

// DailyPlayed returns the challenge of a date as it went when the person here played it first, false if they have not played it to its
// end. It looks into the tally as it stands and reads no record, so that a screen may ask whenever it is laid out.
func (h *App) DailyPlayed(date calendar.Date) (stats.Played, bool) {
	me, _ := h.Me()
	return h.readTally().Day(date.String(), me.ID)
}

// DailyRow is on how many days up to a date the person here has played the challenge, without a gap. Like DailyPlayed it reads no record.
func (h *App) DailyRow(date calendar.Date) int {
	me, _ := h.Me()
	return h.readTally().DayStreak(date, me.ID)
}

// mine reports whether the person here sits at one of the seats; where nobody is known here, any person.
func (h *App) mine(seats []match.Seat) bool {
	me, known := h.Me()
	return slices.ContainsFunc(seats, func(s match.Seat) bool {
		if !s.Person() || !known {
			return s.Person()
		}
		who := h.book().Resolve(person.ID(s.Who))
		if who == "" { // a record of before there were persons
			p, _ := h.book().Formerly(s.Name)
			who = p.ID
		}
		return who == me.ID
	})
}

// DailyRunning returns the challenge of a date that the person here has begun and can play on, false if there is none.
func (h *App) DailyRunning(date calendar.Date) (Saved, bool) {
	for _, s := range h.Saved() {
		if s.Running() && h.DailyDate(s) == date.String() && h.mine(s.Summary.Seats) {
			return s, true
		}
	}
	return Saved{}, false
}

// StartDaily deals the challenge of a date: the one that was shown, whatever the clock says by now. Played again it is the
// same game, but only its first time is in the tally as the challenge.
func (h *App) StartDaily(date calendar.Date) error {
	game, setup := h.Daily(date)
	return h.begin(game, setup)
}

// DailyAim is what a strong bot makes of the challenge of a date, in the place of the player: found out beside the
// picture, once a day.
type DailyAim struct {
	date   string
	job    *aimJob
	worker *work.Worker
	points int
	rank   int
	err    error
	docs   store.Store
}

// aimDoc is the document of the aim that was found last. It may be thrown away at any time.
const aimDoc = "aim.json"

// keptAim is what the document holds.
type keptAim struct {
	Date   string `json:"date"`
	Points int    `json:"points"`
	Rank   int    `json:"rank"`
}

// recall takes over what was found out earlier that day, false if it was not.
func (a *DailyAim) recall() bool {
	var kept keptAim
	data, err := a.docs.Read(aimDoc)
	if err != nil || json.Unmarshal(data, &kept) != nil || kept.Date != a.date {
		return false
	}
	a.points, a.rank = kept.Points, kept.Rank
	return true
}

// note keeps it for later starts on that day.
func (a *DailyAim) note() {
	if data, err := json.Marshal(keptAim{a.date, a.points, a.rank}); err == nil {
		_ = a.docs.Write(aimDoc, data) // else it is found out anew
	}
}

// DailyAim returns the aim of the challenge of a date; looking for it begins with the first call.
func (h *App) DailyAim(date calendar.Date) *DailyAim {
	day := date.String()
	if h.aim == nil || h.aim.date != day {
		h.aim = &DailyAim{date: day, docs: h.Docs}
		if h.aim.recall() {
			return h.aim
		}
		game, setup := h.Daily(date)
		if h.aim.job, h.aim.err = newAimJob(game, setup); h.aim.err == nil {
			h.aim.worker = work.Start(h.aim.job)
		}
	}
	return h.aim
}

// Step goes on looking for the aim; it is called once a tick by whoever waits for it. It reports whether it has just
// been found.
func (a *DailyAim) Step() bool {
	if a.worker == nil || !a.worker.Step() {
		return false
	}
	a.worker = nil
	a.points, a.rank, a.err = a.job.result()
	if a.err == nil {
		a.note()
	}
	return true
}

// Result returns the points and the rank to aim at, false while they are not known.
func (a *DailyAim) Result() (points, rank int, known bool) {
	return a.points, a.rank, a.worker == nil && a.err == nil
}
