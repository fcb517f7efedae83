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
