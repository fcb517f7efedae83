package ui

import (
	"image"
	"strings"
	"unicode/utf8"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
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
// that the first letter replaces what was there. A field that was touched by a finger brings up the keyboard of the
// screen.
type Typist struct {
	id    string // of the field in focus, "" for none
	whole bool   // all of it is selected
	text  *string
	allow Allow

	pasting Pending // what the clipboard was asked for, nil for nothing
	copying Pending // and what it was given

	touched bool // the screen's keyboard is wanted
	caret   image.Rectangle
	thumbs  *textinput.Composer
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
	var ok bool
	t.text, t.allow, ok = field(r.Focused())
	if in.Pressed {
		t.touched = in.Touch && !in.Scripted
	}
	if t.id != r.Focused() {
		t.pasting = nil // it was meant for the field of before
	}
	if t.id != r.Focused() && t.thumbs != nil {
		t.thumbs.Cancel()
		t.thumbs = nil
	}
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
	before := *t.text
	if !t.touched || !t.compose(r) {
		t.keys(in, r)
	}
	t.chord(in, r)
	t.settle(r)
	return *t.text != before
}

// keys takes what came from a keyboard.
func (t *Typist) keys(in *Input, r *Root) {
	if len(in.Chars) > 0 {
		t.write(string(in.Chars), r)
	} else if in.Erase {
		if t.whole {
			*t.text, t.whole = "", false
			return
		}
		_, n := utf8.DecodeLastRuneInString(*t.text)
		*t.text = (*t.text)[:len(*t.text)-n]
	}
}

// write puts text in the place of what is selected, or at the end. What cannot be written is told.
func (t *Typist) write(text string, r *Root) {
	if t.whole {
		*t.text = ""
	}
	t.whole = false
	var why string
	if *t.text, why = t.allow.add(*t.text, text); why != "" {
		r.Refuse(t.id, why)
	}
}

// chord follows the chords that edit text, and takes what a browser pastes.
func (t *Typist) chord(in *Input, r *Root) {
	switch in.Chord {
	case SelectAll:
		t.whole = true
		r.Stir()
	case Copy, Cut:
		if !t.whole || *t.text == "" || r.Copy == nil {
			break
		}
		t.copying = r.Copy(*t.text)
		if in.Chord == Cut {
			*t.text, t.whole = "", false
		}
	case Paste:
		if r.Paste != nil {
			t.pasting = r.Paste()
		}
	}
	if in.Pasted != "" {
		t.paste(in.Pasted, r)
	}
}

// paste writes text that comes from elsewhere: in one line.
func (t *Typist) paste(text string, r *Root) {
	if text = strings.Join(strings.Fields(text), " "); text != "" {
		t.write(text, r)
	}
}

// settle waits for the clipboard. What goes wrong with it is told.
func (t *Typist) settle(r *Root) {
	fail := func(err error) {
		if err != nil {
			r.Refuse(t.id, words.Sentence(err))
		}
	}
	if t.pasting != nil {
		if text, err, done := t.pasting.Poll(); done {
			t.pasting = nil
			fail(err)
			if err == nil {
				t.paste(text, r)
			}
		}
	}
	if t.copying != nil {
		if _, err, done := t.copying.Poll(); done {
			t.copying = nil
			fail(err)
		}
	}
}

// Pending is a request to the clipboard. Poll returns, as soon as done is true, the text that was
// read.
type Pending interface {
	Poll() (text string, err error, done bool)
}

// compose takes what came from the keyboard of the screen, and reports whether anything did.
func (t *Typist) compose(r *Root) bool {
	if t.thumbs == nil {
		t.thumbs = &textinput.Composer{
			OnNewSession: func() *textinput.SessionOptions {
				o := &textinput.SessionOptions{CaretBounds: t.caret}
				if !t.whole {
					o.TextBeforeCaret = *t.text
				}
				return o
			},
			OnCommit: func(c *textinput.Commit) {
				before, after := c.SurroundingText()
				*t.text, _ = t.allow.add("", before+c.Text()+after)
				t.whole = false
			},
			OnEndByUser: func() { t.touched = false },
		}
	}
	if n := r.find(t.id); n != nil {
		x, y := r.Layout.View.ToPixel(geom.Point{X: n.Rect.X, Y: n.Rect.Y})
		t.caret = image.Rect(int(x), int(y), int(x)+2, int(y+n.Rect.H*r.Layout.View.Scale))
	}
	handled, err := t.thumbs.Update()
	return handled && err == nil // without such a keyboard there may still be another one
}

// Allow bounds what can be typed.
type Allow struct {
	Most  int    // letters
	Runes string // the only ones allowed; "" allows all that can be seen
}

// add appends what of typed is allowed, and says why if something is not.
func (a Allow) add(text, typed string) (out, why string) {
	n := utf8.RuneCountInString(text)
	for _, c := range typed {
		switch {
		case a.Runes != "" && !strings.ContainsRune(a.Runes, c):
			why = words.T("Only these can be written here: %s", a.Runes)
			continue
		case !paint.Legible(c):
			why = words.T("Gulch has no such letter. It writes Latin and Cyrillic ones.")
			continue
		case n >= a.Most:
			why = words.T("There is room for %d letters.", a.Most)
			continue
		}
		if c == ' ' && (text == "" || strings.HasSuffix(text, " ")) {
			continue
		}
		text += string(c)
		n++
	}
	return text, why
}
