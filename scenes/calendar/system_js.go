package calendar

import (
	"math"
	"syscall/js"
	"time"
)

// systemOffset returns the offset of the browser's time zone at an instant. It is 0 for instants
// that the browser cannot represent.
func systemOffset(t time.Time) time.Duration {
	date := js.Global().Get("Date").New(float64(t.UnixMilli()))
	behind := date.Call("getTimezoneOffset").Float() // minutes; history has offsets with seconds
	if math.IsNaN(behind) {
		return 0
	}
	return time.Duration(math.Round(-behind*60)) * time.Second
}
