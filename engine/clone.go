package engine

import "reflect"

// NewLike returns an empty state of the same type, as a destination for CopyTo.
func NewLike(s State) State { return reflect.New(reflect.TypeOf(s).Elem()).Interface().(State) }

// Clone returns an independent copy of a state.
func Clone(s State) State {
	twin := NewLike(s)
	s.CopyTo(twin)
	return twin
}
