package audit

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"gulch/engine"
)

// Changes relates the events of a game to the changes of its board. It lists, for each kind of
// event, the fields of the board that such an event may change, and how the change follows from the
// numbers of the event. So it finds an event with a wrong number or seat, and a change for which
// there is no event. It also finds an event that is missing, because its change then comes with
// another event.
//
// The text form has a line for each kind of event:
//
//	took: Gone +{A}, Points[seat], Row -{A}
//	dug: Digs[seat] -1, Past =A, Points[seat] +B
//
// An index is the event's seat, other, A, B, C or D, "either" for seat or other, or * for any.
// After the field comes the relation of its old and new value:
//
//   - =A: the new value is A
//   - +A, -A, ±A: the value rises by A, falls by A, or either
//   - +{A}, -{A}: element A joins or leaves a set
//   - =3, +1, -1: the same with the number itself instead of A
//
// Without a relation, the value changes in another way.
type Changes struct {
	info   engine.Info
	listed map[engine.EventKind]map[string]changeRule
	learns bool // Add extends and loosens the rules instead of checking them
}

// changeRule says how events of one kind change one field.
type changeRule struct {
	seen  int // number of changes from which the rule was learned
	index []string
	by    string   // relation of the old and new value, "" for none
	maybe []string // relations that hold for all changes learned from, in the order of preference
	could [][]string
}

// minSeen is the number of changes from which relations are learned. From fewer, a relation could
// hold by chance.
const minSeen = 16

// LearnChanges returns an empty list of changes that learns from the events added to it.
func LearnChanges(info engine.Info) *Changes {
	return &Changes{info: info, listed: map[engine.EventKind]map[string]changeRule{}, learns: true}
}

// ReadChanges returns a list of changes from its text form. Events added to it are checked.
func ReadChanges(info engine.Info, text string) (*Changes, error) {
	c := &Changes{info: info, listed: map[engine.EventKind]map[string]changeRule{}}
	for line := range strings.Lines(text) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), ":")
		kind := engine.EventKind(slices.Index(info.Events, name))
		if int(kind) < 1 || int(kind) >= len(info.Events) {
			return nil, fmt.Errorf("the list of changes names %q, which is no event of the game", name)
		}
		c.listed[kind] = map[string]changeRule{}
		for field := range strings.SplitSeq(rest, ", ") {
			if field = strings.TrimSpace(field); field != "" {
				path, by, _ := strings.Cut(field, " ")
				pattern, index := splitIndices(path)
				c.listed[kind][pattern] = changeRule{index: index, by: by}
			}
		}
	}
	return c, nil
}

// String returns the text form.
func (c *Changes) String() string {
	var out strings.Builder
	for kind := range c.info.Events {
		fields, ok := c.listed[engine.EventKind(kind)]
		if !ok {
			continue
		}
		var all []string
		for _, pattern := range slices.Sorted(maps.Keys(fields)) {
			all = append(all, fields[pattern].text(pattern))
		}
		fmt.Fprintf(&out, "%s: %s\n", c.info.Events[kind], strings.Join(all, ", "))
	}
	return strings.ReplaceAll(out.String(), ": \n", ":\n")
}

// text returns the text form of a rule for the field with the given pattern.
func (r changeRule) text(pattern string) string {
	for _, could := range r.could {
		name := "*"
		if len(could) > 0 && r.seen >= minSeen {
			name = could[0]
		}
		pattern = strings.Replace(pattern, "[]", "["+name+"]", 1)
	}
	if len(r.maybe) > 0 && r.seen >= minSeen {
		pattern += " " + r.maybe[0]
	}
	return pattern
}

// splitIndices splits a path such as "Of[seat].Cards[*]" into its pattern "Of[].Cards[]" and the
// indices.
func splitIndices(path string) (pattern string, index []string) {
	for {
		from := strings.IndexByte(path, '[')
		to := strings.IndexByte(path, ']')
		if from < 0 || to < from {
			return pattern + path, index
		}
		pattern, index, path = pattern+path[:from]+"[]", append(index, path[from+1:to]), path[to+1:]
	}
}

// Add adds event e. before and after are the boards before and after the event, structs of the
// game's board type. Add learns from the changes or, after ReadChanges, returns an error if the
// list does not allow one of them.
func (c *Changes) Add(e engine.Event, before, after reflect.Value) error {
	for _, x := range fieldChanges(nil, fieldChange{}, before, after) {
		if c.learns {
			c.learn(e, x)
		} else if err := c.check(e, x); err != nil {
			return err
		}
	}
	if c.learns && c.listed[e.Kind] == nil {
		c.listed[e.Kind] = map[string]changeRule{}
	}
	return nil
}

func (c *Changes) check(e engine.Event, x fieldChange) error {
	rule, ok := c.listed[e.Kind][x.pattern]
	why := "such an event does not change it"
	if ok {
		if why = rule.broken(e, x); why == "" {
			return nil
		}
	}
	return fmt.Errorf("%s comes with a change of %s on the board, from %d to %d: %s. Report the change by its own "+
		"event at the moment of the change or, if it is intended, run the test of the game's boards with -update and "+
		"read the difference of testdata/changes.txt", eventText(c.info, e), x.path(), x.was, x.now, why)
}

// broken returns a text that says which part of the rule change x by event e breaks, "" for none.
func (r changeRule) broken(e engine.Event, x fieldChange) string {
	for i, name := range r.index {
		if name != "*" && !slices.Contains(indexNames(e, x.index[i]), name) {
			return fmt.Sprintf("expected the index %q", name)
		}
	}
	if r.by != "" && !slices.Contains(relations(e, x), r.by) {
		return fmt.Sprintf("expected the relation %q", r.by)
	}
	return ""
}

func (c *Changes) learn(e engine.Event, x fieldChange) {
	if c.listed[e.Kind] == nil {
		c.listed[e.Kind] = map[string]changeRule{}
	}
	rule := c.listed[e.Kind][x.pattern]
	holds := relations(e, x)
	if rule.seen++; rule.seen == 1 {
		rule.maybe, rule.could = holds, make([][]string, len(x.index))
		for i, at := range x.index {
			rule.could[i] = indexNames(e, at)
		}
	}
	both := func(old, now []string) []string {
		return slices.DeleteFunc(old, func(s string) bool { return !slices.Contains(now, s) })
	}
	rule.maybe = both(rule.maybe, holds)
	for i, at := range x.index {
		rule.could[i] = both(rule.could[i], indexNames(e, at))
	}
	c.listed[e.Kind][x.pattern] = rule
}

// numbers returns the numbers of an event with their names.
func numbers(e engine.Event) map[string]int64 {
	return map[string]int64{"A": int64(e.A), "B": int64(e.B), "C": int64(e.C), "D": int64(e.D), "seat": int64(e.Seat),
		"other": int64(e.Other)}
}

// numberNames are the names of the numbers of an event, in the order of preference.
var numberNames = [...]string{"seat", "other", "A", "B", "C", "D"}

// indexNames returns the names of those numbers of event e that are equal to an index, for example
// "seat", in the order of preference. at is the index. If one of them is "seat" or "other",
// "either" is the last name.
func indexNames(e engine.Event, at int) (names []string) {
	of := numbers(e)
	for _, name := range numberNames {
		if of[name] == int64(at) {
			names = append(names, name)
		}
	}
	if slices.Contains(names, "seat") || slices.Contains(names, "other") {
		names = append(names, "either")
	}
	return names
}

// relations returns the relations that hold between a change and the event that makes it, in the
// order of preference.
func relations(e engine.Event, x fieldChange) (names []string) {
	of := numbers(e)
	names = append(names, fmt.Sprintf("=%d", x.now))
	for _, name := range numberNames {
		n := of[name]
		if x.now == n && n >= 0 {
			names = append(names, "="+name)
		}
		if n > 0 && x.now-x.was == n {
			names = append(names, "+"+name)
		}
		if n > 0 && x.was-x.now == n {
			names = append(names, "-"+name)
		}
		if n >= 0 && n < 64 && x.set {
			switch bit := int64(1) << n; {
			case x.was|bit == x.now:
				names = append(names, "+{"+name+"}")
			case x.was&^bit == x.now:
				names = append(names, "-{"+name+"}")
			}
		}
	}
	for _, name := range numberNames {
		if n := of[name]; n > 0 && max(x.now-x.was, x.was-x.now) == n {
			names = append(names, "±"+name)
		}
	}
	switch x.now - x.was {
	case 1:
		names = append(names, "+1")
	case -1:
		names = append(names, "-1")
	}
	return names
}

// fieldChange is a field of a board with its old and new value.
type fieldChange struct {
	pattern  string // path of the field, with [] for each index
	index    []int
	was, now int64
	set      bool // whether the field may be a set, in which each bit is an element
}

// path returns the path with its indices.
func (x fieldChange) path() string {
	path := x.pattern
	for _, at := range x.index {
		path = strings.Replace(path, "[]", fmt.Sprintf("[%d]", at), 1)
	}
	return path
}

// fieldChanges appends to dst the changes of a field of a board or of a whole board. before and
// after are its two values. x is the path to that field, empty for a whole board.
func fieldChanges(dst []fieldChange, x fieldChange, before, after reflect.Value) []fieldChange {
	if equalValues(before, after) {
		return dst
	}
	switch before.Kind() {
	case reflect.Struct:
		for i := range before.NumField() {
			field := x
			switch of := before.Type().Field(i); {
			case of.Anonymous: // its fields are those of the struct itself
			case x.pattern == "":
				field.pattern = of.Name
			default:
				field.pattern += "." + of.Name
			}
			dst = fieldChanges(dst, field, before.Field(i), after.Field(i))
		}
	case reflect.Array:
		for i := range before.Len() {
			element := x
			element.pattern, element.index = x.pattern+"[]", append(slices.Clip(x.index), i)
			dst = fieldChanges(dst, element, before.Index(i), after.Index(i))
		}
	default:
		x.was, x.now = number(before), number(after)
		x.set = before.CanUint()
		dst = append(dst, x)
	}
	return dst
}

// equalValues reports whether two values are equal. Interfaces are compared where a field is
// exported: that is several times as fast as Value.Equal, which looks at each element of an array.
func equalValues(a, b reflect.Value) bool {
	if a.CanInterface() {
		return a.Interface() == b.Interface()
	}
	return a.Equal(b)
}

// number returns the value of a field as a number.
func number(v reflect.Value) int64 {
	switch {
	case v.CanInt():
		return v.Int()
	case v.CanUint():
		return int64(v.Uint()) //nolint:gosec // the bits of a set
	case v.CanFloat():
		return int64(v.Float())
	case v.Kind() == reflect.Bool && v.Bool():
		return 1
	}
	return 0
}
