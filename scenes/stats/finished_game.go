// Package stats keeps the tally, the list of all games that were played to their end, and computes
// the statistics from it: wins, averages, records, streaks, goals reached, daily challenges,
// evenings with several games, ratings and stars of the Trail.
//
// A [Book] is the tally in memory. It holds one [Game] per finished game, with a [Seat] per player.
// A [Query] selects games of a person, and [Total] and [By] add them up to a [Sum]. Scenes read the
// statistics; the app in scenes/stage loads and saves the tally, adds a game when it is over
// ([FromMatch]) and merges the tallies of two devices.
//
// The document of the tally has one line per game. Each line carries its own checksum, so that
// damage to the file loses only the lines that it hits. Missing games are added again from the
// records that are still kept.
//
// House words: a play is a stored game as it was written, with the IDs that its people had then; an
// aside game is kept but does not count; a stray is an intact line that this version cannot read as
// a game. The package draws nothing and writes no files.
package stats

import (
	"fmt"
	"hash/fnv"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/person"
)

// Seat records who played at a seat of a finished game, and the result of that player.
type Seat struct {
	Name string `json:"name"`
	// ID of the person; "" for a bot, and in games recorded before persons had IDs
	Who    person.ID `json:"who,omitempty"`
	Level  string    `json:"level,omitempty"` // level of the bot, "" for a person
	Points int       `json:"points"`
	Rank   int       `json:"rank"`
	Goals  []string  `json:"goals,omitempty"` // IDs of the goals that the person reached
	Hints  int       `json:"hints,omitempty"` // number of decisions for which a hint was shown
	// SearchCutoffs[i] is the number of decisions for which the bot's search budget was halved i
	// times, because people would not wait. It is nil if the budget was never halved.
	SearchCutoffs []int `json:"haste,omitempty"`
	Stars         int   `json:"stars,omitempty"` // number of stars that the person earned at a station of the Trail
}

// Person reports whether the player of the seat was a person, not a bot.
func (s Seat) Person() bool { return s.Level == "" }

// Kept reports whether the result of the seat counts in statistics: the player is a person and not
// a guest ([person.Nobody]).
func (s Seat) Kept() bool { return s.Person() && s.Who != person.Nobody }

// Game is the entry of a finished game in the tally.
type Game struct {
	// ID of the game, as returned by the function ID; it does not depend on the name of the game's
	// document. A Book adds a number to it if several people made the same moves in the same deal.
	ID      string         `json:"id"`
	Game    string         `json:"game,omitempty"`
	When    time.Time      `json:"when,omitzero"`
	Options engine.Options `json:"options,omitempty"` // options that differ from their defaults
	Seats   []Seat         `json:"seats,omitempty"`
	Moves   int            `json:"moves,omitempty"`
	Seed    uint64         `json:"seed,omitempty"`
	// date of the daily challenge, such as "2026-05-04"; "" for other games
	Daily   string `json:"daily,omitempty"`
	Station int    `json:"station,omitempty"` // number of the station of the Trail, 0 for other games
	// Branched is set for a game that was continued from a position of another game.
	Branched bool `json:"branched,omitempty"`
	// Aside is set for a game that is stored but does not count: practice, or an imported game that
	// other people played.
	Aside bool `json:"aside,omitempty"`
}

// ID returns the ID of a recorded game, a hash of its deal and its moves. If several people made
// the same moves in the same deal, a Book adds a number to this ID for all of them except the
// first.
func ID(r match.Record) string {
	h := fnv.New64a()
	fmt.Fprintln(h, r.Game, r.Rules, r.Seed, r.BotSeed, len(r.Seats))
	for _, e := range r.Entries {
		fmt.Fprintln(h, e.Seat, e.Move)
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// FromMatch returns the tally entry of a finished match. when is the time at which the match ended.
func FromMatch(m *match.Match, when time.Time) Game {
	setup, info := m.Setup(), m.Info()
	g := Game{
		ID: ID(m.Record()), Game: info.ID, When: when.UTC().Truncate(time.Second), Moves: len(m.Steps()),
		Seed:  setup.Seed,
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
	ranks := engine.FinalRanks(m.State())
	seats := m.Seats()
	for seat, points := range m.Scores() {
		s := Seat{Name: seats[seat].Name, Who: person.ID(seats[seat].PersonID), Level: seats[seat].Bot, Points: points,
			Rank:  ranks[seat],
			Hints: m.Hints(engine.Seat(seat)), SearchCutoffs: m.SearchCutoffs(engine.Seat(seat))}
		if s.Kept() && !g.Aside {
			s.Goals = reached(m, engine.Seat(seat))
		}
		g.Seats = append(g.Seats, s)
	}
	g.setStation(m)
	return g
}

// KeepsNothing reports whether a game with these seats is left out of the tally, because at least
// one person plays and all persons are guests, about whom nothing is stored.
func KeepsNothing(seats []match.Seat) bool {
	people := false
	for _, s := range seats {
		if s.Person() && person.ID(s.PersonID) != person.Nobody {
			return false
		}
		people = people || s.Person()
	}
	return people
}

// SeatsOf returns the seats of a record as seats of the tally, without results.
func SeatsOf(seats []match.Seat) []Seat {
	var out []Seat
	for _, s := range seats {
		out = append(out, Seat{Name: s.Name, Who: person.ID(s.PersonID), Level: s.Bot})
	}
	return out
}
