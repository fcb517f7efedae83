package reader

import (
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Illustration is a figure that is drawn between the texts of a book.
type Illustration struct {
	// Height returns the height of the figure for a given width, both in design units.
	Height func(width float64) float64
	Paint  func(p *paint.Canvas, r geom.Rect)
}

// piece is a part of the layout at a fixed place: a text, an icon, a figure, a horizontal line, or
// the background of an example.
type piece struct {
	rect              geom.Rect // rectangle in design units, relative to the top left corner of the column
	text              string
	style             paint.Style
	icon              string
	figure            func(p *paint.Canvas, r geom.Rect)
	exampleBackground bool // the piece is the lighter background of an example
	rule              bool // the piece is a horizontal line
	link              string
	paragraph         int // index of the paragraph in the book
}

// column is the layout of a whole book for one width; all sizes are in design units.
type column struct {
	pieces []piece
	tops   []float64 // y coordinate of the top of each paragraph, by the paragraph's index in the book
	height float64
}

// flow computes the layout of a book, paragraph by paragraph.
type flow struct {
	width   float64
	size    float64 // scale of the text, 1 for the usual size
	advance func(text string, st paint.Style) float64
	figure  func(name string, args []string) (Illustration, bool)

	out       column
	y         float64
	paragraph int
}

// Sizes of the page in design units; lead is the line height relative to the text size.
const (
	textSize   = 15.0
	lead       = 1.45
	blockGap   = 9.0
	indent     = 22.0
	exampleX   = 16.0
	signColumn = 44.0
)

// scaledSize returns the text size of a style, multiplied by the scale of the text.
func (f *flow) scaledSize(st paint.Style) float64 { return st.Size * f.size }

// lay returns the layout of a whole book.
func (f *flow) lay(b *Book) column {
	f.out = column{}
	f.y, f.paragraph = 0, 0
	for i, s := range b.Sections {
		if i > 0 {
			f.y += 26
		}
		for k, p := range s.Paragraphs {
			f.out.tops = append(f.out.tops, f.y)
			if k == 0 {
				f.heading(s.Title, paint.Style{Face: paint.Display, Size: 26, Color: theme.Umber}, true)
			} else {
				f.y += 8
				f.heading(p.Title, paint.Style{Face: paint.Display, Size: 17.5, Color: theme.Oxblood}, false)
			}
			for _, block := range p.Blocks {
				f.block(block)
			}
			f.paragraph++
		}
	}
	f.out.height = f.y
	return f.out
}

func (f *flow) add(p piece) {
	p.paragraph = f.paragraph
	f.out.pieces = append(f.out.pieces, p)
}

// heading adds a heading, which takes several lines if necessary. If ruled is set, there is a
// horizontal line below it.
func (f *flow) heading(text string, st paint.Style, ruled bool) {
	h := f.scaledSize(st) * 1.3
	for _, line := range f.lines([]Span{{Text: text}}, f.width-70, st) {
		for _, p := range line.pieces {
			p.rect = geom.R(p.rect.X, f.y, p.rect.W, h)
			f.add(p)
		}
		f.y += h
	}
	if ruled {
		f.add(piece{rect: geom.R(0, f.y+1, f.width, 4), rule: true})
		f.y += 8
	}
	f.y += 4
}

// block adds block b to the layout, below the previous one.
func (f *flow) block(b Block) {
	st := paint.Style{Face: paint.Body, Size: textSize, Color: theme.Ink}
	switch b.Kind {
	case Text:
		f.text(b.Spans, 0, f.width, st)
	case Point:
		f.add(piece{rect: geom.R(4, f.y+(f.scaledSize(st)*lead-8)/2, 8, 8), icon: "diamond"})
		f.text(b.Spans, indent, f.width-indent, st)
		f.y -= blockGap - 4
	case Example:
		at := len(f.out.pieces)
		f.add(piece{exampleBackground: true})
		top := f.y
		f.y += 8
		st.Face, st.Size = paint.Italic, 14
		f.text(b.Spans, exampleX, f.width-2*exampleX, st)
		f.out.pieces[at].rect = geom.R(0, top, f.width, f.y-top)
		f.y += blockGap
	case Picture:
		f.picture(b)
	case SignRow:
		f.sign(b, st)
	}
}

func (f *flow) picture(b Block) {
	fig, ok := f.figure(b.Illustration, b.Args)
	if !ok {
		return
	}
	h := fig.Height(f.width)
	f.add(piece{rect: geom.R(0, f.y, f.width, h), figure: fig.Paint})
	f.y += h + 4
	if len(b.Spans) > 0 {
		f.text(b.Spans, 0, f.width, paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk})
	}
	f.y += 6
}

func (f *flow) sign(b Block, st paint.Style) {
	top, x := f.y, 0.0
	if b.Sign.Icon != "" {
		x = signColumn
		f.add(piece{rect: geom.R(6, top, 26, f.scaledSize(st)*lead), icon: b.Sign.Icon})
	}
	f.text(b.Spans, x, f.width-x, st)
	f.y = max(f.y-blockGap+3, top+f.scaledSize(st)*lead+4)
}

// text adds spans to the layout as lines of text, which begin at x and are at most width long, in
// design units.
func (f *flow) text(spans []Span, x, width float64, st paint.Style) {
	h := f.scaledSize(st) * lead
	for _, l := range f.lines(spans, width, st) {
		for _, p := range l.pieces {
			p.rect = geom.R(x+p.rect.X, f.y, p.rect.W, h)
			f.add(p)
		}
		f.y += h
	}
	f.y += blockGap
}

// line is a line of text. In the rectangles of its pieces only x and width are set; the vertical
// position follows when the line is placed.
type line struct {
	pieces []piece
	x      float64
}

// lines breaks spans into lines of at most the given width. Consecutive words with the same style
// on the same line become one piece.
func (f *flow) lines(spans []Span, width float64, base paint.Style) []line {
	lines := []line{{}}
	spaced := false // whether the previous span ended with a space
	for _, s := range spans {
		st := styled(base, s)
		space := f.advance(" ", st)
		if s.Icon != "" {
			w := f.scaledSize(st) * 1.25
			l := lineFor(&lines, w, width, space, spaced)
			l.pieces = append(l.pieces, piece{rect: geom.R(l.x, 0, w, 0), icon: s.Icon, style: st})
			l.x += w
			spaced = false
			continue
		}
		for i, word := range strings.FieldsFunc(s.Text, paint.IsBreakable) {
			w := f.advance(word, st)
			apart := i > 0 || spaced || strings.HasPrefix(s.Text, " ")
			lineFor(&lines, w, width, space, apart).put(word, w, st, s.Link)
		}
		spaced = strings.HasSuffix(s.Text, " ")
	}
	return lines
}

// lineFor returns the line to which a word of width w is added. It is the last line of lines, or a
// new one if the word does not fit into the given width. If apart is set, a space is put in front
// of the word; the parameter space is the width of this space. If apart is not set, the word
// belongs to the previous one and stays on the same line.
func lineFor(lines *[]line, w, width, space float64, apart bool) *line {
	l := &(*lines)[len(*lines)-1]
	if len(l.pieces) == 0 || !apart {
		return l
	}
	if l.x+space+w > width {
		*lines = append(*lines, line{})
		return &(*lines)[len(*lines)-1]
	}
	l.x += space
	return l
}

// put appends a word of width w in the style st to the line. link is the anchor of the paragraph to
// which the word links, "" for none.
func (l *line) put(word string, w float64, st paint.Style, link string) {
	if n := len(l.pieces); n > 0 {
		last := &l.pieces[n-1]
		if gap := l.x - last.rect.Right(); last.icon == "" && last.style == st && last.link == link {
			if gap > 0 {
				last.text += " "
			}
			last.text += word
			l.x += w
			last.rect.W = l.x - last.rect.X
			return
		}
	}
	l.pieces = append(l.pieces, piece{rect: geom.R(l.x, 0, w, 0), text: word, style: st, link: link})
	l.x += w
}

// styled returns the style for a span: the base style with the span's formatting.
func styled(base paint.Style, s Span) paint.Style {
	if s.Link != "" {
		base.Color = theme.Focus
	}
	switch {
	case s.Bold:
		base.Face = paint.Bold
	case s.Italic:
		base.Face = paint.Italic
	}
	return base
}
