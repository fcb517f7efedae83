package sierrawest

import (
	"fmt"
	"gulch/engine"
	"math/rand/v2"
)

func (s *State) refusal(m engine.Move) error      { return fmt.Errorf("no %v", s.Notation(m)) }
func (s *State) Redeal(engine.Seat, *rand.Rand)   {}
func (s *State) View(engine.Seat) ([]byte, error) { return nil, nil }
func (s *State) MarshalJSON() ([]byte, error)     { return nil, nil }
func (s *State) UnmarshalJSON([]byte) error       { return nil }
func (s *State) Check() error                     { return nil }
