package drive

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// connect opens a session with a display, "" for that of this process. The hidden display asks for no authority, and
// the library's remarks about that are left out.
func connect(display string) (*xgb.Conn, error) {
	xgb.Logger = log.New(io.Discard, "", 0)
	return xgb.NewConnDisplay(display)
}
