// Package stats keeps the tally of the games that were played to their end, and says what it comes to: wins, averages,
// records, streaks, goals reached.
//
// The tally is a document of one line for each game, each with a check of its own, so that damage costs the lines that
// it hits and no others; what is missing is read again from the records of the games that are still kept.
package stats

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"slices"
	"time"

	"gulch/engine"
	"gulch/engine/match"
)

// Seat is who played a seat, and how it went for them.
type Seat struct {
	Name   string   `json:"name"`
	Level  string   `json:"level,omitempty"` // of a bot, "" for a person
	Points int      `json:"points"`
	Rank   int      `json:"rank"`
	Goals  []string `json:"goals,omitempty"` // IDs of the goals that a person has reached
	Hints  int      `json:"hints,omitempty"` // for how many decisions the seat was told what to do
}

// Person reports whether a person sat there.
func (s Seat) Person() bool { return s.Level == "" }

// Game is a game that is over.
type Game struct {
	ID      string         `json:"id"` // tells games apart, whatever their documents are called
	Game    string         `json:"game,omitempty"`
	When    time.Time      `json:"when,omitzero"`
	Options engine.Options `json:"options,omitempty"` // those that are not as they come
	Seats   []Seat         `json:"seats,omitempty"`
	Moves   int            `json:"moves,omitempty"`
	Seed    uint64         `json:"seed,omitempty"`
	Daily   string         `json:"daily,omitempty"` // the date of a daily challenge, "2026-05-04"
	// Branched marks a game that was played on from a position of another one.
	Branched bool `json:"branched,omitempty"`
	// Aside marks a game that does not count: somebody else's that was taken in, or practice.
	Aside bool `json:"aside,omitempty"`
}

// ID returns what tells the game of a record from others.
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
		s := Seat{Name: seats[seat].Name, Level: seats[seat].Bot, Points: points, Rank: ranks[seat],
			Hints: m.Hints(engine.Seat(seat))}
		if s.Person() && !g.Aside {
			s.Goals = reached(m, engine.Seat(seat))
		}
		g.Seats = append(g.Seats, s)
	}
	return g
}

// Book is the tally: all games in the order in which they were played.
type Book struct{ Games []Game }

// Has reports whether a game is in the book.
func (b *Book) Has(id string) bool {
	return slices.ContainsFunc(b.Games, func(g Game) bool { return g.ID == id })
}

// Add puts a game into the book, unless it is there. It reports whether the book has changed.
func (b *Book) Add(g Game) bool {
	if b.Has(g.ID) {
		return false
	}
	b.Games = append(b.Games, g)
	slices.SortStableFunc(b.Games, func(x, y Game) int { return x.When.Compare(y.When) })
	return true
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Line writes a game as a line of the document.
func Line(g Game) ([]byte, error) {
	text, err := json.Marshal(g)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(text, " #%08x\n", crc32.Checksum(text, castagnoli)), nil
}

// Read reads a document. It returns how many lines were damaged and are left out.
func Read(data []byte) (b *Book, damaged int) {
	b = &Book{}
	for line := range bytes.Lines(data) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 {
			continue
		}
		if g, ok := readLine(line); ok {
			b.Add(g)
		} else {
			damaged++
		}
	}
	return b, damaged
}

func readLine(line []byte) (Game, bool) {
	var g Game
	at := bytes.LastIndex(line, []byte(" #"))
	if at < 0 || string(line[at+2:]) != fmt.Sprintf("%08x", crc32.Checksum(line[:at], castagnoli)) {
		return g, false
	}
	err := json.Unmarshal(line[:at], &g)
	return g, err == nil && g.ID != ""
}

// Text writes the whole document.
func (b *Book) Text() ([]byte, error) {
	var out []byte
	for _, g := range b.Games {
		line, err := Line(g)
		if err != nil {
			return nil, err
		}
		out = append(out, line...)
	}
	return out, nil
}
