// Package reader shows the rules of a game: a book of sections and paragraphs with drawn figures, found by typing, and
// opened at the right place from every tooltip.
//
// # The text
//
// The rules of a game lie in assets/rules/GAME/LANGUAGE.txt. A line says by its beginning what it is:
//
//	# Boomtown                             the title
//	## The auction | auction               a section: name, anchor
//	### Who wins | winner | R17 R18        a paragraph: name, anchor, the rules of the rules document that it tells
//	- one of several points                a point of a list
//	> Ada bids 5 …                         an example, over several such lines if need be
//	! cards cj07 cm06 | Dangerous mines    a figure of the game: name, arguments, caption
//	= gavel | Bid | Somebody bids. | bid   a sign: icon, name, sentence, anchor of the paragraph about it
//	@ bid | Auction | Bid or pass. | bid   a phase: its name in the engine, name, sentence, anchor
//
// Every other line is text; lines that follow on one another are one block, an empty line ends it. In text *bold* and
// _italic_ stand for emphasis, [the circle>circle] for a link to an anchor, and {gavel} for an icon.
package reader

import (
	"fmt"
	"slices"
	"strings"

	"gulch/render/words"
)

// Book is the rules of a game as read.
type Book struct {
	Title    string
	Other    bool // no rules: the title says what it is
	Sections []Section
	Signs    []Sign // in the order of the text
	Phases   []Sign // Icon is the name of the phase
}

// Heading is what stands above the book.
func (b *Book) Heading() string {
	if b.Other {
		return b.Title
	}
	return words.T("Rules of %s", b.Title)
}

// ByRule returns the anchor of the paragraph that tells a rule of the rules document, "" for none.
func (b *Book) ByRule(rule string) string {
	for _, s := range b.Sections {
		for _, p := range s.Paragraphs {
			if slices.Contains(p.Rules, rule) {
				return p.Anchor
			}
		}
	}
	return ""
}

// Section is a chapter.
type Section struct {
	Title, Anchor string
	Paragraphs    []Paragraph
}

// Paragraph is what a tooltip leads to.
type Paragraph struct {
	Title, Anchor string // without a title for what stands right below a section's name; then the anchor is the section's
	Rules         []string
	Blocks        []Block
}

// BlockKind says what a block is.
type BlockKind uint8

// The kinds of blocks.
const (
	Text BlockKind = iota
	Point
	Example
	Picture
	SignRow
)

// Block is a run of text, a figure or a sign.
type Block struct {
	Kind  BlockKind
	Spans []Span
	// Illustration and Args name the figure of a Picture; Spans are its caption.
	Illustration string
	Args         []string
	Sign         Sign
}

// Span is text of one kind.
type Span struct {
	Text         string
	Bold, Italic bool
	Link         string // an anchor
	Icon         string // instead of text
}

// Sign is an icon or a phase with what it means.
type Sign struct {
	Icon, Name, Sentence, Anchor string
}

// Parse reads a book. The error names the line.
func Parse(text string) (*Book, error) {
	p := parser{book: &Book{}}
	for i, line := range strings.Split(text, "\n") {
		err := p.line(strings.TrimRight(line, " \r"))
		if err == nil {
			err = p.err
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if p.flush(); p.err != nil {
		return nil, p.err
	}
	if p.book.Title == "" || len(p.book.Sections) == 0 {
		return nil, fmt.Errorf("a book needs a title and sections")
	}
	return p.book, nil
}

// parser reads line by line; text is the block being gathered.
type parser struct {
	book *Book
	text []string
	kind BlockKind // of the block being gathered
	err  error     // of a block that has ended
}

func (p *parser) line(line string) error {
	mark, rest, _ := strings.Cut(line, " ")
	fields := cells(rest)
	switch mark {
	case "#":
		p.book.Title = rest
	case "##":
		return p.section(fields)
	case "###":
		return p.paragraph(fields)
	case "-":
		p.flush()
		p.text, p.kind = append(p.text, rest), Point
	case ">":
		if p.kind != Example {
			p.flush()
		}
		p.text, p.kind = append(p.text, rest), Example
	case "!":
		return p.figure(fields)
	case "=", "@":
		return p.sign(mark, fields)
	case "":
		p.flush()
	default:
		if p.kind == Example {
			p.flush()
		}
		p.text = append(p.text, line)
	}
	return nil
}

// cells splits at bars.
func cells(line string) []string {
	out := strings.Split(line, "|")
	for i := range out {
		out[i] = strings.TrimSpace(out[i])
	}
	return out
}

func (p *parser) section(f []string) error {
	p.flush()
	if len(f) != 2 || f[0] == "" || f[1] == "" {
		return fmt.Errorf("a section is written ## name | anchor")
	}
	p.book.Sections = append(p.book.Sections, Section{
		Title: f[0], Anchor: f[1], Paragraphs: []Paragraph{{Anchor: f[1]}},
	})
	return nil
}

func (p *parser) paragraph(f []string) error {
	p.flush()
	if len(p.book.Sections) == 0 || len(f) < 2 || len(f) > 3 || f[0] == "" || f[1] == "" {
		return fmt.Errorf("a paragraph is written ### name | anchor | rules, inside a section")
	}
	para := Paragraph{Title: f[0], Anchor: f[1]}
	if len(f) == 3 {
		para.Rules = strings.Fields(f[2])
	}
	s := &p.book.Sections[len(p.book.Sections)-1]
	s.Paragraphs = append(s.Paragraphs, para)
	return nil
}

func (p *parser) figure(f []string) error {
	words := strings.Fields(f[0])
	if len(words) == 0 {
		return fmt.Errorf("a figure is written ! name arguments | caption")
	}
	b := Block{Kind: Picture, Illustration: words[0], Args: words[1:]}
	caption := ""
	if len(f) > 1 {
		caption = f[1]
	}
	return p.block(b, caption)
}

func (p *parser) sign(mark string, f []string) error {
	if len(f) != 4 || f[0] == "" || f[1] == "" || f[2] == "" {
		return fmt.Errorf("a sign is written = icon | name | sentence | anchor")
	}
	s := Sign{Icon: f[0], Name: f[1], Sentence: f[2], Anchor: f[3]}
	b := Block{Kind: SignRow, Sign: s}
	if mark == "@" {
		p.book.Phases = append(p.book.Phases, s)
		b.Sign.Icon = ""
	} else {
		p.book.Signs = append(p.book.Signs, s)
	}
	p.flush()
	b.Spans = []Span{{Text: s.Name + ".", Bold: true, Link: s.Anchor}, {Text: " " + s.Sentence}}
	return p.add(b)
}

// block adds a block with its text to the last paragraph.
func (p *parser) block(b Block, text string) error {
	p.flush()
	spans, err := parseSpans(text)
	if err != nil {
		return err
	}
	b.Spans = spans
	return p.add(b)
}

// add adds a block to the last paragraph.
func (p *parser) add(b Block) error {
	if len(p.book.Sections) == 0 {
		return fmt.Errorf("nothing can stand before the first section")
	}
	s := &p.book.Sections[len(p.book.Sections)-1]
	para := &s.Paragraphs[len(s.Paragraphs)-1]
	para.Blocks = append(para.Blocks, b)
	return nil
}

// flush ends the text being gathered.
func (p *parser) flush() {
	if len(p.text) == 0 {
		return
	}
	text, kind := strings.Join(p.text, " "), p.kind
	p.text, p.kind = nil, Text
	if err := p.block(Block{Kind: kind}, text); err != nil {
		p.err = err
	}
}

// parseSpans splits text at its marks.
func parseSpans(text string) ([]Span, error) {
	var out []Span
	var bold, italic bool
	plain := strings.Builder{}
	end := func() {
		if plain.Len() > 0 {
			out = append(out, Span{Text: plain.String(), Bold: bold, Italic: italic})
			plain.Reset()
		}
	}
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '*':
			end()
			bold = !bold
		case '_':
			end()
			italic = !italic
		case '[', '{':
			end()
			shut := strings.IndexByte(text[i:], map[byte]byte{'[': ']', '{': '}'}[c])
			if shut < 0 {
				return nil, fmt.Errorf("a %q is not closed", c)
			}
			span, err := bracket(c, text[i+1:i+shut])
			if err != nil {
				return nil, err
			}
			span.Bold, span.Italic = bold, italic
			out = append(out, span)
			i += shut
		default:
			plain.WriteByte(c)
		}
	}
	end()
	if bold || italic {
		return nil, fmt.Errorf("an emphasis is not closed")
	}
	return out, nil
}

// bracket reads what stands between brackets: an icon, or a link.
func bracket(open byte, inside string) (Span, error) {
	if open == '{' {
		return Span{Icon: inside}, nil
	}
	text, anchor, ok := strings.Cut(inside, ">")
	if !ok || text == "" || anchor == "" {
		return Span{}, fmt.Errorf("a link is written [text>anchor], not [%s]", inside)
	}
	return Span{Text: text, Link: anchor}, nil
}

// Find returns the paragraph with an anchor: section and place in it, false if there is none.
func (b *Book) Find(anchor string) (section, paragraph int, ok bool) {
	for i, s := range b.Sections {
		for k, p := range s.Paragraphs {
			if p.Anchor == anchor {
				return i, k, true
			}
		}
	}
	return 0, 0, false
}

// Name returns what the paragraph with an anchor is called, "" if there is none.
func (b *Book) Name(anchor string) string {
	i, k, ok := b.Find(anchor)
	if !ok {
		return ""
	}
	if t := b.Sections[i].Paragraphs[k].Title; t != "" {
		return t
	}
	return b.Sections[i].Title
}

// Sign returns what an icon means.
func (b *Book) Sign(icon string) (Sign, bool) { return find(b.Signs, icon) }

// Phase returns what a phase asks.
func (b *Book) Phase(name string) (Sign, bool) { return find(b.Phases, name) }

func find(all []Sign, icon string) (Sign, bool) {
	for _, s := range all {
		if s.Icon == icon {
			return s, true
		}
	}
	return Sign{}, false
}
