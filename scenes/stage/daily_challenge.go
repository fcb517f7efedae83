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

// dailyBots is the level of the bots in the daily challenge.
const dailyBots = "medium"

// dailyStream selects the stream of random numbers that chooses the game and the setup of the daily
// challenge. It differs from the stream of the game itself.
const dailyStream = 0xda17

// Today returns the player's local date. It selects the daily challenge, which is the same for all
// players on a date.
func (h *App) Today() calendar.Date { return h.Calendar.Today() }

// DateOf returns the date, in the player's time zone, of the time t.
func (h *App) DateOf(t time.Time) calendar.Date { return h.Calendar.DateOf(t) }

// Daily returns the challenge of a date: the game and its setup, with the same opponents, deck and
// dice for all players.
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
		if !match.SameName(p.Name, s.Seats[0].Name) {
			s.Seats = append(s.Seats, match.Seat{Name: p.Name, Face: p.ID, Bot: dailyBots, Persona: p.ID})
		}
	}
	return game, s
}

// firstPerson returns a seat for the current person. If there is no current person, the seat is for
// a new player without an ID.
func (h *App) firstPerson() match.Seat {
	if me, ok := h.CurrentPerson(); ok {
		return SeatOf(me)
	}
	return match.Seat{Name: "Stranger", Face: "guest1"}
}

// dailySeed returns the seed of the challenge of a date: the date as a decimal number, such as
// 20260504.
func dailySeed(date calendar.Date) uint64 {
	return uint64(date.Year*10_000 + int(date.Month)*100 + date.Day)
}

// dailyOf returns the date of the challenge that has the given seeds, "" if no challenge has them.
// The seed of a challenge is its date, and the bots' seed is derived from the seed.
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

// DailyDate returns the date of the challenge to which a saved game belongs. It returns "" if the
// game belongs to no challenge, or was branched from another game.
func (h *App) DailyDate(s Saved) string {
	if s.Summary.Branched {
		return ""
	}
	return h.dailyOf(s.Summary.Seed, s.Summary.BotSeed)
}

// DailyPlayed returns the result of the current person's first finished game of the challenge of a
// date, false if there is none. It uses only the tally in memory and reads no file, so Build may
// call it.
func (h *App) DailyPlayed(date calendar.Date) (stats.Played, bool) {
	me, _ := h.CurrentPerson()
	return h.readTally().Day(date.String(), me.ID)
}

// DailyStreak returns the number of consecutive days, ending at the given date, on which the
// current person has played the challenge. Like DailyPlayed, it uses only the tally in memory.
func (h *App) DailyStreak(date calendar.Date) int {
	me, _ := h.CurrentPerson()
	return h.readTally().DayStreak(date, me.ID)
}

// mine reports whether the current person has one of the seats. If there is no current person, it
// reports whether any person has one.
func (h *App) mine(seats []match.Seat) bool {
	me, known := h.CurrentPerson()
	return slices.ContainsFunc(seats, func(s match.Seat) bool {
		if !s.Person() || !known {
			return s.Person()
		}
		who := h.book().Resolve(person.ID(s.PersonID))
		if who == "" { // a seat of a game that was recorded before persons had IDs
			p, _ := h.book().ByOldName(s.Name)
			who = p.ID
		}
		return who == me.ID
	})
}

// DailyRunning returns the current person's unfinished game of the challenge of a date, false if
// there is none.
func (h *App) DailyRunning(date calendar.Date) (Saved, bool) {
	for _, s := range h.Saved() {
		if s.Running() && h.DailyDate(s) == date.String() && h.mine(s.Summary.Seats) {
			return s, true
		}
	}
	return Saved{}, false
}

// StartDaily starts the challenge of a date. The caller passes the date that was shown to the
// player, which may be yesterday if midnight has passed since. A challenge may be played again, but
// in the tally only the first game counts as the challenge.
func (h *App) StartDaily(date calendar.Date) error {
	game, setup := h.Daily(date)
	return h.begin(game, setup)
}

// DailyAim is the target of a date's challenge: the result that a strong bot reaches in the
// player's seat. It is computed in the background, once per day.
type DailyAim struct {
	date   string
	job    *aimJob
	worker *work.Worker
	points int
	rank   int
	err    error
	docs   store.Store
}

// aimDoc is the name of the document with the computed target of the daily challenge: the points
// and the rank of a strong bot. The document is a cache and may be deleted.
const aimDoc = "aim.json"

// savedAim is the JSON content of the document aimDoc.
type savedAim struct {
	Date   string `json:"date"`
	Points int    `json:"points"`
	Rank   int    `json:"rank"`
}

// load reads the target from the document aimDoc. It reports whether the document contains the
// target of this date.
func (a *DailyAim) load() bool {
	var kept savedAim
	data, err := a.docs.Read(aimDoc)
	if err != nil || json.Unmarshal(data, &kept) != nil || kept.Date != a.date {
		return false
	}
	a.points, a.rank = kept.Points, kept.Rank
	return true
}

// save writes the target to the document aimDoc, so that it need not be computed again if the app
// is started again on that day.
func (a *DailyAim) save() {
	if data, err := json.Marshal(savedAim{a.date, a.points, a.rank}); err == nil {
		_ = a.docs.Write(aimDoc, data) // if this fails, the target is computed again at the next start
	}
}

// DailyAim returns the target of the challenge of a date. The first call for a date starts the
// computation; see [DailyAim.Step].
func (h *App) DailyAim(date calendar.Date) *DailyAim {
	day := date.String()
	if h.aim == nil || h.aim.date != day {
		h.aim = &DailyAim{date: day, docs: h.Docs}
		if h.aim.load() {
			return h.aim
		}
		game, setup := h.Daily(date)
		if h.aim.job, h.aim.err = newAimJob(game, setup); h.aim.err == nil {
			h.aim.worker = work.Start(h.aim.job)
		}
	}
	return h.aim
}

// Step continues the computation and reports whether it was finished by this call. It is called
// once per tick while the screen shows that the target is being computed.
func (a *DailyAim) Step() bool {
	if a.worker == nil || !a.worker.Step() {
		return false
	}
	a.worker = nil
	a.points, a.rank, a.err = a.job.result()
	if a.err == nil {
		a.save()
	}
	return true
}

// Result returns the points and the rank that the bot has reached at the challenge. known is false
// while they are being computed.
func (a *DailyAim) Result() (points, rank int, known bool) {
	return a.points, a.rank, a.worker == nil && a.err == nil
}
