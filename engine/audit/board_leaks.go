package audit

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
)

// leakCheck creates variants of a position. In each it changes leaves (single values in the JSON of
// the position) that are hidden from a seat. So the seat should not be able to distinguish the
// variants from the position.
type leakCheck struct {
	spread *DeterminizeCoverage
	state  engine.State
	seat   engine.Seat
	text   []byte // JSON of the position
	view   []byte // information state of the seat
	truth  map[string]any
	hidden []string // paths in the JSON of the leaves that are hidden from the seat
}

// maxVariants is the number of variants that are tried per position. Many cannot be used, because
// the rules do not allow them or the information state is different.
const maxVariants = 6

// checkBoard checks that the board of the seat shows nothing that is missing from the seat's
// information state. It exchanges two hidden values of the position, or replaces a hidden value by
// another one. If the information state is the same afterwards, the board must also be the same.
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
			continue // the rules do not allow this position, or nothing has changed
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
				"board's Read", t.seat, t.describe(change),
				Diff(WithoutPast(shown), WithoutPast(other)), t.view)
		}
	}
	return nil
}

// lists returns the paths of the hidden values in groups: all elements of a list form one group. A
// caller that chooses a random group first, and then a path in it, tries short lists as often as
// long ones.
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

// maxPartners is the number of hidden leaves that are tried to find one whose value can be
// exchanged with that of a given leaf.
const maxPartners = 6

// change returns a random change of the leaf with the given path, as a map from paths to new
// values. The change either exchanges the values of this leaf and another hidden leaf, or gives the
// leaf the earlier value of a leaf of the same pattern. The pattern is the path with * for list
// indices.
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

// fits reports whether the value of the leaf with the given path has occurred before in a leaf of a
// certain pattern. at is the pattern, a path with * for list indices. If the value has occurred,
// the rules probably allow it in all leaves of the pattern.
func (t leakCheck) fits(path, at string) bool {
	_, ok := t.spread.values[at][fmt.Sprint(t.truth[path])]
	return ok
}

// load returns a position that differs from t.state by the given change, a map from paths to new
// values. It returns nil if the change has no effect, and an error if the rules do not allow the
// position.
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

// describe describes a change, given as a map from paths to new values, for an error message.
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
