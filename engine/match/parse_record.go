package match

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// Errors that say why a record cannot be used at all. Each error of Read, Resume and Import wraps
// one of them.
var (
	ErrNotRecord   = engine.Errorf("not a saved game")
	ErrFormat      = engine.Errorf("saved by another version of Gulch")
	ErrHeader      = engine.Errorf("damaged at the beginning")
	ErrUnknownGame = engine.Errorf("unknown game")
	ErrRules       = engine.Errorf("started under other rules")
)

// Damage describes where a record becomes unreadable. All decisions before that line can be played.
type Damage struct {
	Line int // first unusable line, counted from 1
	Lost int // number of unusable lines, from Line to the end
	// Torn marks the harmless case that only the last line is incomplete, for example after a power
	// failure during a write. No completed move is missing.
	Torn   bool
	Reason error // reason of the damage, an engine.Failure whose text is a full sentence
}

// Error returns a sentence for the player that says what happened and how much of the game is left.
func (d *Damage) Error() string { return d.failure().Error() }

// Message returns the text with its formatting verbs and the values for them, so that it can be
// translated.
func (d *Damage) Message() (text string, about []any) { return d.failure().Message() }

func (d *Damage) failure() *engine.Failure {
	switch {
	case d.Torn:
		return engine.Errorf("Line %d wasn't written completely. The game continues from the move before it.", d.Line)
	case d.Lost == 1:
		return engine.Errorf("Line %d: %s You can continue from the move before it, without the last line.",
			d.Line, d.Reason)
	}
	return engine.Errorf("Line %d: %s You can continue from the move before it, without the last %d lines.",
		d.Line,
		d.Reason, d.Lost)
}

// Read parses the text of a record without the rules of its game. It ignores everything from the
// first damaged line on. It returns an error if the header is unusable.
func Read(data []byte) (Record, *Damage, error) {
	s, err := read(data)
	if err != nil {
		return Record{}, nil, err
	}
	return s.record, s.damage, nil
}

// parsedRecord is a record that has been parsed, with details for resuming it: the undone moves,
// the line of each decision and the damage.
type parsedRecord struct {
	record  Record
	undone  []Entry // entries that Redo could play again, the next one last
	lineOf  []int   // number of the line of each entry in the file, counted from 1
	offsets []int   // offset of the line of each entry in out.text
	cutoffs searchCutoffs
	notes   notes   // notes that belong to the next decision
	lines   int     // number of lines that have been read after the header
	out     *writer // the record up to the damage, written again in the current form of the format
	damage  *Damage
}

// read parses the lines of a record up to the first one that is damaged.
func read(data []byte) (*parsedRecord, error) {
	if err := checkSize(ErrNotRecord, len(data), bytes.Count(data, []byte("\n"))-1); err != nil {
		return nil, err
	}
	data = NormalizeText(data)
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	record, err := readHeader(bytes.TrimSuffix(head, []byte("\r")))
	if err != nil {
		return nil, err
	}
	out, err := newWriter(record)
	if err != nil {
		return nil, err
	}
	s := &parsedRecord{record: record, out: out, cutoffs: searchCutoffs{fromHeader: record.SearchCutoffs}}
	// The chain of checks begins with the header as it is in the file. The current version might
	// write it differently (for example, with another order of fields).
	check := crc32.Update(0, castagnoli, withoutCheck(head))
	for number := 2; len(rest) > 0; number++ {
		var line []byte
		var whole bool
		lines := rest
		line, rest, whole = bytes.Cut(rest, []byte("\n"))
		if line = bytes.TrimSuffix(line, []byte("\r")); len(line) == 0 {
			continue
		}
		if reason := s.line(string(line), number, &check); reason != nil {
			s.damage = &Damage{Line: number, Lost: countLines(lines), Torn: !whole, Reason: reason}
			break
		}
	}
	s.record.SearchCutoffs = s.cutoffs.counts(s.record.Entries)
	return s, nil
}

// countLines returns the number of lines that are not blank.
func countLines(text []byte) int {
	n := 0
	for line := range bytes.Lines(text) {
		if len(bytes.TrimSpace(line)) > 0 {
			n++
		}
	}
	return n
}

const checkLen = len(" #00000000")

// withoutCheck returns a line without the checksum at its end, or an empty line if the line is too
// short to have one.
func withoutCheck(line []byte) []byte {
	line = bytes.TrimSuffix(line, []byte("\r"))
	return line[:max(0, len(line)-checkLen)]
}

// splitCheck splits a line into its body and the checksum at its end. It returns the body, the
// checksum computed from it, and whether the two checksums are equal. chain is the checksum of the
// previous line.
func splitCheck(line string, chain uint32) (string, uint32, bool) {
	at := len(line) - checkLen
	if at < 0 || line[at:at+2] != " #" {
		return line, 0, false
	}
	sum := crc32.Update(chain, castagnoli, []byte(line[:at]))
	return line[:at], sum, line[at+2:] == fmt.Sprintf("%08x", sum)
}

func readHeader(line []byte) (Record, error) {
	var r Record
	text := string(line)
	after, found := strings.CutPrefix(text, magic+" ")
	if !found {
		return r, engine.Errorf("%s: the first line doesn't begin with %q. Choose a file Gulch has saved",
			ErrNotRecord, magic)
	}
	version, _, _ := strings.Cut(after, " ")
	if v, err := strconv.Atoi(version); err == nil && v != Format {
		return r, engine.Errorf("%s: the saved game has format %d, and this Gulch reads format %d. Open it with the version that wrote it, or with a newer one", ErrFormat, v, Format)
	}
	text, _, ok := splitCheck(text, 0)
	if !ok {
		return r, engine.Errorf("%s: the first line, with the players and the seed, is cut short or changed, so the game can't be rebuilt. Use a copy of the file if you have one", ErrHeader)
	}
	setup := strings.TrimPrefix(text, fmt.Sprintf("%s %d ", magic, Format))
	if err := engine.DecodeStrict([]byte(setup), &r); err != nil {
		return r, engine.Errorf("%s: its setup can't be read: %s", ErrHeader, err)
	}
	r.NamesChanged = r.sanitize()
	return r, nil
}

// line parses a line after the header. number is its number in the file. *check is the checksum of
// the previous line; line replaces it by the checksum of this line. If the line is unusable, line
// returns an error and changes nothing.
func (s *parsedRecord) line(line string, number int, check *uint32) error {
	text, sum, ok := splitCheck(line, *check)
	serial, command, _ := strings.Cut(text, " ")
	if n, err := strconv.Atoi(serial); err == nil && n != s.lines+1 {
		return engine.Errorf("this should be move line %d but is line %d: lines are missing or out of order.",
			s.lines+1, n)
	}
	if !ok {
		return engine.Errorf("it's cut short or was changed after it was written.")
	}
	verb, rest, _ := strings.Cut(command, " ")
	var reason error
	switch verb {
	case originWords[OwnPress]:
		reason = s.move(OwnPress, rest, number)
	case originWords[SamePress]:
		reason = s.move(SamePress, rest, number)
	case originWords[Automatic]:
		reason = s.move(Automatic, rest, number)
	case "undo":
		reason = s.undo(rest)
	case "hint":
		reason = s.hint(rest)
	case "haste":
		reason = s.cutoff(rest)
	case "note":
		s.notes.add(rest)
	default:
		reason = engine.Errorf("%q is unknown to this version of Gulch. A newer one may have written it.",
			abbreviate(verb))
	}
	if reason == nil {
		*check = sum
		s.lines++
	}
	return reason
}

func (s *parsedRecord) move(from Origin, text string, number int) error {
	seat, notation, found := strings.Cut(text, " ")
	n, err := strconv.Atoi(seat)
	if !found || err != nil || n < 0 || n >= len(s.record.Seats) {
		return engine.Errorf("there's no seat %q in this game.", abbreviate(seat))
	}
	e := Entry{Seat: engine.Seat(n), Move: notation, Origin: from, Advice: s.notes.of(engine.Seat(n))}
	s.undone = remainingRedo(s.undone, e)
	s.cutoffs.decisionMade(len(s.record.Entries), s.undone != nil)
	s.record.Entries = append(s.record.Entries, e)
	s.lineOf = append(s.lineOf, number)
	s.offsets = append(s.offsets, len(s.out.text))
	for _, note := range s.notes.unknown {
		s.out.numbered("note " + note)
	}
	s.out.entry(e)
	s.notes = notes{}
	return nil
}

// hint parses a line that says that a seat was shown a hint.
func (s *parsedRecord) hint(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= len(s.record.Seats) {
		return engine.Errorf("there's no seat %q in this game.", abbreviate(text))
	}
	s.record.Hints = addHint(s.record.Hints, engine.Seat(n))
	s.out.hint(engine.Seat(n))
	return nil
}

// cutoff parses a line that says that a bot's search for the next decision was cut off.
func (s *parsedRecord) cutoff(text string) error {
	seat, amount, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(seat)
	if err != nil || n < 0 || n >= len(s.record.Seats) {
		return engine.Errorf("there's no seat %q in this game.", abbreviate(seat))
	}
	halvings, err := strconv.Atoi(amount)
	if err != nil || halvings <= 0 || halvings > maxHalvings {
		return engine.Errorf("it's cut short or was changed after it was written.")
	}
	h := cutoff{engine.Seat(n), halvings}
	s.cutoffs.note(len(s.record.Entries), h)
	s.out.cutoff(h)
	return nil
}

// remainingRedo returns the entries that can still be redone after entry e has been played. If e is
// the next entry to redo, these are all others in undone; otherwise there are none. Their origins
// make no difference.
func remainingRedo(undone []Entry, e Entry) []Entry {
	if n := len(undone); n > 0 && undone[n-1].Seat == e.Seat && undone[n-1].Move == e.Move {
		return undone[:n-1]
	}
	return nil
}

func (s *parsedRecord) undo(text string) error {
	digits, found := strings.CutPrefix(text, "to ")
	n, err := strconv.Atoi(digits)
	if !found || err != nil || n < 0 || n > len(s.record.Entries) {
		return engine.Errorf("it goes back to move %q, but the last move is %d.", abbreviate(digits), len(s.record.Entries))
	}
	s.notes = notes{}
	for _, e := range slices.Backward(s.record.Entries[n:]) {
		s.undone = append(s.undone, e)
	}
	s.record.Entries = s.record.Entries[:n]
	s.lineOf, s.offsets = s.lineOf[:n], s.offsets[:n]
	s.out.undo(n)
	return nil
}
