package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// leakCheck creates variants of a position that a seat should not be able to tell from it, by
// changing leaves that are hidden from the seat.
type leakCheck struct {
	spread *DeterminizeCoverage
	state  engine.State
	seat   engine.Seat
	text   []byte // JSON of the position
	view   []byte // the seat's information state
	truth  map[string]any
	hidden []string // paths of the hidden leaves
}

// maxVariants is the number of variants tried per position. Many are useless: the rules exclude
// them, or the information state changes.
const maxVariants = 6

// checkBoard checks that the board of the seat shows nothing that its information state lacks. It
// exchanges two hidden values of the position, or replaces one by another; if the information state
// stays the same, the board must stay the same too.
func (t leakCheck) checkBoard(r *rand.Rand) error {
	if len(t.hidden) == 0 {
		return nil
	}
	shown, other := t.spread.game.NewBoard(), t.spread.game.NewBoard()
	shown.Read(t.state, engine.SeatsOf(t.seat))
	lists := t.lists()
	for range maxVariants {
		list := lists[r.IntN(len(lists))]
		change := t.change(list[r.IntN(len(list))], r)
		twin, err := t.load(change)
		if err != nil || twin == nil {
			continue // the rules exclude this position
		}
		view, err := twin.InformationState(t.seat)
		if err != nil {
			return err
		}
		if !bytes.Equal(view, t.view) {
			continue
		}
		other.Read(twin, engine.SeatsOf(t.seat))
		if !SameBoard(shown, other) {
			return fmt.Errorf("the board of seat %d shows something that its information state lacks: if %s, the "+
				"information state is the same, but the board differs "+
				"(- true position, + changed position):\n%s%s\nAdd the value to InformationState, or hide it in the "+
				"board's Read.", t.seat, t.describe(change),
				Diff(WithoutPast(shown), WithoutPast(other)), t.view)
		}
	}
	return nil
}

// lists returns the hidden paths grouped by list, so that long lists are not tried more often than
// short ones.
func (t leakCheck) lists() (all [][]string) {
	at := map[string]int{}
	for _, path := range t.hidden {
		name := wildcardIndices(path, 0)
		i, met := at[name]
		if !met {
			i = len(all)
			at[name], all = i, append(all, nil)
		}
		all[i] = append(all[i], path)
	}
	return all
}

// maxPartners is the number of leaves that are tried as partners of an exchange.
const maxPartners = 6

// change returns a random change of the leaf at path, as new values by path: an exchange with
// another hidden leaf, or a value that has occurred there before.
func (t leakCheck) change(path string, r *rand.Rand) map[string]any {
	at := wildcardIndices(path, 0)
	if r.IntN(2) == 0 {
		other := t.hidden[r.IntN(len(t.hidden))]
		for range maxPartners {
			if t.fits(other, at) && t.fits(path, wildcardIndices(other, 0)) {
				return map[string]any{path: t.truth[other], other: t.truth[path]}
			}
			other = t.hidden[r.IntN(len(t.hidden))]
		}
	}
	var names []string
	for name := range t.spread.values[at] {
		names = append(names, name)
	}
	slices.Sort(names)
	return map[string]any{path: t.spread.values[at][names[r.IntN(len(names))]]}
}

// fits reports whether the value at path has also occurred at the pattern at.
func (t leakCheck) fits(path, at string) bool {
	_, ok := t.spread.values[at][fmt.Sprint(t.truth[path])]
	return ok
}

// load returns the position with a change applied, nil if it changes nothing.
func (t leakCheck) load(change map[string]any) (engine.State, error) {
	changed := false
	for path, value := range change {
		changed = changed || t.truth[path] != value
	}
	if !changed {
		return nil, nil
	}
	text, err := WithLeaves(t.text, change)
	if err != nil {
		return nil, err
	}
	return t.spread.game.Load(text)
}

// WithLeaves returns a JSON document in which the leaves at the given dotted paths, which must
// exist, have new values.
func WithLeaves(text []byte, change map[string]any) ([]byte, error) {
	doc, err := decoded(text)
	if err != nil {
		return nil, err
	}
	for path, value := range change {
		setLeaf(doc, strings.Split(path, "."), value)
	}
	return json.Marshal(doc)
}

// setLeaf sets a leaf of a document at a path that exists.
func setLeaf(doc any, path []string, leaf any) {
	for ; len(path) > 1; path = path[1:] {
		doc = entry(doc, path[0])
	}
	switch v := doc.(type) {
	case map[string]any:
		v[path[0]] = leaf
	case []any:
		if i, err := strconv.Atoi(path[0]); err == nil {
			v[i] = leaf
		}
	}
}

// entry returns the element of a document with the given name or index.
func entry(doc any, name string) any {
	switch v := doc.(type) {
	case map[string]any:
		return v[name]
	case []any:
		if i, err := strconv.Atoi(name); err == nil {
			return v[i]
		}
	}
	return nil
}

// describe describes a change for a message.
func (t leakCheck) describe(change map[string]any) string {
	var all []string
	for path, value := range change {
		if t.truth[path] != value {
			all = append(all, fmt.Sprintf("%s is %v instead of %v", path, value, t.truth[path]))
		}
	}
	slices.Sort(all)
	return strings.Join(all, " and ")
}
