// Package review looks back at a game that is over: how everybody's chances stood at every decision, and which three
// decisions cost most.
//
//	w, err := review.New(replay)
//	for !w.Step(200) { … draw a frame … }
//	r := w.Review()
//
// It thinks as the strongest bot does, with a small budget, and like it knows at each decision only what the seat that
// decided could know. The same record gives the same review everywhere.
//
// What it takes, in seconds of one core of a busy machine, for one game of medium (seed 7000) with three seats, in Narrow Gauge two; a
// study ([Study]) is that of one seat. The browser's program ran under Node.js, without its page: at least so much a worker takes.
//
//	                 decisions  review  in js/wasm  study  in js/wasm
//	Boomtown                94     0.3         0.9    0.9         2.5
//	Narrow Gauge           116     0.6         1.4    4.3         8.4
//	Dakota 1877            740     1.2         3.3    4.5        10.7
//	Sierra West            584     0.5         1.1    1.7         4.8
//	Western Legends        334     0.8         2.6    2.3        10.3
package review

import (
	"encoding/json"
	"fmt"
	"hash/crc32"

	"gulch/engine"
	"gulch/engine/match"
)

// Version changes when reviews are made in another way, so that those that were kept are made anew.
const Version = 2

// Review is what there is to say about a game.
type Review struct {
	// Chances holds for every position, from before the first decision to the end, the chance of every seat to win.
	// They add up to 1.
	Chances [][]float64
	// Turns are the decisions that cost most, at most three, in the order of the game.
	Turns []Turn
}

// Turn is a turning point: a decision for which there was a better one.
type Turn struct {
	At     int         `json:"at"`   // the position before it: Replay.Steps()[At] is the decision
	Seat   engine.Seat `json:"seat"` // who decided
	Played string      `json:"played"`
	Better string      `json:"better"` // both in the game's notation
	Had    float64     `json:"had"`    // what the seat could expect after the better move, 0 to 1
	Left   float64     `json:"left"`   // and after the one that was played
}

// Cost is what the decision cost its seat, as a share of the win.
func (t Turn) Cost() float64 { return t.Had - t.Left }

// document is a review as it is kept: chances in thousandths.
type document struct {
	Version int     `json:"version"`
	Record  uint32  `json:"record"` // what the record sums up to
	Chances [][]int `json:"chances"`
	Turns   []Turn  `json:"turns"`
}

// ErrStale says that a review was made of another record, or in another way.
var ErrStale = engine.Errorf("this review is of another game, or an older Gulch made it")

// Encode writes the review of a record for keeping.
func (r Review) Encode(of match.Record) ([]byte, error) {
	d := document{Version: Version, Record: sum(of), Turns: r.Turns}
	for _, seats := range r.Chances {
		row := make([]int, len(seats))
		for i, x := range seats {
			row[i] = int(x*1000 + 0.5)
		}
		d.Chances = append(d.Chances, row)
	}
	return json.Marshal(d)
}

// Decode reads the review of a record. The error wraps ErrStale if it is not one of this record.
func Decode(data []byte, of match.Record) (Review, error) {
	var d document
	if err := json.Unmarshal(data, &d); err != nil {
		return Review{}, engine.Errorf("the review is damaged: %s", err)
	}
	if d.Version != Version || d.Record != sum(of) || len(d.Chances) != len(of.Entries)+1 {
		return Review{}, ErrStale
	}
	r := Review{Turns: d.Turns}
	for _, row := range d.Chances {
		if len(row) != len(of.Seats) {
			return Review{}, ErrStale
		}
		seats := make([]float64, len(row))
		for i, x := range row {
			seats[i] = float64(x) / 1000
		}
		r.Chances = append(r.Chances, seats)
	}
	for _, t := range r.Turns {
		if t.At < 0 || t.At >= len(of.Entries) || of.Entries[t.At].Seat != t.Seat {
			return Review{}, ErrStale
		}
	}
	return r, nil
}

// sum tells records apart.
func sum(r match.Record) uint32 {
	c := crc32.NewIEEE()
	fmt.Fprintln(c, r.Game, r.Rules, len(r.Seats), r.Options, r.Seed)
	for _, e := range r.Entries {
		fmt.Fprintln(c, e.Seat, e.Move)
	}
	return c.Sum32()
}
