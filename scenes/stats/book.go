// Package stats keeps the tally of the games that were played to their end, and says what it comes to: wins, averages,
// records, streaks, goals reached.
//
// The tally is a document of one line for each game, each with a check of its own, so that damage costs the lines that
// it hits and no others; what is missing is read again from the records of the games that are still kept.
package stats

import (
	"fmt"
	"hash/fnv"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/person"
)

// Seat is who played a seat, and how it went for them.
type Seat struct {
	Name   string    `json:"name"`
	Who    person.ID `json:"who,omitempty"`   // which person, "" for a bot and in games of before there were persons
	Level  string    `json:"level,omitempty"` // of a bot, "" for a person
	Points int       `json:"points"`
	Rank   int       `json:"rank"`
	Goals  []string  `json:"goals,omitempty"` // IDs of the goals that a person has reached
	Hints  int       `json:"hints,omitempty"` // for how many decisions the seat was told what to do
	// Haste is how many decisions a bot has made with its budget halved so many times, since people would not wait; none if it never was.
	Haste []int `json:"haste,omitempty"`
	Stars int   `json:"stars,omitempty"` // that a person has earned at a station of the Trail
}

// Person reports whether a person sat there.
func (s Seat) Person() bool { return s.Level == "" }

// Kept reports whether the tally keeps what happened at the seat: a person sat there who is somebody.
func (s Seat) Kept() bool { return s.Person() && s.Who != person.Nobody }

// Game is a game that is over.
type Game struct {
	ID      string         `json:"id"` // tells games apart, whatever their documents are called: see ID and Book.Add
	Game    string         `json:"game,omitempty"`
	When    time.Time      `json:"when,omitzero"`
	Options engine.Options `json:"options,omitempty"` // those that are not as they come
	Seats   []Seat         `json:"seats,omitempty"`
	Moves   int            `json:"moves,omitempty"`
	Seed    uint64         `json:"seed,omitempty"`
	Daily   string         `json:"daily,omitempty"`   // the date of a daily challenge, "2026-05-04"
	Station int            `json:"station,omitempty"` // the number of a station of the Trail
	// Branched marks a game that was played on from a position of another one.
	Branched bool `json:"branched,omitempty"`
	// Aside marks a game that does not count: somebody else's that was taken in, or practice.
	Aside bool `json:"aside,omitempty"`
}

// ID returns what tells the game of a record from others: its deal and its moves. Where several people have made the same moves of the
// same deal, the first has the plain one in a book, and the others one with a number.
func ID(r match.Record) string {
	h := fnv.New64a()
	fmt.Fprintln(h, r.Game, r.Rules, r.Seed, r.BotSeed, len(r.Seats))
	for _, e := range r.Entries {
		fmt.Fprintln(h, e.Seat, e.Move)
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// Of returns what the tally keeps of a match that is over.
func Of(m *match.Match, when time.Time) Game {
	setup, info := m.Setup(), m.Info()
	g := Game{
		ID: ID(m.Record()), Game: info.ID, When: when.UTC().Truncate(time.Second), Moves: len(m.Steps()), Seed: setup.Seed,
		Aside: setup.Practice, Branched: m.Branched(),
	}
	for _, o := range info.Options {
		if v := setup.Options[o.ID]; v != o.Default {
			if g.Options == nil {
				g.Options = engine.Options{}
			}
			g.Options[o.ID] = v
		}
	}
	ranks := m.State().Ranks(nil)
	seats := m.Seats()
	for seat, points := range m.Scores() {
		s := Seat{Name: seats[seat].Name, Who: person.ID(seats[seat].Who), Level: seats[seat].Bot, Points: points, Rank: ranks[seat],
			Hints: m.Hints(engine.Seat(seat)), Haste: m.Haste(engine.Seat(seat))}
		if s.Kept() && !g.Aside {
			s.Goals = reached(m, engine.Seat(seat))
		}
		g.Seats = append(g.Seats, s)
	}
	g.travelled(m)
	return g
}

// Forgotten reports whether a game with such seats is none for the tally: the people who play it keep nothing.
func Forgotten(seats []match.Seat) bool {
	people := false
	for _, s := range seats {
		if s.Person() && person.ID(s.Who) != person.Nobody {
			return false
		}
		people = people || s.Person()
	}
	return people
}

// SeatsOf returns who sits at the seats of a record.
func SeatsOf(seats []match.Seat) []Seat {
	var out []Seat
	for _, s := range seats {
		out = append(out, Seat{Name: s.Name, Who: person.ID(s.Who), Level: s.Bot})
	}
	return out
}
