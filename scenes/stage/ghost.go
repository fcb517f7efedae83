package stage

import (
	"maps"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/words"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
)

// ghostSuffix ends the names of documents that hold the record that runs along beside a game: they are named like the game.
const ghostSuffix = ".beside"

// ghostDoc names the document of the record beside a game.
func ghostDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + ghostSuffix }

// Course is when the positions of a game lie, by the clock of the game: turns, days, rounds.
type Course struct {
	steps  []match.Step
	clocks []int // by position, never falling
	replay *match.Replay
}

// CourseOf goes once through a match.
func CourseOf(m *match.Match) (*Course, error) {
	c := &Course{}
	if err := c.Follow(m); err != nil {
		return nil, err
	}
	return c, nil
}

// Follow makes it the course of the match as it stands now. Where that is the one of before, gone on with or taken back, only what is new
// is gone through.
func (c *Course) Follow(m *match.Match) error {
	r, err := m.Replay()
	if err != nil {
		return err
	}
	known := 0
	for known < min(len(c.steps), r.Len()) && same(c.steps[known], r.Steps()[known]) {
		known++
	}
	if err := r.Seek(known); err != nil {
		return err
	}
	c.steps, c.replay, c.clocks = r.Steps(), r, c.clocks[:min(known, len(c.clocks))]
	for {
		now := 0
		if g, ok := r.State().(engine.Guide); ok {
			now = g.Clock()
		}
		if n := len(c.clocks); n > 0 {
			now = max(now, c.clocks[n-1])
		}
		c.clocks = append(c.clocks, now)
		if _, more := r.Next(); !more {
			return nil
		}
	}
}

// Last is the last position.
func (c *Course) Last() int { return len(c.clocks) - 1 }

// State returns the position with a number. It is good until the next call.
func (c *Course) State(at int) (engine.State, error) {
	err := c.replay.Seek(at)
	return c.replay.State(), err
}

// made is how many decisions a seat has made at a position since the clock went on last.
func (c *Course) made(at int, seat engine.Seat) int {
	n := 0
	for i := at - 1; i >= 0 && c.clocks[i] == c.clocks[at]; i-- {
		if c.steps[i].Seat == seat {
			n++
		}
	}
	return n
}

// Like returns the position of c that is as far as one of another course of the same deal for a seat: at the same turn, after as many
// of its decisions. A turn that is over in c stays at its end, and the end of one game is held against that of the other.
func (c *Course) Like(other *Course, at int, seat engine.Seat) int {
	if at >= other.Last() && other.over() {
		return c.Last()
	}
	clock, made := other.clocks[at], other.made(at, seat)
	best, mine := 0, 0
	for i, now := range c.clocks {
		if now > clock {
			break
		}
		if i > 0 && c.clocks[i-1] != now {
			mine = 0
		} else if i > 0 && c.steps[i-1].Seat == seat {
			mine++
		}
		if best = i; now == clock && mine >= made {
			break
		}
	}
	return best
}

// over reports whether the course ends where its game does.
func (c *Course) over() bool {
	s, err := c.State(c.Last())
	return err == nil && s.Turn() == engine.NoSeat
}

// Parted returns the first decision that was made differently in two courses of the same deal, false if there is none: how many
// decisions had been made before.
func (c *Course) Parted(other *Course) (at int, parted bool) {
	for at := range min(len(c.steps), len(other.steps)) {
		if !same(c.steps[at], other.steps[at]) {
			return at, true
		}
	}
	return min(len(c.steps), len(other.steps)), len(c.steps) != len(other.steps)
}

// same reports whether two decisions are the same one.
func same(a, b match.Step) bool { return a.Seat == b.Seat && a.Move == b.Move }

// Step returns the decision that was made at a position.
func (c *Course) Step(at int) match.Step { return c.steps[at] }

// RecordName is what the player of a record is called beside who plays the same deal now: by the name, as "Ada, before" where they are
// one.
func RecordName(record, now match.Seat) string {
	if match.Alike(record.Name, now.Name) {
		return words.T("%s, before", record.Name)
	}
	return record.Name
}

// Beside says why a record cannot run along beside a game with a setup, nil if it can: only the same deal, options, seats and bots can
// be held against each other. A record that begins in the course of a game can, too, where that is how a station of the Trail begins.
func Beside(info engine.Info, record match.Record, setup match.Setup) error {
	switch {
	case record.Game != info.ID:
		return engine.Errorf("it is a record of another game than %s", info.Name)
	case record.Rules != info.Rules:
		return engine.Errorf("it was played by rules of another version")
	case record.Seed != setup.Seed || record.BotSeed != setup.BotSeed:
		return engine.Errorf("it is another deal")
	case len(record.Seats) != len(setup.Seats):
		return engine.Errorf("as many did not sit at its table")
	case record.Practice || record.Branched && !trail.Begun(record):
		return engine.Errorf("it does not begin at the beginning")
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
			return engine.Errorf("other bots sat at its table")
		}
	}
	return nil
}

// StartBeside deals the same game as that of a match which is over, to be played beside its record. Seats is who plays now, nil for
// the same.
func (h *App) StartBeside(m *match.Match, seats []match.Seat) error {
	setup := m.Setup()
	setup.Options, setup.Practice = maps.Clone(setup.Options), false
	if seats != nil {
		setup.Seats = seats
	}
	return h.StartSame(m, setup)
}

// SeatsFor is who sits at the table when the deal of a match is played once more here: the same, but whoever plays here in the place of
// somebody who has played it elsewhere. Of others of whom nothing is known here nothing is kept.
func (h *App) SeatsFor(m *match.Match) []match.Seat {
	seats := slices.Clone(m.Setup().Seats)
	if g, kept := h.Kept(m); !kept || !g.Aside {
		return seats
	}
	me, sits := h.firstPerson(), h.mine(seats)
	for i, s := range seats {
		if !s.Person() || h.knows(s) {
			continue
		}
		if seats[i].Who = string(person.Nobody); sits {
			continue
		}
		for j := range seats { // names are told apart: a bot of that name takes the one that is left
			if j != i && match.Alike(seats[j].Name, me.Name) {
				seats[j].Name = s.Name
			}
		}
		seats[i], sits = me, true
	}
	return seats
}

// knows reports whether something is known here of who sits at a seat, or is to be of nobody.
func (h *App) knows(s match.Seat) bool {
	if s.Who == "" {
		_, known := h.book().Formerly(s.Name)
		return known
	}
	_, known := h.Person(person.ID(s.Who))
	return known || person.ID(s.Who) == person.Nobody
}

// StartSame deals a game with all that is settled before it, beside the record of a match of the same deal. The error says why the
// two cannot be held against each other.
func (h *App) StartSame(m *match.Match, setup match.Setup) error {
	game, err := h.Find(m.Info().ID)
	if err != nil {
		return err
	}
	if m.Branched() { // a game that is dealt anew begins before it
		return engine.Errorf("it does not begin at the beginning")
	}
	if err := h.mayRace(m, setup); err != nil {
		return err
	}
	return h.beginBeside(m, func(doc string) error { return h.beginAt(doc, game, setup) })
}

// beginBeside has a game begin in a new document, with the record of a match to run along beside it.
func (h *App) beginBeside(m *match.Match, begin func(doc string) error) error {
	doc := h.newDoc(m.Info().ID)
	if err := h.Docs.Write(ghostDoc(doc), m.Text()); err != nil {
		return err
	}
	if err := begin(doc); err != nil {
		_ = h.Docs.Delete(ghostDoc(doc))
		return err
	}
	return nil
}

// runsAlong says why the record of a match cannot run along with a game of a setup, nil if it can: it has to be whole.
func runsAlong(m *match.Match, setup match.Setup) error {
	if !m.Over() {
		return engine.Errorf("it has not been played to its end")
	}
	return Beside(m.Info(), m.Record(), setup)
}

// mayRace says why the record of a match cannot run along with a game of a setup, and else notes that whoever plays it knows the deal.
func (h *App) mayRace(m *match.Match, setup match.Setup) error {
	if err := runsAlong(m, setup); err != nil {
		return err
	}
	h.Tally() // a game that was played here is in it from here on, whatever it had lost
	h.setAsideFromTally(m)
	return nil
}

// resumeBeside goes on with a game that was begun, from now on beside the record of a match of the same deal, in the place of any other.
func (h *App) resumeBeside(doc string, m *match.Match) error {
	running, err := h.Match(doc)
	if err != nil {
		return err
	}
	if err := h.mayRace(m, running.Setup()); err != nil {
		return err
	}
	before, none := h.Docs.Read(ghostDoc(doc))
	if err := h.Docs.Write(ghostDoc(doc), m.Text()); err != nil {
		return err
	}
	if err = h.Resume(doc); err == nil {
		return nil
	}
	if none == nil { // a game that another window plays keeps what runs along there
		_ = h.Docs.Write(ghostDoc(doc), before)
	} else {
		_ = h.Docs.Delete(ghostDoc(doc))
	}
	return err
}

// Ghost returns the match whose record runs along beside a game, false if none does. One that a game which had the same name has left is
// none.
func (h *App) Ghost(doc string) (*match.Match, bool) {
	if doc == "" {
		return nil, false
	}
	data, err := h.Docs.Read(ghostDoc(doc))
	if err != nil {
		return nil, false
	}
	m, _, err := match.Resume(h.Find, data, nil)
	if err != nil || !m.Over() {
		return nil, false
	}
	if data, err = h.Docs.Read(doc); err != nil {
		return m, true // what is on the table could not be saved
	}
	record, _, err := match.Read(data)
	return m, err == nil && Beside(m.Info(), m.Record(), record.Setup) == nil
}

// DailyRecord returns the challenge of a date as the person here has played it to its end, false if no record of it is kept.
func (h *App) DailyRecord(date calendar.Date) (*match.Match, bool) {
	for _, s := range h.Saved() {
		if s.Err != nil || s.Summary.Problem != nil || !s.Summary.Over || h.DailyDate(s) != date.String() || !h.mine(s.Summary.Seats) {
			continue
		}
		m, err := h.Match(s.Doc)
		if err != nil || !m.Over() {
			continue
		}
		if g, kept := h.Kept(m); kept && !g.Aside { // and not a friend's that was taken in
			return m, true
		}
	}
	return nil, false
}

// StartDailyBeside deals the challenge of a date beside a record of it. Where it is being played for the first time, the record joins
// that game: the day has one.
func (h *App) StartDailyBeside(date calendar.Date, m *match.Match) error {
	running, runs := h.DailyRunning(date)
	if _, done := h.DailyPlayed(date); runs && !done {
		return h.resumeBeside(running.Doc, m)
	}
	_, setup := h.Daily(date)
	return h.StartSame(m, setup)
}
