package tabletest

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"gulch/engine"
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
func (x looker) otherwise(game engine.Game, r *rand.Rand) (engine.State, error) {
	text, err := x.state.MarshalJSON()
	if err != nil {
		return nil, err
	}
	doc, truth, err := leavesOf(text, nil)
	if err != nil {
		return nil, err
	}
	_, known, err := leavesOf(x.state.InformationState(x.knows))
	if err != nil {
		return nil, err
	}
	dealt, err := x.twin(game, x.knows, r.Uint64())
	if err != nil {
		return nil, err
	}
	_, other, err := leavesOf(dealt.MarshalJSON())
	if err != nil {
		return nil, err
	}
	var kept []string
	for _, path := range slices.Sorted(maps.Keys(truth)) {
		if v := truth[path].value; known[path].value != v && other[path].value == v {
			kept = append(kept, path)
		}
	}
	var found engine.State
	tried := map[string]bool{}
	for _, path := range some(kept, len(kept), r) {
		leaf := truth[path]
		if tried[leaf.list] || len(tried) == mostTrades {
			continue
		}
		tried[leaf.list] = true
		leaf.put(leaf.another(truth))
		text, err := json.Marshal(doc)
		if err != nil {
			return nil, err
		}
		twin, err := game.Load(text)
		same := false
		if err == nil { // else the rules do not lead there
			if same, err = x.knowsSame(x.state, twin); err != nil {
				return nil, err
			}
		}
		if same {
			found = twin
		} else {
			leaf.put(leaf.value)
		}
	}
	return found, nil
}

// leaf is a number, a word or a truth of a document.
type leaf struct {
	list  string // its path, with * for its place in lists
	value any
	put   func(value any)
}

// another is what takes the place of a leaf: what lies elsewhere in its list, or the next number where all is the same there.
func (l leaf) another(all map[string]leaf) any {
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if o := all[path]; o.list == l.list && o.value != l.value {
			return o.value
		}
	}
	if n, ok := l.value.(json.Number); ok {
		if i, err := n.Int64(); err == nil {
			return json.Number(strconv.FormatInt(i+1, 10))
		}
	}
	return l.value
}

// leavesOf reads a document, and lists its leaves by their paths.
func leavesOf(text []byte, err error) (doc any, leaves map[string]leaf, _ error) {
	if err != nil {
		return nil, nil, err
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&doc); err != nil {
		return nil, nil, err
	}
	leaves = map[string]leaf{}
	var gather func(v any, path, list string, put func(any))
	gather = func(v any, path, list string, put func(any)) {
		switch v := v.(type) {
		case map[string]any:
			for name, entry := range v {
				gather(entry, path+"."+name, list+"."+name, func(to any) { v[name] = to })
			}
		case []any:
			for i, entry := range v {
				gather(entry, path+"."+strconv.Itoa(i), list+".*", func(to any) { v[i] = to })
			}
		case nil:
		default:
			leaves[path] = leaf{list, v, put}
		}
	}
	gather(doc, "", "", nil)
	return doc, leaves, nil
}
