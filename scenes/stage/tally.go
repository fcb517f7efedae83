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

// tallyDoc is the document of the tally.
const tallyDoc = "tally.log"

// RecordFinished adds a finished match to the tally, the record of all finished games, unless it is
// there already. It returns the match's entry.
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
	if errors.Is(err, store.ErrChanged) { // another window has appended to it
		h.mergeTally()
		err = h.Docs.Extend(tallyDoc, line)
		h.Docs.Unlock(tallyDoc)
	}
	if err != nil { // the tally may be held in memory, or its document may be missing
		h.writeTally()
	}
	g, _ = book.FindPlayed(g.ID, g.Seats)
	return g
}

// Played returns how often persons on this device have finished the game with the given ID,
// according to the tally.
func (h *App) Played(game string) int {
	n := 0
	for _, g := range h.readTally().Games {
		if g.Game == game && !g.Aside && slices.ContainsFunc(g.Seats, stats.Seat.Person) {
			n++
		}
	}
	return n
}

// Tally returns the record of all finished games. Entries that are missing, because the document
// was lost or damaged, are restored from the saved games.
func (h *App) Tally() *stats.Book {
	h.book() // loads the persons of the entries
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

// readTally reads the document of the tally once and returns it. If lines are damaged, the document
// is set aside and the lines are left out.
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
		h.Warn(i18n.T("The tally cannot be read: %s", i18n.Sentence(err)))
	default:
		var damaged int
		if h.tally, damaged = stats.Read(data); damaged > 0 {
			if _, err := h.Docs.SetAside(tallyDoc); err == nil {
				h.writeTally()
			}
			h.Warn(i18n.N(damaged, "%d line of the tally was damaged. What can be is read again from your "+
				"saved games.",
				"%d lines of the tally were damaged. What can be is read again from your saved games.", damaged))
		}
	}
	return h.tally
}

// writeTally rewrites the whole document.
func (h *App) writeTally() {
	h.mergeTally()
	text, err := h.tally.Text()
	if err == nil {
		err = h.Docs.Write(tallyDoc, text)
	}
	if err != nil {
		h.notKept(tallyDoc, i18n.T("The tally cannot be written: %s", i18n.Sentence(err)))
	}
}

// setAsideFromTally adds a match to the tally as an imported game, which does not count for anybody
// on this device.
func (h *App) setAsideFromTally(m *match.Match) {
	g := stats.FromMatch(m, h.Now())
	g.Aside = true
	h.book()
	for i := range g.Seats {
		g.Seats[i].Goals = nil
		if g.Seats[i].Who == person.Nobody { // no name is stored for nobody
			g.Seats[i].Name = ""
		}
	}
	if h.readTally().Add(g) {
		h.writeTally()
	}
}

// Strengths returns the strength ratings of a person at a game, one for each kind of table (options
// and number of seats), the kind played last first.
func (h *App) Strengths(who person.ID, info engine.Info) []stats.RatingHistory {
	who = h.book().Resolve(who)
	return h.readTally().RatingHistories(who, info, ladders())
}

// ladders are the measured rating ladders, by kind of table.
var ladders = sync.OnceValue(func() map[rating.Kind]rating.Ladder {
	steps, err := bot.Ladder()
	doublings, wrong := bot.Doublings()
	if err != nil || wrong != nil { // the data is embedded and checked by tests
		return nil
	}
	return rating.Ladders(steps, doublings)
})

// Ladder returns the levels of bots for a table of a game with their measured strengths, nil if
// none were measured.
func (h *App) Ladder(info engine.Info, options engine.Options, seats int) rating.Ladder {
	return ladders()[stats.KindAt(info, options, seats)]
}

// Strength returns the name and the strength rating of the current person at a game, for the kind
// of table (options and number of seats) played last among those with enough rated games. ok is
// false if there is none.
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

// StrengthAfter returns the strength rating of the only person at the table of a finished match,
// and whether the match counts for the rating or why not. It returns false if the match is not over
// or not in the tally, or if it has several persons.
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

// RecentEvening returns the most recent evening, a series of games of the same people with short
// breaks, while it is recent enough to be shown. It uses the record of finished games in memory and
// reads no file.
func (h *App) RecentEvening() (stats.Evening, bool) {
	h.book()
	return h.readTally().RecentEvening(h.Now())
}

// EveningOf returns the evening to which a match belongs: a series of games of the same people with
// short breaks. It returns false if the match is not over or belongs to none.
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

// TallyEntry returns the entry of a match in the tally of finished games, false if there is none.
func (h *App) TallyEntry(m *match.Match) (stats.Game, bool) { return h.keptOf(m.Record()) }

// keptOf is Kept for a record. It returns the entry of the record's own players, not of others who
// made the same moves.
func (h *App) keptOf(r match.Record) (stats.Game, bool) {
	h.book() // loads the persons of the entries
	return h.readTally().FindPlayed(stats.ID(r), stats.SeatsOf(r.Seats))
}

// Now returns the current time. For the date see [App.Today].
func (h *App) Now() time.Time { return h.Calendar.Now() }
