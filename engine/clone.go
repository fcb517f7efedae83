package engine

import "reflect"

// Blank returns an empty state of the same game, for CopyTo to fill.
func Blank(s State) State { return reflect.New(reflect.TypeOf(s).Elem()).Interface().(State) }

// Clone returns a copy of a state that is independent of it.
func Clone(s State) State {
	twin := Blank(s)
	s.CopyTo(twin)
	return twin
}
