package engine

// Draws records every draw of a [Chance] and forces its result, so that Play and PlayForced can be
// run once for each possible outcome:
//
//	var d engine.Draws
//	for ok := true; ok; ok = d.Next() {
//		s.CopyTo(work)
//		engine.Force(work, &d)
//		work.Play(m, nil)
//		… // this outcome has the probability d.Weight()
//	}
//
// In the first run every draw has its first result (1 for a die, 0 for Below); Next advances to the
// next outcome. A run must depend on nothing but its position, its move and its draws; every State
// does. Determinize can be enumerated in the same way, since what it deals comes from the reseeded
// Chance. A Draws serves one run at a time.
type Draws struct {
	path []draw
	at   int // number of random draws made so far in the current run through the enumeration
}

// draw is one draw with a result from 0 to bound-1. If sum is false, all results are equally
// likely; if it is true, they are distributed like the sum of two dice.
type draw struct {
	result, bound int
	sum           bool
}

// share returns the probability of the result that this draw has.
func (d draw) share() float64 {
	if !d.sum {
		return 1 / float64(d.bound)
	}
	sides := (d.bound + 1) / 2
	return float64(min(d.result+1, d.bound-d.result)) / float64(sides*sides)
}

// draw returns the result of the next draw, from 0 to bound-1, and records the draw. The result is
// 0 in the first run. If sum is true, the results are distributed like the sum of two dice. draw is
// not inlined, to keep Below small: Below is called millions of times where nothing is forced.
//
//go:noinline
func (d *Draws) draw(bound int, sum bool) int {
	if bound < 2 {
		return 0
	}
	if d.at == len(d.path) {
		d.path = append(d.path, draw{})
	}
	one := &d.path[d.at]
	one.bound, one.sum = bound, sum
	d.at++
	return one.result
}

// Reset discards all recorded draws, so that the outcomes of another position or move can be
// enumerated.
func (d *Draws) Reset() { d.path, d.at = d.path[:0], 0 }

// Next prepares the run of the next outcome, in order of the results, with the last draw changing
// fastest. It reports whether there is one; after the last outcome it resets d.
func (d *Draws) Next() bool {
	d.path, d.at = d.path[:d.at], 0
	for n := len(d.path) - 1; n >= 0; n-- {
		if d.path[n].result++; d.path[n].result < d.path[n].bound {
			d.path = d.path[:n+1]
			return true
		}
	}
	d.path = d.path[:0]
	return false
}

// Weight returns the probability of the outcome of the current run. The weights of all runs add up
// to 1.
func (d *Draws) Weight() float64 {
	w := 1.0
	for _, one := range d.path[:d.at] {
		w *= one.share()
	}
	return w
}

// Len returns the number of random draws in the current run that had more than one possible result.
func (d *Draws) Len() int { return d.at }

// At returns the i-th random draw of the current run: its result, from 0, and the number of
// possible results.
func (d *Draws) At(i int) (result, bound int) { return d.path[i].result, d.path[i].bound }

// Force makes the Chance of s take its draws from d, or from its own generator again if d is nil.
// Copies of s made afterwards use d too.
func Force(s State, d *Draws) { s.Chance().draws = d }
