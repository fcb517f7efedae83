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

// Align says where the anchor of a text lies.
type Align uint8

// The anchor is the left end, the middle or the right end of each line.
const (
	Left Align = iota
	Center
	Right
)

// Style is how a text looks.
type Style struct {
	Face  Face
	Size  float64 // design units, before the player's choice of larger letters
	Color color.RGBA
	Align Align
	// Edge, where it is not transparent, is drawn one unit below: letters pressed into wood or brass.
	Edge color.RGBA
	// Wrap is the width at which lines break, 0 for never.
	Wrap float64
	// Fixed letters are part of a picture and do not grow with the player's choice.
	Fixed bool
	// Lead is the line height as a multiple of Size, theme.LineHeight where 0.
	Lead float64
	// Clip lets a label that is too long for its box lose its end, rather than become too small to read.
	Clip bool
}

// runKey names one rendered text.
type runKey struct {
	text  string
	face  Face
	px    int
	wrap  int
	align Align
	lead  float32
}

// run is a text set into lines.
type run struct {
	lines []string
	w, h  float64 // pixels
}

// run returns a text as a style sets it, and the name of its picture.
func (p *Pen) run(s string, st Style) (run, runKey) {
	px := max(int(math.Round(p.Size(st)*p.View.Scale)), 1)
	lead := st.Lead
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

// set breaks the text of key into lines.
func (k *Kit) set(key runKey) run {
	face := k.face(key.face, key.px, key.text)
	r := run{lines: wrap(within(narrow(key.text, key.face), longest), face, float64(key.wrap))}
	if most := int(widest / (float64(key.px) * float64(key.lead))); len(r.lines) > most {
		r.lines = append(r.lines[:max(most-1, 0)], "…")
	}
	for i, l := range r.lines {
		w := advance(l, face)
		if w > widest {
			r.lines[i] = within(l, int(widest/w*float64(utf8.RuneCountInString(l)))*3/4)
			w = min(advance(r.lines[i], face), widest)
		}
		r.w = max(r.w, w)
	}
	r.h = float64(key.px) * float64(key.lead) * float64(len(r.lines))
	return r
}

// What is drawn stays below the limits of textures, wherever it came from: widest is how many pixels a text may be wide and
// high, longest how many letters it may have.
const widest, longest = 3500, 20_000

// within returns at most n letters of a text, with an ellipsis for the rest.
func within(s string, n int) string {
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

// Size returns how large the letters of a style are, in design units.
func (p *Pen) Size(st Style) float64 {
	if st.Fixed {
		return st.Size
	}
	return max(st.Size*p.View.Letters(), p.View.Least)
}

// mask returns the kept picture of a text, its letters white.
func (k *Kit) mask(key runKey, r run) *ebiten.Image {
	if m := k.texts.Find(key); m != nil {
		return m
	}
	face := k.face(key.face, key.px, key.text)
	// Letters may hang over their advance and below the line; the margin keeps them whole.
	m := k.texts.Room(key, int(math.Ceil(r.w))+2*overhang, int(math.Ceil(r.h+face.Metrics().HDescent))+overhang)
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

// advance is how wide a line of text is, in pixels.
func advance(line string, face text.Face) float64 { return text.AdvanceAt(line, len(line), face) }

// overhang is the margin round a rendered text, in pixels.
const overhang = 3

// wrap breaks text into lines no wider than width pixels; 0 breaks at line ends only.
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

// Breaks reports whether a line may be broken at a character. A non-breaking space keeps its neighbours together, and so does
// the narrow one that stands before French marks, as it is written and as it is drawn.
func Breaks(r rune) bool {
	return r != '\u00a0' && r != '\u202f' && r != '\u2009' && unicode.IsSpace(r)
}

// narrow returns a text with its narrow spaces as the fonts have them: no font has the one that does not break, and Rye none
// that is narrow.
func narrow(s string, f Face) string {
	if !strings.Contains(s, "\u202f") {
		return s
	}
	if f == Display {
		return strings.ReplaceAll(s, "\u202f", "\u00a0")
	}
	return strings.ReplaceAll(s, "\u202f", "\u2009")
}

func breakLine(para string, face text.Face, width float64) []string {
	var lines []string
	line, lineW := "", 0.0
	space := advance(" ", face)
	for word := range strings.FieldsFuncSeq(para, Breaks) {
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

// Measure returns the size of a text in design units.
func (p *Pen) Measure(s string, st Style) (w, h float64) {
	r, _ := p.run(s, st)
	return r.w / p.View.Scale, r.h / p.View.Scale
}

// Text draws s with the top of its first line at y; x is the anchor that Style.Align names. It returns the height
// used, in design units.
func (p *Pen) Text(s string, at geom.Point, st Style) float64 {
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
	if p.Wrote != nil {
		from := p.View.ToUnit(x, y)
		p.Wrote(Written{s, geom.R(from.X, from.Y, r.w/p.View.Scale, r.h/p.View.Scale), p.Size(st)})
	}
	x -= overhang
	mask := p.mask(key, r)
	if st.Edge.A > 0 {
		p.blit(mask, x, y+max(1, math.Round(p.Size(st)*p.View.Scale/22)), p.ink(st.Edge))
	}
	p.blit(mask, x, y, p.ink(st.Color))
	return r.h / p.View.Scale
}

// tallest is how large letters in a box can be, as a part of its height.
const tallest = 0.8

// labelled returns the style of a label in r.
func (p *Pen) labelled(r geom.Rect, st Style) Style {
	st.Wrap = 0
	st.Size, st.Fixed = max(min(p.Size(st), r.H*tallest), st.Size, p.View.Least), true
	return st
}

// LabelWidth is how wide Label would draw s, if r were wide enough.
func (p *Pen) LabelWidth(s string, r geom.Rect, st Style) float64 {
	w, _ := p.Measure(s, p.labelled(r, st))
	return w
}

// Label draws s centred in r, made smaller if it would not fit its width. Larger letters are chosen only as far as r
// is high enough for them.
func (p *Pen) Label(s string, r geom.Rect, st Style) {
	st = p.labelled(r, st)
	w, _ := p.Measure(s, st)
	lost := st.Clip && w > r.W
	if w > r.W {
		fits, low := st.Size*r.W/w, min(st.Size, max(least, p.View.Least))
		lost = lost || p.View.Least > 0 && fits < low-0.2
		st.Size = max(fits, low)
	}
	if lost {
		st.Size = max(st.Size, leastClipped*min(p.View.Letters(), leastGrown), p.View.Least)
		s = p.clipped(s, r.W, st) // letters have whole pixels, so that it may still be too wide
	}
	// The letters stand a little above the middle of their line.
	at := geom.Point{X: r.X, Y: r.Y + (r.H-st.Size*theme.LineHeight)/2 + st.Size*0.05}
	switch st.Align {
	case Center:
		at.X = r.X + r.W/2
	case Right:
		at.X = r.Right()
	}
	p.Text(s, at, st)
}

// clipped is as much of a line of text as fits a width, in design units, with an ellipsis for the rest.
func (p *Pen) clipped(s string, width float64, st Style) string {
	if p.Advance(s, st) <= width {
		return s
	}
	letters := []rune(within(s, longest))
	short := func(n int) string { return strings.TrimRight(string(letters[:n]), " ") + "…" }
	n := sort.Search(len(letters), func(n int) bool { return p.Advance(short(n), st) > width })
	if n < 2 {
		return s // not even one letter fits
	}
	return short(n - 1)
}

// Advance returns the width of a line of text in design units without rendering it: for laying out what may never be
// seen.
func (p *Pen) Advance(s string, st Style) float64 {
	px := max(int(math.Round(p.Size(st)*p.View.Scale)), 1)
	return advance(narrow(s, st.Face), p.face(st.Face, px, s)) / p.View.Scale
}

// least is how small labels make letters at least, in design units, even where they then reach beyond their room: what cannot
// be read is no label.
const least = 9.6

// smallest is how small Fit makes letters at least, in design units.
const smallest = 10

// leastClipped is how small labels that may lose their end make letters at least, in design units, and leastGrown by how much
// larger that is at most where a player has chosen larger letters.
const (
	leastClipped = 11
	leastGrown   = 1.1
)

// Fit writes a text that wraps from the top of r, made smaller if it would not fit, and returns its height.
func (p *Pen) Fit(s string, r geom.Rect, st Style) float64 {
	st.Wrap = r.W
	st.Size, st.Fixed = p.Size(st), true
	for st.Size > max(smallest, p.View.Least) {
		if w, h := p.Measure(s, st); h <= r.H+1 && w <= r.W+1 {
			break
		}
		st.Size = max(st.Size-0.5, p.View.Least)
	}
	x := r.X
	switch st.Align {
	case Center:
		x = r.Center().X
	case Right:
		x = r.Right()
	}
	return p.Text(s, geom.Point{X: x, Y: r.Y}, st)
}
