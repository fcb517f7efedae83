package progress

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

func TestLines(t *testing.T) {
	var out bytes.Buffer
	w := Start(&out, "play", "games", 400)
	w.now = func() time.Time { return w.began.Add(65 * time.Second) }
	if got := w.Line(); got != "play: 0 of 400 games, 1 min 5 s" {
		t.Errorf("at the start Line returns %q", got)
	}
	w.Add(100)
	w.Note("%d %%", 53)
	if got := w.Line(); got != "play: 100 of 400 games, 53 %, 3 min 15 s left" {
		t.Errorf("Line returns %q", got)
	}
	w.End()
	if out.Len() > 0 {
		t.Errorf("short work wrote %q, want nothing", &out)
	}
	w = Start(&out, "window", "tests", 0)
	w.now = func() time.Time { return w.began.Add(2*time.Hour + 61*time.Second) }
	w.Add(3)
	if got := w.Line(); got != "window: 3 tests, 2 h 1 min" {
		t.Errorf("without a total Line returns %q", got)
	}
	w.End()
	var none *Work
	none.Add(1)
	none.Note("nothing")
	none.End()
}

// TestBar checks that the bar is a single line that is overwritten, and that nothing of it remains
// at the end.
func TestBar(t *testing.T) {
	for _, total := range []int{4, 0} {
		var out bytes.Buffer
		began, passed := time.Now(), time.Duration(0)
		w := &Work{out: &out, bar: true, width: 60, what: "fuzz", units: "games", total: total, began: began,
			stop: make(chan struct{})}
		w.now = func() time.Time { passed += minRedraw; return began.Add(passed) }
		for range 4 {
			w.Add(1)
		}
		w.End()
		text := out.String()
		if !strings.Contains(text, "fuzz:") || strings.Contains(strings.TrimSpace(text), "\n") {
			t.Errorf("the bar writes %q, want one line that is overwritten", text)
		}
		last := text[strings.LastIndex(text, "\r")+1:]
		if strings.TrimSpace(strings.ReplaceAll(last, "\x1b[2K", "")) != "" {
			t.Errorf("End leaves %q on the terminal", last)
		}
		if full := "████████░░░░░░░░ fuzz: 2 of 4 games"; (total == 4) != strings.Contains(text, full) {
			t.Errorf("with a total of %d, half of the work is shown as %q", total, text)
		}
	}
}
