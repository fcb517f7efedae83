package share

import (
	"testing"

	"gulch/scenes/menu/menutest"
)

// TestShareMessages checks what is said after a text was copied or saved, and that the picture of
// the text can be shared instead.
func TestShareMessages(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Title: "Share", Text: "This", File: "a.txt", Instructions: "Drop it.",
		Picture: &Postcard{}}))
	s := h.Top().(*Dialog)
	for want, got := range map[string]string{
		"Copied to the clipboard. Drop it.": s.copied(""), "The file is “/tmp/a.txt”. Drop it.": s.saved("/tmp/a.txt"),
		"“a.txt” is in your browser's downloads. Drop it.": s.saved(""),
	} {
		if got != want {
			t.Errorf("the message is %q, want %q", got, want)
		}
	}
	menutest.Press(t, h, "picture")
	menutest.WantScene(t, h, "picture")
}
