package drive

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"time"
)

// setScale tells all later programs on the display that its pixels are small: it sets the resource Xft.dpi, which
// is a property of the root window. This is the one request of the X protocol (version 11) that the driver makes,
// so it is written out here.
func setScale(display string, factor float64) error {
	conn, err := net.Dial("unix", "/tmp/.X11-unix/X"+display)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(time.Minute)); err != nil {
		return err
	}
	root, err := connect(conn)
	if err != nil {
		return err
	}
	if _, err := conn.Write(changeResources(root, fmt.Sprintf("Xft.dpi:\t%d\n", int(96*factor+0.5)))); err != nil {
		return err
	}
	return roundTrip(conn)
}

var order = binary.LittleEndian

// connect opens a session without authorisation and returns the root window of the first screen.
func connect(conn io.ReadWriter) (root uint32, err error) {
	hello := make([]byte, 12)
	hello[0] = 'l'
	order.PutUint16(hello[2:], 11)
	if _, err := conn.Write(hello); err != nil {
		return 0, err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(conn, head); err != nil {
		return 0, err
	}
	rest := make([]byte, 4*int(order.Uint16(head[6:])))
	if _, err := io.ReadFull(conn, rest); err != nil {
		return 0, err
	}
	if head[0] != 1 {
		return 0, errors.New("the server refused the connection")
	}
	const fixed = 32
	vendor, formats := int(order.Uint16(rest[16:])), int(rest[21])
	screens := fixed + (vendor+3)/4*4 + 8*formats
	if len(rest) < screens+4 {
		return 0, errors.New("the server's greeting is too short")
	}
	return order.Uint32(rest[screens:]), nil
}

// changeResources returns a ChangeProperty request that replaces RESOURCE_MANAGER, a STRING, of a window.
func changeResources(window uint32, text string) []byte {
	const changeProperty, resourceManager, stringType = 18, 23, 31
	padded := text + strings.Repeat("\x00", (4-len(text)%4)%4)
	req := make([]byte, 24, 24+len(padded))
	req[0] = changeProperty
	order.PutUint16(req[2:], uint16((24+len(padded))/4))
	order.PutUint32(req[4:], window)
	order.PutUint32(req[8:], resourceManager)
	order.PutUint32(req[12:], stringType)
	req[16] = 8
	order.PutUint32(req[20:], uint32(len(text)))
	return append(req, padded...)
}

// roundTrip waits until the server has done what it was told, by asking for something (the focus).
func roundTrip(conn io.ReadWriter) error {
	const getInputFocus = 43
	if _, err := conn.Write([]byte{getInputFocus, 0, 1, 0}); err != nil {
		return err
	}
	reply := make([]byte, 32)
	if _, err := io.ReadFull(conn, reply); err != nil {
		return err
	}
	if reply[0] != 1 {
		return fmt.Errorf("the server answered with error %d", reply[1])
	}
	return nil
}
