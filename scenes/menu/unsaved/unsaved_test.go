package unsaved

import (
	"errors"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// TestUnsavedDialog checks that a game that cannot be exported gives a message, and that Escape
// closes the dialog.
func TestUnsavedDialog(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, stage.Unsaved{}))
	s := h.Top().(*unsaved)
	drive.OnHost(func() { s.keepElsewhere("none.gulch") })
	menutest.WantScene(t, h, "message")
	h.Pop()
	h.Docs = &menutest.FullStore{Store: h.Docs, Failure: errors.New("the disk is full")}
	menutest.Update(h, ui.Input{Back: true})
	if h.Top() != nil {
		t.Errorf("Escape leads to %s, want the dialog closed", h.Top().Name())
	}
}
