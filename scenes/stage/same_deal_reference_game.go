package stage

import (
	"maps"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/i18n"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// referenceSuffix is the suffix of the name of the document with a game's reference: a finished
// game with the same deal, shown for comparison. The rest of the name is the same as for the game's
// document.
const referenceSuffix = ".beside"

// referenceDoc returns the name of the document with the reference of a game, the recorded game
// shown for comparison. doc is the name of the game's document.
func referenceDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + referenceSuffix }

// RecordName returns the name to show for the player of a recorded game. The parameter now is the
// player of the current game with the same deal, whose name is shown beside it. If both have the
// same name, RecordName returns for example "Ada, earlier".
func RecordName(record, now match.Seat) string {
	if match.SameName(record.Name, now.Name) {
		return i18n.T("%s, earlier", record.Name)
	}
	return record.Name
}

// CheckComparable returns an error if a recorded game cannot be shown for comparison (as the
// reference) in a game with the given setup: both must have the same deal, options, seats and bots.
// A record that begins in the middle of a game is accepted if it begins at the start of a station
// of the Trail.
func CheckComparable(info engine.Info, record match.Record, setup match.Setup) error {
	switch {
	case record.Game != info.ID:
		return engine.Errorf("it's a recording of another game, not of %s", info.Name)
	case record.Rules != info.Rules:
		return engine.Errorf("it was played under another version of the rules")
	case record.Seed != setup.Seed || record.BotSeed != setup.BotSeed:
		return engine.Errorf("it's another deal")
	case len(record.Seats) != len(setup.Seats):
		return engine.Errorf("it had a different number of players")
	case record.Practice || record.Branched && !trail.StartsAtStation(record):
		return engine.Errorf("it doesn't start at the beginning of the game")
	}
	for _, o := range info.Options {
		mine, his := setup.Options[o.ID], record.Options[o.ID]
		if mine == "" {
			mine = o.Default
		}
		if his == "" {
			his = o.Default
		}
		if mine != his {
			return engine.Errorf("it was played with other options")
		}
	}
	for i, s := range setup.Seats {
		if his := record.Seats[i]; his.Bot != s.Bot || his.Persona != s.Persona {
			return engine.Errorf("it had other bots at the table")
		}
	}
	return nil
}

// StartWithReference starts a new game with the deal of the finished match m. Match m becomes the
// reference of the new game: it is shown for comparison. seats are the seats of the new game, nil
// for the seats of m.
func (h *App) StartWithReference(m *match.Match, seats []match.Seat) error {
	setup := m.Setup()
	setup.Options, setup.Practice = maps.Clone(setup.Options), false
	if seats != nil {
		setup.Seats = seats
	}
	return h.StartSameDeal(m, setup)
}

// ReplaySeats returns the seats with which the deal of a match is played again on this device. They
// are the seats of the match, but in an imported game the current person takes the place of its
// player. Other players who are unknown on this device become persons for whom nothing is stored.
func (h *App) ReplaySeats(m *match.Match) []match.Seat {
	seats := slices.Clone(m.Setup().Seats)
	if g, kept := h.TallyEntry(m); !kept || !g.Aside {
		return seats
	}
	me, sits := h.firstPerson(), h.mine(seats)
	for i, s := range seats {
		if !s.Person() || h.knows(s) {
			continue
		}
		if seats[i].PersonID = string(person.Nobody); sits {
			continue
		}
		for j := range seats { // a bot with the current person's name gets the name that is now free
			if j != i && match.SameName(seats[j].Name, me.Name) {
				seats[j].Name = s.Name
			}
		}
		seats[i], sits = me, true
	}
	return seats
}

// knows reports whether the player of a seat is a person on this device or person.Nobody.
func (h *App) knows(s match.Seat) bool {
	if s.PersonID == "" {
		_, known := h.book().ByOldName(s.Name)
		return known
	}
	_, known := h.Person(person.ID(s.PersonID))
	return known || person.ID(s.PersonID) == person.Nobody
}

// StartSameDeal starts a game with a complete setup. Match m of the same deal becomes its
// reference, which is shown for comparison. It returns an error if the two cannot be compared.
func (h *App) StartSameDeal(m *match.Match, setup match.Setup) error {
	game, err := h.Find(m.Info().ID)
	if err != nil {
		return err
	}
	if m.Branched() { // a new game would begin before the position at which m was branched
		return engine.Errorf("it doesn't start at the beginning of the game")
	}
	if err := h.allowReference(m, setup); err != nil {
		return err
	}
	return h.beginBeside(m, func(doc string) error { return h.beginAt(doc, game, setup) })
}

// beginBeside starts a new game with match m as its reference, the game that is shown for
// comparison. It writes m to the document of the reference and then calls begin with the name of
// the new game's document.
func (h *App) beginBeside(m *match.Match, begin func(doc string) error) error {
	doc := h.newDoc(m.Info().ID)
	if err := h.Docs.Write(referenceDoc(doc), m.Text()); err != nil {
		return err
	}
	if err := begin(doc); err != nil {
		_ = h.Docs.Delete(referenceDoc(doc))
		return err
	}
	return nil
}

// checkReference returns an error if match m cannot be shown for comparison in a game with the
// given setup. The match must be over, and its record must be comparable (see CheckComparable).
func checkReference(m *match.Match, setup match.Setup) error {
	if !m.Over() {
		return engine.Errorf("it hasn't been played to the end")
	}
	return CheckComparable(m.Info(), m.Record(), setup)
}

// allowReference returns an error if match m cannot be shown for comparison, as the reference, in a
// game with the given setup. If it can, allowReference notes in the tally that the player knows the
// deal, so that the new game is not rated.
func (h *App) allowReference(m *match.Match, setup match.Setup) error {
	if err := checkReference(m, setup); err != nil {
		return err
	}
	h.Tally() // adds a game that was played on this device to the tally if it is missing
	h.setAsideFromTally(m)
	return nil
}

// resumeBeside resumes the game in document doc. Match m of the same deal becomes its reference,
// which is shown for comparison; it replaces the previous reference of this game.
func (h *App) resumeBeside(doc string, m *match.Match) error {
	running, err := h.Match(doc)
	if err != nil {
		return err
	}
	if err := h.allowReference(m, running.Setup()); err != nil {
		return err
	}
	before, none := h.Docs.Read(referenceDoc(doc))
	if err := h.Docs.Write(referenceDoc(doc), m.Text()); err != nil {
		return err
	}
	if err = h.Resume(doc); err == nil {
		return nil
	}
	if none == nil { // restore the previous reference, since another window may be playing the game with it
		_ = h.Docs.Write(referenceDoc(doc), before)
	} else {
		_ = h.Docs.Delete(referenceDoc(doc))
	}
	return err
}

// Reference returns the reference game for the game in document doc: a finished game with the same
// deal, which is shown for comparison. The second result is false if there is none. A reference
// game that is left over from a deleted game of the same name is ignored.
func (h *App) Reference(doc string) (*match.Match, bool) {
	if doc == "" {
		return nil, false
	}
	data, err := h.Docs.Read(referenceDoc(doc))
	if err != nil {
		return nil, false
	}
	m, _, err := match.Resume(h.Find, data, nil)
	if err != nil || !m.Over() {
		return nil, false
	}
	if data, err = h.Docs.Read(doc); err != nil {
		return m, true // the game on the table has no readable document because it could not be saved
	}
	record, _, err := match.Read(data)
	return m, err == nil && CheckComparable(m.Info(), m.Record(), record.Setup) == nil
}

// DailyRecord returns the current person's finished game of the challenge of a date, false if its
// record is not stored.
func (h *App) DailyRecord(date calendar.Date) (*match.Match, bool) {
	for _, s := range h.Saved() {
		if s.Err != nil || s.Summary.Problem != nil || !s.Summary.Over || h.DailyDate(s) != date.String() ||
			!h.mine(s.Summary.Seats) {
			continue
		}
		m, err := h.Match(s.Doc)
		if err != nil || !m.Over() {
			continue
		}
		if g, kept := h.TallyEntry(m); kept && !g.Aside { // an imported game, played by somebody else, does not count
			return m, true
		}
	}
	return nil, false
}

// StartDailyWithReference starts the challenge of a date. Match m, a finished game of the same
// challenge, becomes the reference, which is shown for comparison. If the person's first game of
// the challenge is unfinished, that game is resumed with the reference instead, since only the
// first game counts.
func (h *App) StartDailyWithReference(date calendar.Date, m *match.Match) error {
	running, runs := h.DailyRunning(date)
	if _, done := h.DailyPlayed(date); runs && !done {
		return h.resumeBeside(running.Doc, m)
	}
	_, setup := h.Daily(date)
	return h.StartSameDeal(m, setup)
}
