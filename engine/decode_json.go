package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// DecodeStrict decodes text, which must be exactly one JSON value, into the given pointer. It
// returns an error if there are unknown fields or trailing text. Errors are in words for players.
func DecodeStrict(text []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return ExplainJSON(err)
	}
	if _, err := dec.Token(); err != io.EOF {
		return Errorf("there's more text after its end")
	}
	return nil
}

// ExplainJSON converts an error of encoding/json into a [Failure] with a text for players. It
// returns other errors unchanged.
func ExplainJSON(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch field, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); {
	case unknown:
		return Errorf("it has a field %s that this Gulch doesn't know", field)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return Errorf("it ends too early")
	case errors.As(err, &syntax):
		return Errorf("byte %d can't be read", syntax.Offset)
	case errors.As(err, &kind) && kind.Field != "":
		return Errorf("its field %q has the wrong content", kind.Field)
	case errors.As(err, &kind):
		return Errorf("it has the wrong content")
	}
	return err
}

// LoadJSON implements [Game.Load] for a state type S with an UnmarshalJSON method. Errors are
// prefixed by the name of the game.
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

// SeatOrNil returns the JSON form of a seat: a pointer to its number, or nil (null) for NoSeat.
func SeatOrNil(p Seat) *int {
	if p == NoSeat {
		return nil
	}
	n := int(p)
	return &n
}

// PackSeats encodes an order of seats as one number with three bits per seat, the first seat in the
// lowest bits, so that it fits into an event.
func PackSeats(order []Seat) int {
	packed := 0
	for i, p := range order {
		packed |= int(p) << (3 * i)
	}
	return packed
}

// UnpackSeats decodes packed, a number made by PackSeats for the given number of seats, and returns
// the order of the seats.
func UnpackSeats(packed, seats int) []Seat {
	order := make([]Seat, seats)
	for i := range order {
		order[i] = Seat(packed >> (3 * i) & 7)
	}
	return order
}

// FirstError records the first error found in a document or in the course of a game. A decoder or
// an auditor embeds a FirstError. After an error it continues with a usable value, and it returns
// Err at the end.
type FirstError struct{ Err error }

// Failf records an error, formatted as by fmt.Errorf. It does nothing if an error has been recorded
// before.
func (c *FirstError) Failf(format string, args ...any) {
	if c.Err == nil {
		c.Err = fmt.Errorf(format, args...)
	}
}

// Violate records a [Violation] of the rule or invariant whose number is rule, such as "R17"; the
// other arguments are those of [fmt.Errorf]. It does nothing if an error has been recorded before.
func (c *FirstError) Violate(rule, format string, args ...any) {
	if c.Err == nil {
		c.Err = Violates(rule, format, args...)
	}
}

// Within returns n if low <= n <= high. Otherwise it records an error and returns low. what is the
// name of the number in the text of the error.
func (c *FirstError) Within(what string, n, low, high int) int {
	if n < low || n > high {
		c.Failf("%s is %d, but must be %d to %d", what, n, low, high)
		return low
	}
	return n
}

// WithinBy is like Within, but the error that it records is a [Violation] of the rule or invariant
// whose number is rule, such as "R17". That rule sets the limits.
func (c *FirstError) WithinBy(rule, what string, n, low, high int) int {
	inner := FirstError{}
	n = inner.Within(what, n, low, high)
	if inner.Err != nil {
		c.Violate(rule, "%w", inner.Err)
	}
	return n
}
