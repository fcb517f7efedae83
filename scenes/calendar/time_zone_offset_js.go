package calendar

import (
	"math"
	"syscall/js"
	"time"
)

// systemOffset returns local time minus UTC in the browser's time zone at an instant. It returns 0
// for instants that the browser cannot represent.
func systemOffset(t time.Time) time.Duration {
	date := js.Global().Get("Date").New(float64(t.UnixMilli()))
	// in minutes, with a fraction: some historical offsets have seconds
	behind := date.Call("getTimezoneOffset").Float()
	if math.IsNaN(behind) {
		return 0
	}
	return time.Duration(math.Round(-behind*60)) * time.Second
}
