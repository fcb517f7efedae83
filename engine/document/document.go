package document

import (
	"math"
	"strconv"

	"gulch/engine"
)

// Document is a JSON document that is being written or read. After an error in reading, no more
// values are read.
type Document struct {
	engine.FirstError
	state   engine.State
	viewer  engine.Seat // the seat that sees the document; NoSeat if it contains everything
	onBoard bool        // the document contains only fields that boards show, see OffBoard
	players int

	out []byte // the text written so far

	reading bool
	at      *value // the object whose fields are read or, with the name "", the value itself
	found   *value // the value that open has found

	word [1]string // room for an ID that is parsed

	// for messages: the name of the last field, and the key or number of the element that contains
	// it, "" for none
	field, element string
}

// Write returns the JSON form of position s, whose fields describe describes: what the seat viewer
// sees of it or, if viewer is NoSeat, everything.
func Write(s engine.State, viewer engine.Seat, describe func(d *Document)) ([]byte, error) {
	return (&Document{state: s, viewer: viewer}).write(describe)
}

// WriteOnBoard is like Write, but leaves out the fields that boards do not show, see
// [Document.OffBoard].
func WriteOnBoard(s engine.State, viewer engine.Seat, describe func(d *Document)) ([]byte, error) {
	return (&Document{state: s, viewer: viewer, onBoard: true}).write(describe)
}

func (d *Document) write(describe func(d *Document)) ([]byte, error) {
	d.out = make([]byte, 0, 1024)
	d.Object("", func() { describe(d) })
	return d.out, d.Err
}

// Read reads a JSON document into s, whose fields describe describes. It returns the first error.
func Read(s engine.State, text []byte, describe func(d *Document)) error {
	root, err := parse(text)
	if err != nil {
		return err
	}
	if root.kind != '{' {
		return engine.Errorf("it has the wrong content")
	}
	d := Document{state: s, viewer: engine.NoSeat, reading: true, at: &root}
	d.Object("", func() { describe(&d) })
	return d.Err
}

// Unmarshal reads a JSON document into s, whose fields describe describes. It calls ready first,
// which may be nil, and checks the position at the end. If there is an error, s is unchanged.
func Unmarshal[S any, P interface {
	*S
	engine.State
}](s P, text []byte, ready func() error, describe func(s P, d *Document)) error {
	if ready != nil {
		if err := ready(); err != nil {
			return err
		}
	}
	next := P(new(S))
	if err := Read(next, text, func(d *Document) { describe(next, d) }); err != nil {
		return err
	}
	if err := next.Check(); err != nil {
		return err
	}
	*s = *next
	return nil
}

// Fail records an error, if it is one.
func (d *Document) Fail(err error) {
	if d.Err == nil {
		d.Err = err
	}
}

// Reading reports whether the document is being read. Otherwise it is being written.
func (d *Document) Reading() bool { return d.reading }

// Viewer returns the seat that sees the document, NoSeat if it contains everything.
func (d *Document) Viewer() engine.Seat { return d.viewer }

// Whole reports whether the document contains everything, and not only what one seat sees.
func (d *Document) Whole() bool { return d.viewer == engine.NoSeat }

// Sees reports whether the document contains what only seat p may see.
func (d *Document) Sees(p engine.Seat) bool { return d.viewer == engine.NoSeat || d.viewer == p }

// OffBoard reports whether the document contains fields that boards do not show although the viewer
// knows their values, see [engine.KnowsOffBoard]. Such fields are described only if it returns
// true, as it does except in WriteOnBoard.
func (d *Document) OffBoard() bool { return !d.onBoard }

// Written returns how many bytes have been written.
func (d *Document) Written() int { return len(d.out) }

// SetPlayers sets the number of seats of the position.
func (d *Document) SetPlayers(n int) { d.players = n }

// Setup describes the fields "players" and "options", as far as the game leaves a choice. players
// and options are those of the position that is written. When a document is read, begin sets the
// position to the one in which everything that is missing has its default. Setup reports whether
// there are such players and options; otherwise nothing more can be described.
func (d *Document) Setup(
	info engine.Info, players int, options engine.Options, begin func(players int, full engine.Options) error,
) bool {
	if d.reading {
		options = nil
	}
	if info.MinSeats < info.MaxSeats {
		if d.reading {
			players = 0
		}
		Int(d, "players", &players, 0, math.MaxInt)
	}
	if len(info.Options) > 0 {
		Value(d, "options", &options, false)
	}
	d.players = players
	if !d.reading || d.Err != nil {
		return d.Err == nil
	}
	full, err := info.Resolve(players, options)
	if err == nil {
		err = begin(players, full)
	}
	d.Fail(err)
	return d.Err == nil
}

// Object describes an object with the fields that fields describes.
func (d *Document) Object(name string, fields func()) {
	if !d.openRequired(name, false) {
		return
	}
	d.enclose('{', '}', func(*value) {
		fields()
		if d.reading {
			d.checkUsed()
		}
	})
}

// checkUsed records an error if the object that has been read has a field that was not described.
func (d *Document) checkUsed() {
	for i := range d.at.elements {
		if v := &d.at.elements[i]; !v.used {
			d.Fail(engine.Errorf("it has a field %s that this Gulch doesn't know", strconv.Quote(v.name)))
		}
	}
}

// enclose writes or reads the value that open has found, an object or a list, which begins and ends
// with the given characters. inside writes or reads what is in it; the argument is the value that
// is read.
func (d *Document) enclose(begin, end byte, inside func(v *value)) {
	field, element, outer := d.field, d.element, d.at
	if d.reading {
		if d.is(begin) {
			d.at = d.found
			inside(d.found)
		}
	} else {
		d.out = append(d.out, begin)
		inside(nil)
		d.out = append(d.out, end)
	}
	d.field, d.element, d.at = field, element, outer
}
