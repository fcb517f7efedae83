package ui

import (
	"testing"

	"gulch/render/geom"
)

// form is a screen with two fields and a button.
func form(typist *Typist, name, number *string) (*Root, func(*Input) bool) {
	r := &Root{}
	field := func(id string) (*string, Allow, bool) {
		switch id {
		case "name":
			return name, Allow{Most: 8}, true
		case "number":
			return number, Allow{Most: 4, Runes: "0123456789"}, true
		}
		return nil, Allow{}, false
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
	var typist Typist
	r, step := form(&typist, &name, &number)
	keys := func(s string) *Input { return &Input{Chars: []rune(s)} }
	if step(keys("x")); name != "Stranger" {
		t.Error("letters arrive without a field in focus")
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
		{keys("A"), "A"}, // replaces what was there
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
	for typed, want := range map[string]string{"ΩŁ": "Ada LeŁ", "字": "Ada Le"} { // not all letters can be drawn
		name = "Ada Le"
		if step(keys(typed)); name != want || r.Said() == "" {
			t.Errorf("%q makes the name %q; want %q, and a word about it", typed, name, want)
		}
	}
	r.Focus("number")
	step(&Input{})
	if step(keys("a1b2c3456")); number != "1234" || r.Said() == "" {
		t.Errorf("the number is %q, and nothing is said", number)
	}
	r.Focus("name")
	step(&Input{})
	if step(&Input{Erase: true}); name != "" {
		t.Errorf("Backspace on a field that just got the focus leaves %q", name)
	}
	r.Focus("ok")
	if step(keys("x")); name != "" || typist.Editing() != "" {
		t.Error("letters arrive although a button has the focus")
	}
}
