package engine

import (
	"reflect"
	"unsafe"
)

// Draws records every draw of a [Chance] and forces what comes of it, so that Play and Settle can be run again over each
// outcome:
//
//	var d engine.Draws
//	for ok := true; ok; ok = d.Next() {
//		s.CopyTo(work)
//		engine.Force(work, &d)
//		work.Play(m, nil)
//		… // this comes of it with the weight d.Weight()
//	}
//
// The first run has the first result of every draw, 1 of a die and 0 of Below; Next goes on to the next outcome. A run must follow
// from its position, its move and its draws alone, as all of a game does. Determinize may be run so, too: what it deals is drawn
// from the generator that it starts anew. A Draws is for one run at a time.
type Draws struct {
	path []draw
	at   int // draws made in this run
}

// draw is one result out of bound ones, from 0 on: all equally likely, or as likely as the sums of two dice are.
type draw struct {
	result, bound int
	sum           bool
}

// share returns how likely the result is.
func (d draw) share() float64 {
	if !d.sum {
		return 1 / float64(d.bound)
	}
	sides := (d.bound + 1) / 2
	return float64(min(d.result+1, d.bound-d.result)) / float64(sides*sides)
}

// draw returns the next result. It stays out of Below, which is called by the million where nothing is forced.
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

// Reset forgets all outcomes: the next run is the first of another position or move.
func (d *Draws) Reset() { d.path, d.at = d.path[:0], 0 }

// Next prepares the run of the next outcome, in the order of the results, the last draw changing first. It reports false when
// all have been run, and then has forgotten them.
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

// Weight returns how likely the outcome of this run is among all. Over all runs the weights add up to 1.
func (d *Draws) Weight() float64 {
	w := 1.0
	for _, one := range d.path[:d.at] {
		w *= one.share()
	}
	return w
}

// Len returns how many draws this run has made between more than one result.
func (d *Draws) Len() int { return d.at }

// At returns the result of a draw of this run, from 0 on, and between how many it was.
func (d *Draws) At(i int) (result, bound int) { return d.path[i].result, d.path[i].bound }

// Force lets the chance of a state draw from d from now on, and from its generator again if d is nil. Copies of the state draw
// from d as well. It reports whether the state has a chance, as all do that keep the contract.
func Force(s State, d *Draws) bool {
	c := ChanceOf(s)
	if c != nil {
		c.draws = d
	}
	return c != nil
}

// ChanceOf returns the chance that a state carries, nil where there is none: every state has one, and games keep it to
// themselves. It is for tools that try what may come; a game decides nothing by it.
func ChanceOf(s State) *Chance {
	at, ok := chancePlace(reflect.TypeOf(s))
	if !ok {
		return nil
	}
	return (*Chance)(unsafe.Add(reflect.ValueOf(s).UnsafePointer(), at))
}

// chancePlace returns where in the state behind a pointer of this type the chance lies.
func chancePlace(t reflect.Type) (at uintptr, ok bool) {
	if t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Struct {
		return chanceField(t.Elem())
	}
	return 0, false
}

func chanceField(t reflect.Type) (at uintptr, ok bool) {
	for i := range t.NumField() {
		switch f := t.Field(i); {
		case f.Type == reflect.TypeFor[Chance]():
			return f.Offset, true
		case f.Anonymous && f.Type.Kind() == reflect.Struct:
			if within, has := chanceField(f.Type); has {
				return f.Offset + within, true
			}
		}
	}
	return 0, false
}
