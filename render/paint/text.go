package paint

import (
	"image/color"
	"math"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Align is the horizontal alignment of a text relative to its anchor.
type Align uint8

// The alignments: the anchor is the left end, the middle or the right end of each line.
const (
	Left Align = iota
	Center
	Right
)

// Style describes the appearance of a text.
type Style struct {
	Face  Face
	Size  float64 // letter size in design units, before the player's text size setting is applied
	Color color.RGBA
	Align Align
	// Edge, if not transparent, is the colour of a second copy of the text one unit below it. It
	// makes the text look engraved in wood or brass.
	Edge color.RGBA
	// Wrap is the width at which lines are broken, in design units; 0 means never.
	Wrap float64
	// Fixed marks text that is part of a picture and is not affected by the player's text size
	// setting.
	Fixed bool
	// LineHeight is the distance of lines as a multiple of Size; 0 means theme.LineHeight.
	LineHeight float64
	// Clip truncates a label that is too long for its box, with an ellipsis. Without Clip, such a
	// label is made smaller until it fits, even if it becomes hard to read.
	Clip bool
}

// runKey is the cache key of the picture of a text: the text and everything that its look depends
// on.
type runKey struct {
	text  string
	face  Face
	px    int
	wrap  int
	align Align
	lead  float32
}

// run is a text that has been broken into lines and measured.
type run struct {
	lines []string
	w, h  float64 // width and height of the text in pixels
}

// run returns the text s laid out in a style, and the cache key of its picture.
func (p *Canvas) run(s string, st Style) (run, runKey) {
	px := max(int(math.Round(p.Size(st)*p.View.Scale)), 1)
	lead := st.LineHeight
	if lead == 0 {
		lead = theme.LineHeight
	}
	key := runKey{s, st.Face, px, int(math.Round(st.Wrap * p.View.Scale)), st.Align, float32(lead)}
	r, ok := p.runs.find(key)
	if !ok {
		r = p.set(key)
		p.runs.keep(key, r)
	}
	return r, key
}

// set lays out the text of key: it breaks the text into lines and measures them. Text beyond the
// limits maxTextPixels and maxTextLetters is cut off.
func (k *Renderer) set(key runKey) run {
	face := k.face(key.face, key.px, key.text)
	r := run{lines: wrap(truncate(replaceNarrowSpaces(key.text, key.face), maxTextLetters), face, float64(key.wrap))}
	if most := int(maxTextPixels / (float64(key.px) * float64(key.lead))); len(r.lines) > most {
		r.lines = append(r.lines[:max(most-1, 0)], "…")
	}
	for i, l := range r.lines {
		w := advance(l, face)
		if w > maxTextPixels {
			r.lines[i] = truncate(l, int(maxTextPixels/w*float64(utf8.RuneCountInString(l)))*3/4)
			w = min(advance(r.lines[i], face), maxTextPixels)
		}
		r.w = max(r.w, w)
	}
	r.h = float64(key.px) * float64(key.lead) * float64(len(r.lines))
	return r
}

// maxTextPixels is the maximum width and height of a text in pixels, and maxTextLetters its maximum
// number of letters. They keep the picture of any text within the size limits of textures.
const maxTextPixels, maxTextLetters = 3500, 20_000

// truncate returns s, or its first n letters followed by an ellipsis if s is longer.
func truncate(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for i := range s {
		if n--; n < 0 {
			return s[:i] + "…"
		}
	}
	return s
}

// Size returns the letter size of the style st in design units, after the player's text size
// setting has been applied.
func (p *Canvas) Size(st Style) float64 {
	if st.Fixed {
		return st.Size
	}
	return max(st.Size*p.View.Letters(), p.View.MinLetters)
}

// textMask returns the cached picture of a text in white, to be tinted when it is drawn.
func (k *Renderer) textMask(key runKey, r run) *ebiten.Image {
	if m := k.texts.Find(key); m != nil {
		return m
	}
	face := k.face(key.face, key.px, key.text)
	// The margin is needed because letters may exceed their advance width and the bottom of the
	// line.
	m := k.texts.Allocate(key, int(math.Ceil(r.w))+2*overhang, int(math.Ceil(r.h+face.Metrics().HDescent))+overhang)
	if k.Dry() {
		return m
	}
	leadPx := float64(key.px) * float64(key.lead)
	for i, l := range r.lines {
		o := &text.DrawOptions{}
		x := float64(overhang)
		if free := r.w - advance(l, face); key.align == Center {
			x += math.Round(free / 2)
		} else if key.align == Right {
			x += math.Round(free)
		}
		o.GeoM.Translate(float64(m.Bounds().Min.X)+x, float64(m.Bounds().Min.Y)+math.Round(float64(i)*leadPx))
		text.Draw(m, l, face, o)
	}
	return m
}

// advance returns the width of a line of text in pixels.
func advance(line string, face text.Face) float64 { return text.AdvanceAt(line, len(line), face) }

// overhang is the margin around a rendered text, in pixels.
const overhang = 3

// wrap breaks a text into lines no wider than width pixels; with 0 it only breaks at newlines.
func wrap(s string, f text.Face, width float64) []string {
	var lines []string
	for para := range strings.SplitSeq(s, "\n") {
		if width <= 0 {
			lines = append(lines, para)
			continue
		}
		lines = append(lines, breakLine(para, f, width)...)
	}
	return lines
}

// IsBreakable reports whether a line may be broken at a character. It is false for the non-breaking
// space, and for the narrow space before French punctuation as well as the spaces that replace it
// (see replaceNarrowSpaces).
func IsBreakable(r rune) bool {
	return r != '\u00a0' && r != '\u202f' && r != '\u2009' && unicode.IsSpace(r)
}

// replaceNarrowSpaces replaces each narrow non-breaking space in s, which no font has, by a space
// that the font of typeface f has: a thin space, or in Rye a normal non-breaking space.
func replaceNarrowSpaces(s string, f Face) string {
	if !strings.Contains(s, "\u202f") {
		return s
	}
	if f == Display {
		return strings.ReplaceAll(s, "\u202f", "\u00a0")
	}
	return strings.ReplaceAll(s, "\u202f", "\u2009")
}

// breakLine breaks a paragraph into lines no wider than width pixels.
func breakLine(para string, face text.Face, width float64) []string {
	var lines []string
	line, lineW := "", 0.0
	space := advance(" ", face)
	for word := range strings.FieldsFuncSeq(para, IsBreakable) {
		w := advance(word, face)
		if line != "" && lineW+space+w > width {
			lines = append(lines, line)
			line, lineW = "", 0
		}
		if line != "" {
			line, lineW = line+" ", lineW+space
		}
		line, lineW = line+word, lineW+w
	}
	return append(lines, line)
}

// Measure returns the width and height, in design units, of the text s in the style st. If st.Wrap
// is set, the text is wrapped to that width.
func (p *Canvas) Measure(s string, st Style) (w, h float64) {
	r, _ := p.run(s, st)
	return r.w / p.View.Scale, r.h / p.View.Scale
}

// Text draws the text s in the style st. at.Y is the top of the first line; at.X is the anchor for
// Style.Align. Text returns the height of the text in design units.
func (p *Canvas) Text(s string, at geom.Point, st Style) float64 {
	if s == "" {
		return 0
	}
	p.checkText(s)
	r, key := p.run(s, st)
	if r.w == 0 {
		return r.h / p.View.Scale
	}
	x, y := p.View.ToPixel(at)
	switch st.Align {
	case Center:
		x -= r.w / 2
	case Right:
		x -= r.w
	}
	if p.OnText != nil {
		from := p.View.ToUnit(x, y)
		p.OnText(DrawnText{s, geom.R(from.X, from.Y, r.w/p.View.Scale, r.h/p.View.Scale), p.Size(st)})
	}
	x -= overhang
	mask := p.textMask(key, r)
	if st.Edge.A > 0 {
		p.blit(mask, x, y+max(1, math.Round(p.Size(st)*p.View.Scale/22)), p.ink(st.Edge))
	}
	p.blit(mask, x, y, p.ink(st.Color))
	return r.h / p.View.Scale
}

// tallest is the maximum letter size of a label as a fraction of the height of its box.
const tallest = 0.8

// labelStyle returns the style in which [Canvas.Label] draws a label in the box r, before the label
// is made smaller to fit the width of r.
func (p *Canvas) labelStyle(r geom.Rect, st Style) Style {
	st.Wrap = 0
	st.Size, st.Fixed = max(min(p.Size(st), r.H*tallest), st.Size, p.View.MinLetters), true
	return st
}

// LabelWidth returns the width, in design units, that a label s in the box r has if it need not be
// made smaller. See [Canvas.Label].
func (p *Canvas) LabelWidth(s string, r geom.Rect, st Style) float64 {
	w, _ := p.Measure(s, p.labelStyle(r, st))
	return w
}

// LabelFits reports whether a label s is not wider than the box r, if necessary with smaller
// letters. See [Canvas.Label].
func (p *Canvas) LabelFits(s string, r geom.Rect, st Style) bool {
	st = p.labelStyle(r, st)
	w, _ := p.Measure(s, st)
	return w <= r.W || st.Size*r.W/w >= min(st.Size, max(minLabelSize, p.View.MinLetters))
}

// Label draws one line of text, vertically centred in the box r. A text that is too wide is made
// smaller. The player's text size setting is applied only as far as the height of r allows.
func (p *Canvas) Label(s string, r geom.Rect, st Style) {
	st = p.labelStyle(r, st)
	w, _ := p.Measure(s, st)
	lost := st.Clip && w > r.W
	if w > r.W {
		fits, low := st.Size*r.W/w, min(st.Size, max(minLabelSize, p.View.MinLetters))
		lost = lost || p.View.MinLetters > 0 && fits < low-0.2
		st.Size = max(fits, low)
	}
	if lost {
		st.Size = max(st.Size, minClippedSize*min(p.View.Letters(), maxClippedGrowth), p.View.MinLetters)
		s = p.clipped(s, r.W, st) // letter sizes are whole pixels, so the text may still be too wide
	}
	// Letters are a little above the middle of their line.
	at := geom.Point{X: r.X, Y: r.Y + (r.H-st.Size*theme.LineHeight)/2 + st.Size*0.05}
	switch st.Align {
	case Center:
		at.X = r.X + r.W/2
	case Right:
		at.X = r.Right()
	}
	p.Text(s, at, st)
}

// clipped shortens a line of text to a width in design units, by replacing its end with an
// ellipsis. A text that fits is returned unchanged.
func (p *Canvas) clipped(s string, width float64, st Style) string {
	if p.Advance(s, st) <= width {
		return s
	}
	letters := []rune(truncate(s, maxTextLetters))
	short := func(n int) string { return strings.TrimRight(string(letters[:n]), " ") + "…" }
	n := sort.Search(len(letters), func(n int) bool { return p.Advance(short(n), st) > width })
	if n < 2 {
		return s // the width is too small for a single letter
	}
	return short(n - 1)
}

// Advance returns the width of a line of text in design units, without rendering the text. It is
// for layouts of text that may never become visible.
func (p *Canvas) Advance(s string, st Style) float64 {
	px := max(int(math.Round(p.Size(st)*p.View.Scale)), 1)
	return advance(replaceNarrowSpaces(s, st.Face), p.face(st.Face, px, s)) / p.View.Scale
}

// FitLine returns the style st with the largest letter size, from its own down to least, at which a
// line of text fits into a width in design units. If none does, the size is least.
func (p *Canvas) FitLine(s string, width float64, st Style, least float64) Style {
	for ; st.Size > least && p.Advance(s, st) > width; st.Size -= 0.5 {
	}
	st.Size = max(st.Size, least)
	return st
}

// minLabelSize is the minimum letter size of labels in design units. Labels are not made smaller
// even if they exceed their box, because smaller text would be illegible.
const minLabelSize = 9.6

// minFitSize is the minimum letter size of Fit in design units.
const minFitSize = 10

// minClippedSize is the minimum letter size, in design units, of labels that may be truncated. The
// player's text size setting increases this minimum, by the factor maxClippedGrowth at most.
const (
	minClippedSize   = 11
	maxClippedGrowth = 1.1
)

// Fit draws a text from the top of the box r, wrapped to the width of r. A text that does not fit
// is made smaller, down to minFitSize. Fit returns the height of the text in design units.
func (p *Canvas) Fit(s string, r geom.Rect, st Style) float64 {
	st = p.FitStyle(s, r, st)
	x := r.X
	switch st.Align {
	case Center:
		x = r.Center().X
	case Right:
		x = r.Right()
	}
	return p.Text(s, geom.Point{X: x, Y: r.Y}, st)
}

// FitStyle returns the style in which [Canvas.Fit] draws a text in the box r.
func (p *Canvas) FitStyle(s string, r geom.Rect, st Style) Style {
	st.Wrap = r.W
	st.Size, st.Fixed = p.Size(st), true
	for st.Size > max(minFitSize, p.View.MinLetters) {
		if w, h := p.Measure(s, st); h <= r.H+1 && w <= r.W+1 {
			break
		}
		st.Size = max(st.Size-0.5, p.View.MinLetters)
	}
	return st
}
