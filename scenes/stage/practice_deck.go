package stage

import (
	"cmp"
	"slices"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
	"gulch/scenes/srs"
	"gulch/scenes/stats"
)

// deckCache is the cached practice deck of a person, with the values from which it was built. If
// one of them differs from its current value, the deck is built again.
type deckCache struct {
	who   person.ID
	facts int // number of changes to the facts about persons so far (Book.Changes)
	games int
	ahead time.Duration // offset of local time from UTC, which determines the dates of answers
	read  *srs.Deck
}

// PracticeDeck returns the practice deck of the current person, false if there is no current
// person. The deck is rebuilt if the person's facts or games have changed.
func (h *App) PracticeDeck() (*srs.Deck, bool) {
	me, ok := h.CurrentPerson()
	if !ok {
		return nil, false
	}
	now := deckCache{who: me.ID, facts: h.book().Changes, games: len(h.readTally().Games),
		ahead: h.Calendar.Offset(h.Now())}
	if h.deck.read != nil && h.deck.who == now.who && h.deck.facts == now.facts && h.deck.games == now.games &&
		h.deck.ahead == now.ahead {
		return h.deck.read, true
	}
	now.read = srs.Read(h.Facts(me.ID, srs.Positions), h.Facts(me.ID, srs.Answers), h.stock(me.ID),
		h.Calendar.DateOf)
	h.deck = now
	return now.read, true
}

// stock returns the keys of the practice positions that come with the app, for all games that the
// given person has finished at least once.
func (h *App) stock(who person.ID) []string {
	if h.PracticeIDs == nil {
		return nil
	}
	var out []string
	for _, g := range h.Games {
		id := g.Info().ID
		if len(h.readTally().Find(stats.Query{Who: who, Game: id})) > 0 {
			for _, puzzle := range h.PracticeIDs(id) {
				out = append(out, srs.PuzzleKey(id, puzzle))
			}
		}
	}
	return out
}

// DuePositions returns the positions that are due today for the current person.
func (h *App) DuePositions() []srs.Card {
	if d, ok := h.PracticeDeck(); ok {
		return d.Due(h.Today())
	}
	return nil
}

// NextDueDate returns the next day after today on which a position is due for the current person,
// false if there is none.
func (h *App) NextDueDate() (calendar.Date, bool) {
	if d, ok := h.PracticeDeck(); ok {
		return d.NextDue(h.Today())
	}
	return calendar.Date{}, false
}

// StoreAnswer stores the current person's answer a to the position with the given key, and returns
// the key of the stored answer. If kept is such a key, from an earlier call, the new answer
// replaces that one; if kept is "", it is an additional answer. When a position has enough good
// answers, the record of its game is removed from it. Without a current person StoreAnswer returns
// "" and stores nothing.
func (h *App) StoreAnswer(key string, a srs.Answer, kept string) string {
	me, ok := h.CurrentPerson()
	if !ok {
		return ""
	}
	if kept == "" {
		kept = srs.AnswerKey(key, h.Now())
	}
	h.StoreFact(me.ID, srs.Answers, kept, a)
	d, _ := h.PracticeDeck()
	if c, ok := d.Find(key); ok && c.Done() && c.Record != "" {
		c.Position.Record = ""
		h.StoreFact(me.ID, srs.Positions, key, c.Position)
	}
	return kept
}

// StorePosition stores the state p of the practice position with the given key for the current
// person: that it was added, starred or removed.
func (h *App) StorePosition(key string, p srs.Position) {
	if me, ok := h.CurrentPerson(); ok {
		h.StoreFact(me.ID, srs.Positions, key, p)
	}
}

// maxMistakes is the number of mistakes of a game that become practice positions automatically. The
// most costly mistakes are chosen.
const maxMistakes = 5

// PositionOf returns the practice position for mistake m in the game with the given record, and the
// key of the position.
func (h *App) PositionOf(record match.Record, m review.Mistake) (key string, p srs.Position, err error) {
	key = srs.MistakeKey(stats.ID(record), m.Seat, m.At)
	to := wordsEnd(record, m)
	record.Entries, record.Hints = record.Entries[:to], nil
	text, err := record.Export()
	return key, srs.Position{
		Game: record.Game, Record: text, At: m.At, Seat: m.Seat, Played: m.Played, Good: m.Good, Line: m.Line,
		Had: m.BestChance, Left: m.PlayedChance,
		From: h.Now().UTC().Truncate(time.Second),
	}, err
}

// wordsEnd returns the number of decisions in a record that the words for mistake m need: those
// before it, and those of its press or, for a bot, of the rest of its turn, if there are several.
func wordsEnd(record match.Record, m review.Mistake) int {
	bot := int(m.Seat) < len(record.Seats) && !record.Seats[m.Seat].Person()
	belongs := func(i int) bool {
		return i < len(record.Entries) && record.Entries[i].Seat == m.Seat &&
			(bot || record.Entries[i].Origin == match.SamePress)
	}
	to := m.At
	if belongs(to+1) || !bot && belongs(to) {
		for to++; belongs(to); to++ {
		}
	}
	return to
}

// takeMistakes adds the mistakes that the study s has found to the practice of the player who made
// them. It does nothing if the player is not a person on this device or the game was imported.
func (h *App) takeMistakes(s *Study) {
	who, ok := h.playerOf(s)
	if !ok {
		return
	}
	known := h.Facts(who, srs.Positions)
	all := slices.Clone(s.made.Mistakes)
	slices.SortStableFunc(all, func(a, b review.Mistake) int {
		return cmp.Or(cmp.Compare(b.Cost(), a.Cost()), cmp.Compare(a.At, b.At))
	})
	for _, m := range all[:min(maxMistakes, len(all))] {
		key, p, err := h.PositionOf(s.record, m)
		if _, have := known[key]; err == nil && !have {
			h.StoreFact(who, srs.Positions, key, p)
		}
	}
}

// playerOf returns the person whose seat a study is about. It returns false for bots and for
// person.Nobody, and for imported games and practice games.
func (h *App) playerOf(s *Study) (person.ID, bool) {
	setup := s.Match.Setup()
	seat := setup.Seats[s.Seat]
	if !seat.Person() || setup.Practice {
		return "", false
	}
	if g, kept := h.keptOf(s.record); kept && g.Aside {
		return "", false
	}
	book := h.book()
	who := book.Resolve(person.ID(seat.PersonID))
	if who == "" {
		p, _ := book.ByOldName(seat.Name)
		who = p.ID
	}
	_, known := book.Person(who)
	return who, who.Stored() && known
}

// InPractice reports whether a mistake of a study is in the practice deck of the current person.
func (s *Study) InPractice(h *App, m review.Mistake) bool {
	d, ok := h.PracticeDeck()
	if !ok {
		return false
	}
	c, ok := d.Find(srs.MistakeKey(stats.ID(s.record), engine.Seat(m.Seat), m.At))
	return ok && !c.Removed
}

// AddToPractice adds a mistake of a study, made by any player, to the current person's practice. It
// is starred, so that it comes before other positions.
func (h *App) AddToPractice(s *Study, m review.Mistake) error {
	key, p, err := h.PositionOf(s.record, m)
	if err != nil {
		return err
	}
	p.Star = true
	h.StorePosition(key, p)
	return nil
}
