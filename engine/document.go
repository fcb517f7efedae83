package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// DecodeStrict reads one JSON value and refuses unknown fields and anything after it.
func DecodeStrict(text []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return ExplainJSON(err)
	}
	if _, err := dec.Token(); err != io.EOF {
		return Errorf("there is more text after its end")
	}
	return nil
}

// ExplainJSON says in words for players what package json says in those of Go. Other errors it returns as they are.
func ExplainJSON(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch field, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); {
	case unknown:
		return Errorf("it has a field %s that this Gulch does not know", field)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return Errorf("it breaks off before its end")
	case errors.As(err, &syntax):
		return Errorf("what stands at its byte %d cannot be read", syntax.Offset)
	case errors.As(err, &kind) && kind.Field != "":
		return Errorf("its field %q holds something else than it should", kind.Field)
	case errors.As(err, &kind):
		return Errorf("it holds something else than it should")
	}
	return err
}

// LoadJSON is what a game's Load does whose state S reads itself from JSON. Errors begin with the name of the game.
func LoadJSON[S any, P interface {
	*S
	State
	json.Unmarshaler
}](game string, text []byte) (State, error) {
	s := P(new(S))
	if err := s.UnmarshalJSON(text); err != nil {
		return nil, fmt.Errorf("%s: %w", game, err)
	}
	return s, nil
}

// SeatOrNil returns a seat as documents write it: a number, or null for nobody.
func SeatOrNil(p Seat) *int {
	if p == NoSeat {
		return nil
	}
	n := int(p)
	return &n
}

// PackSeats writes an order of seats as one number, three bits a seat, so that an event can tell it.
func PackSeats(order []Seat) int {
	packed := 0
	for i, p := range order {
		packed |= int(p) << (3 * i)
	}
	return packed
}

// UnpackSeats returns the order of a number of seats that PackSeats wrote.
func UnpackSeats(packed, seats int) []Seat {
	order := make([]Seat, seats)
	for i := range order {
		order[i] = Seat(packed >> (3 * i) & 7)
	}
	return order
}

// Complaint keeps the first thing that is found wrong with a document, or with the course of a game. Who reads or audits
// embeds one, goes on with what there is, and returns Err in the end.
type Complaint struct{ Err error }

// Fail complains, unless something was wrong already.
func (c *Complaint) Fail(format string, args ...any) {
	if c.Err == nil {
		c.Err = fmt.Errorf(format, args...)
	}
}

// Break complains that a rule or an invariant is broken, unless something was wrong already.
func (c *Complaint) Break(rule, format string, args ...any) {
	if c.Err == nil {
		c.Err = Violates(rule, format, args...)
	}
}

// Within returns a number that must lie in a range, called what in the complaint if it does not; it is then the lowest.
func (c *Complaint) Within(what string, n, low, high int) int {
	if n < low || n > high {
		c.Fail("%s is %d, but must be %d to %d", what, n, low, high)
		return low
	}
	return n
}

// WithinBy does the same as Within for a range that a rule or an invariant states.
func (c *Complaint) WithinBy(rule, what string, n, low, high int) int {
	inner := Complaint{}
	n = inner.Within(what, n, low, high)
	if inner.Err != nil {
		c.Break(rule, "%w", inner.Err)
	}
	return n
}
