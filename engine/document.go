package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// DecodeStrict reads one JSON value and refuses unknown fields and anything after it.
func DecodeStrict(text []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if _, err := dec.Token(); err != io.EOF {
		return errors.New("there is more text after the JSON value")
	}
	return nil
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
