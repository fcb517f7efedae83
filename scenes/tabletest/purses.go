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

// purses does what whisper does for hidden values that Determinize keeps: a purse that is hidden
// although a player who remembers all payments knows it. In the JSON of the position it replaces a
// hidden value by another value of the same list.
func purses(game table.Game, x looker, seed uint64) (string, error) {
	twin, err := x.otherwise(game.Rules, rand.New(rand.NewPCG(seed, 11)))
	if err != nil || twin == nil {
		return "", err
	}
	return x.differs(twin), nil
}

// mostTrades limits how many replacements are tried at a position, one per list: many make
// positions that the rules refuse, or that the observer can tell apart.
const mostTrades = 8

// otherwise returns a position that the observer cannot tell from its own one but that has another
// value where Determinize always keeps the true one. It returns nil if none was found.
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
			continue // not a reachable position
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

// kept returns all leaves of the position's JSON, by path, and the paths of leaves that are hidden
// from the observer and that Determinize leaves unchanged.
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

// another returns a replacement for a leaf: a different value from the same list; if all values
// there are equal, the next number or the other bool. It returns the value itself if there is no
// replacement.
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
