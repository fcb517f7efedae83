package tabletest

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/table"
)

// compareUndealtSecrets is like compareTexts, but for hidden values that Determinize does not
// change. An example is hidden money, which a player who remembers all payments could know. In the
// JSON of the position it replaces such a value by another value of the same list, and the texts
// must stay the same.
func compareUndealtSecrets(game table.Game, x observer, seed uint64) (string, error) {
	twin, err := x.withOtherSecret(game.Rules, rand.New(rand.NewPCG(seed, 11)))
	if err != nil || twin == nil {
		return "", err
	}
	return x.textDifference(twin), nil
}

// maxReplacements is the maximum number of replacements of hidden values that are tried in a
// position. At most one value of each list of values is replaced. Many replacements lead to
// positions that the rules refuse or that the observer can distinguish.
const maxReplacements = 8

// withOtherSecret returns a position that the observer cannot distinguish from x's, but with
// another value in a place where Determinize always keeps the true value. It returns nil if it
// finds none.
func (x observer) withOtherSecret(game engine.Game, r *rand.Rand) (found engine.State, err error) {
	text, err := x.state.MarshalJSON()
	if err != nil {
		return nil, err
	}
	truth, kept, err := x.undealtLeaves(game, text, r)
	if err != nil {
		return nil, err
	}
	tried := map[string]bool{}
	for _, path := range sample(kept, len(kept), r) {
		list := audit.PathPattern(path)
		if tried[list] || len(tried) == maxReplacements {
			continue
		}
		value := replacementValue(truth, path)
		if value == truth[path] {
			continue
		}
		tried[list] = true
		changed, err := audit.WithLeaves(text, map[string]any{path: value})
		if err != nil {
			return nil, err
		}
		twin, err := game.Load(changed)
		if err != nil {
			continue // not a reachable position
		}
		same, err := audit.SameInformation(x.state, twin, x.infoSeat)
		if err != nil {
			return nil, err
		}
		if same {
			found, text = twin, changed
		}
	}
	return found, nil
}

// undealtLeaves returns two results about the position's JSON: truth has the values of all leaves
// by path, and kept the paths of the leaves that are hidden from the observer and that Determinize
// leaves unchanged.
func (x observer) undealtLeaves(game engine.Game, text []byte, r *rand.Rand) (truth map[string]any, kept []string,
	err error) {
	if truth, err = audit.Leaves(text, nil); err != nil {
		return nil, nil, err
	}
	known, err := audit.Leaves(x.state.InformationState(x.infoSeat))
	if err != nil {
		return nil, nil, err
	}
	dealt, err := x.twin(game, x.infoSeat, r.Uint64())
	if err != nil {
		return nil, nil, err
	}
	other, err := audit.Leaves(dealt.MarshalJSON())
	if err != nil {
		return nil, nil, err
	}
	for _, path := range slices.Sorted(maps.Keys(truth)) {
		if v := truth[path]; known[path] != v && other[path] == v {
			kept = append(kept, path)
		}
	}
	return truth, kept, nil
}

// replacementValue returns a replacement for the leaf at path: a different value from the same list
// or, if all values of the list are equal, the next number or the other bool. It returns the leaf's
// own value if there is no replacement.
func replacementValue(all map[string]any, path string) any {
	list, value := audit.PathPattern(path), all[path]
	for _, other := range slices.Sorted(maps.Keys(all)) {
		if v := all[other]; v != value && audit.PathPattern(other) == list {
			return v
		}
	}
	switch v := value.(type) {
	case bool:
		return !v
	case json.Number:
		if i, err := v.Int64(); err == nil {
			return json.Number(strconv.FormatInt(i+1, 10))
		}
	}
	return value
}
