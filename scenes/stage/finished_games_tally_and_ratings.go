package stage

import (
	"errors"
	"slices"
	"sync"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/rating"
	"gulch/render/i18n"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// tallyDoc is the name of the document with the tally, the list of all finished games.
const tallyDoc = "tally.log"

// RecordFinished adds a finished match to the tally, the record of all finished games, unless the
// tally has it already. It returns the match's entry in the tally.
func (h *App) RecordFinished(m *match.Match) stats.Game {
	g := stats.FromMatch(m, h.Now())
	g.Daily = h.dailyOf(m.Setup().Seed, m.Setup().BotSeed)
	if stats.KeepsNothing(m.Seats()) {
		return g
	}
	h.book() // creates persons for players who are known by name only
	fresh, _ := h.identify(&g)
	h.keepFacts(fresh)
	book := h.readTally()
	if kept, has := book.FindPlayed(g.ID, g.Seats); has {
		return kept
	}
	book.Add(g)
	line, err := stats.Line(g)
	if err == nil {
		err = h.Docs.Extend(tallyDoc, line)
		h.Docs.Unlock(tallyDoc)
	}
	if errors.Is(err, store.ErrChanged) { // another window has appended to the document
		h.mergeTally()
		err = h.Docs.Extend(tallyDoc, line)
		h.Docs.Unlock(tallyDoc)
	}
	if err != nil { // the document may be missing, or be held in memory by the store
		h.writeTally()
	}
	g, _ = book.FindPlayed(g.ID, g.Seats)
	return g
}

// Played returns the number of games in the tally whose game ID is game and in which a person took
// part. Imported games do not count.
func (h *App) Played(game string) int {
	n := 0
	for _, g := range h.readTally().Games {
		if g.Game == game && !g.Aside && slices.ContainsFunc(g.Seats, stats.Seat.Person) {
			n++
		}
	}
	return n
}

// Tally returns the tally, the record of all finished games. Entries that are missing because the
// document was lost or damaged are restored from the saved games.
func (h *App) Tally() *stats.Book {
	h.book() // loads the persons to whom entries refer
	book := h.readTally()
	var lacking []stats.Game
	for _, s := range h.Saved() {
		if s.Err != nil || s.Summary.Problem != nil || !s.Summary.Over {
			continue
		}
		data, err := h.Docs.Read(s.Doc)
		if err != nil {
			continue
		}
		record, _, err := match.Read(data)
		if err != nil || stats.KeepsNothing(record.Seats) {
			continue
		}
		if _, has := h.keptOf(record); has {
			continue
		}
		if m, _, err := match.Resume(h.Find, data, nil); err == nil && m.Over() {
			g := stats.FromMatch(m, s.Changed)
			g.Daily = h.dailyOf(record.Seed, record.BotSeed)
			fresh, _ := h.identify(&g)
			h.keepFacts(fresh)
			lacking = append(lacking, g)
		}
	}
	if book.Add(lacking...) {
		h.writeTally()
	}
	return book
}

// readTally returns the tally, the list of finished games. Its first call reads the document. If
// lines are damaged, it leaves them out, and copies the damaged document to another name. Before
// the store is open, the tally is empty.
func (h *App) readTally() *stats.Book {
	if h.tally != nil {
		return h.tally
	}
	if !h.bootGate.open {
		return &stats.Book{} // the store is not open yet
	}
	h.tally = &stats.Book{}
	data, err := h.Docs.Read(tallyDoc)
	switch {
	case errors.Is(err, store.ErrMissing):
	case err != nil:
		h.Warn(i18n.T("Your stats can't be read: %s", i18n.Sentence(err)))
	default:
		var damaged int
		if h.tally, damaged = stats.Read(data); damaged > 0 {
			if _, err := h.Docs.SetAside(tallyDoc); err == nil {
				h.writeTally()
			}
			h.Warn(i18n.N(damaged, "%d line of your stats was damaged. Gulch restores what it can from your saved games.",
				"%d lines of your stats were damaged. Gulch restores what it can from your saved games.", damaged))
		}
	}
	return h.tally
}

// writeTally writes the whole document of the tally, the list of all finished games.
func (h *App) writeTally() {
	h.mergeTally()
	text, err := h.tally.Text()
	if err == nil {
		err = h.Docs.Write(tallyDoc, text)
	}
	if err != nil {
		h.notKept(tallyDoc, i18n.T("Your stats can't be saved: %s", i18n.Sentence(err)))
	}
}

// setAsideFromTally adds match m to the tally as an imported game, which does not count for any
// person on this device.
func (h *App) setAsideFromTally(m *match.Match) {
	g := stats.FromMatch(m, h.Now())
	g.Aside = true
	h.book()
	for i := range g.Seats {
		g.Seats[i].Goals = nil
		if g.Seats[i].Who == person.Nobody { // names of seats of person.Nobody are not stored
			g.Seats[i].Name = ""
		}
	}
	if h.readTally().Add(g) {
		h.writeTally()
	}
}

// Strengths returns the strength ratings of a person in a game, one for each kind of table (options
// and number of seats). The kind that was played last comes first.
func (h *App) Strengths(who person.ID, info engine.Info) []stats.RatingHistory {
	who = h.book().Resolve(who)
	return h.readTally().RatingHistories(who, info, ladders())
}

// ladders has the measured strengths of the levels of bots, for each kind of table (options and
// number of seats).
var ladders = sync.OnceValue(func() map[rating.Kind]rating.Ladder {
	steps, err := bot.Ladder()
	doublings, wrong := bot.Doublings()
	if err != nil || wrong != nil { // cannot happen: the data is embedded and checked by tests
		return nil
	}
	return rating.Ladders(steps, doublings)
})

// Ladder returns the levels of bots with their measured strengths, for a game with the given
// options and number of seats. It returns nil if they were not measured.
func (h *App) Ladder(info engine.Info, options engine.Options, seats int) rating.Ladder {
	return ladders()[stats.KindAt(info, options, seats)]
}

// Strength returns the name of the current person and their strength rating in a game. Among the
// kinds of table (options and number of seats) with enough rated games, it is the rating for the
// kind that was played last. ok is false if there is none.
func (h *App) Strength(info engine.Info) (name string, c stats.RatingHistory, ok bool) {
	me, known := h.CurrentPerson()
	if !known {
		return "", c, false
	}
	for _, c := range h.Strengths(me.ID, info) {
		if c.Now.Games >= rating.MinGames {
			return me.Name, c, true
		}
	}
	return me.Name, c, false
}

// StrengthAfter returns the strength rating, after a finished match, of the only person at its
// table. The second result says why the match does not count for the rating, if it does not. The
// third result is false if there is no such rating: the match is not over or not in the tally, or
// several persons played.
func (h *App) StrengthAfter(m *match.Match) (stats.RatingHistory, stats.Exclusion, bool) {
	if !m.Over() {
		return stats.RatingHistory{}, 0, false
	}
	g, kept := h.TallyEntry(m)
	id, book := g.ID, h.readTally()
	who, people := book.OnlyPerson(id)
	if !kept || !people {
		return stats.RatingHistory{}, 0, false
	}
	for _, p := range book.Find(stats.Query{Who: who, Game: m.Info().ID}) {
		if p.ID != id {
			continue
		}
		for _, c := range h.Strengths(who, m.Info()) {
			if c.Kind == stats.KindOf(m.Info(), p.Game) {
				return c, book.ExclusionOf(p, c.Ladder), true
			}
		}
	}
	return stats.RatingHistory{}, 0, false
}

// RecentEvening returns the most recent evening, which is a series of games of the same people with
// short breaks. It returns false if there is none that is recent enough to be shown. It uses only
// the tally in memory and reads no file.
func (h *App) RecentEvening() (stats.Evening, bool) {
	h.book()
	return h.readTally().RecentEvening(h.Now())
}

// EveningOf returns the evening to which a match belongs: a series of games of the same people with
// short breaks. It returns false if the match is not over or belongs to no evening.
func (h *App) EveningOf(m *match.Match) (stats.Evening, bool) {
	if !m.Over() {
		return stats.Evening{}, false
	}
	g, kept := h.TallyEntry(m)
	if !kept {
		return stats.Evening{}, false
	}
	return h.readTally().EveningOf(g.ID)
}

// TallyEntry returns the entry of a match in the tally, the record of finished games. It returns
// false if there is none.
func (h *App) TallyEntry(m *match.Match) (stats.Game, bool) { return h.keptOf(m.Record()) }

// keptOf returns the entry in the tally of the game with record r, false if there is none. If
// several entries have the same moves, it returns the entry with the players of the record.
func (h *App) keptOf(r match.Record) (stats.Game, bool) {
	h.book() // loads the persons to whom entries refer
	return h.readTally().FindPlayed(stats.ID(r), stats.SeatsOf(r.Seats))
}

// Now returns the current time of the app's clock. [App.Today] returns the current date.
func (h *App) Now() time.Time { return h.Calendar.Now() }
