package reader

import (
	"strings"
	"unicode/utf8"

	"gulch/render/words"
)

// hit is a paragraph in which something was found.
type hit struct {
	paragraph int    // counted through the book
	title     string // of the paragraph
	anchor    string
	before    string // the words around the first place, and what was found
	found     string
	after     string
}

// terms are the words that must all be found.
func terms(query string) []string { return strings.Fields(words.Folded(query)) }

// plain is all that can be found in a paragraph.
func (p *Paragraph) plain() string {
	var b strings.Builder
	for _, block := range p.Blocks {
		for _, s := range block.Spans {
			b.WriteString(s.Text)
		}
		b.WriteString(" ")
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// search finds the paragraphs that hold all words of a query, those first that have them in their name.
func (b *Book) search(query string) []hit {
	sought := terms(query)
	if len(sought) == 0 {
		return nil
	}
	var named, other []hit
	n := -1
	for _, s := range b.Sections {
		for i := range s.Paragraphs {
			p := &s.Paragraphs[i]
			n++
			title := p.Title
			if title == "" {
				title = s.Title
			}
			text := p.plain()
			if !hasAll(words.Folded(title+" "+strings.Join(p.Rules, " ")+" "+text), sought) {
				continue
			}
			h := hit{paragraph: n, title: title, anchor: p.Anchor}
			h.around(text, sought)
			if hasAll(words.Folded(title), sought) {
				named = append(named, h)
			} else {
				other = append(other, h)
			}
		}
	}
	return append(named, other...)
}

func hasAll(text string, sought []string) bool {
	for _, w := range sought {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// around cuts out what stands about the first word found.
func (h *hit) around(text string, sought []string) {
	const reach = 34
	at, length := locate(text, sought)
	if length == 0 {
		h.after = cut(text, 2*reach)
		return
	}
	h.before, h.found, h.after = text[:at], text[at:at+length], text[at+length:]
	if n := utf8.RuneCountInString(h.before); n > reach {
		h.before = "…" + string([]rune(h.before)[n-reach:])
	}
	h.after = cut(h.after, reach)
}

func cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n]) + "…"
	}
	return s
}

// locate returns the first place in text, in bytes, at which one of the words stands, length 0 if none does. Folding
// may change how many letters there are, so it is done letter by letter.
func locate(text string, sought []string) (at, length int) {
	for i := range text {
		for _, w := range sought {
			if n := prefix(text[i:], w); n > 0 {
				return i, n
			}
		}
	}
	return 0, 0
}

// prefix returns how many bytes of text, folded, are word; 0 if text does not begin with it.
func prefix(text, word string) int {
	for i, c := range text {
		f := words.Folded(string(c))
		if !strings.HasPrefix(word, f) {
			return 0
		}
		if word = word[len(f):]; word == "" {
			return i + utf8.RuneLen(c)
		}
	}
	return 0
}

// spots returns the places in text at which any of the words stands, as pairs of bytes.
func spots(text string, sought []string) [][2]int {
	var out [][2]int
	for at := 0; at < len(text); {
		i, n := locate(text[at:], sought)
		if n == 0 {
			break
		}
		out = append(out, [2]int{at + i, at + i + n})
		at += i + n
	}
	return out
}
