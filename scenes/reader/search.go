package reader

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gulch/render/i18n"
)

// hit is a search result: a paragraph that contains words of the query.
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

// term is a word of a query, folded for comparison (without case and accents). It matches words of
// a text that begin with it.
type term struct {
	text string
	// whole is set if only the whole word matches, because the term is so short that many words
	// begin with it
	whole bool
	// inside is set if the term also matches within words, because no word begins with it
	inside bool
}

// shortTerm is the minimum length, in runes, of a term that also matches the beginnings of words.
// Shorter terms match whole words only. When the search drops letters from the end of a term that
// occurs nowhere, it leaves at least this many.
const shortTerm = 3

// fillWords returns words of questions that say nothing about the subject, folded. A search does
// not require them.
func fillWords() []string {
	return strings.Fields(i18n.FoldForSearch(i18n.T("who whose what when where which why how the and does can")))
}

// terms returns the words of a query as terms. It leaves out words of one or two letters, such as
// "a" and "of", and the words of fillWords, if there are others.
func terms(query string) []term {
	var long, all []term
	fill := fillWords()
	apart := func(c rune) bool { return unicode.IsSpace(c) || c == '?' || c == '¿' }
	for _, w := range strings.FieldsFunc(i18n.FoldForSearch(query), apart) {
		x := term{text: w, whole: utf8.RuneCountInString(w) < shortTerm}
		if all = append(all, x); !x.whole && !slices.Contains(fill, w) {
			long = append(long, x)
		}
	}
	if len(long) > 0 {
		return long
	}
	return all
}

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

// searchable is a paragraph with the folded texts in which a search looks.
type searchable struct {
	hit
	text, foldedTitle, foldedText string
}

// searchables returns all paragraphs of the book. The words of a paragraph's anchor count as part
// of its title: they are short names for what it is about.
func (b *Book) searchables() []searchable {
	var out []searchable
	for _, s := range b.Sections {
		for i := range s.Paragraphs {
			p := &s.Paragraphs[i]
			title := p.Title
			if title == "" {
				title = s.Title
			}
			x := searchable{hit: hit{paragraph: len(out), title: title, anchor: p.Anchor}, text: p.plainText()}
			names := title + " " + strings.ReplaceAll(p.Anchor, "-", " ") // "solo", for instance
			x.foldedTitle = i18n.FoldForSearch(names)
			x.foldedText = i18n.FoldForSearch(names + " " + strings.Join(p.Rules, " ") + " " + x.text)
			out = append(out, x)
		}
	}
	return out
}

// nearest returns the terms of a query as they occur in the book: a term that no word begins with
// is replaced by its longest part that words begin with ("picking" by "pick"), or is searched for
// within words. A term that occurs nowhere is left out.
func nearest(query string, all []searchable) []term {
	occurs := func(x term) bool {
		return slices.ContainsFunc(all, func(p searchable) bool { return x.in(p.foldedText) })
	}
	var out []term
	for _, x := range terms(query) {
		if within := (term{text: x.text, inside: true}); !x.whole && !occurs(x) && occurs(within) {
			x = within
		}
		least := max(shortTerm, (utf8.RuneCountInString(x.text)+1)/2)
		for !occurs(x) && utf8.RuneCountInString(x.text) > least {
			_, n := utf8.DecodeLastRuneInString(x.text)
			x.text = x.text[:len(x.text)-n]
		}
		if occurs(x) {
			out = append(out, x)
		}
	}
	return out
}

// search returns the paragraphs that match a query, and the terms that they contain. These are the
// paragraphs with all words of the query, those with all of them in the title first. If no
// paragraph has all of them, they are those with the most words.
func (b *Book) search(query string) ([]hit, []term) {
	all := b.searchables()
	sought := nearest(query, all)
	if len(sought) == 0 {
		return nil, nil
	}
	most := 1
	for _, p := range all {
		most = max(most, count(p.foldedText, sought))
	}
	var named, other []hit
	for _, p := range all {
		if count(p.foldedText, sought) < most {
			continue
		}
		p.setExcerpt(p.text, sought)
		if count(p.foldedTitle, sought) == len(sought) {
			named = append(named, p.hit)
		} else {
			other = append(other, p.hit)
		}
	}
	return append(named, other...), sought
}

// count returns the number of terms that a folded text contains.
func count(text string, sought []term) int {
	n := 0
	for _, x := range sought {
		if x.in(text) {
			n++
		}
	}
	return n
}

// in reports whether a folded text contains the term.
func (x term) in(text string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], x.text)
		if i < 0 {
			return false
		}
		if at += i; x.fits(text, at, at+len(x.text)) {
			return true
		}
		_, n := utf8.DecodeRuneInString(text[at:])
		at += n
	}
}

// fits reports whether the part of text from byte start to byte end, which is equal to the term,
// is where the term may match: at the beginning of a word, or as a whole word.
func (x term) fits(text string, start, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	after, _ := utf8.DecodeRuneInString(text[end:])
	return (x.inside || !inWord(before)) && (!x.whole || !inWord(after))
}

// inWord reports whether a rune is part of a word.
func inWord(c rune) bool { return c != utf8.RuneError && (unicode.IsLetter(c) || unicode.IsDigit(c)) }

// setExcerpt sets the excerpt of the hit to the part of text around the first match of a word in
// sought.
func (h *hit) setExcerpt(text string, sought []term) {
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

// locate returns the byte offset and the length in bytes of the first match of one of the terms in
// sought. length is 0 if there is none. The words are compared letter by letter, because folding
// can change the length of a text.
func locate(text string, sought []term) (at, length int) {
	for i := range text {
		for _, x := range sought {
			if n := foldedPrefix(text[i:], x.text); n > 0 && x.fits(text, i, i+n) {
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

// matchRanges returns the byte ranges [start, end) in text of all matches of the terms in sought.
func matchRanges(text string, sought []term) [][2]int {
	var out [][2]int
	end := 0
	for i := range text {
		for _, x := range sought {
			if n := foldedPrefix(text[i:], x.text); i >= end && n > 0 && x.fits(text, i, i+n) {
				out = append(out, [2]int{i, i + n})
				end = i + n
			}
		}
	}
	return out
}
