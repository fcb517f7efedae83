package dakota

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// personWide is the width of a person in the street, and the smallest width of a target there.
const personWide = 28.0

// person returns the rectangle of a person in the street. all are the people in the street, and i
// is the index of the person in this list. In a crowded street, people of the same kind overlap,
// but each kind keeps the full width. Used workers get less if there is a free worker of their
// kind, because then they are never pressed. Index 0 has a place even if the street is empty.
func (a *boardLayout) person(all []standing, i int) geom.Rect {
	full, narrow := 0, 0 // number of kinds with the full width and of the others
	for k := range all {
		switch {
		case k > 0 && all[k] == all[k-1]:
		case alwaysWide(all, k):
			full++
		default:
			narrow++
		}
	}
	rest := a.people.W - personWide*float64(full)
	small := min(personWide, rest/float64(max(narrow, 1)))
	rest -= small * float64(narrow)
	step := min(personWide, rest/float64(max(len(all)-full-narrow, 1))) // between equal people
	width := func(k int) float64 {
		if k < len(all) && !alwaysWide(all, k) {
			return small
		}
		return personWide
	}
	x := a.people.X
	for k := 1; k <= i; k++ {
		if all[k] == all[k-1] {
			x += step
		} else {
			x += width(k - 1)
		}
	}
	return geom.R(x, a.people.Y+4, width(i), a.people.H-4)
}

// leastStep is the smallest distance, in design units, at which overlapping people of the same kind
// can still be counted.
const leastStep = 10.0

// paintCrowdSizes writes the number of people of a kind beside them if they overlap too much to be
// counted. all are the people in the street.
func (b *Table) paintCrowdSizes(p *paint.Canvas, all []standing) {
	for from := 0; from < len(all); {
		to := from
		for to < len(all) && all[to] == all[from] {
			to++
		}
		last := b.at.person(all, to-1)
		if to-from > 1 && last.X-b.at.person(all, to-2).X < leastStep && last.W == personWide {
			tag := geom.R(last.Right()-20, last.Bottom()-17, 20, 18)
			plaque(p, tag)
			p.Label(pieces.Number(to-from), tag, centred(onWood(12.5)))
		}
		from = to
	}
}

// alwaysWide reports whether people of the same kind as person i keep their full width in a crowded
// street. This is so if a press on these people can play a move. all are the people in the street;
// i is an index in this list.
func alwaysWide(all []standing, i int) bool {
	if !all[i].used {
		return true
	}
	for _, s := range all {
		if s == (standing{worker: all[i].worker}) {
			return false
		}
	}
	return true
}
