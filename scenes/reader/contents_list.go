package reader

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// entry is a line of the list beside the text: a section, a paragraph of the current section, or a
// search result.
type entry struct {
	id, text string
	inner    bool // the entry is a paragraph, which is indented below its section
	// the entry is highlighted: its section or paragraph is at the top of the visible text, or it
	// is the current search result
	here  bool
	hit   *hit
	press func()
}

// Heights of the list's lines in design units.
const (
	entryHeight = 29.0
	hitHeight   = 56.0
)

// entries returns the lines of the list beside the text: the table of contents or, while the player
// searches, the search results.
func (s *scene) entries() []entry {
	var out []entry
	if s.query != "" {
		for i := range s.hits {
			h := &s.hits[i]
			out = append(out, entry{id: "go/" + h.anchor, text: h.title, hit: h, here: i == s.chosen, press: func() {
				s.chosen = i
				s.scrollTo(s.page.tops[h.paragraph])
			}})
		}
		return out
	}
	reading, n := s.current(), 0
	for _, sec := range s.book.Sections {
		inside := reading >= n && reading < n+len(sec.Paragraphs)
		out = append(out, s.jump(sec.Title, sec.Anchor, false, inside && reading == n))
		for k, p := range sec.Paragraphs[1:] {
			if inside && s.at.columns == 1 {
				out = append(out, s.jump(p.Title, p.Anchor, true, reading == n+1+k))
			}
		}
		n += len(sec.Paragraphs)
	}
	return out
}

func (s *scene) jump(text, anchor string, inner, here bool) entry {
	return entry{id: "go/" + anchor, text: text, inner: inner, here: here, press: func() {
		s.backStack = nil
		s.show(anchor)
	}}
}

// listNodes appends the nodes of the visible lines to dst.
func (s *scene) listNodes(dst []ui.Node) []ui.Node {
	all := s.entries()
	columns, h := s.at.columns, entryHeight
	if s.query != "" {
		columns, h = 1, hitHeight
	}
	h *= s.layout.View.Letters()
	if s.layout.Phone { // large enough for touch
		h = max(h, 40)
	}
	rows := (len(all) + columns - 1) / columns
	s.reveal(all, rows, h)
	dst = append(dst, s.list.Node("list", s.at.list, float64(rows)*h, s.Rebuild))
	for i, e := range all {
		r := s.at.list.Row(i/max(rows, 1), columns, 18)
		r = geom.R(r.X, r.Y+float64(i%max(rows, 1))*h-s.list.Y, r.W, h)
		if !r.Within(s.at.list.Inset(-1)) {
			continue
		}
		dst = append(dst, ui.Node{
			ID: e.id, Label: e.text, Rect: r, Press: e.press, Chosen: e.here, Role: "listitem",
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { e.draw(p, n.Rect, f) },
		})
	}
	return dst
}

// draw draws the entry as a line of the list into r.
func (e *entry) draw(p *paint.Canvas, r geom.Rect, f ui.NodeState) {
	in := r.Pad(0, 1)
	if e.here {
		p.Rect(in, 5, theme.Alpha(theme.Brass, 0.45))
	} else if f.Hover > 0 {
		p.Rect(in, 5, theme.Alpha(theme.Lit, 0.8*f.Hover))
	}
	st := paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Umber}
	if e.inner {
		st = paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink}
		_, in = in.CutLeft(16)
	}
	in = in.Pad(8, 0)
	if e.hit == nil {
		p.Label(e.text, in, st)
		return
	}
	head, rest := in.CutTop(in.H * 0.44)
	p.Label(e.text, head, st)
	e.hit.draw(p, rest.Move(0, -3))
}

// draw draws the excerpt of a search result, shortened to fit r.
func (h *hit) draw(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Body, Size: 12, Color: theme.SoftInk}
	before, after := []rune(h.before), []rune(h.after)
	bold := st
	bold.Face, bold.Color = paint.Bold, theme.Oxblood
	width := func() float64 {
		return p.Advance(string(before), st) + p.Advance(h.found, bold) + p.Advance(string(after), st)
	}
	for width() > r.W && len(before)+len(after) > 4 {
		if len(before) > len(after) {
			before = before[2:]
			before[0] = '…'
		} else {
			after = append(after[:len(after)-2], '…')
		}
	}
	at := geom.Point{X: r.X, Y: r.Y + 4}
	for _, part := range []struct {
		text string
		st   paint.Style
	}{{string(before), st}, {h.found, bold}, {string(after), st}} {
		p.Text(part.text, at, part.st)
		at.X += p.Advance(part.text, part.st)
	}
}

// reveal scrolls the list of contents so that the entry of the paragraph that is being read is on
// the screen. It does nothing if that is the same entry as at the last call, so that the reader can
// scroll away. all are the entries, rows is the number of entries per column, and h the height of
// an entry in design units.
func (s *scene) reveal(all []entry, rows int, h float64) {
	for i, e := range all {
		if !e.here || e.id == s.lastRevealed {
			continue
		}
		s.lastRevealed = e.id
		y := float64(i%max(rows, 1)) * h
		s.list.Y = min(max(s.list.Y, y+2*h-s.at.list.H), max(0, y-h))
	}
}
