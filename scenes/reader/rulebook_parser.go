// Package reader is the rule book viewer: it parses the rules of a game from a text file, lays them
// out with figures, searches them, and opens them at the paragraph that a tooltip refers to.
//
// A [Book] is a parsed text. [Open] reads the book of a game in the current language, [New] returns
// the scene that shows it. An [Illustration] is a drawn figure; each game provides its own by a
// [Figures] function, with help from [Cards], [Dice], [Totals] and others here. The tables of the
// games, lessons and the menu push the scene. The package does not know the rules of any game.
//
// # The text
//
// The rules of a game are in assets/rules/GAME/LANGUAGE.txt. The beginning of a line determines its
// meaning:
//
//	# Boomtown                             the title
//	## The auction | auction               a section: name, anchor
//	### Who wins | winner | R17 R18        a paragraph: name, anchor, explained rules of RULES.md
//	- one of several points                an item of a list
//	> Ada bids 5 …                         an example, possibly over several such lines
//	! cards cj07 cm06 | Dangerous mines    a figure of the game: name, arguments, caption
//	= gavel | Bid | Somebody bids. | bid   a sign: icon, name, sentence, anchor
//	@ bid | Auction | Bid or pass. | bid   a phase: name in the engine, name, sentence, anchor
//
// Every other line is text. Consecutive lines are one block, an empty line ends it. In text, *bold*
// and _italic_ are emphasis, [the circle>circle] is a link to an anchor, and {gavel} is an icon.
package reader

import (
	"fmt"
	"slices"
	"strings"

	"gulch/render/i18n"
)

// Book is a parsed rule book, or another text in the same format.
type Book struct {
	Title string
	// true for other texts than rules: the heading is then the title alone instead of "Rules of …"
	NotRules bool
	Sections []Section
	Signs    []Sign // icons that the book explains, in the order of the text
	// phases of the game that the book explains; the field Icon holds the phase's name in the
	// engine
	Phases []Sign
}

// Heading returns the heading of the book, "Rules of Boomtown" for a rule book.
func (b *Book) Heading() string {
	if b.NotRules {
		return b.Title
	}
	return i18n.T("Rules of %s", b.Title)
}

// ByRule returns the anchor of the paragraph that explains a rule such as "R17", or "" if there is
// none.
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

// Section is a chapter of a book.
type Section struct {
	Title, Anchor string
	Paragraphs    []Paragraph
}

// Paragraph is the smallest part of a book that a link or tooltip can refer to.
type Paragraph struct {
	// title, and name to which links refer. The first paragraph of a section has no title, and its
	// anchor is that of the section.
	Title, Anchor string
	Rules         []string
	Blocks        []Block
}

// BlockKind says what a Block is, such as a text, an item of a list or a figure.
type BlockKind uint8

// Values of BlockKind: Text is running text, Point an item of a list, Example an example, Picture a
// figure with its caption, and SignRow the explanation of an icon.
const (
	Text BlockKind = iota
	Point
	Example
	Picture
	SignRow
)

// Block is a part of a paragraph: a text, a figure or a sign (the explanation of an icon).
type Block struct {
	Kind  BlockKind
	Spans []Span
	// Illustration and Args are the name and the arguments of the figure in a block of kind
	// Picture. There, Spans are the caption.
	Illustration string
	Args         []string
	Sign         Sign
}

// Span is a part of a text with uniform formatting.
type Span struct {
	Text         string
	Bold, Italic bool
	Link         string // anchor to which the text links, "" for no link
	Icon         string // name of the icon that is shown instead of a text, "" for none
}

// Sign explains an icon or a phase of the game.
type Sign struct {
	Icon, Name, Sentence, Anchor string
}

// Parse parses the text of a book. It returns an error that names the line if the text is
// malformed.
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

// parser parses a book line by line. text has the lines of the current block.
type parser struct {
	book *Book
	text []string
	kind BlockKind // kind of the current block
	err  error     // error found when a previous block was added
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

// cells splits a line at vertical bars and removes white space around the parts.
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

// block parses the markup of text into spans, and adds block b with these spans to the last
// paragraph.
func (p *parser) block(b Block, text string) error {
	p.flush()
	spans, err := parseSpans(text)
	if err != nil {
		return err
	}
	b.Spans = spans
	return p.add(b)
}

// add appends block b to the last paragraph. It returns an error if there is no section yet.
func (p *parser) add(b Block) error {
	if len(p.book.Sections) == 0 {
		return fmt.Errorf("nothing can stand before the first section")
	}
	s := &p.book.Sections[len(p.book.Sections)-1]
	para := &s.Paragraphs[len(s.Paragraphs)-1]
	para.Blocks = append(para.Blocks, b)
	return nil
}

// flush adds the current block, if it has any lines, to the last paragraph.
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

// parseSpans parses the markup of a text. It returns an error if a piece of markup is not closed.
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

// bracket returns the span for the text inside brackets: an icon for { and a link for [.
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

// Find finds the paragraph with the given anchor. It returns the index of its section in the book
// and the index of the paragraph in that section. ok is false if there is no such paragraph.
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

// Name returns the title of the paragraph with the given anchor, or the title of its section if the
// paragraph has none. It returns "" if there is no such paragraph.
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

// Sign returns the sign that explains an icon. It returns false if there is none.
func (b *Book) Sign(icon string) (Sign, bool) { return find(b.Signs, icon) }

// Phase returns the sign that explains a phase of the engine. It returns false if there is none.
func (b *Book) Phase(name string) (Sign, bool) { return find(b.Phases, name) }

func find(all []Sign, icon string) (Sign, bool) {
	for _, s := range all {
		if s.Icon == icon {
			return s, true
		}
	}
	return Sign{}, false
}
