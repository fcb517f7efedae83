package engine

import "reflect"

// Blank returns an empty state of the same type, as a destination for CopyTo.
func Blank(s State) State { return reflect.New(reflect.TypeOf(s).Elem()).Interface().(State) }

// Clone returns an independent copy of a state.
func Clone(s State) State {
	twin := Blank(s)
	s.CopyTo(twin)
	return twin
}
