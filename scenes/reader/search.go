package reader

import (
	"strings"
	"unicode/utf8"

	"gulch/render/i18n"
)

// hit is a search result: a paragraph that contains all words of the query.
type hit struct {
	paragraph int    // index of the paragraph in the book
	title     string // title of the paragraph
	anchor    string
	// parts of the excerpt around the first match: text before it, the match itself (found), text
	// after it
	before string
	found  string
	after  string
}

// terms returns the words of a query, folded for comparison (without case and accents).
func terms(query string) []string { return strings.Fields(i18n.FoldForSearch(query)) }

// plainText returns the text of a paragraph without markup.
func (p *Paragraph) plainText() string {
	var b strings.Builder
	for _, block := range p.Blocks {
		for _, s := range block.Spans {
			b.WriteString(s.Text)
		}
		b.WriteString(" ")
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// search returns the paragraphs that contain all words of a query. Paragraphs that have all of them
// in the title come first.
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
			text := p.plainText()
			if !hasAll(i18n.FoldForSearch(title+" "+strings.Join(p.Rules, " ")+" "+text), sought) {
				continue
			}
			h := hit{paragraph: n, title: title, anchor: p.Anchor}
			h.setExcerpt(text, sought)
			if hasAll(i18n.FoldForSearch(title), sought) {
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

// setExcerpt sets the excerpt of the hit to the part of text around the first match of a word in
// sought.
func (h *hit) setExcerpt(text string, sought []string) {
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

// locate returns the byte offset and the length in bytes of the first match of one of the words in
// sought. length is 0 if there is none. The words are compared letter by letter, because folding
// can change the length of a text.
func locate(text string, sought []string) (at, length int) {
	for i := range text {
		for _, w := range sought {
			if n := foldedPrefix(text[i:], w); n > 0 {
				return i, n
			}
		}
	}
	return 0, 0
}

// foldedPrefix returns the length in bytes of the part at the beginning of text that is equal to
// word after folding. It returns 0 if text does not begin with word.
func foldedPrefix(text, word string) int {
	for i, c := range text {
		f := i18n.FoldForSearch(string(c))
		if !strings.HasPrefix(word, f) {
			return 0
		}
		if word = word[len(f):]; word == "" {
			return i + utf8.RuneLen(c)
		}
	}
	return 0
}

// matchRanges returns the byte ranges [start, end) in text of all matches of the words in sought.
func matchRanges(text string, sought []string) [][2]int {
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
