// Package motion is how things move: curves, and a timeline on which the events of a game are played one after the
// other. Time is handed in, never read, so that a test can step through it.
package motion

import "math"

// Curve maps the share of time that has passed to the share of the way.
type Curve func(t float64) float64

// Linear keeps its pace.
func Linear(t float64) float64 { return t }

// OutCubic starts fast and lands softly.
func OutCubic(t float64) float64 { return 1 - math.Pow(1-t, 3) }

// OutQuad is a milder OutCubic.
func OutQuad(t float64) float64 { return 1 - (1-t)*(1-t) }

// InQuad gathers speed.
func InQuad(t float64) float64 { return t * t }

// InOutQuad gathers speed and lands softly.
func InOutQuad(t float64) float64 {
	if t < 0.5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// OutBack overshoots a little and comes back.
func OutBack(t float64) float64 {
	const over = 1.3
	u := t - 1
	return 1 + (over+1)*u*u*u + over*u*u
}

// Share returns how much of the time from start on for length has passed, in [0, 1].
func Share(now, start, length float64) float64 {
	if length <= 0 {
		return 1
	}
	return min(max((now-start)/length, 0), 1)
}

// Approach moves x towards to at a rate that covers 1 in the given milliseconds, for dt milliseconds.
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
