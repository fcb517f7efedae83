package table

import "gulch/engine"

// Maps from the kinds of events or moves to what a game shows for them: animations, log lines, the
// words of moves, and sounds; and other helpers for texts.

// Animators maps kinds of events to the functions that animate them. The functions are methods of
// T, the game's table.
type Animators[T any] map[engine.EventKind]func(b T, x *EventAnimation)

// Animate calls the animator for the kind of the event in x, with the table b. An event whose kind
// is not in the map gets no animation.
func (all Animators[T]) Animate(b T, x *EventAnimation) {
	if f := all[x.Kind]; f != nil {
		f(b, x)
	}
}

// NoAnimation returns an animator for events that have no animation on purpose; why is the reason.
func NoAnimation[T any](why string) func(b T, x *EventAnimation) {
	return func(_ T, x *EventAnimation) { x.NoAnimation(why) }
}
