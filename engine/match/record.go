package match

import (
	"encoding/json"
	"fmt"
	"hash/crc32"

	"gulch/engine"
)

// Format is the version of the record's text that this package writes and reads.
const Format = 1

// magic begins every record.
const magic = "gulch-record"

// Seat says who plays a seat.
type Seat struct {
	Name    string `json:"name"`
	Face    string `json:"face,omitempty"`    // which portrait
	Bot     string `json:"bot,omitempty"`     // level of the bot, "" for a person
	Persona string `json:"persona,omitempty"` // which character a bot plays, "" for none
	// Who tells which person of those who play here it is, whatever they are called: see package person of scenes. It is "" for bots
	// and in games of before there were persons.
	Who string `json:"who,omitempty"`
}

// Person reports whether a person decides for the seat.
func (s Seat) Person() bool { return s.Bot == "" }

// People counts the persons at some seats.
func People(seats []Seat) int {
	n := 0
	for _, s := range seats {
		if s.Person() {
			n++
		}
	}
	return n
}

// ByTheRules is the Bot of a seat that is in no setup: the rules themselves say what it does (engine.Info.Rival).
const ByTheRules = "rules"

// Setup is everything that is settled before the first move.
type Setup struct {
	Seats   []Seat         `json:"seats"`
	Options engine.Options `json:"options,omitempty"` // what is missing takes the game's default
	Seed    uint64         `json:"seed"`              // of the game's own chance: deck and dice
	// BotSeed feeds the rng of bots. Choose it apart from Seed: who knows Seed knows what is hidden.
	BotSeed uint64 `json:"bot_seed"`
	// Practice allows to rewind over everything, hidden things seen and other players' decisions included.
	Practice bool `json:"practice,omitempty"`
}

// Record is a game as it is written down: the setup and the decisions that stand.
type Record struct {
	Game  string `json:"game"`  // ID of the game
	Rules int    `json:"rules"` // version of its rules
	Setup
	// Hints is for how many decisions each seat has been told what to do; it may be shorter than Seats.
	Hints []int `json:"hints,omitempty"`
	// Haste is for each seat how many decisions it has made before its search was over, by how many times its budget was halved for them;
	// the first figure, of no halving, is 0. It may be shorter than Seats. Lines of the record add to it.
	Haste [][]int `json:"haste,omitempty"`
	// Branched tells that the game begins in the course of another one: its first decisions were made there.
	Branched bool `json:"branched,omitempty"`
	// Made is how many of its first decisions were made there; 0 also where that is not known, as in records of before it was kept.
	Made    int     `json:"made,omitempty"`
	Entries []Entry `json:"-"`
	// Cut tells that names were changed when the record was read: they were longer than those of a new game can be, or two
	// players had the same.
	Cut bool `json:"-"`
}

// Entry is one recorded decision.
type Entry struct {
	Seat engine.Seat
	Move string // in the game's notation
}

// Text writes the record as a document: see the package comment for its grammar.
func (r Record) Text() ([]byte, error) {
	w, err := newWriter(r)
	if err != nil {
		return nil, err
	}
	for _, e := range r.Entries {
		w.move(e)
	}
	return w.text, nil
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// writer builds the text of a record line by line.
type writer struct {
	text  []byte
	check uint32 // of the last line
	lines int    // after the header
}

// newWriter writes the header of r.
func newWriter(r Record) (*writer, error) {
	r.Entries = nil
	setup, err := json.Marshal(r)
	if err != nil {
		return nil, engine.Errorf("the setup cannot be written: %s", err)
	}
	w := &writer{}
	w.line(fmt.Sprintf("%s %d %s", magic, Format, setup))
	return w, nil
}

func (w *writer) move(e Entry) []byte { return w.numbered(fmt.Sprintf("seat %d %s", e.Seat, e.Move)) }
func (w *writer) undo(to int) []byte  { return w.numbered(fmt.Sprintf("undo to %d", to)) }

func (w *writer) hint(seat engine.Seat) []byte { return w.numbered(fmt.Sprintf("hint %d", seat)) }

func (w *writer) haste(n hurry) []byte {
	return w.numbered(fmt.Sprintf("haste %d %d", n.seat, n.halvings))
}

func (w *writer) numbered(body string) []byte {
	w.lines++
	return w.line(fmt.Sprintf("%d %s", w.lines, body))
}

// line appends body with its check and returns what it appended.
func (w *writer) line(body string) []byte {
	start := len(w.text)
	w.check = crc32.Update(w.check, castagnoli, []byte(body))
	w.text = fmt.Appendf(w.text, "%s #%08x\n", body, w.check)
	return w.text[start:]
}
