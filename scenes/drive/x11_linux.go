package drive

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// connect opens a connection to a display; "" is the display of this process. The library's log
// messages are discarded: the virtual display needs no authority file, about which it would
// complain.
func connect(display string) (*xgb.Conn, error) {
	xgb.Logger = log.New(io.Discard, "", 0)
	return xgb.NewConnDisplay(display)
}
