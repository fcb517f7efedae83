package document

import (
	"encoding/json"
	"errors"
	"strconv"

	"gulch/engine"
)

// number is the type of a number or of a component in a State.
type number interface {
	~int | ~int8 | ~uint8 | ~int16 | ~uint16 | ~uint32
}

// Int describes a number from low to high.
func Int[T number](d *Document, name string, n *T, low, high int) { IntBy(d, "", name, n, low, high) }

// IntBy describes a number from low to high. A rule or an invariant sets the limits; its number is
// in the error.
func IntBy[T number](d *Document, rule, name string, n *T, low, high int) {
	if !d.openRequired(name, *n == 0) {
		return
	}
	if !d.reading {
		d.out = strconv.AppendInt(d.out, int64(*n), 10)
		return
	}
	read, ok := d.int()
	switch {
	case !ok:
	case rule != "":
		*n = T(d.WithinBy(rule, d.what(), read, low, high))
	default:
		*n = T(d.Within(d.what(), read, low, high))
	}
}

// int returns the number that open has found.
func (d *Document) int() (int, bool) {
	n, err := strconv.Atoi(d.found.text)
	if d.found.kind != digits || err != nil {
		d.wrong()
		return 0, false
	}
	return n, true
}

// Bool describes a truth value.
func Bool(d *Document, name string, b *bool) {
	switch {
	case !d.openRequired(name, !*b):
	case !d.reading:
		d.out = strconv.AppendBool(d.out, *b)
	case d.is(boolean):
		*b = d.found.text == "true"
	}
}

// Bit describes one bit of a set as a truth value.
func Bit[T bitSet](d *Document, name string, set *T, bit T) {
	b := *set&bit != 0
	if Bool(d, name, &b); d.reading {
		if *set &^= bit; b {
			*set |= bit
		}
	}
}

// Text describes a string.
func Text(d *Document, name string, s *string) {
	switch {
	case !d.openRequired(name, *s == ""):
	case !d.reading:
		d.text(*s)
	case d.is('"'):
		*s = d.found.text
	}
}

// Value describes a value of a type that package json encodes. empty says whether ",omitempty"
// leaves it out.
func Value(d *Document, name string, v any, empty bool) {
	if !d.open(name, empty) {
		return
	}
	if d.reading {
		err := json.Unmarshal([]byte(d.found.text), v)
		if kind := (*json.UnmarshalTypeError)(nil); errors.As(err, &kind) {
			d.wrong()
		} else {
			d.Fail(err)
		}
		return
	}
	text, err := json.Marshal(v)
	d.Fail(err)
	d.out = append(d.out, text...)
}

// Seat describes a seat, null for NoSeat.
func Seat(d *Document, name string, p *engine.Seat) {
	switch {
	case !d.open(name, *p == engine.NoSeat):
	case d.reading:
		if n, ok := d.int(); ok {
			*p = d.seat(n)
		}
	case *p == engine.NoSeat:
		d.out = append(d.out, "null"...)
	default:
		d.out = strconv.AppendInt(d.out, int64(*p), 10)
	}
}

// seat returns the seat with a number. It records an error if there is none.
func (d *Document) seat(n int) engine.Seat {
	if n < 0 || n >= d.players {
		d.Failf("%s is %d: there is no seat %d with %d players", d.what(), n, n, d.players)
		return 0
	}
	return engine.Seat(n)
}

// Null writes null for a value that the viewer of the document may not see.
func (d *Document) Null(name string) {
	if d.open(name, false) {
		d.out = append(d.out, "null"...)
	}
}

// Number writes a number that follows from other fields; see Ignore.
func (d *Document) Number(name string, n int) { Int(d, name, &n, n, n) }

// Word writes a string that follows from other fields; see Ignore.
func (d *Document) Word(name, text string) { Text(d, name, &text) }

// NumberList writes a list of numbers that follow from other fields; see Ignore.
func (d *Document) NumberList(name string, list []int) {
	List(d, name, len(list), func(i int) { d.Number("", list[i]) })
}
