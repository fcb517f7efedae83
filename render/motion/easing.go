// Package motion provides easing curves, and a timeline that plays the animations of a game's
// events in order.
//
// Its central types are [Curve], [Animation] and [Timeline]. The tables of the games queue
// animations; package scenes/table advances and draws the timeline. The package never reads a
// clock: the elapsed time is passed to [Timeline.Advance], so that a test can step through it. It
// does not depend on any game.
package motion

import "math"

// Curve is an easing function. It maps the elapsed fraction of the duration of an animation, from 0
// to 1, to the covered fraction of the distance.
type Curve func(t float64) float64

// Linear moves at constant speed.
func Linear(t float64) float64 { return t }

// OutCubic starts fast and slows down towards the end (cubic ease-out).
func OutCubic(t float64) float64 { return 1 - math.Pow(1-t, 3) }

// OutQuad is a quadratic ease-out, milder than OutCubic.
func OutQuad(t float64) float64 { return 1 - (1-t)*(1-t) }

// InQuad starts slowly and accelerates (quadratic ease-in).
func InQuad(t float64) float64 { return t * t }

// InOutQuad accelerates in the first half and slows down in the second (quadratic ease-in-out).
func InOutQuad(t float64) float64 {
	if t < 0.5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// OutBack overshoots the end a little and returns to it.
func OutBack(t float64) float64 {
	const over = 1.3
	u := t - 1
	return 1 + (over+1)*u*u*u + over*u*u
}

// Share returns the fraction, from 0 to 1, of a span of time that has elapsed. now is the current
// time, start the time at which the span begins, and length its length, all in the same unit. If
// length is 0 or less, Share returns 1.
func Share(now, start, length float64) float64 {
	if length <= 0 {
		return 1
	}
	return min(max((now-start)/length, 0), 1)
}

// Approach moves the value x towards a target for dt milliseconds and returns the result. The
// parameter to is the target. The speed is constant, a distance of 1 in ms milliseconds, and x
// never moves past the target. If ms is 0 or less, Approach returns the target.
func Approach(x, to, dt, ms float64) float64 {
	if ms <= 0 {
		return to
	}
	step := dt / ms
	if x < to {
		return min(x+step, to)
	}
	return max(x-step, to)
}
