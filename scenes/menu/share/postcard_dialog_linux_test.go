package share

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"

	"github.com/adrg/xdg"
)

// TestPictureButtons checks the buttons of the dialog of a picture: it can be copied or saved only
// when it is rendered, the browser's share sheet comes first where there is one, and Escape closes
// the dialog.
func TestPictureButtons(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Picture(h, Postcard{Title: "Boomtown", File: "gulch boomtown"}))
	s := h.Top().(*pictureDialog)
	s.missing, s.shares = nil, true
	if ids := fmt.Sprint(menutest.Enabled(h)); strings.Contains(ids, "file") || !strings.Contains(ids, "leave") {
		t.Errorf("before the picture is rendered the buttons %s are enabled", ids)
	}
	began := 0
	s.begin(func(clip.Picture) *clip.Request { began++; return nil }, nil)
	if began > 0 {
		t.Error("a picture that is not rendered is shared")
	}
	buttons := s.buttons()
	menutest.Build(h)
	if at := s.at; len(at) != 4 || len(buttons) != 4 || at[0].Y != at[1].Y || at[1].Y == at[2].Y ||
		buttons[0].ID != "share" {
		t.Errorf("the buttons are %+v at %v, want four with the share sheet first, in rows of two", buttons, at)
	}
	drive.OnHost(func() {
		s.image = paint.NewTexture(postcardSizes[0].w, postcardSizes[0].h)
		s.rendered = true
	})
	// nothing must be written outside the test's folders
	folder := t.TempDir()
	t.Cleanup(xdg.Reload) // after the environment is restored
	t.Setenv("XDG_DOWNLOAD_DIR", folder)
	t.Setenv("PATH", t.TempDir())
	xdg.Reload()
	for _, c := range []struct{ id, want string }{
		{"copy", "on the clipboard"}, {"share", ""}, {"file", "in your browser's downloads"},
	} {
		drive.OnHost(func() {
			for _, b := range s.buttons() {
				if b.ID == c.id {
					b.Press()
				}
			}
		})
		if got := s.done(""); !strings.Contains(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("after %s the message is %q, want %q", c.id, got, c.want)
		}
		for range 2000 { // until the operation is done
			if _, _, done := s.operation.Poll(); done {
				break
			}
			time.Sleep(time.Millisecond)
		}
		s.operation = nil
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 1 || files[0].Name() != "gulch boomtown.png" {
		t.Errorf("the files in the folder are %v, error %v; want gulch boomtown.png", files, err)
	}
	menutest.Update(h, ui.Input{Back: true})
	if h.Top() != nil {
		t.Errorf("Escape leads to %s, want the dialog closed", h.Top().Name())
	}
}
