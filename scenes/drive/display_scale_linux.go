package drive

import (
	"fmt"

	"github.com/jezek/xgb/xproto"
)

// setScale sets the device scale factor for all programs that are started on the display later. It
// sets the X resource Xft.dpi, a property of the root window.
func setScale(display string, factor float64) error {
	conn, err := connect(":" + display)
	if err != nil {
		return err
	}
	defer conn.Close()
	root := xproto.Setup(conn).DefaultScreen(conn).Root
	text := fmt.Sprintf("Xft.dpi:\t%d\n", int(96*factor+0.5))
	return xproto.ChangePropertyChecked(conn, xproto.PropModeReplace, root, xproto.AtomResourceManager,
		xproto.AtomString, 8,
		uint32(len(text)), []byte(text)).Check()
}
