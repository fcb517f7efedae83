// Package srs schedules practice by spaced repetition: it decides on which day a position in which
// the player made a mistake, or a built-in practice position, is due again. It depends on no game
// and reads no clock: the caller passes the answers with their times.
//
// Its central types are [Position], a decision to practice; [Answer], the result of practicing it
// once; [Card], a position with its schedule; and [Deck], all cards of a person. Package stage
// builds the deck from the facts stored about a person (package person).
//
// The due day is computed from all answers by FSRS, the free spaced repetition scheduler, with its
// published weights (github.com/open-spaced-repetition/go-fsrs, version 3). They aim at nine right
// answers out of ten. Days are local dates, so a position is due from the morning on. Only the
// first answer of a day counts. FSRS counts in hours, so it gets the noons of these days: a day
// then counts as one day, regardless of the hour of an answer and of the length of the day. A
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

// The kinds of facts (see package person) under which positions and answers are stored. Positions
// are stored by their key, answers by [AnswerKey].
const (
	Positions = "position"
	Answers   = "answer"
)

const (
	// RightsInRow is the number of right answers in a row after which a position is done, which
	// means that it is no longer practiced.
	RightsInRow = 3
	// MaxPerDay is the maximum number of positions to practice per day.
	MaxPerDay = 7
	// DailyMinutes is the approximate duration of practicing MaxPerDay positions, in minutes.
	DailyMinutes = 5
	longest      = 180 // maximum interval between two repetitions in days
)

// Position is a position of a game in which the player practices to find the best decision.
type Position struct {
	Game string `json:"game"`
	// Puzzle is the ID of a practice position that comes with the app, "" for a position from a
	// game that was played.
	Puzzle string `json:"puzzle,omitempty"`
	// Record is the game up to the decision that the player is to practice, in the format of
	// match.Record.Export. At is the number of decisions before it, and Seat the seat that decides.
	Record string      `json:"record,omitempty"`
	At     int         `json:"at,omitempty"`
	Seat   engine.Seat `json:"seat,omitempty"`
	// Played is the mistaken move, and Good has the moves that are accepted as solutions, the best
	// one first. Had and Left are the chances to win, 0 to 1, after the best move and after the
	// mistaken one. Compare review.Mistake.
	Played  string    `json:"played,omitempty"`
	Good    []string  `json:"good,omitempty"`
	Line    []string  `json:"line,omitempty"` // the best move and the moves of its turn that should follow it
	Had     float64   `json:"had,omitempty"`
	Left    float64   `json:"left,omitempty"`
	From    time.Time `json:"from,omitzero"` // time at which the position was added
	Star    bool      `json:"star,omitempty"`
	Removed bool      `json:"out,omitempty"` // the player has removed the position from practice
}

// Answer is the result of practicing a position once.
type Answer int

// The answers: the position was not solved, solved after several tries, or solved at the first try.
// Only Right counts as a right answer.
const (
	Missed Answer = iota
	Late
	Right
)

var ratings = [...]fsrs.Rating{Missed: fsrs.Again, Late: fsrs.Hard, Right: fsrs.Good}

// AnswerKey returns the key under which an answer is stored. position is the key of the position
// that was practiced, and at is the time of the answer.
func AnswerKey(position string, at time.Time) string {
	return position + " " + strconv.FormatInt(at.Unix(), 10)
}

// PuzzleKey returns the key of a practice position that comes with the app.
func PuzzleKey(game, puzzle string) string { return "practice/" + game + "/" + puzzle }

// MistakeKey returns the key of the position in which a seat made a mistake. game is the ID of the
// game in the tally (the record of finished games), and at is the number of decisions before the
// position.
func MistakeKey(game string, seat engine.Seat, at int) string {
	return fmt.Sprintf("game/%s/%d/%d", game, seat, at)
}

// ofPuzzle returns the position for a key that PuzzleKey returned. It returns false for other keys.
func ofPuzzle(key string) (Position, bool) {
	parts := strings.SplitN(key, "/", 3)
	if len(parts) < 3 || parts[0] != "practice" {
		return Position{}, false
	}
	return Position{Game: parts[1], Puzzle: parts[2]}, true
}

// Card is a position with its schedule: the answers so far and the date of the next repetition.
type Card struct {
	Key string
	Position
	// number of answers Right since the last answer Missed; an answer Late changes nothing
	Streak int
	Last   calendar.Date // date of the last answer that counts, zero before the first answer
	Due    calendar.Date // date on which the position is due, zero for a built-in position without answers
}

// Done reports whether the position has had enough right answers in a row, so that it is no longer
// practiced.
func (c Card) Done() bool { return c.Streak >= RightsInRow }

// Deck contains the cards of all positions of a person.
type Deck struct {
	Cards []Card
}

// Read builds the deck of a person from stored facts: positions by their key, and answers by
// [AnswerKey]. stock has the keys of the built-in practice positions that are available to the
// person. Facts that cannot be decoded are left out. dateOf returns the local date of an instant.
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

// follow computes the schedule of the card from its answers. given maps the time of each answer, in
// seconds since 1970, to the answer. dateOf returns the local date at a time.
func (c *Card) follow(given map[int64]Answer, dateOf func(time.Time) calendar.Date) {
	if !c.From.IsZero() {
		c.Due = dateOf(c.From).Add(1) // the day after the game
	}
	set := fsrs.DefaultParam()
	set.EnableShortTerm, set.MaximumInterval = false, longest
	scheduler := fsrs.NewFSRS(set)
	mind := fsrs.NewCard()
	for _, when := range slices.Sorted(maps.Keys(given)) {
		date := dateOf(time.Unix(when, 0))
		if !c.Last.IsZero() && date.Compare(c.Last) <= 0 { // the date is earlier if clocks were set back over midnight
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

// open reports whether the position must still be practiced.
func (c Card) open() bool { return !c.Removed && !c.Done() }

// Due returns the positions that are due on a day, in the order of practice: starred positions
// first, then those that have a due date, and new ones last. It returns at most [MaxPerDay]
// positions minus those already answered on that day.
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

// NextDue returns the first day after today on which a position is due, false if there is none.
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

// Find returns the card with the given key, false if there is none.
func (d *Deck) Find(key string) (Card, bool) {
	if i := slices.IndexFunc(d.Cards, func(c Card) bool { return c.Key == key }); i >= 0 {
		return d.Cards[i], true
	}
	return Card{}, false
}
