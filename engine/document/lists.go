package document

import (
	"cmp"
	"iter"
	"math/bits"
	"slices"
	"strings"

	"gulch/engine"
)

// List describes a list. n is the number of its elements when it is written. element describes the
// element with a number, whose name is "".
func List(d *Document, name string, n int, element func(i int)) {
	if !d.open(name, n == 0) {
		return
	}
	d.enclose('[', ']', func(v *value) {
		if d.reading {
			n = len(v.elements)
		}
		for i := range n {
			if d.reading {
				d.at = &v.elements[i]
			} else {
				d.comma()
			}
			element(i)
		}
	})
}

// Array describes a list that is stored in the first *n elements of an array with most elements.
// element describes the element with a number, whose name is "". In reading, *n is set first.
func Array[N number](d *Document, name string, n *N, most int, element func(i int)) {
	if v := d.given(name); v != nil {
		if len(v.elements) > most {
			d.Failf("%s: at most %d are possible, not %d", d.what(), most, len(v.elements))
			return
		}
		*n = N(len(v.elements))
	}
	List(d, name, int(*n), element)
}

// NameArray describes a list of components by their IDs. They are stored in the first *n elements
// of list.
func NameArray[T, N number](d *Document, name string, list []T, n *N, names *engine.PartNotation) {
	Array(d, name, n, len(list), func(i int) { Name(d, "", &list[i], names) })
}

// Each describes a list of values. all yields the values when the list is written, element
// describes one, whose name is "", and add stores one that has been read.
func Each[T any](d *Document, name string, all iter.Seq[T], element func(v *T), add func(v T)) {
	if d.reading {
		List(d, name, 0, func(int) { readOne(d, element, add) })
		return
	}
	before := len(d.out)
	d.open(strings.TrimSuffix(name, omitempty), false)
	d.out = append(d.out, '[')
	inside := len(d.out)
	var v T
	for v = range all {
		d.comma()
		element(&v)
	}
	if strings.HasSuffix(name, omitempty) && len(d.out) == inside {
		d.out = d.out[:before]
		return
	}
	d.out = append(d.out, ']')
}

// readOne reads the value of d.at, see Each.
func readOne[T any](d *Document, element func(v *T), add func(v T)) {
	if d.at.kind == null {
		d.Failf("%s is missing", d.what())
	}
	var v T
	if element(&v); d.Err == nil {
		add(v)
	}
}

// OneOrMore is like Each, but the list is null if it is empty, and the value itself if there is
// only one.
func OneOrMore[T any](d *Document, name string, all iter.Seq[T], element func(v *T), add func(v T)) {
	list := slices.Collect(all)
	v := d.given(name)
	switch {
	case len(list) == 0 && !d.reading:
		d.Null(name)
	case len(list) > 1 || v != nil && v.kind == '[':
		Each(d, name, slices.Values(list), element, add)
	case !d.open(name, false):
	case d.reading:
		outer := d.at
		d.at = d.found
		readOne(d, element, add)
		d.at = outer
	default:
		element(&list[0])
	}
}

// Members describes a set of components as a list of their IDs. all yields the components when the
// list is written, and add adds one when it is read.
func Members[T number](d *Document, name string, all iter.Seq[T], add func(c T), names *engine.PartNotation) {
	Each(d, name, all, func(c *T) { Name(d, "", c, names) }, add)
}

// bitSet is the type of a set in a State.
type bitSet interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Set describes a set of components as a list of their IDs, in ascending order. Bit i of the set is
// component i.
func Set[S bitSet](d *Document, name string, set *S, names *engine.PartNotation) {
	describeSet(d, name, set, func(c *int16) { Name(d, "", c, names) })
}

// describeSet describes a set as a list of its elements, in ascending order, which element
// describes.
func describeSet[S bitSet](d *Document, name string, set *S, element func(n *int16)) {
	rest := uint64(*set)
	if d.given(name) != nil {
		*set = 0
	}
	List(d, name, bits.OnesCount64(rest), func(int) {
		n := int16(-1)
		if !d.reading {
			n = int16(bits.TrailingZeros64(rest))
			rest &= rest - 1
		}
		if element(&n); !d.reading {
			return
		}
		if n < 0 {
			d.Failf("%s is missing", d.what())
		}
		bit := S(1) << uint8(n)
		if *set&bit != 0 {
			d.Failf("%s: %s is listed twice", d.what(), d.at.text)
		}
		*set |= bit
	})
}

// Multiset describes a list of components by their IDs, in ascending order. counts has the number
// of times that each is in the list, and most returns the largest possible number.
func Multiset[T, N number](
	d *Document, name string, counts []N, names *engine.PartNotation, most func(c T) int,
) {
	if d.given(name) != nil {
		clear(counts)
	}
	Members(d, name, func(yield func(T) bool) {
		for c, n := range counts {
			for range int(n) {
				if !yield(T(c)) {
					return
				}
			}
		}
	}, func(c T) {
		if int(counts[c]) >= most(c) {
			d.Failf("%s: there can be only %d of %s", d.what(), most(c), d.id(names, int16(c)))
			return
		}
		counts[c]++
	}, names)
}

// Numbers describes a set of numbers from low to high as a list, in ascending order. Bit i of the
// set is number i.
func Numbers[S bitSet](d *Document, name string, set *S, low, high int) {
	describeSet(d, name, set, func(n *int16) { Int(d, "", n, low, high) })
}

// Seats describes a set of seats as a list, in ascending order.
func Seats(d *Document, name string, set *engine.SeatSet) { Numbers(d, name, set, 0, d.players-1) }

// SeatOrder describes a list that names every seat once.
func SeatOrder(d *Document, name string, order []engine.Seat) {
	var seen engine.SeatSet
	if v := d.given(name); v != nil && len(v.elements) != d.players {
		d.Failf("%s must name every seat once", d.what())
	}
	List(d, name, d.players, func(i int) {
		p := order[i]
		if d.reading {
			p = engine.NoSeat
		}
		if Seat(d, "", &p); d.reading {
			if p == engine.NoSeat || seen.Has(p) {
				d.Failf("%s: seat %d is none or is listed twice", d.what(), p)
			}
			seen, order[i] = seen.With(p), p
		}
	})
}

// PerSeat describes a list with an element for each seat. element describes the element of a seat,
// whose name is "".
func PerSeat(d *Document, name string, element func(p engine.Seat)) {
	if v := d.given(name); v != nil && len(v.elements) != d.players {
		d.Failf("%s needs one entry for each of %d players", d.what(), d.players)
	}
	List(d, name, d.players, func(i int) {
		d.element = seatLabels[i]
		element(engine.Seat(i))
	})
}

// seatLabels has the names of seats in messages.
var seatLabels = [...]string{"seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7"}

// Fixed describes a list with exactly n elements. element describes the element with a number,
// whose name is "".
func Fixed(d *Document, name string, n int, element func(i int)) {
	if v := d.given(name); v != nil && len(v.elements) != n {
		d.Failf("%s needs %d entries, not %d", d.what(), n, len(v.elements))
	}
	List(d, name, n, element)
}

// Map describes an object whose keys are the IDs of components. n is the number of components; when
// the object is written, it contains those that has reports, or all if has is nil. element
// describes the value of a component; its name is "".
func Map[T number](d *Document, name string, names *engine.PartNotation, n T, has func(c T) bool, element func(c T)) {
	type entry struct {
		id string
		c  T
	}
	var room [32]entry
	entries := room[:0]
	for c := T(0); c < n && !d.reading; c++ {
		if has == nil || has(c) {
			entries = append(entries, entry{d.id(names, int16(c)), c})
		}
	}
	slices.SortFunc(entries, func(a, b entry) int { return cmp.Compare(a.id, b.id) })
	if !d.open(name, len(entries) == 0) {
		return
	}
	d.enclose('{', '}', func(v *value) {
		for _, e := range entries {
			d.key(e.id)
			element(e.c)
		}
		if d.reading {
			readMap(d, v, names, n, element)
		}
	})
}

// readMap reads the elements of a map.
func readMap[T number](d *Document, v *value, names *engine.PartNotation, most T, element func(c T)) {
	outer := d.element
	var seen [256]bool
	for i := range v.elements {
		key := v.elements[i].name
		n, ok := d.component(names, key)
		switch {
		case !ok:
		case n < 0 || n >= int16(most):
			d.Failf("%s: there can be no %s", d.what(), key)
		case seen[uint8(n)]:
			d.Failf("%s: %s is there twice", d.what(), key)
		}
		if d.Err != nil {
			return
		}
		seen[uint8(n)] = true
		d.at, d.element = &v.elements[i], key
		element(T(n))
		d.element = outer
	}
}

// SeatMap describes an object with an element for each seat. Its keys are the prefix and the number
// of the seat. Only seats that has reports have one; if has is nil, all must. element describes the
// element of a seat; its name is "".
func SeatMap(d *Document, name, prefix string, has func(p engine.Seat) bool, element func(p engine.Seat)) {
	if v := d.given(name); d.reading && has == nil && (v == nil || len(v.elements) != d.players) {
		d.Failf("%s needs one entry for each of %d players", d.what(), d.players)
	}
	seats := engine.NumberedNotation("seat", prefix+"%d", 0, d.players-1, 0)
	Map(d, name, seats, engine.Seat(d.players), has, func(p engine.Seat) {
		d.element = seatLabels[p]
		element(p)
	})
}

// Counts describes the numbers of components by their IDs, from 0 to high. It leaves out numbers
// that are 0.
func Counts[N number](d *Document, name string, counts []N, names *engine.PartNotation, high int) {
	Map(d, name, names, int16(len(counts)), func(c int16) bool { return counts[c] != 0 },
		func(c int16) { Int(d, "", &counts[c], 0, high) })
}

// AllCounts describes the numbers of all components by their IDs, from 0 to high.
func AllCounts[N number](d *Document, name string, counts []N, names *engine.PartNotation, high int) {
	Map(d, name, names, int16(len(counts)), nil, func(c int16) { Int(d, "", &counts[c], 0, high) })
}
