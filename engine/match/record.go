package match

import (
	"encoding/json"
	"fmt"
	"hash/crc32"

	"gulch/engine"
)

// Format is the version of the text format that this package reads and writes.
const Format = 1

// magic is the beginning of every record.
const magic = "gulch-record"

// Seat describes the player of a seat.
type Seat struct {
	Name    string `json:"name"`
	Face    string `json:"face,omitempty"`    // ID of the portrait
	Bot     string `json:"bot,omitempty"`     // level of the bot, "" for a person
	Persona string `json:"persona,omitempty"` // ID of the character that a bot plays, "" for none
	// PersonID is the ID of the person among those who play on this device. Unlike the name it
	// never changes; see package scenes/person. It is "" for bots, and in old games from before
	// people had IDs.
	PersonID string `json:"who,omitempty"`
}

// Person reports whether a person decides for the seat, not a bot.
func (s Seat) Person() bool { return s.Bot == "" }

// People returns the number of seats for which a person decides.
func People(seats []Seat) int {
	n := 0
	for _, s := range seats {
		if s.Person() {
			n++
		}
	}
	return n
}

// RulesBot is the value of Bot for seats that are not in the setup: automatic opponents that act as
// the rules say (engine.Info.Rival).
const RulesBot = "rules"

// Setup contains everything that is chosen before the first move.
type Setup struct {
	Seats   []Seat         `json:"seats"`
	Options engine.Options `json:"options,omitempty"` // options of the game; missing ones get the game's defaults
	Seed    uint64         `json:"seed"`              // seed of the game's random generator, for deck and dice
	// BotSeed is the seed of the bots' random numbers. It must not be derived from Seed, because
	// Seed determines everything hidden.
	BotSeed uint64 `json:"bot_seed"`
	// Practice allows every undo, even after hidden information was revealed or other players have
	// decided.
	Practice bool `json:"practice,omitempty"`
}

// Record is a game as data: its setup and the decisions made so far, without those that have been
// undone.
type Record struct {
	Game  string `json:"game"`  // ID of the game
	Rules int    `json:"rules"` // version of the game's rules
	Setup
	// Hints holds for each seat the number of decisions for which the seat was shown a hint. It may
	// be shorter than Seats.
	Hints []int `json:"hints,omitempty"`
	// SearchCutoffs holds for each seat the number of decisions whose search was cut off, indexed
	// by how many times the search budget was halved; the element with index 0 is 0. It may be
	// shorter than Seats. In the text of a record, it is in the header, and lines about later
	// cutoffs are added to it.
	SearchCutoffs [][]int `json:"haste,omitempty"`
	// Branched marks a game that continues a position of another game. Its first decisions were
	// made in that other game.
	Branched bool `json:"branched,omitempty"`
	// BranchMoves is the number of decisions that were made in the other game before the branch. It
	// is 0 if unknown, as in older records.
	BranchMoves int     `json:"made,omitempty"`
	Entries     []Entry `json:"-"`
	// NamesChanged is true if names were changed when the record was read. That is done to names
	// that are longer than a new game allows, and if two players have the same name.
	NamesChanged bool `json:"-"`
}

// Entry is one recorded decision.
type Entry struct {
	Seat engine.Seat
	Move string // move in the game's notation
	// Origin says whether the person of the seat made the decision by a press of its own.
	Origin Origin
	Advice Advice // what the coach said about the decision
}

// Text returns the text of the record. Its grammar is in the package comment.
func (r Record) Text() ([]byte, error) {
	w, err := newWriter(r)
	if err != nil {
		return nil, err
	}
	for _, e := range r.Entries {
		w.entry(e)
	}
	return w.text, nil
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// writer appends lines to the text of a record.
type writer struct {
	text  []byte
	check uint32 // checksum of the last line, on which that of the next line depends
	lines int    // number of lines after the header
}

// newWriter returns a writer that has written the header of r.
func newWriter(r Record) (*writer, error) {
	r.Entries = nil
	setup, err := json.Marshal(r)
	if err != nil {
		return nil, engine.Errorf("the setup can't be saved: %s", err)
	}
	w := &writer{}
	w.line(fmt.Sprintf("%s %d %s", magic, Format, setup))
	return w, nil
}

func (w *writer) move(e Entry) []byte {
	return w.numbered(fmt.Sprintf("%s %d %s", originWords[e.Origin], e.Seat, e.Move))
}

func (w *writer) undo(to int) []byte { return w.numbered(fmt.Sprintf("undo to %d", to)) }

func (w *writer) hint(seat engine.Seat) []byte { return w.numbered(fmt.Sprintf("hint %d", seat)) }

func (w *writer) cutoff(n cutoff) []byte {
	return w.numbered(fmt.Sprintf("haste %d %d", n.seat, n.halvings))
}

func (w *writer) numbered(body string) []byte {
	w.lines++
	return w.line(fmt.Sprintf("%d %s", w.lines, body))
}

// line appends a line that consists of body and a checksum, and returns the whole line.
func (w *writer) line(body string) []byte {
	start := len(w.text)
	w.check = crc32.Update(w.check, castagnoli, []byte(body))
	w.text = fmt.Appendf(w.text, "%s #%08x\n", body, w.check)
	return w.text[start:]
}
