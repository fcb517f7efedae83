package words

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Said translates a text that was finished in English before it came here: an error or a refusal of an engine. A text
// of the catalogue is looked up as it is. Otherwise it is matched with the patterns of the areas whose names begin
// with "errors": "%s is not in the row." What stands for a %s, %v, %q or %w is translated in the same way. A text that
// nothing fits stays English.
func Said(english string) string {
	c := current.Load()
	if c == nil {
		return english
	}
	return c.said(english, 0)
}

// Message is an error that is a value: a text of the catalogue with verbs, and what they stand for. What has a title is
// shown by its title's translation.
type Message interface {
	Message() (text string, about []any)
}

// titled is something with an English name that players read.
type titled interface{ Title() string }

// Sentence makes an error a sentence for a player, in the language in use, with a capital letter and a full stop: a
// [Message] by its text, any other one by [Said].
func Sentence(err error) string {
	if m, ok := err.(Message); ok {
		text, about := m.Message()
		return finish(T(text, translated(about)...))
	}
	return SentenceOf(err.Error())
}

// translated returns what the verbs of a text stand for, with titles and messages in the language in use.
func translated(about []any) []any {
	out := make([]any, len(about))
	for i, a := range about {
		switch a := a.(type) {
		case titled:
			out[i] = T(a.Title())
		case Message:
			text, inner := a.Message()
			out[i] = T(text, translated(inner)...)
		default:
			out[i] = a
		}
	}
	return out
}

// SentenceOf is Sentence for a text that is no error.
func SentenceOf(english string) string { return finish(Said(english)) }

// finish gives a text a capital letter and a full stop.
func finish(text string) string {
	text = strings.TrimSpace(text)
	first, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return ""
	}
	text = string(unicode.ToUpper(first)) + text[n:]
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
}

// pattern is a text with verbs, to be recognised when they are filled in.
type pattern struct {
	literals []string // what stands before, between and after the verbs
	kinds    []byte   // the verbs: 's', 'd', 'q', …
	to       string   // the translation, in which verbs take strings
	weight   int      // letters that are not verbs: the more, the surer
}

// verb is a verb of package fmt in a text.
type verb struct {
	from, to int  // where it stands
	kind     byte // 's', 'd', …; '%' for a percent sign
	index    int  // of its argument, if it says so: 1 for the first
}

// verbsOf finds the verbs in a text.
func verbsOf(text string) []verb {
	var out []verb
	for i := 0; i < len(text); i++ {
		if text[i] != '%' {
			continue
		}
		v := verb{from: i}
		for i++; i < len(text) && strings.IndexByte("[]-+ #.0123456789", text[i]) >= 0; i++ {
			if text[i] == ']' {
				v.index = int(text[i-1] - '0') // no text has ten arguments
			}
		}
		if i < len(text) {
			v.to, v.kind = i+1, text[i]
			out = append(out, v)
		}
	}
	return out
}

// newPattern prepares a text with verbs. It returns false for a text without, and for one that is hardly more.
func newPattern(english, to string) (pattern, bool) {
	var p pattern
	at := 0
	literal := ""
	for _, v := range verbsOf(english) {
		literal += english[at:v.from]
		at = v.to
		if v.kind == '%' {
			literal += "%"
			continue
		}
		p.literals, p.kinds, literal = append(p.literals, literal), append(p.kinds, v.kind), ""
	}
	p.literals = append(p.literals, literal+english[at:])
	for _, l := range p.literals {
		p.weight += len(l)
	}
	p.to = to
	return p, len(p.kinds) > 0 && p.weight > 1
}

// match returns what stands for the verbs in text, false if the text is another one.
func (p *pattern) match(text string) ([]string, bool) {
	rest, ok := strings.CutPrefix(text, p.literals[0])
	if !ok {
		return nil, false
	}
	return p.from(0, rest)
}

// from matches rest with the verb i and what follows it. The shortest text that fits is taken.
func (p *pattern) from(i int, rest string) ([]string, bool) {
	if i == len(p.kinds) {
		return nil, rest == ""
	}
	next := p.literals[i+1]
	if i == len(p.kinds)-1 {
		arg, ok := strings.CutSuffix(rest, next)
		if !ok || !fits(p.kinds[i], arg) {
			return nil, false
		}
		return []string{arg}, true
	}
	for end := 0; ; end++ {
		n := strings.Index(rest[end:], next)
		if n < 0 {
			return nil, false
		}
		end += n
		if fits(p.kinds[i], rest[:end]) {
			if more, ok := p.from(i+1, rest[end+len(next):]); ok {
				return append([]string{rest[:end]}, more...), true
			}
		}
		if end == len(rest) {
			return nil, false
		}
	}
}

// fits reports whether an argument can have been written by a verb.
func fits(kind byte, arg string) bool {
	switch kind {
	case 'd':
		return arg != "" && strings.Trim(arg, "-0123456789") == ""
	case 'q':
		return len(arg) > 1 && arg[0] == '"' && arg[len(arg)-1] == '"'
	}
	return arg != ""
}

// fill puts arguments into the translation of a pattern.
func (p *pattern) fill(args []string) string {
	var out strings.Builder
	at, next := 0, 0
	for _, v := range verbsOf(p.to) {
		out.WriteString(p.to[at:v.from])
		at = v.to
		if v.kind == '%' {
			out.WriteByte('%')
			continue
		}
		if v.index > 0 {
			next = v.index - 1
		}
		if next < len(args) {
			out.WriteString(args[next])
		}
		next++
	}
	return out.String() + p.to[at:]
}

// deepest bounds how far arguments are translated that hold texts with arguments.
const deepest = 4

func (c *Catalogue) said(text string, depth int) string {
	if t, known := c.texts[text]; known {
		return t
	}
	if depth == deepest {
		return text
	}
	for i := range c.patterns {
		p := &c.patterns[i]
		args, ok := p.match(text)
		if !ok {
			continue
		}
		for k := range args {
			switch p.kinds[k] {
			case 'q':
				args[k] = c.quotes[0] + c.said(args[k][1:len(args[k])-1], depth+1) + c.quotes[1]
			case 'd':
			default:
				args[k] = c.said(args[k], depth+1)
			}
		}
		return p.fill(args)
	}
	if what, why, two := strings.Cut(text, ": "); two { // an error around an error
		return c.said(what, depth+1) + ": " + c.said(why, depth+1)
	}
	return text
}

// addPattern keeps a text for said, the surest first.
func (c *Catalogue) addPattern(english, to string) {
	p, ok := newPattern(english, to)
	if !ok {
		return
	}
	at, _ := slices.BinarySearchFunc(c.patterns, p, func(a, b pattern) int {
		return cmp.Or(b.weight-a.weight, strings.Compare(a.to, b.to))
	})
	c.patterns = slices.Insert(c.patterns, at, p)
}
