package westernlegends

import (
	"errors"

	"gulch/engine"
)

func (s *State) refusal(m engine.Move) error { return errors.New("not legal") }
