// Package review analyses a finished game: each seat's chances over time, and three decisions that
// cost much.
//
//	w, err := review.New(replay)
//	for !w.Step(200) { … draw a frame … }
//	r, err := w.Review()
//
// It searches like the strongest bot with a small budget, and at each decision uses only what the
// deciding seat could know. The same record gives the same review on every platform.
//
// A move is judged by the best that can still be made of the turn after it. Moves that commute,
// that are free, or that lead to the same position are equal, and a [Mistake] is what cannot be put
// right any more in the same turn. The moves of one act, such as the steps of a ride, are judged by
// where the act ends ([ActOf]).
//
// The review agrees with what the coach said at the table, which the record notes ([match.Advice]):
// a move that the coach praised is no mistake, and otherwise its best move is the better one. The
// curve of the chances passes through both chances of every mistake ([Review.CurveWith]).
//
// [Reviewer] computes a [Review]. A [Study] examines all decisions of one seat for mistakes
// ([Findings]), a [Trial] checks a user's alternative for a mistake, and a [Target] computes a
// target score for a deal. The post-game pages and the arena use this package.
//
// The table shows processor seconds for one game of medium bots with 300 iterations a decision
// (seed 7000) and three seats (Narrow Gauge: two). "Study" is for one seat. Version 5 of the method
// was measured. The js/wasm program took two to three times as long under Node.js without a page,
// and up to 4.5 times for a study. In a page of Chromium on a busy machine (two processors, load
// 8), a review of Dakota, Sierra West and Western Legends took 3 to 10 seconds, and a study 43 to
// 47, in the page's worker, while the page went on at 47 to 58 ticks a second.
//
//	                 decisions  review  study
//	Boomtown                94     0.3    0.5
//	Narrow Gauge           118     0.9    3.5
//	Dakota 1877            404     0.4    2.9
//	Sierra West            318     0.4    4.0
//	Western Legends        290     0.5    2.2
package review

import (
	"encoding/json"
	"fmt"
	"hash/crc32"

	"gulch/engine"
	"gulch/engine/match"
)

// Version is the version of the method by which reviews are computed. A stored review of another
// version is computed again.
const Version = 8

// Review is the analysis of a finished game: the chances to win over time, and the turning points.
type Review struct {
	// Chances has each seat's probability of winning at every position, from before the first
	// decision to the end; the first index is the position. That of a rival without a seat
	// (engine.Rival) follows last. The probabilities of a position add up to 1. They are measured
	// at the start of the seats' turns, and interpolated between. In a race for points
	// ([engine.Racer]) they are the expected results, and do not add up to 1.
	Chances [][]float64
	// Moments has for each seat the positions at which its view of the chances was measured.
	Moments [][]int
	// Turns are the turning points: at most three mistakes of any seats, in the order of the game.
	// A study of the seat finds the same mistakes, with the same chances.
	Turns []Mistake
}

// document is the JSON form of a stored review, with chances in millionths.
type document struct {
	Version int       `json:"version"`
	Record  uint32    `json:"record"` // checksum of the game's record
	Chances [][]int   `json:"chances"`
	Moments [][]int   `json:"moments"`
	Turns   []Mistake `json:"turns"`
}

// ErrStale means that a stored review belongs to another game or was computed by another version of
// the method.
var ErrStale = engine.Errorf("this review is of another game, or an older version of Gulch made it")

// Encode returns the stored form of the review. The parameter of is the record of the reviewed
// game; the stored form contains a checksum of that record.
func (r Review) Encode(of match.Record) ([]byte, error) {
	d := document{Version: Version, Record: sum(of), Moments: r.Moments, Turns: r.Turns}
	for _, seats := range r.Chances {
		row := make([]int, len(seats))
		for i, x := range seats {
			row[i] = int(x*storedUnits + 0.5)
		}
		d.Chances = append(d.Chances, row)
	}
	return json.Marshal(d)
}

// Decode decodes the stored review of a game. The parameter of is the record of the game. It
// returns an error that wraps ErrStale if the stored review belongs to another record or version.
func Decode(data []byte, of match.Record) (Review, error) {
	var d document
	if err := json.Unmarshal(data, &d); err != nil {
		return Review{}, engine.Errorf("the review is damaged: %s", err)
	}
	if d.Version != Version || d.Record != sum(of) || len(d.Chances) != len(of.Entries)+1 {
		return Review{}, ErrStale
	}
	r := Review{Moments: d.Moments, Turns: d.Turns}
	for _, row := range d.Chances {
		// an automatic opponent may follow the seats of the record
		if extra := len(row) - len(of.Seats); extra < 0 || extra > 1 || len(row) != len(d.Chances[0]) {
			return Review{}, ErrStale
		}
		seats := make([]float64, len(row))
		for i, x := range row {
			seats[i] = float64(x) / storedUnits
		}
		r.Chances = append(r.Chances, seats)
	}
	for _, t := range r.Turns {
		if t.At < 0 || t.At >= len(of.Entries) || of.Entries[t.At].Seat != t.Seat || len(t.Good) == 0 {
			return Review{}, ErrStale
		}
	}
	return r, nil
}

// sum returns a checksum of a record: its game, setup and decisions, and the advice about them.
func sum(r match.Record) uint32 {
	c := crc32.NewIEEE()
	fmt.Fprintln(c, r.Game, r.Rules, len(r.Seats), r.Options, r.Seed)
	for _, e := range r.Entries {
		fmt.Fprintln(c, e.Seat, e.Move)
		if e.Advice.Given() {
			fmt.Fprintln(c, e.Advice)
		}
	}
	return c.Sum32()
}
