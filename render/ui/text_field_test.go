package ui

import (
	"errors"
	"testing"

	"gulch/render/geom"
)

// textForm returns a test screen with two text fields, whose texts are in name and number, and a
// button. The returned function runs one tick with an input and reports whether a text has changed.
func textForm(typist *TextEditor, name, number *string) (*Root, func(*Input) bool) {
	r := &Root{}
	field := func(id string) (*string, TextLimits, bool) {
		switch id {
		case "name":
			return name, TextLimits{MaxLetters: 8}, true
		case "number":
			return number, TextLimits{MaxLetters: 4, Runes: "0123456789"}, true
		}
		return nil, TextLimits{}, false
	}
	r.Set(NewLayout(1280, 720), []Node{
		Field(typist, "name", "Name", "", geom.R(100, 100, 200, 40), *name, ""),
		Field(typist, "number", "Number", "", geom.R(100, 200, 200, 40), *number, ""),
		{ID: "ok", Rect: geom.R(100, 300, 200, 40), Press: func() {}},
	})
	return r, func(in *Input) bool {
		r.Update(in, 16)
		return typist.Update(r, in, field)
	}
}

func TestTyping(t *testing.T) {
	name, number := "Stranger", "77"
	var typist TextEditor
	r, step := textForm(&typist, &name, &number)
	keys := func(s string) *Input { return &Input{Chars: []rune(s)} }
	if step(keys("x")); name != "Stranger" {
		t.Error("letters were typed into a field without the focus")
	}
	r.Focus("name")
	step(&Input{})
	if typist.Editing() != "name" {
		t.Fatal("the field in focus is not edited")
	}
	for _, c := range []struct {
		in   *Input
		want string
	}{
		{keys("A"), "A"}, // the typed letter replaces the selected text
		{keys("da  Lee"), "Ada Lee"},
		{&Input{Erase: true}, "Ada Le"},
		{keys("é Long"), "Ada Leé "},
		{&Input{Erase: true}, "Ada Leé"},
		{&Input{Erase: true}, "Ada Le"},
	} {
		if changed := step(c.in); !changed || name != c.want {
			t.Errorf("the name is %q (changed %v), want %q", name, changed, c.want)
		}
	}
	// letters that the fonts lack are rejected
	for typed, want := range map[string]string{"ΩŁ": "Ada LeŁ", "字": "Ada Le"} {
		name = "Ada Le"
		if step(keys(typed)); name != want || r.TakeAnnouncement() == "" {
			t.Errorf("typing %q makes the name %q; want %q and a refusal", typed, name, want)
		}
	}
	r.Focus("number")
	step(&Input{})
	if step(keys("a1b2c3456")); number != "1234" || r.TakeAnnouncement() == "" {
		t.Errorf("the number is %q, want 1234 and a refusal", number)
	}
	r.Focus("name")
	step(&Input{})
	if step(&Input{Erase: true}); name != "" {
		t.Errorf("Backspace in a field that just got the focus leaves %q, want an empty text", name)
	}
	r.Focus("ok")
	if step(keys("x")); name != "" || typist.Editing() != "" {
		t.Error("letters were typed into a field although a button has the focus")
	}
}

// answered is a ClipboardRequest that is already finished.
type answered struct {
	text string
	err  error
}

func (a answered) Poll() (text string, err error, done bool) { return a.text, a.err, true }

// TestClipboardInFields checks that key combinations select, copy, cut and paste text, and that
// text pasted by the browser is inserted.
func TestClipboardInFields(t *testing.T) {
	name, number, board := "Opal", "", ""
	var failure error
	var typist TextEditor
	r, step := textForm(&typist, &name, &number)
	r.Copy = func(text string) ClipboardRequest { board = text; return answered{"", failure} }
	r.Paste = func() ClipboardRequest { return answered{board, failure} }
	chord := func(c Chord) { t.Helper(); step(&Input{Chord: c}) }
	expect := func(what, wantName, wantBoard string) {
		t.Helper()
		if name != wantName || board != wantBoard {
			t.Errorf("%s: the name is %q and the clipboard %q; want %q and %q", what, name, board, wantName, wantBoard)
		}
	}
	if chord(SelectAll); typist.Editing() != "" {
		t.Fatal("a field is edited without the focus")
	}
	r.Focus("name")
	step(&Input{})
	step(&Input{Chars: []rune("Ada")})
	chord(Copy)
	expect("copy without a selection", "Ada", "")
	chord(SelectAll)
	chord(Copy)
	expect("copy", "Ada", "Ada")
	chord(Cut)
	expect("cut", "", "Ada")
	chord(Paste)
	chord(Paste)
	expect("paste twice", "AdaAda", "Ada")
	chord(SelectAll)
	board = "  Kit\r\n\tC.\n"
	chord(Paste)
	expect("paste of several lines over the selection", "Kit C.", "  Kit\r\n\tC.\n")
	chord(SelectAll)
	step(&Input{Pasted: "Dutch\n"})
	expect("paste by the browser", "Dutch", "  Kit\r\n\tC.\n")
	r.Focus("number")
	step(&Input{})
	if step(&Input{Pasted: " 18 77\n"}); number != "1877" || r.TakeAnnouncement() == "" {
		t.Errorf("after pasting the number is %q, want 1877 and a refusal of the space", number)
	}
	r.TakeAnnouncement()
	failure = errors.New("there is no clipboard")
	if chord(Paste); number != "1877" || r.TakeAnnouncement() != "There is no clipboard." {
		t.Errorf("after a clipboard error the number is %q, want 1877 and the error as a refusal", number)
	}
}

// TestEnterEndsTyping checks that Enter in a text field ends the typing and does not press the main
// button, unless the field is the only question of a dialog.
func TestEnterEndsTyping(t *testing.T) {
	for _, submits := range []bool{false, true} {
		r, pressed, text := &Root{}, false, "Ada"
		var typist TextEditor
		field := Field(&typist, "name", "Name", "", geom.R(100, 100, 200, 40), text, "")
		field.Submits = submits
		r.Set(NewLayout(1280, 720), []Node{field,
			{ID: "deal", Primary: true, Rect: geom.R(100, 300, 200, 40), Press: func() { pressed = true }}})
		r.Focus("name")
		r.Update(&Input{Accept: true}, 16)
		if pressed != submits || !submits && r.Typing() {
			t.Errorf("submits %v: Enter presses the main button: %v, still typing: %v", submits, pressed, r.Typing())
		}
	}
}
