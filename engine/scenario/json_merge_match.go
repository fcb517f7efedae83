package scenario

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// decode decodes JSON. Numbers become values of type json.Number, which keeps them exact.
func decode(text []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	var v any
	err := dec.Decode(&v)
	return v, err
}

// Merge returns the document changed by a JSON merge patch (RFC 7386). It returns an error if one
// of the two is not valid JSON.
func Merge(document, patch []byte) ([]byte, error) {
	d, err := decode(document)
	if err != nil {
		return nil, err
	}
	p, err := decode(patch)
	if err != nil {
		return nil, fmt.Errorf("patch: %w", err)
	}
	return json.Marshal(merge(d, p))
}

func merge(target, patch any) any {
	fields, ok := patch.(map[string]any)
	if !ok {
		return patch
	}
	object, ok := target.(map[string]any)
	if !ok {
		object = map[string]any{}
	}
	for name, value := range fields {
		if value == nil {
			delete(object, name)
		} else {
			object[name] = merge(object[name], value)
		}
	}
	return object
}

// Match returns an error that names the first place where a JSON document does not match a
// fragment. An object in the fragment may have fewer fields than in the document, a list must be
// complete, and null matches null or a missing field.
func Match(fragment, document []byte) error {
	f, err := decode(fragment)
	if err != nil {
		return fmt.Errorf("expect: %w", err)
	}
	d, err := decode(document)
	if err != nil {
		return err
	}
	return match("expect", f, d)
}

func match(path string, want, have any) error {
	switch w := want.(type) {
	case map[string]any:
		h, ok := have.(map[string]any)
		if !ok {
			return differ(path, want, have)
		}
		for _, name := range slices.Sorted(maps.Keys(w)) {
			if _, known := h[name]; !known && w[name] != nil {
				return fmt.Errorf("%s: there is no field %q", path, name)
			}
			if err := match(path+"."+name, w[name], h[name]); err != nil {
				return err
			}
		}
		return nil
	case []any:
		h, ok := have.([]any)
		if !ok || len(h) != len(w) {
			return differ(path, want, have)
		}
		for i := range w {
			if err := match(fmt.Sprintf("%s[%d]", path, i), w[i], h[i]); err != nil {
				return fmt.Errorf("%w; the whole list is %s", err, text(have))
			}
		}
		return nil
	}
	if want != have {
		return differ(path, want, have)
	}
	return nil
}

func differ(path string, want, have any) error {
	return fmt.Errorf("%s is %s, want %s", path, text(have), text(want))
}

func text(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(b)
}
