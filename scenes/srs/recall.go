// Package srs schedules practice by spaced repetition: it decides on which day a position that
// the player did not solve is due again. It knows no game and no clock: the caller passes the
// answers with their times.
//
// Its central types are [Position], a decision to practice; [Answer]; [Card], a position with its
// schedule; and [Deck], all cards of a person. Package stage builds the deck from the facts stored
// about a person (package person).
//
// The due day follows from all answers by FSRS, the free spaced repetition scheduler, with its
// published weights (github.com/open-spaced-repetition/go-fsrs, version 3): about nine of ten
// answers should be right. Days are local dates, so that a position is due from the morning on;
// only the first answer of a day counts. FSRS counts in hours and gets the noons of these days, so
// that a day counts as one day whatever the hour of an answer and however long the day was. A
// position is done after three right answers in a row, on three days.
package srs

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"gulch/engine"
	"gulch/scenes/calendar"

	"github.com/open-spaced-repetition/go-fsrs/v3"
)

// The kinds of facts (see package person) under which positions and answers are stored: positions
// by their key, answers by [AnswerKey].
const (
	Positions = "position"
	Answers   = "answer"
)

const (
	// RightsInRow is the number of right answers in a row after which a position is done.
	RightsInRow = 3
	// MaxPerDay is the maximum number of positions per day, about five minutes of practice.
	MaxPerDay = 7
	// DailyMinutes is the approximate duration of a day's practice.
	DailyMinutes = 5
	longest      = 180 // maximum interval in days
)

// Position is a decision to practice.
type Position struct {
	Game string `json:"game"`
	// Puzzle is the ID of a practice position that comes with the game, "" for a position of a
	// played game.
	Puzzle string `json:"puzzle,omitempty"`
	// Record is the game up to the decision, in the format of match.Record.Export; At is the number
	// of decisions before it, and Seat the seat that decides.
	Record string      `json:"record,omitempty"`
	At     int         `json:"at,omitempty"`
	Seat   engine.Seat `json:"seat,omitempty"`
	// Played, Good, Had and Left are the fields of review.Mistake.
	Played  string    `json:"played,omitempty"`
	Good    []string  `json:"good,omitempty"`
	Had     float64   `json:"had,omitempty"`
	Left    float64   `json:"left,omitempty"`
	From    time.Time `json:"from,omitzero"` // when it was added
	Star    bool      `json:"star,omitempty"`
	Removed bool      `json:"out,omitempty"` // removed by the player
}

// Answer is the result of practicing a position once.
type Answer int

// The answers: not solved, solved after several tries, solved at once. Only Right is a right
// answer.
const (
	Missed Answer = iota
	Late
	Right
)

var ratings = [...]fsrs.Rating{Missed: fsrs.Again, Late: fsrs.Hard, Right: fsrs.Good}

// AnswerKey returns the key under which an answer to a position is stored.
func AnswerKey(position string, at time.Time) string {
	return position + " " + strconv.FormatInt(at.Unix(), 10)
}

// PuzzleKey returns the key of a practice position that comes with a game.
func PuzzleKey(game, puzzle string) string { return "practice/" + game + "/" + puzzle }

// MistakeKey returns the key of a decision of a seat in a game, which is given by its ID in the
// tally.
func MistakeKey(game string, seat engine.Seat, at int) string {
	return fmt.Sprintf("game/%s/%d/%d", game, seat, at)
}

// ofPuzzle returns the position for a key of PuzzleKey.
func ofPuzzle(key string) (Position, bool) {
	parts := strings.SplitN(key, "/", 3)
	if len(parts) < 3 || parts[0] != "practice" {
		return Position{}, false
	}
	return Position{Game: parts[1], Puzzle: parts[2]}, true
}

// Card is a position with its schedule.
type Card struct {
	Key string
	Position
	Streak int           // number of right answers in a row
	Last   calendar.Date // date of the last answer, zero before the first
	Due    calendar.Date // when it is due, zero for a new practice position
}

// Done reports whether the position was answered often enough.
func (c Card) Done() bool { return c.Streak >= RightsInRow }

// Deck is all cards of a person.
type Deck struct {
	Cards []Card
}

// Read builds a deck from the facts of a person: positions by key, answers by [AnswerKey], and the
// keys of the practice positions that are available. Facts that cannot be decoded are left out.
// dateOf returns the local date of an instant.
func Read(positions, answers map[string]json.RawMessage, stock []string, dateOf func(time.Time) calendar.Date) *Deck {
	given := map[string]map[int64]Answer{}
	for key, text := range answers {
		at := strings.LastIndexByte(key, ' ')
		if at < 0 {
			continue
		}
		var a Answer
		when, err := strconv.ParseInt(key[at+1:], 10, 64)
		if err != nil || json.Unmarshal(text, &a) != nil || a < Missed || a > Right {
			continue
		}
		if given[key[:at]] == nil {
			given[key[:at]] = map[int64]Answer{}
		}
		given[key[:at]][when] = a
	}
	d := &Deck{}
	add := func(key string, p Position) {
		c := Card{Key: key, Position: p}
		c.follow(given[key], dateOf)
		d.Cards = append(d.Cards, c)
	}
	for _, key := range slices.Sorted(maps.Keys(positions)) {
		var p Position
		if json.Unmarshal(positions[key], &p) == nil && p.Game != "" {
			add(key, p)
		}
	}
	for _, key := range stock {
		if _, kept := positions[key]; kept {
			continue
		}
		if p, ok := ofPuzzle(key); ok {
			add(key, p)
		}
	}
	return d
}

// follow computes the schedule from the answers, in order of time.
func (c *Card) follow(given map[int64]Answer, dateOf func(time.Time) calendar.Date) {
	if !c.From.IsZero() {
		c.Due = dateOf(c.From).Add(1) // not on the day of the game itself
	}
	set := fsrs.DefaultParam()
	set.EnableShortTerm, set.MaximumInterval = false, longest
	scheduler := fsrs.NewFSRS(set)
	mind := fsrs.NewCard()
	for _, when := range slices.Sorted(maps.Keys(given)) {
		date := dateOf(time.Unix(when, 0))
		if !c.Last.IsZero() && date.Compare(c.Last) <= 0 { // earlier if clocks were set back over midnight
			continue
		}
		mind = scheduler.Next(mind, date.Noon(), ratings[given[when]]).Card
		c.Last, c.Due = date, calendar.DateOfNoon(mind.Due)
		switch given[when] {
		case Right:
			c.Streak++
		case Missed:
			c.Streak = 0
		}
	}
}

// open reports whether the position still has to be practiced.
func (c Card) open() bool { return !c.Removed && !c.Done() }

// Due returns the positions that are due on a day, in the order of practice: starred ones
// first, then played or practiced ones, then new ones. At most [MaxPerDay] positions per day are
// returned, including those answered earlier that day.
func (d *Deck) Due(today calendar.Date) []Card {
	var out []Card
	most := MaxPerDay
	for _, c := range d.Cards {
		switch {
		case !c.Last.IsZero() && c.Last.Compare(today) >= 0:
			most--
		case c.open() && (c.Due.IsZero() || c.Due.Compare(today) <= 0):
			out = append(out, c)
		}
	}
	rank := func(c Card) int {
		switch {
		case c.Star:
			return 0
		case !c.Due.IsZero():
			return 1
		}
		return 2
	}
	slices.SortStableFunc(out, func(x, y Card) int {
		return cmp.Or(cmp.Compare(rank(x), rank(y)), x.Due.Compare(y.Due))
	})
	return out[:max(0, min(most, len(out)))]
}

// NextDue returns the first day after today on which a position is due; false if there is none.
func (d *Deck) NextDue(today calendar.Date) (calendar.Date, bool) {
	tomorrow := today.Add(1)
	var next calendar.Date
	for _, c := range d.Cards {
		if !c.open() {
			continue
		}
		due := c.Due
		if due.IsZero() || due.Compare(tomorrow) < 0 {
			due = tomorrow
		}
		if next.IsZero() || due.Compare(next) < 0 {
			next = due
		}
	}
	return next, !next.IsZero()
}

// Find returns the card with the given key.
func (d *Deck) Find(key string) (Card, bool) {
	if i := slices.IndexFunc(d.Cards, func(c Card) bool { return c.Key == key }); i >= 0 {
		return d.Cards[i], true
	}
	return Card{}, false
}
