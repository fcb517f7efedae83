package ui

import (
	"image"
	"strings"
	"unicode/utf8"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Field returns a node for a single-line text field that shows text and fills r. It can be edited
// while it has the focus; t is the editor that changes the text. empty is the placeholder shown if
// text is "". id, label and tip are those of the node.
func Field(t *TextEditor, id, label, tip string, r geom.Rect, text, empty string) Node {
	return Node{
		ID: id, Label: label, Tip: tip, Role: "textbox", Rect: r, Press: func() {},
		Draw: func(p *paint.Canvas, n *Node, f NodeState) {
			in := n.Rect.Move(f.Shake, 0)
			p.Rect(in, 6, theme.Alpha(theme.SoftInk, 0.9))
			p.Gradient(in.Inset(1.3), 5, theme.Mix(theme.RGB(0xFBF1D6), theme.Lit, f.Hover), theme.RGB(0xF5E6C0))
			p.SoftRect(geom.R(in.X+3, in.Y+1.5, in.W-6, 4), 2, 2, 0, theme.Alpha(theme.SoftInk, 0.22))
			st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink}
			at := in.Pad(10, 0)
			if text == "" {
				st.Face, st.Color = paint.Italic, theme.SoftInk
				beside := at
				if t.id == n.ID {
					_, beside = at.CutLeft(6) // the caret stands to the left of the placeholder
				}
				p.Label(empty, beside, st)
				st.Face, st.Color = paint.Bold, theme.Ink
			}
			w, h := p.Measure(text, st)
			w = min(w, at.W)
			if t.id == n.ID {
				t.drawSelection(p, geom.R(at.X, in.Center().Y-h*0.46, w, h*0.92))
			}
			p.Label(text, at, st)
		},
	}
}

// TextEditor edits the text of the focused text field. When a field gets the focus, its whole text
// is selected, so that the first typed letter replaces it. If the focus was set by a touch, the
// on-screen keyboard is opened.
type TextEditor struct {
	id          string // ID of the focused field, "" for none
	allSelected bool   // the whole text is selected
	text        *string
	allow       TextLimits

	pasting ClipboardRequest // running paste request, nil for none
	copying ClipboardRequest // running copy request, nil for none

	touched  bool // the field was touched by a finger, so the on-screen keyboard is used
	caret    image.Rectangle
	composer *textinput.Composer
}

// drawSelection draws the selection, or else the caret at the end; r is the rectangle of the text.
func (t *TextEditor) drawSelection(p *paint.Canvas, r geom.Rect) {
	if t.allSelected && r.W > 0 {
		p.Rect(r.Inset(-1.5), 2, theme.Alpha(theme.Brass, 0.55))
		return
	}
	p.Rect(geom.R(r.Right()+1.5, r.Y, 1.6, r.H), 0, theme.Oxblood)
}

// Editing returns the ID of the field being edited, "" for none.
func (t *TextEditor) Editing() string { return t.id }

// Update applies the input of this tick to the focused field and reports whether the text of the
// field has changed. field returns the text and the limits of the field with an ID; ok is false for
// a node that is not a field.
func (t *TextEditor) Update(r *Root, in *Input, field func(id string) (text *string, allow TextLimits, ok bool)) bool {
	var ok bool
	t.text, t.allow, ok = field(r.Focused())
	if in.Pressed {
		t.touched = in.Touch && !in.Scripted
	}
	if t.id != r.Focused() {
		t.pasting = nil // the clipboard was requested for the previous field
	}
	if t.id != r.Focused() && t.composer != nil {
		t.composer.Cancel()
		t.composer = nil
	}
	if !ok {
		t.id = ""
		return false
	}
	if t.id != r.Focused() {
		t.id, t.allSelected = r.Focused(), true
		r.RequestFrame()
	} else if in.Pressed && r.Hovered() != nil && r.Hovered().ID == t.id {
		t.allSelected = !t.allSelected
		r.RequestFrame()
	}
	before := *t.text
	if !t.touched || !t.compose(r) {
		t.keys(in, r)
	}
	t.chord(in, r)
	t.pollClipboard(r)
	return *t.text != before
}

// keys applies typed letters and Backspace to the text of the focused field.
func (t *TextEditor) keys(in *Input, r *Root) {
	if len(in.Chars) > 0 {
		t.write(string(in.Chars), r)
	} else if in.Erase {
		if t.allSelected {
			*t.text, t.allSelected = "", false
			return
		}
		_, n := utf8.DecodeLastRuneInString(*t.text)
		*t.text = (*t.text)[:len(*t.text)-n]
	}
}

// write replaces the selection by text, or appends text if nothing is selected. Letters that the
// field does not allow are left out, and the reason is shown at the node.
func (t *TextEditor) write(text string, r *Root) {
	if t.allSelected {
		*t.text = ""
	}
	t.allSelected = false
	var why string
	if *t.text, why = t.allow.add(*t.text, text); why != "" {
		r.Refuse(t.id, why)
	}
}

// chord handles the key combinations that edit text, and text pasted by the browser.
func (t *TextEditor) chord(in *Input, r *Root) {
	switch in.Chord {
	case SelectAll:
		t.allSelected = true
		r.RequestFrame()
	case Copy, Cut:
		if !t.allSelected || *t.text == "" || r.Copy == nil {
			break
		}
		t.copying = r.Copy(*t.text)
		if in.Chord == Cut {
			*t.text, t.allSelected = "", false
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

// paste writes text from the clipboard, joined to a single line.
func (t *TextEditor) paste(text string, r *Root) {
	if text = strings.Join(strings.Fields(text), " "); text != "" {
		t.write(text, r)
	}
}

// pollClipboard applies the results of finished clipboard requests. Errors are shown as refusals at
// the node of the field.
func (t *TextEditor) pollClipboard(r *Root) {
	fail := func(err error) {
		if err != nil {
			r.Refuse(t.id, i18n.Sentence(err))
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

// ClipboardRequest is an asynchronous request to read or write the clipboard. Once the request is
// finished, Poll returns true for done and an error if the request failed; text is the text that
// was read, "" after writing.
type ClipboardRequest interface {
	Poll() (text string, err error, done bool)
}

// compose applies the input of the on-screen keyboard, and reports whether it handled any.
func (t *TextEditor) compose(r *Root) bool {
	if t.composer == nil {
		t.composer = &textinput.Composer{
			OnNewSession: func() *textinput.SessionOptions {
				o := &textinput.SessionOptions{CaretBounds: t.caret}
				if !t.allSelected {
					o.TextBeforeCaret = *t.text
				}
				return o
			},
			OnCommit: func(c *textinput.Commit) {
				before, after := c.SurroundingText()
				*t.text, _ = t.allow.add("", before+c.Text()+after)
				t.allSelected = false
			},
			OnEndByUser: func() { t.touched = false },
		}
	}
	if n := r.find(t.id); n != nil {
		x, y := r.Layout.View.ToPixel(geom.Point{X: n.Rect.X, Y: n.Rect.Y})
		t.caret = image.Rect(int(x), int(y), int(x)+2, int(y+n.Rect.H*r.Layout.View.Scale))
	}
	handled, err := t.composer.Update()
	return handled && err == nil // false if there is no on-screen keyboard, so that a hardware keyboard is used
}

// TextLimits limits what can be typed into a field.
type TextLimits struct {
	MaxLetters int    // maximum number of letters of the text
	Runes      string // the only letters allowed; "" allows all letters that the fonts have
}

// add returns text with the allowed letters of typed appended. If letters were rejected, the second
// result is the reason in words for the player, otherwise "".
func (a TextLimits) add(text, typed string) (out, why string) {
	n := utf8.RuneCountInString(text)
	for _, c := range typed {
		switch {
		case a.Runes != "" && !strings.ContainsRune(a.Runes, c):
			why = i18n.T("You can't type that here. Use only these: %s", a.Runes)
			continue
		case !paint.HasGlyph(c):
			why = i18n.T("You can't type that: Gulch has only Latin and Cyrillic letters.")
			continue
		case n >= a.MaxLetters:
			why = i18n.T("You can't type more than %d letters. First, delete some.", a.MaxLetters)
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
