// Package recall decides when a position comes back that somebody did not find. It knows no game and no clock: what was answered and
// when is told, and it says what waits on a day.
//
// When a position is asked next follows from all answers by FSRS, the free spaced repetition scheduler, with its published weights
// (github.com/open-spaced-repetition/go-fsrs, version 3): about nine of ten answers are to be right. Days are those of the calendar
// where one plays, so that what waits today waits from the morning on; of a day only the first answer counts. FSRS counts in hours and
// is told the noons of these days, so that a day is one day whatever the hour of an answer and however long the day was. Three right
// answers in a row, on three days, and a position is done.
package recall

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

// Under which kinds positions and answers are kept of a person, see package person: a position by its key, an answer by [AnswerKey].
const (
	Positions = "position"
	Answers   = "answer"
)

const (
	// Rights is how many right answers in a row a position takes.
	Rights = 3
	// Most is how many positions wait on a day, about five minutes of them.
	Most = 7
	// Minutes is about how long these take.
	Minutes = 5
	longest = 180 // days until a position comes back, at most
)

// Position is a decision that is asked about.
type Position struct {
	Game string `json:"game"`
	// Puzzle is the ID of a practice position that comes with the game, "" for one of a game that was played.
	Puzzle string `json:"puzzle,omitempty"`
	// Record is the game up to the decision, as match.Record.Export writes it, At how many decisions that are, and Seat whose it is.
	Record string      `json:"record,omitempty"`
	At     int         `json:"at,omitempty"`
	Seat   engine.Seat `json:"seat,omitempty"`
	// Played, Good, Had and Left are those of review.Mistake.
	Played string    `json:"played,omitempty"`
	Good   []string  `json:"good,omitempty"`
	Had    float64   `json:"had,omitempty"`
	Left   float64   `json:"left,omitempty"`
	From   time.Time `json:"from,omitzero"` // when it was taken in
	Star   bool      `json:"star,omitempty"`
	Out    bool      `json:"out,omitempty"` // thrown out
}

// Answer is how a position was answered.
type Answer int

// A position is not found, found after some tries, or found at once, which alone is a right answer.
const (
	Missed Answer = iota
	Late
	Right
)

var ratings = [...]fsrs.Rating{Missed: fsrs.Again, Late: fsrs.Hard, Right: fsrs.Good}

// AnswerKey is the key of an answer to a position.
func AnswerKey(position string, at time.Time) string {
	return position + " " + strconv.FormatInt(at.Unix(), 10)
}

// PuzzleKey is the key of a practice position that comes with a game.
func PuzzleKey(game, puzzle string) string { return "practice/" + game + "/" + puzzle }

// MistakeKey is the key of a decision of a seat in a game, by the game's ID in the tally.
func MistakeKey(game string, seat engine.Seat, at int) string {
	return fmt.Sprintf("game/%s/%d/%d", game, seat, at)
}

// ofPuzzle is the position of such a key.
func ofPuzzle(key string) (Position, bool) {
	parts := strings.SplitN(key, "/", 3)
	if len(parts) < 3 || parts[0] != "practice" {
		return Position{}, false
	}
	return Position{Game: parts[1], Puzzle: parts[2]}, true
}

// Card is a position with what was answered.
type Card struct {
	Key string
	Position
	Row  int           // right answers in a row
	Last calendar.Date // of the last answer, zero before the first
	Due  calendar.Date // when it comes back, zero for one that was neither played nor asked
}

// Done reports whether a position has been answered often enough.
func (c Card) Done() bool { return c.Row >= Rights }

// Deck is all positions of a person.
type Deck struct {
	Cards []Card
}

// Read puts together what is kept of a person: positions by key, answers by theirs, and the keys of the practice positions that are in
// stock for them. What cannot be read is left out. dateOf returns the date of an instant for the player.
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

// follow takes the answers in, in the order in which they were given.
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
		if !c.Last.IsZero() && date.Compare(c.Last) <= 0 { // earlier where clocks were set back over midnight
			continue
		}
		mind = scheduler.Next(mind, date.Noon(), ratings[given[when]]).Card
		c.Last, c.Due = date, calendar.DateOfNoon(mind.Due)
		switch given[when] {
		case Right:
			c.Row++
		case Missed:
			c.Row = 0
		}
	}
}

// open reports whether a position is still asked.
func (c Card) open() bool { return !c.Out && !c.Done() }

// Waiting returns the positions that are asked on a day, in the order in which they are asked: those with a star first, then what was
// asked or played before what is new. There are no more than [Most] a day, what was answered earlier that day included.
func (d *Deck) Waiting(today calendar.Date) []Card {
	var out []Card
	most := Most
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

// Next returns the day on which something waits next, after a day on which nothing does any more; false if nothing ever does.
func (d *Deck) Next(today calendar.Date) (calendar.Date, bool) {
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

// Find returns a position by its key.
func (d *Deck) Find(key string) (Card, bool) {
	if i := slices.IndexFunc(d.Cards, func(c Card) bool { return c.Key == key }); i >= 0 {
		return d.Cards[i], true
	}
	return Card{}, false
}
