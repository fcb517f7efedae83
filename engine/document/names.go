package document

import (
	"fmt"
	"strings"

	"gulch/engine"
)

// Name describes a component, such as a card, by its ID. names is the notation of the component,
// which can be the one that moves use. A component whose ID is "" is left out by ",omitempty"; see
// the method Or of the notation. Without ",omitempty", a missing ID is read as "".
func Name[T number](d *Document, name string, c *T, names *engine.PartNotation) {
	if !d.reading {
		if id := d.id(names, int16(*c)); d.open(name, id == "") {
			d.text(id)
		}
		return
	}
	id := ""
	switch {
	case d.open(name, false):
		if !d.is('"') {
			return
		}
		id = d.found.text
	case d.Err != nil || strings.HasSuffix(name, omitempty):
		return
	}
	if n, ok := d.component(names, id); ok {
		*c = T(n)
	}
}

// id returns the ID of a component.
func (d *Document) id(names *engine.PartNotation, c int16) string {
	return names.Write(d.state, engine.MoveOf(0, c), 0)
}

// component returns the component with an ID. It records an error if there is none.
func (d *Document) component(names *engine.PartNotation, id string) (int16, bool) {
	d.word[0] = id
	m, _, err := names.Parse(d.state, engine.Move{}, 0, d.word[:])
	if err != nil {
		d.Failf("%s: %w", d.what(), err)
	}
	return m.A, err == nil
}

// Parse sets *c to the component with an ID, which is a part of a string that is read.
func Parse[T number](d *Document, id string, c *T, names *engine.PartNotation) {
	if n, ok := d.component(names, id); ok {
		*c = T(n)
	}
}

// Words returns the notation of components whose IDs are listed by their numbers. what is what a
// component is, such as "phase". The ID "" stands for no component.
func Words(what string, ids []string) *engine.PartNotation {
	return Table(what, len(ids), func(i int) string { return ids[i] })
}

// Table returns the notation of n components. id returns the ID of a component.
func Table(what string, n int, id func(i int) string) *engine.PartNotation {
	return engine.WordNotation(what,
		func(_ engine.State, i int16) string { return id(int(i)) },
		func(_ engine.State, word string) (int16, error) {
			for i := range n {
				if id(i) == word && word != "" {
					return int16(i), nil
				}
			}
			return 0, fmt.Errorf("there is no %s %q", what, word)
		})
}

// Only returns the notation of those components that are something, such as "a mine".
func Only[T number](names *engine.PartNotation, something string, is func(c T) bool) *engine.PartNotation {
	return &engine.PartNotation{Write: names.Write,
		Parse: func(s engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
			m, rest, err := names.Parse(s, m, at, words)
			if err == nil && !is(T(m.Numbers()[at])) {
				err = fmt.Errorf("%s is not %s", words[0], something)
			}
			return m, rest, err
		}}
}

// Once returns the notation for reading one document in which no component may occur twice. what is
// what a component is, such as "card", and invariant the number of the invariant that a second one
// violates, "" for none. used has the components that have been read.
func Once(names *engine.PartNotation, what, invariant string) (once *engine.PartNotation, used *[256]bool) {
	used = new([256]bool)
	return &engine.PartNotation{Write: names.Write,
		Parse: func(s engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
			m, rest, err := names.Parse(s, m, at, words)
			if err != nil {
				return m, rest, err
			}
			c := &used[uint8(m.Numbers()[at])]
			if *c {
				err = fmt.Errorf("%s %s is in two places", what, words[0])
				if invariant != "" {
					err = engine.Violates(invariant, "%w", err)
				}
			}
			*c = true
			return m, rest, err
		}}, used
}
