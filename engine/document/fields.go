package document

import (
	"encoding/json"
	"strings"

	"gulch/engine"
)

// omitempty at the end of the name of a field means that the field is left out if it has no value.
const omitempty = ",omitempty"

// Has reports whether there is a field to be described. When the document is written, that is the
// argument present; when it is read, whether the document contains the field.
func (d *Document) Has(name string, present bool) bool {
	if !d.reading {
		return present
	}
	return d.given(name) != nil
}

// HasOrNull is like Has, but writes null for a field that is not present.
func (d *Document) HasOrNull(name string, present bool) bool {
	if d.Has(name, present) {
		return true
	}
	d.Null(name)
	return false
}

// given returns the value of a field in the document that is read, nil if it is missing or null or
// if the document is being written.
func (d *Document) given(name string) *value {
	if !d.reading {
		return nil
	}
	v := d.at
	if name = strings.TrimSuffix(name, omitempty); name != "" {
		v, d.field = d.at.field(name), name
	}
	if v != nil && v.kind == null {
		v.used = true
		return nil
	}
	return v
}

// Ignore reports whether the document is being read. The named fields are then ignored. It is for
// fields that follow from others, and are written for people and programs that read the document.
func (d *Document) Ignore(names ...string) bool {
	for _, name := range names {
		if d.reading {
			if v := d.at.field(name); v != nil {
				v.used = true
			}
		}
	}
	return d.reading
}

// open begins a field. It reports whether there is a value to be written or, in found, to be read.
// empty says whether the value is one that ",omitempty" leaves out.
func (d *Document) open(name string, empty bool) bool {
	if d.reading {
		if d.found = d.given(name); d.found == nil || d.Err != nil {
			return false
		}
		d.found.used = true
		return true
	}
	name, omit := strings.CutSuffix(name, omitempty)
	if omit && empty {
		return false
	}
	if name != "" {
		d.key(name)
	}
	return true
}

// openRequired is like open, but an element of a list or a map must not be null.
func (d *Document) openRequired(name string, empty bool) bool {
	if d.reading && name == "" && d.at.kind == null {
		d.Failf("%s is missing", d.what())
	}
	return d.open(name, empty)
}

// key writes the key of a field or of an element of a map.
func (d *Document) key(name string) {
	d.comma()
	d.text(name)
	d.out = append(d.out, ':')
}

// comma writes a comma in front of all elements but the first.
func (d *Document) comma() {
	if last := d.out[len(d.out)-1]; last != '{' && last != '[' {
		d.out = append(d.out, ',')
	}
}

// text writes a string.
func (d *Document) text(s string) {
	for _, c := range []byte(s) {
		if c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			quoted, _ := json.Marshal(s) // a string can always be encoded
			d.out = append(d.out, quoted...)
			return
		}
	}
	d.out = append(append(append(d.out, '"'), s...), '"')
}

// what names the value that is being read, for messages: "price", "gold of seat 2".
func (d *Document) what() string {
	if d.element == "" {
		return d.field
	}
	return d.field + " of " + d.element
}

// is reports whether the value that open has found is of a kind. If not, it records an error.
func (d *Document) is(kind byte) bool {
	if d.found.kind != kind {
		d.wrong()
	}
	return d.found.kind == kind
}

// wrong records the error that the value that open has found is of the wrong kind.
func (d *Document) wrong() { d.Fail(engine.Errorf("its field %q has the wrong content", d.field)) }
