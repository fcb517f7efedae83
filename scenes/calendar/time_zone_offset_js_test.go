package calendar

import (
	"syscall/js"
	"testing"
	"time"
)

// TestBrowserOffsets checks that the browser's offset at each instant is used. Go's own local time
// has only one offset in a browser, so it is wrong by an hour for half of the year.
func TestBrowserOffsets(t *testing.T) {
	env := js.Global().Get("process").Get("env")
	for _, name := range places {
		place, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		env.Set("TZ", name)
		for at := firstHour; at.Before(lastHour); at = at.Add(13 * time.Hour) {
			if got, want := systemOffset(at), offsetIn(place, at); got != want {
				t.Errorf("%s at %s: offset %v, want %v", name, at, got, want)
				break
			}
		}
	}
	if got := systemOffset(time.Unix(1<<55, 0)); got != 0 {
		t.Errorf("the offset beyond all dates is %v, want 0", got)
	}
}
