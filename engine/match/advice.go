package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// Advice is what the coach said about a decision that a person has made: it is noted in the record
// when the coach's search was finished and its verdicts were on the screen. The zero value means
// that nothing was advised.
type Advice struct {
	Best    string  // move that the coach advised, in the game's notation
	Verdict Verdict // verdict on the move that was played
}

// Verdict is the coach's verdict on a move that was played.
type Verdict uint8

const (
	Unrated     Verdict = iota // the coach had no verdict on the move
	RatedBest                  // it was the best move, or one of several that are equal
	RatedGood                  // it was practically as good as the best move
	RatedWorse                 // it was a little worse
	RatedBad                   // it was much worse
	numVerdicts = iota
)

// verdictWords are the verdicts in a record.
var verdictWords = [numVerdicts]string{"unrated", "best", "good", "worse", "bad"}

// Given reports whether the coach advised anything.
func (a Advice) Given() bool { return a.Best != "" }

// Praises reports whether the coach called the move that was played the best one, or as good.
func (a Advice) Praises() bool {
	return a.Given() && (a.Verdict == RatedBest || a.Verdict == RatedGood)
}

// adviceNote is the kind of the notes that hold advice. A reader keeps notes of other kinds, and
// ignores them.
const adviceNote = "advice"

// String returns the advice in the form of a record: its verdict and the best move.
func (a Advice) String() string { return verdictWords[a.Verdict] + " " + a.Best }

// parseAdvice parses the result of String. The verdict is Unrated if it is unknown.
func parseAdvice(text string) Advice {
	word, best, _ := strings.Cut(text, " ")
	return Advice{Best: best, Verdict: Verdict(max(0, slices.Index(verdictWords[:], word)))}
}

// NoteAdvice notes what the coach says about the move that the next call of Play or PlayFrom plays.
// That call writes the note to the record together with the move. Undo and Redo keep them together.
func (m *Match) NoteAdvice(a Advice) { m.advice = a }

// entry writes a decision, after the advice that was given about it.
func (w *writer) entry(e Entry) []byte {
	start := len(w.text)
	if e.Advice.Given() {
		w.numbered(fmt.Sprintf("note %s %d %s", adviceNote, e.Seat, e.Advice))
	}
	w.move(e)
	return w.text[start:]
}

// notes are the notes in a record that belong to the next decision.
type notes struct {
	advice  Advice
	seat    engine.Seat // seat to which advice was given
	unknown []string    // notes of other kinds, without their first word
}

// add adds a note, without its first word. An unknown note may come from another version of Gulch.
func (n *notes) add(text string) {
	kind, rest, _ := strings.Cut(text, " ")
	seat, advice, _ := strings.Cut(rest, " ")
	if at, err := strconv.Atoi(seat); kind == adviceNote && err == nil {
		n.advice, n.seat = parseAdvice(advice), engine.Seat(at)
		return
	}
	n.unknown = append(n.unknown, text)
}

// of returns the advice that was given to a seat before its decision.
func (n *notes) of(seat engine.Seat) Advice {
	if n.seat != seat {
		return Advice{}
	}
	return n.advice
}

// sharedAdvice is the advice about a decision in an exported game.
type sharedAdvice struct {
	At     int    `json:"at"`     // index of the decision
	Advice string `json:"advice"` // see Advice.String
}

// adviceOf returns the advice about decisions for an exported game.
func adviceOf(entries []Entry) (all []sharedAdvice) {
	for i, e := range entries {
		if e.Advice.Given() {
			all = append(all, sharedAdvice{i, e.Advice.String()})
		}
	}
	return all
}

// addAdvice adds the advice of an exported game to its decisions. It ignores what fits none.
func addAdvice(entries []Entry, all []sharedAdvice) {
	for _, a := range all {
		if a.At >= 0 && a.At < len(entries) {
			entries[a.At].Advice = parseAdvice(a.Advice)
		}
	}
}
