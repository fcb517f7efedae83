package ui

import (
	"strings"
	"unicode/utf8"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Field returns a line of text that can be typed into while it has the focus. The typing itself is a [Typist]'s.
// empty is shown where there is no text.
func Field(t *Typist, id, label, tip string, r geom.Rect, text, empty string) Node {
	return Node{
		ID: id, Label: label, Tip: tip, Role: "textbox", Rect: r, Press: func() {},
		Draw: func(p *paint.Pen, n *Node, f Feel) {
			in := n.Rect.Move(f.Shake, 0)
			p.Rect(in, 6, theme.Alpha(theme.SoftInk, 0.9))
			p.Grad(in.Inset(1.3), 5, theme.Mix(theme.RGB(0xFBF1D6), theme.Lit, f.Hover), theme.RGB(0xF5E6C0))
			p.Soft(geom.R(in.X+3, in.Y+1.5, in.W-6, 4), 2, 2, 0, theme.Alpha(theme.SoftInk, 0.22))
			st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink}
			at := in.Pad(10, 0)
			if text == "" {
				st.Face, st.Color = paint.Italic, theme.SoftInk
				p.Label(empty, at, st)
				st.Face, st.Color = paint.Bold, theme.Ink
			}
			w, h := p.Measure(text, st)
			w = min(w, at.W)
			if t.id == n.ID {
				t.mark(p, geom.R(at.X, in.Center().Y-h*0.46, w, h*0.92))
			}
			p.Label(text, at, st)
		},
	}
}

// Typist edits the text of whichever field has the focus. A field that has just got the focus is wholly selected, so
// that the first letter replaces what was there.
type Typist struct {
	id    string // of the field in focus, "" for none
	whole bool   // all of it is selected
}

// mark paints the selection or the caret of a text that fills r.
func (t *Typist) mark(p *paint.Pen, r geom.Rect) {
	if t.whole && r.W > 0 {
		p.Rect(r.Inset(-1.5), 2, theme.Alpha(theme.Brass, 0.55))
		return
	}
	p.Rect(geom.R(r.Right()+1.5, r.Y, 1.6, r.H), 0, theme.Oxblood)
}

// Editing returns the ID of the field that is typed into, "" for none.
func (t *Typist) Editing() string { return t.id }

// Update takes what was typed in this tick. field returns the text of a node and how it is bounded, false for a node
// that is no field. It reports whether a text has changed.
func (t *Typist) Update(r *Root, in *Input, field func(id string) (text *string, allow Allow, ok bool)) bool {
	text, allow, ok := field(r.Focused())
	if !ok {
		t.id = ""
		return false
	}
	if t.id != r.Focused() {
		t.id, t.whole = r.Focused(), true
		r.Stir()
	} else if in.Pressed && r.Hovered() != nil && r.Hovered().ID == t.id {
		t.whole = !t.whole
		r.Stir()
	}
	if len(in.Chars) == 0 && !in.Erase {
		return false
	}
	before := *text
	if t.whole {
		*text = ""
	} else if in.Erase && len(in.Chars) == 0 {
		_, n := utf8.DecodeLastRuneInString(*text)
		*text = (*text)[:len(*text)-n]
	}
	t.whole = false
	*text = allow.add(*text, in.Chars)
	return *text != before
}

// Allow bounds what can be typed.
type Allow struct {
	Most  int    // letters
	Runes string // the only ones allowed; "" allows all that can be seen
}

func (a Allow) add(text string, typed []rune) string {
	n := utf8.RuneCountInString(text)
	for _, c := range typed {
		if n >= a.Most || a.Runes != "" && !strings.ContainsRune(a.Runes, c) {
			continue
		}
		if c == ' ' && (text == "" || strings.HasSuffix(text, " ")) {
			continue
		}
		text += string(c)
		n++
	}
	return text
}
