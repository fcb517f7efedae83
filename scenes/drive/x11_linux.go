package drive

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// connect opens a connection to an X display; "" is the display of this process. Log messages of
// the library are discarded, because it would complain about a missing authority file, which the
// virtual display does not need.
func connect(display string) (*xgb.Conn, error) {
	xgb.Logger = log.New(io.Discard, "", 0)
	return xgb.NewConnDisplay(display)
}
