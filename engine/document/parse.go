package document

import (
	"encoding/json"
	"slices"
	"strings"

	"gulch/engine"
)

// value is a value of a JSON document that is read.
type value struct {
	name     string // the key, if it is a field of an object
	kind     byte   // '{', '[', '"', or one of the constants below
	text     string // a string without its quotes; any other value as it is written
	elements []value
	used     bool // the field has been read
	next     int  // of an object: index of the field that is probably wanted next
}

// The kinds of values that have no first character of their own.
const (
	null    = 'n'
	boolean = 't'
	digits  = '0'
)

// field returns the field with a name, nil if there is none.
func (v *value) field(name string) *value {
	for i := range v.elements {
		at := (v.next + i) % len(v.elements)
		if v.elements[at].name == name {
			v.next = at + 1
			return &v.elements[at]
		}
	}
	return nil
}

// parse parses a JSON document.
func parse(text []byte) (value, error) {
	if !json.Valid(text) {
		var none json.RawMessage
		return value{}, engine.DecodeStrict(text, &none)
	}
	p := parser{text: string(text)}
	return p.value(), nil
}

// parser parses a text that is known to be valid JSON.
type parser struct {
	text  string
	at    int
	stack []value // values whose object or list has not ended yet
}

// value parses the next value.
func (p *parser) value() value {
	p.skip()
	begin := p.at
	v := value{kind: p.text[p.at]}
	switch v.kind {
	case '{', '[':
		p.at++
		outer := len(p.stack)
		for p.skip(); p.text[p.at] != '}' && p.text[p.at] != ']'; p.skip() {
			key := ""
			if v.kind == '{' {
				key = p.value().text
			}
			element := p.value()
			element.name = key
			p.stack = append(p.stack, element)
		}
		v.elements = slices.Clone(p.stack[outer:])
		p.stack = p.stack[:outer]
		p.at++
		v.text = p.text[begin:p.at]
	case '"':
		v.text = p.string()
	default:
		for p.at < len(p.text) && strings.IndexByte(" \t\r\n,:]}", p.text[p.at]) < 0 {
			p.at++
		}
		v.text = p.text[begin:p.at]
		switch v.kind {
		case 'f':
			v.kind = boolean
		case null, boolean:
		default:
			v.kind = digits
		}
	}
	return v
}

// skip skips what separates values.
func (p *parser) skip() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n,:", p.text[p.at]) >= 0 {
		p.at++
	}
}

// string parses a string.
func (p *parser) string() string {
	begin, plain := p.at, true
	for p.at++; p.text[p.at] != '"'; p.at++ {
		if p.text[p.at] == '\\' {
			p.at++
			plain = false
		}
	}
	p.at++
	if plain {
		return p.text[begin+1 : p.at-1]
	}
	var s string
	if err := json.Unmarshal([]byte(p.text[begin:p.at]), &s); err != nil {
		return ""
	}
	return s
}
