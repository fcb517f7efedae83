//go:build !js

package stage

import (
	"slices"
	"testing"

	"gulch/render/ui"
)

// pass advances the toasts by some milliseconds.
func pass(h *App, ms float64) {
	for ; ms > 0; ms -= tickTime {
		h.updateToast(&ui.Input{}, tickTime)
	}
}

// TestToastsAreOrderedByPriority checks that toasts are shown in the order of their priorities,
// then in the order of their arrival, and that none is lost.
func TestToastsAreOrderedByPriority(t *testing.T) {
	h, _, _, _ := failingApp(t)
	h.Toast("news")
	h.Warn("warning")
	h.Toast("more news")
	h.Alert("x", "alert")
	h.Toast("last news")
	h.Warn("another warning")
	var order []string
	for range 10_000 {
		if now := h.toast.text; now != "" && (len(order) == 0 || order[len(order)-1] != now) {
			order = append(order, now)
		}
		pass(h, tickTime)
	}
	want := []string{"alert", "warning", "another warning", "news", "more news", "last news"}
	if !slices.Equal(order, want) || h.toast.text != "" {
		t.Errorf("toasts shown: %q, want %q; still shown at the end: %q", order, want, h.toast.text)
	}
}

// TestToastsGiveWay checks that a toast with ordinary news is soon replaced by a new toast, and
// that an alert replaces the last alert about the same topic.
func TestToastsGiveWay(t *testing.T) {
	h, _, _, _ := failingApp(t)
	h.Toast("news")
	pass(h, 2000)
	h.Toast("an answer")
	pass(h, 100)
	if h.toast.text != "an answer" {
		t.Errorf("the toast is %q, want \"an answer\"", h.toast.text)
	}
	h.Alert("saving", "it fails")
	h.Alert("other", "the other alert")
	h.Alert("saving", "it works")
	if h.toast.text != "it works" || slices.ContainsFunc(h.toastQueue,
		func(n toast) bool { return n.text == "it fails" }) {
		t.Errorf("the toast is %q, want \"it works\"; the queue is %+v", h.toast.text, h.toastQueue)
	}
}
