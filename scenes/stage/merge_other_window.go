package stage

import (
	"encoding/json"
	"reflect"
	"slices"

	"gulch/scenes/stats"
)

// mergeSettings takes over the changes that another window has written to the settings since this
// window last read or wrote them. It is a three-way merge: for each field, and for each entry of a
// map, the other window's value is taken unless this window has changed its own value. Lists of
// words (the shown introductions, the given advice) become the union of both.
func (h *App) mergeSettings() {
	data, err := h.Docs.Read(settingsDoc)
	if err != nil || string(data) == string(h.written) {
		return
	}
	base, ours, theirs := tree(h.written), treeOf(h.Settings), tree(data)
	if h.written == nil { // this window started without settings
		base = treeOf(h.NewSettings())
	}
	if base == nil || theirs == nil {
		return
	}
	text, err := json.Marshal(merged(base, ours, theirs))
	if err != nil {
		return
	}
	if s, _, err := readSettings(text); err == nil {
		*h.Settings = *s
	}
}

// tree decodes a JSON object into a map. It returns nil if the text is damaged.
func tree(text []byte) map[string]any {
	var m map[string]any
	if json.Unmarshal(text, &m) != nil {
		return nil
	}
	return m
}

func treeOf(s *Settings) map[string]any {
	text, err := s.text()
	if err != nil {
		return nil
	}
	return tree(text)
}

// merged returns the three-way merge of ours and theirs, two versions of a JSON value that both
// began as base.
func merged(base, ours, theirs any) any {
	switch {
	case reflect.DeepEqual(ours, base):
		return theirs
	case reflect.DeepEqual(theirs, base):
		return ours
	}
	if a, ok := ours.(map[string]any); ok {
		if b, ok := theirs.(map[string]any); ok {
			before, _ := base.(map[string]any)
			return mergedFields(before, a, b)
		}
	}
	if a, ok := ours.([]any); ok && onlyWords(a) {
		if b, ok := theirs.([]any); ok && onlyWords(b) {
			return union(a, b)
		}
	}
	return ours
}

func mergedFields(base, ours, theirs map[string]any) map[string]any {
	out := map[string]any{}
	for k := range both(ours, theirs) {
		if v := merged(base[k], ours[k], theirs[k]); v != nil {
			out[k] = v
		}
	}
	return out
}

// both returns the union of the keys of two maps, as the keys of the result.
func both(a, b map[string]any) map[string]bool {
	out := map[string]bool{}
	for k := range a {
		out[k] = true
	}
	for k := range b {
		out[k] = true
	}
	return out
}

func onlyWords(list []any) bool {
	return !slices.ContainsFunc(list, func(x any) bool { _, is := x.(string); return !is })
}

func union(a, b []any) []any {
	for _, x := range b {
		if !slices.Contains(a, x) {
			a = append(a, x)
		}
	}
	return a
}

// mergeTally reads the finished games that another window has written to the tally's document into
// this window's tally.
func (h *App) mergeTally() {
	data, err := h.Docs.Read(tallyDoc)
	if err != nil {
		return
	}
	other, _ := stats.Read(data)
	h.tally.Merge(other)
	if h.persons != nil {
		h.keepFacts(h.identifyAll())
	}
}
