package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// matches reports whether a path begins with a pattern; * in the pattern matches any name or index.
func matches(path, pattern string) bool {
	for pattern != "" {
		var want, name string
		want, pattern, _ = strings.Cut(pattern, ".")
		name, path, _ = strings.Cut(path, ".")
		if want != name && want != "*" || name == "" {
			return false
		}
	}
	return true
}

// Leaves returns the leaves of a JSON document by their dotted paths: numbers (as json.Number),
// strings and booleans. If err is not nil, Leaves returns it, so that the two results of an encoder
// can be passed directly.
func Leaves(text []byte, err error) (map[string]any, error) {
	if err != nil {
		return nil, err
	}
	doc, err := decoded(text)
	if err != nil {
		return nil, err
	}
	out := map[string]any{}
	gather(doc, "", out)
	return out, nil
}

// firstDifference describes the first leaf that differs between two JSON documents, with its values
// in both.
func firstDifference(x, y []byte) string {
	a, err := Leaves(x, nil)
	b, other := Leaves(y, nil)
	if err != nil || other != nil {
		return "one of them is no JSON"
	}
	all := maps.Clone(a)
	maps.Copy(all, b)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if a[path] != b[path] {
			return fmt.Sprintf("%s is %v in the first and %v in the second", path, a[path], b[path])
		}
	}
	return "they differ only in formatting or order"
}

// decoded decodes a JSON document; its numbers become json.Number, so that they stay exact.
func decoded(text []byte) (doc any, err error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	return doc, dec.Decode(&doc)
}

func gather(v any, path string, out map[string]any) {
	switch v := v.(type) {
	case map[string]any:
		for name, entry := range v {
			gather(entry, path+"."+name, out)
		}
	case []any:
		for i, entry := range v {
			gather(entry, path+"."+strconv.Itoa(i), out)
		}
	case nil:
	default:
		out[path[1:]] = v
	}
}

// PathPattern returns a dotted path with its list indices replaced by *, so that the paths of all
// elements of a list give the same pattern.
func PathPattern(path string) string { return wildcardIndices(path, 0) }

// wildcardIndices returns a path with * in place of its list indices. Indices less than from are
// kept.
func wildcardIndices(path string, from int) string {
	parts := strings.Split(path, ".")
	for i, p := range parts {
		if n, err := strconv.Atoi(p); err == nil && n >= from {
			parts[i] = "*"
		}
	}
	return strings.Join(parts, ".")
}

// generalize returns a path with its list indices replaced by *. If the first index is the number
// of the observing seat, it is replaced by "own" instead, so that the values that belong to the
// seat have separate statistics. For lists whose elements do not belong to seats, this separation
// is meaningless but harmless.
func generalize(path string, seat engine.Seat) string {
	parts := strings.Split(path, ".")
	first := true
	for i, p := range parts {
		if n, err := strconv.Atoi(p); err == nil {
			parts[i] = "*"
			if first && n == int(seat) {
				parts[i] = "own"
			}
			first = false
		}
	}
	return strings.Join(parts, ".")
}

// WithLeaves returns a copy of a JSON document in which the leaves at some dotted paths have new
// values. The paths must exist.
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

// setLeaf sets the leaf of a JSON document at a path, which must exist.
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

// entry returns the element of a JSON object or list. name is the name of a field or, for a list,
// its index.
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
