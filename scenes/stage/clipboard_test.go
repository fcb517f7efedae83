package stage

import (
	"testing"
	"time"

	"gulch/render/ui"
	"gulch/scenes/clip"
)

// settled polls the clipboard request p until it is done, and returns its result. done is false if
// that takes longer than five seconds.
func settled(p ui.ClipboardRequest) (text string, err error, done bool) {
	for range 500 {
		if text, err, done = p.Poll(); done {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	return text, err, done
}

// TestFieldsHaveAClipboardOfTheirOwn checks that text can be copied from one field to another if
// the platform has no clipboard.
func TestFieldsHaveAClipboardOfTheirOwn(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if clip.Unavailable() == nil {
		return // on this platform the clipboard always works, so there is nothing to test
	}
	h := &App{}
	if _, err, done := settled(h.paste()); !done || err == nil {
		t.Error("paste before copy: no error although the platform has no clipboard")
	}
	if _, err, done := settled(h.copy("Opal")); !done || err != nil {
		t.Errorf("copy: %v", err)
	}
	if text, err, done := settled(h.paste()); !done || err != nil || text != "Opal" {
		t.Errorf("paste returns %q, error %v; want Opal", text, err)
	}
}
