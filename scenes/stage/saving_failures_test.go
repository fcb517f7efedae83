package stage

import (
	"errors"
	"strings"
	"testing"

	"gulch/scenes/store"
)

func TestSavingFailsAndRecovers(t *testing.T) {
	docs := &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	docs.broken = errors.New("the disk is full")
	playSome(t, m, 4)
	if !strings.Contains(h.toast.text, "disk is full") || m.SaveErr() == nil {
		t.Errorf("the toast is %q, want that the disk is full; SaveErr is %v", h.toast.text, m.SaveErr())
	}
	docs.broken = nil
	playSome(t, m, 1)
	if !strings.Contains(h.toast.text, "works again") {
		t.Errorf("the toast is %q, want that saving works again", h.toast.text)
	}
	if text, _ := docs.Read(h.Saved()[0].Doc); string(text) != string(m.Text()) {
		t.Error("the saved record lacks moves")
	}
}
