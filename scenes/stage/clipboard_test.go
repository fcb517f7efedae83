package stage

import (
	"testing"
	"time"

	"gulch/render/ui"
	"gulch/scenes/clip"
)

// settled waits for an answer of the clipboard.
func settled(p ui.Pending) (text string, err error, done bool) {
	for range 500 {
		if text, err, done = p.Poll(); done {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	return text, err, done
}

// What is copied from a field can be pasted into another even where no program reaches the
// clipboard of the platform.
func TestFieldsHaveAClipboardOfTheirOwn(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if clip.Missing() == nil {
		return // this platform's clipboard needs no program
	}
	h := &App{}
	if _, err, done := settled(h.paste()); !done || err == nil {
		t.Error("pasting from a clipboard that is missing is not refused")
	}
	if _, err, done := settled(h.copy("Opal")); !done || err != nil {
		t.Errorf("copying fails: %v", err)
	}
	if text, err, done := settled(h.paste()); !done || err != nil || text != "Opal" {
		t.Errorf("pasted is %q, %v", text, err)
	}
}
