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

// purses is whisper for what no deal changes: a purse that is hidden, though whoever has remembered all that was paid may know it.
// In the document of the position something that who looks is not told gives way to what lies elsewhere in the same list.
func purses(game table.Game, x looker, seed uint64) (string, error) {
	twin, err := x.otherwise(game.Rules, rand.New(rand.NewPCG(seed, 11)))
	if err != nil || twin == nil {
		return "", err
	}
	return x.differs(twin), nil
}

// mostTrades is how many changes are tried at a position, one of each list: the rules refuse many, and of some who looks is told after all.
const mostTrades = 8

// otherwise returns a position of which who looks knows the same, with something else where all deals have what truly lies there; nil
// where none was found.
func (x looker) otherwise(game engine.Game, r *rand.Rand) (found engine.State, err error) {
	text, err := x.state.MarshalJSON()
	if err != nil {
		return nil, err
	}
	truth, kept, err := x.kept(game, text, r)
	if err != nil {
		return nil, err
	}
	tried := map[string]bool{}
	for _, path := range some(kept, len(kept), r) {
		list := audit.Listed(path)
		if tried[list] || len(tried) == mostTrades {
			continue
		}
		value := another(truth, path)
		if value == truth[path] {
			continue
		}
		tried[list] = true
		changed, err := audit.Changed(text, map[string]any{path: value})
		if err != nil {
			return nil, err
		}
		twin, err := game.Load(changed)
		if err != nil {
			continue // the rules do not lead there
		}
		same, err := audit.AlikeTo(x.state, twin, x.knows)
		if err != nil {
			return nil, err
		}
		if same {
			found, text = twin, changed
		}
	}
	return found, nil
}

// kept lists the leaves of a position, by their paths, and those which who looks is not told and a deal leaves as they are.
func (x looker) kept(game engine.Game, text []byte, r *rand.Rand) (truth map[string]any, kept []string, err error) {
	if truth, err = audit.Leaves(text, nil); err != nil {
		return nil, nil, err
	}
	known, err := audit.Leaves(x.state.InformationState(x.knows))
	if err != nil {
		return nil, nil, err
	}
	dealt, err := x.twin(game, x.knows, r.Uint64())
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

// another is what takes the place of a leaf: what lies elsewhere in its list, or where all is the same there the next number, the other
// truth, or for a word nothing else.
func another(all map[string]any, path string) any {
	list, value := audit.Listed(path), all[path]
	for _, other := range slices.Sorted(maps.Keys(all)) {
		if v := all[other]; v != value && audit.Listed(other) == list {
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
